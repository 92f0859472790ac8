import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ClientMessage, Said } from "../protocol";
import { Talk } from "./talk.svelte";
import { say } from "./texts";

let isOpen: boolean;
let sent: (ClientMessage & { id?: string })[];
let talk: Talk;

const line = (number: number, text: string, person = "me"): Said => ({ type: "said", number, person, name: "Ann", text, emote: "", at: 0 });
const lastId = (): string => sent.at(-1)?.id ?? "";
function type(text: string): void {
  talk.draft = text;
  talk.sayText();
}

beforeEach(() => {
  vi.stubGlobal("localStorage", { getItem: () => null, setItem: () => undefined });
  [isOpen, sent] = [true, []];
  talk = new Talk("t", (message) => {
    if (isOpen) sent.push(message);
    return isOpen;
  });
  talk.enter("me", [line(1, "hello")]);
});

describe("a line", () => {
  it("stays in the field without a connection, and that is said", () => {
    isOpen = false;
    type("well met");
    expect([talk.draft, talk.problem]).toEqual(["well met", say("table-not-sent")]);
    isOpen = true;
    talk.sayText();
    expect([talk.draft, talk.problem, sent.length]).toEqual(["", "", 1]);
  });

  it("stands in the field again, before what was typed since, if it was not taken", () => {
    type("well met");
    talk.draft = "and more";
    expect(talk.failed(lastId(), "Too fast.")).toBe(true);
    expect([talk.draft, talk.problem]).toEqual(["well met and more", "Too fast."]);
    expect(talk.failed(lastId(), "Too fast.")).toBe(false);
  });

  it("that has no answer when the connection is back is to be sent again, unless it is among what was said", () => {
    type("kept  whole");
    type("lost");
    talk.enter("me", [line(1, "hello"), line(2, "kept whole")]);
    expect([talk.draft, talk.problem]).toEqual(["lost", say("table-not-sent")]);
  });

  it.each<[string, () => void]>([
    ["was taken", () => talk.taken(lastId())],
    ["was heard", () => talk.hear(line(2, "well met"))],
  ])("that %s is not said again", (_, answered) => {
    type("well met");
    answered();
    talk.enter("me", [line(1, "hello")]);
    expect([talk.draft, talk.problem]).toEqual(["", ""]);
  });
});

describe("without a connection", () => {
  it("a phrase is not lost without a word", () => {
    isOpen = false;
    talk.sayPhrase("hello");
    expect(talk.problem).toBe(say("table-not-sent"));
  });

  it("who is muted stays so until the server can be told", () => {
    talk.mute("bo", true);
    isOpen = false;
    talk.mute("bo", false);
    expect([talk.muted.has("bo"), talk.problem]).toEqual([true, say("table-not-sent")]);
    talk.mute("cy", true);
    expect(talk.muted.has("cy")).toBe(true);
  });
});
