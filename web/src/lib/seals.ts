// What this browser remembers of each shuffle, so that at the end it can check that nobody chose the cards: the seal as it
// was before the deal, the own salt, and the first hand.
import type { DealSheet, TableView } from "../protocol";
import { without } from "./cards";
import { toHex } from "./sha256";
import { PACK, sealOf, shuffled } from "./shuffle";
import { keepSeal, keptSeal } from "./store";

const SALT_BYTES = 16;

/** One thing that was checked, and how it came out. */
export interface Checked {
  what: "seal" | "early" | "salt" | "hand";
  holds: boolean;
}

export class Seals {
  /** The promise and the deal of which nothing is to be remembered any more: storage is slow. */
  private promised = "";
  private noted = "";

  constructor(private readonly table: string) {}

  /** Sees a view: a promise for the next deal, and the first hand of this one. */
  see(view: TableView): void {
    const promise = view.nextCommitment ?? "";
    if (promise && promise !== this.promised && !keptSeal(this.table, promise)) {
      keepSeal({ table: this.table, seal: promise, early: true, salt: "", hand: [], dealer: -1, cards: 0 });
    }
    this.promised = promise;
    if (view.phase !== "playing" || !view.commitment || view.commitment === this.noted) return;
    const kept = keptSeal(this.table, view.commitment);
    const untouched = view.plays.every((play) => play.seat !== view.you || play.kind === "deal" || play.kind === "other");
    if (!view.plays.length) return;
    this.noted = view.commitment;
    if (kept?.hand.length || !untouched) return;
    keepSeal({
      table: this.table,
      seal: view.commitment,
      early: kept?.early ?? false,
      salt: kept?.salt ?? "",
      ...(kept?.seat !== undefined && { seat: kept.seat }),
      hand: view.rack.flatMap((column) => column.cards),
      dealer: view.players.find((player) => player.dealer)?.seat ?? -1,
      cards: countCards(view),
    });
  }

  /** Makes a salt for a promise, and remembers it with the seat that gives it. */
  freshSalt(promise: string, seat: number): string {
    const salt = toHex(crypto.getRandomValues(new Uint8Array(SALT_BYTES)));
    this.keepSalt(promise, salt, seat);
    return salt;
  }

  /** Forgets the salt that was given for a promise, because it was not taken. */
  forgetSalt(promise: string): void {
    this.keepSalt(promise, "", -1);
  }

  private keepSalt(promise: string, salt: string, seat: number): void {
    const kept = keptSeal(this.table, promise);
    if (kept) keepSeal({ ...kept, salt, seat });
  }

  /** Checks all that this browser can: nothing of it needs to trust the server. */
  check(view: TableView, sheet: DealSheet): Checked[] {
    const checked: Checked[] = [{ what: "seal", holds: sealOf(sheet.seed ?? "") === sheet.commitment }];
    const kept = keptSeal(this.table, sheet.commitment ?? "");
    if (!kept) return checked;
    checked.push({ what: "early", holds: kept.early });
    if (kept.salt) checked.push({ what: "salt", holds: sheet.salts?.[kept.seat ?? view.you] === kept.salt });
    if (kept.hand.length && kept.cards % PACK === 0) checked.push({ what: "hand", holds: isDealt(view, sheet, kept) });
    return checked;
  }
}

/** Whether the first hand lay in the pack where it was dealt from; what was laid at once lies before the team. */
function isDealt(view: TableView, sheet: DealSheet, kept: { hand: string[]; dealer: number; cards: number }): boolean {
  const pack = shuffled(sheet.seed ?? "", sheet.salts ?? [], kept.cards / PACK);
  const seats = view.players.length;
  const first = (view.you - kept.dealer - 1 + seats) % seats;
  const dealt = kept.hand.map((_, i) => pack[first + i * seats] ?? "");
  const own = view.teams.find((team) => team.own)?.redThrees ?? [];
  const reds = dealt.filter((face) => !kept.hand.includes(face));
  return without(own, reds) !== null && without(kept.hand, dealt.filter((face) => !reds.includes(face))) !== null;
}

/** How many cards there are, wherever they are. */
function countCards(view: TableView): number {
  const { stock, size, aside } = view.pile;
  const hands = view.players.reduce((sum, player) => sum + player.cards + player.foot, 0);
  const lying = view.teams.flatMap((team) => team.cells.map((cell) => cell.cards.length + cell.canastas.length * view.meldMost));
  const reds = view.teams.reduce((sum, team) => sum + team.redThrees.length, 0);
  return stock + size + aside + hands + reds + lying.reduce((sum, cards) => sum + cards, 0);
}

