// What somebody has set on this device: kept in its storage, the same for every table.
import { keepSetting, setting } from "./store";

export type Pace = "calm" | "even" | "brisk" | "at-once";
/** A pace of one's own, or that of the table. */
export type Looks = Pace | "table";

export interface Preferences {
  /** How long a discard can be taken back. */
  graceMs: number;
  /** How fast others' plays are shown; the fastest is as they come. */
  looks: Looks;
  hints: boolean;
  sounds: boolean;
  /** A note of the system when it is one's turn and the page is not looked at. */
  notices: boolean;
  fourColours: boolean;
  /** Letters on the keyboard do things. */
  letters: boolean;
  /** Less motion than the system asks for. */
  still: boolean;
  /** A step is done by itself when it is the only one. */
  forced: boolean;
  /** Lays wait in the tray after the opening, too. */
  holdLays: boolean;
}

const USUAL: Preferences = {
  graceMs: 1200,
  looks: "table",
  hints: true,
  sounds: false,
  notices: false,
  fourColours: false,
  letters: true,
  still: false,
  forced: false,
  holdLays: false,
};

export const LOOKS: readonly Looks[] = ["table", "calm", "even", "brisk", "at-once"];
export const GRACES_MS = [0, 600, 1200, 2000, 3000] as const;

export const preferences = $state<Preferences>({ ...USUAL, ...setting<Partial<Preferences>>("table", {}) });

export function prefer<Name extends keyof Preferences>(name: Name, value: Preferences[Name]): void {
  preferences[name] = value;
  // Another tab may have set something else.
  keepSetting("table", { ...setting<Partial<Preferences>>("table", {}), [name]: value });
}

/** Kept, since a browser works out anew what it is asked anew. */
let reduced: MediaQueryList | undefined;

/** Whether cards should not travel: the system says so, or it is set here. */
export function isStill(): boolean {
  reduced ??= matchMedia("(prefers-reduced-motion: reduce)");
  return preferences.still || reduced.matches;
}
