// Every sentence of the client itself, from the catalogues that the Python package ships. Sentences about the game come
// from the server, made of the same catalogues.
import { FluentBundle, FluentResource, type FluentVariable } from "@fluent/bundle";
import englishHome from "../../../src/pennies/lang/en/home.ftl?raw";
import englishHouse from "../../../src/pennies/lang/en/house.ftl?raw";
import englishTable from "../../../src/pennies/lang/en/table.ftl?raw";
import english from "../../../src/pennies/lang/en/web.ftl?raw";
import ukrainianHome from "../../../src/pennies/lang/uk/home.ftl?raw";
import ukrainianHouse from "../../../src/pennies/lang/uk/house.ftl?raw";
import ukrainianTable from "../../../src/pennies/lang/uk/table.ftl?raw";
import ukrainian from "../../../src/pennies/lang/uk/web.ftl?raw";
import { keepSetting, setting } from "./store";

export const LANGUAGES = ["en", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];

const SOURCES: Record<Language, string[]> = {
  en: [english, englishHome, englishHouse, englishTable],
  uk: [ukrainian, ukrainianHome, ukrainianHouse, ukrainianTable],
};
const FORMATS: Record<Language, string> = { en: "en-GB", uk: "uk" };

function preferred(): Language {
  const wanted = [setting("language", ""), ...(globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2))];
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.some((known) => known === tag))) ?? "en";
}

/** The catalogue of a language: its messages by name, each to be read when it is said first. */
class Catalogue {
  private readonly bundle: FluentBundle;
  private readonly unread = new Map<string, string>();

  constructor(language: Language) {
    this.bundle = new FluentBundle(FORMATS[language], { useIsolating: false });
    for (const source of SOURCES[language]) {
      for (const message of source.split(/\n(?=[a-z])/)) this.unread.set(message.slice(0, message.indexOf(" ")), message);
    }
  }

  has(id: string): boolean {
    this.read(id);
    return this.bundle.hasMessage(id);
  }

  say(id: string, facts?: Record<string, FluentVariable>): string {
    this.read(id);
    const message = this.bundle.getMessage(id);
    return message?.value ? this.bundle.formatPattern(message.value, facts ?? null, []) : id;
  }

  /** Reads a message, and those that it names. */
  private read(id: string): void {
    const source = this.unread.get(id);
    if (source === undefined) return;
    this.unread.delete(id);
    for (const error of this.bundle.addResource(new FluentResource(source))) console.error(error);
    for (const [, named] of source.matchAll(/\{ *([a-z][\w-]*) *\}/g)) this.read(named!);
  }
}

let chosen: Language = preferred();
let catalogue = new Catalogue(chosen);
/** Made when it is wanted: for the first one a browser reads all it knows of numbers, which takes longer than the first page. */
let digits: Intl.NumberFormat | undefined;

export const language = (): Language => chosen;

/** How dates and numbers are written. */
export const locale = (): string => FORMATS[chosen];

/** Speaks another language from now on; who shows sentences must show them again. */
export function speak(wanted: Language): void {
  chosen = wanted;
  catalogue = new Catalogue(wanted);
  digits = undefined;
  document.documentElement.lang = wanted;
  keepSetting("language", wanted);
}

/** Says a message of web.ftl, home.ftl, house.ftl or table.ftl. */
export const say = (id: string, facts?: Record<string, FluentVariable>): string => catalogue.say(id, facts);

export const hasText = (id: string): boolean => catalogue.has(id);

/** Writes a number as the language does, with a real minus. */
export function number(value: number): string {
  digits ??= new Intl.NumberFormat(FORMATS[chosen]);
  return digits.format(value).replace(/^-/, "−");
}

/** Has the browser read what it knows of numbers and plurals while nobody waits for it. */
export function warmUp(): void {
  number(0);
  new Intl.PluralRules(FORMATS[chosen]);
}

/** The same with its sign. */
export const signed = (value: number): string => (value > 0 ? "+" : "") + number(value);

/** How a face is read out. */
export function cardName(face: string): string {
  const [rank, suit] = [face[0] ?? "", face[1] ?? ""];
  if (rank === "X") return say("web-face-joker", { suit });
  return say("web-face", { name: say(`web-rank-${rank}`), suit });
}

/** The rules that are played: a shipped profile by its name in this language, another as it calls itself. */
export function profileName(view: { profile: string; profileTitle: string }): string {
  const id = `web-profile-${view.profile}`;
  return hasText(id) ? say(id) : view.profileTitle;
}
