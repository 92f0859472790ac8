// How a lesson begins: once at a time, at a turn of it; or the sentence why it did not.
import { sentenceOf } from "../home/asking";
import { beginLesson } from "./lesson";

export class Beginning {
  busy = $state(false);
  failed = $state("");

  constructor(private readonly go: (path: string) => void) {}

  async at(turn: number): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.failed = "";
    try {
      this.go(`/t/${await beginLesson(turn)}`);
    } catch (error) {
      this.failed = sentenceOf(error);
      this.busy = false;
    }
  }
}
