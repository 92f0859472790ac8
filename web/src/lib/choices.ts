// The buttons of the turn bar: what each does now. What is impossible keeps its place and says why when it is pressed.
import type { Move, TableView, Target } from "../protocol";
import type { Game } from "./game.svelte";
import { say } from "./texts";

/** A button of the turn bar. */
export interface Choice {
  key: string;
  label: string;
  detail: string;
  legal: boolean;
  primary: boolean;
  press: () => void;
}

/** So many ways to lay the same cards are offered as buttons; all light up on the table. */
const MOST_LAYS = 3;

const choice = (key: string, label: string, detail: string, press: () => void, legal = true): Choice => ({
  key,
  label,
  detail,
  legal,
  primary: false,
  press,
});

export function choicesOf(game: Game): Choice[] {
  const view = game.view;
  if (!view) return [];
  if (game.connection === "lost") return [choice("try", say("web-try-now"), "", () => game.tryNow())];
  if (game.turn.discarding.held) {
    if (!game.turn.discarding.canBeTakenBack) return [];
    return [choice("back", say("web-grace-take-back"), "", () => game.turn.takeBackDiscard())];
  }
  if (view.controls?.includes("back")) {
    return firstIsPrimary([choice("take-over", say("table-take-over"), "", () => game.give({ do: "back" }, say("table-take-over")))]);
  }
  if (view.paused && view.controls?.includes("resume")) {
    return firstIsPrimary([choice("resume", say("table-resume"), "", () => game.give({ do: "resume" }, say("table-resume")))]);
  }
  if (!view.yourTurn) return [...ways(game, view), ...plans(game)];
  if (!view.laying) return firstIsPrimary(ways(game, view));
  return firstIsPrimary([...lays(game, view), ...discards(game), ...view.moves.map((move) => fromMove(game, move))]);
}

function fromMove(game: Game, move: Move): Choice {
  const press = (): void => game.turn.move(move, `move-${move.id}`);
  return choice(move.id, move.label, again(game, move.id) || move.detail, press, move.legal);
}

/** What a button says that is to be pressed once more. */
const again = (game: Game, key: string): string => (game.turn.confirming?.key === key ? say("web-discard-again") : "");

/** Drawing: the moves, with the ways of taking that fit the picked cards if some are picked. */
function ways(game: Game, view: TableView): Choice[] {
  const takes = game.hand.picked.length ? (game.hand.preview?.takes ?? []) : [];
  const others = takes.length ? view.moves.filter((move) => !move.id.startsWith("take")) : view.moves;
  return [...others, ...takes].map((move) => fromMove(game, move));
}

/** Who waits may stage what is to be laid, and take it back. */
function plans(game: Game): Choice[] {
  const { hand } = game;
  if (hand.picked.length) {
    return [...hand.targets.values()].filter((each) => each.stageable).slice(0, MOST_LAYS).map((target) => {
      const key = `lay-${target.target}`;
      return choice(key, target.label, say("table-plan"), () => void game.turn.lay(target.target, `move-${key}`));
    });
  }
  return hand.staged.length ? [choice("all-back", say("web-all-back"), "", () => hand.unstageAll())] : [];
}

function lays(game: Game, view: TableView): Choice[] {
  const { hand } = game;
  const choices: Choice[] = [];
  const down = hand.staged.length ? hand.preview?.staged : null;
  if (hand.picked.length) {
    const usable = (target: Target): boolean => (game.turn.stages ? target.stageable : target.legal);
    const sorted = [...(hand.preview?.targets ?? [])].sort((a, b) => +usable(b) - +usable(a));
    for (const target of sorted.filter((each, i) => i === 0 || usable(each)).slice(0, MOST_LAYS)) {
      const key = `lay-${target.target}`;
      const press = (): void => void game.turn.lay(target.target, `move-${key}`);
      choices.push(choice(key, target.label, again(game, key) || target.detail, press, usable(target)));
    }
  }
  if (down) choices.push(choice("lay-down", down.label, again(game, "lay-down") || down.detail, () => void game.turn.layDown(), down.legal));
  if (hand.staged.length && !hand.picked.length && view.laying) {
    choices.push(choice("all-back", say("web-all-back"), "", () => hand.unstageAll()));
  }
  if (!choices.length) {
    choices.push(choice("lay", say("web-lay"), say("web-lay-pick"), () => game.explaining.note(say("web-lay-how"), "move-lay"), false));
  }
  return choices;
}

function discards(game: Game): Choice[] {
  if (game.hand.staged.length) return [];
  const move = game.hand.preview?.discard;
  const press = (): void => void game.turn.discard("move-discard");
  if (!move) return [choice("discard", say("web-discard"), say("web-discard-one"), press, false)];
  return [choice("discard", move.label, again(game, "discard") || move.detail, press, move.legal)];
}

/** One primary button at a time: the first that can be done, among yes and no none. */
function firstIsPrimary(choices: Choice[]): Choice[] {
  const first = choices.find((each) => each.legal && each.key !== "all-back");
  if (first && !choices.some((each) => each.key === "yes")) first.primary = true;
  return choices;
}
