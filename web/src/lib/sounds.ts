// Small sounds made on the spot, no files: a card, a packet, a coin for a canasta, glass for a freeze, one's turn, the end.
import { preferences } from "./preferences.svelte";

/** Notes: pitch in hertz, when it begins, how long it lasts (seconds), how loud. */
type Note = readonly [pitch: number, at: number, length: number, loud: number];

const PAPER: readonly Note[] = [[0, 0, 0.05, 0.25]];
const SOUNDS = {
  card: PAPER,
  packet: [...PAPER, [0, 0.06, 0.05, 0.2], [0, 0.12, 0.06, 0.2]],
  coin: [
    [1976, 0, 0.09, 0.12],
    [2637, 0.08, 0.4, 0.12],
  ],
  freeze: [
    [3136, 0, 0.3, 0.06],
    [4186, 0.05, 0.4, 0.05],
  ],
  turn: [
    [523, 0, 0.18, 0.14],
    [784, 0.14, 0.36, 0.14],
  ],
  over: [
    [523, 0, 0.2, 0.12],
    [659, 0.16, 0.2, 0.12],
    [784, 0.3, 0.6, 0.12],
  ],
} as const satisfies Record<string, readonly Note[]>;

export type Sound = keyof typeof SOUNDS;

let studio: AudioContext | undefined;

/** Plays a sound, if sounds are on and the browser allows it. */
export function play(sound: Sound): void {
  if (!preferences.sounds || !("AudioContext" in window)) return;
  studio ??= new AudioContext();
  const context = studio;
  if (context.state === "suspended") void context.resume();
  for (const note of SOUNDS[sound]) strike(context, note);
}

function strike(context: AudioContext, [pitch, at, length, loud]: Note): void {
  const start = context.currentTime + at;
  const volume = context.createGain();
  volume.gain.setValueAtTime(loud, start);
  volume.gain.exponentialRampToValueAtTime(0.0001, start + length);
  volume.connect(context.destination);
  const source = pitch ? tone(context, pitch) : rustle(context, length);
  source.connect(volume);
  source.start(start);
  source.stop(start + length);
}

function tone(context: AudioContext, pitch: number): AudioScheduledSourceNode {
  const oscillator = context.createOscillator();
  oscillator.type = "triangle";
  oscillator.frequency.value = pitch;
  return oscillator;
}

/** Paper on paper: noise. */
function rustle(context: AudioContext, length: number): AudioScheduledSourceNode {
  const buffer = context.createBuffer(1, Math.ceil(context.sampleRate * length), context.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = Math.random() * 2 - 1;
  const source = context.createBufferSource();
  source.buffer = buffer;
  return source;
}
