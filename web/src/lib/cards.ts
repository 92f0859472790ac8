// Faces as bookkeeping: which are picked of a rank, which are staged. Faces repeat, so all of this counts.
import type { Column } from "../protocol";

/** The faces of a part of a lay in card form: `K:KS KH 2D`. */
export const facesOf = (part: string): string[] => part.slice(part.indexOf(":") + 1).split(" ").filter(Boolean);

export const targetOf = (part: string): string => part.slice(0, part.indexOf(":"));

/** What is left of some faces when others are taken away, or nothing if they are not all there. */
export function without(faces: readonly string[], taken: readonly string[]): string[] | null {
  const left = [...faces];
  for (const face of taken) {
    const at = left.indexOf(face);
    if (at < 0) return null;
    left.splice(at, 1);
  }
  return left;
}

/** The rack without what is staged; columns that are empty then are left out. */
export function remaining(rack: readonly Column[], staged: readonly string[]): readonly Column[] {
  const taken = staged.flatMap(facesOf);
  if (!taken.length) return rack;
  const columns: Column[] = [];
  for (const column of rack) {
    const cards = [...column.cards];
    for (const face of [...taken]) {
      const at = cards.indexOf(face);
      if (at >= 0) {
        cards.splice(at, 1);
        taken.splice(taken.indexOf(face), 1);
      }
    }
    if (cards.length) columns.push({ ...column, cards });
  }
  return columns;
}

/** The parts that the hand still holds, in their order. */
export function held(rack: readonly Column[], staged: readonly string[]): string[] {
  let hand = rack.flatMap((column) => column.cards);
  return staged.filter((part) => {
    const rest = without(hand, facesOf(part));
    if (rest) hand = rest;
    return rest !== null;
  });
}

/** Whether a picture has the violet corner: for drawing only. */
export const violet = (face: string): boolean => face[0] === "X" || face[0] === "2";

/** The ranks that an action in notation names: of `lay K:KK2 A:AAX` K K 2 A A X, of `discard 9H` 9. Suits are skipped. */
export function ranksOf(action: string): string[] {
  const [verb, ...rest] = action.split(" ");
  if (verb !== "lay" && verb !== "discard") return [];
  return rest.flatMap((word) => [...word.slice(word.indexOf(":") + 1)].filter((sign) => !"SHCD".includes(sign)));
}
