// Asks the server over HTTP, in the reader's language. What it does not do comes as its own sentence.
import type { Problem } from "../protocol";
import { language, say } from "../lib/texts";

export class NotDoneError extends Error {
  constructor(
    readonly code: string,
    sentence: string,
  ) {
    super(sentence);
  }
}

const NOTHING_TO_SAY = 204;

export interface Asked {
  token?: string;
  /** Is sent; without it one only looks. */
  body?: object;
}

export async function ask<T>(path: string, asked: Asked = {}): Promise<T> {
  const answer = await answered(path, asked);
  return (answer.status === NOTHING_TO_SAY ? undefined : await answer.json()) as T;
}

/** Asks for a file. */
export const askText = async (path: string, asked: Asked = {}): Promise<string> => (await answered(path, asked)).text();

async function answered(path: string, { token, body }: Asked): Promise<Response> {
  const headers: Record<string, string> = { "Accept-Language": language() };
  if (token) headers["Authorization"] = `Bearer ${token}`;
  if (body) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(path, body ? { method: "POST", headers, body: JSON.stringify(body) } : { headers });
  } catch {
    throw new NotDoneError("offline", say("home-offline"));
  }
  if (answer.ok) return answer;
  const problem = (await answer.json().catch(() => null)) as Problem | null;
  throw new NotDoneError(problem?.code ?? String(answer.status), problem?.sentence || say("home-failed"));
}

/** What to say of something that went wrong. */
export const sentenceOf = (error: unknown): string => (error instanceof NotDoneError ? error.message : say("home-failed"));
