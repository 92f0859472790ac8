// Tells of what happened, besides what is drawn: the live region, the page's title, sounds, a note of the system.
import type { TableView } from "../protocol";
import { announce } from "./announce";
import { newsOfOthers } from "./news";
import { preferences } from "./preferences.svelte";
import { play, type Sound } from "./sounds";
import { say } from "./texts";

/** So many lines are read out at most; who was away longer reads them in the list. */
const MOST_READ = 6;
const BUZZ_MS = 30;

export class Telling {
  private notice: Notification | undefined;

  tell(before: TableView | null, view: TableView): void {
    const fresh = before ? newsOfOthers(before, view) : [];
    for (const each of fresh.slice(-MOST_READ)) announce(each.text);
    if (!view.yourTurn) this.notice?.close();
    const asked = view.yourTurn && (!before?.yourTurn || before.prompt !== view.prompt);
    if (asked) announce(`${view.prompt} ${view.note}`, "now");
    if (before) this.sound(before, view, fresh.map((each) => each.kind));
    if (before && asked && !before.yourTurn) this.call(view);
  }

  private sound(before: TableView, view: TableView, kinds: string[]): void {
    let sound: Sound | "" = "";
    if (view.phase !== before.phase && view.sheet) sound = "over";
    else if (view.yourTurn && !before.yourTurn) sound = "turn";
    else if (view.pile.frozen && !before.pile.frozen && view.deal === before.deal) sound = "freeze";
    else if (kinds.includes("canasta")) sound = "coin";
    else if (kinds.some((kind) => kind === "lay" || kind === "take" || kind === "foot")) sound = "packet";
    else if (view.pile.size !== before.pile.size || view.pile.stock !== before.pile.stock) sound = "card";
    if (sound) play(sound);
  }

  /** Calls somebody who looks elsewhere. */
  private call(view: TableView): void {
    if (navigator.userActivation?.hasBeenActive && preferences.sounds) navigator.vibrate?.(BUZZ_MS);
    if (!preferences.notices || !document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
    this.notice = new Notification(say("web-title-turn"), { body: view.prompt, tag: view.table });
    this.notice.onclick = () => window.focus();
  }

  close(): void {
    this.notice?.close();
  }
}
