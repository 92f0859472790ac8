// The time that is left until a deadline, counted down while it is looked at. It goes by the server's clock, as far as that was
// heard: a device's own is often wrong by a minute.
const TICK_MS = 250;
const SECOND_MS = 1000;
const MINUTE_S = 60;
const HOUR_S = 60 * MINUTE_S;
/** From here on the number is marked. */
const LATE_MS = 15_000;

/** So much later it is at the server than here. */
let aheadMs = 0;

const present = (): number => Date.now() + aheadMs;

/** Hears from the server what time it is, in seconds since 1970. */
export function hearTime(serverS: number): void {
  aheadMs = serverS * SECOND_MS - Date.now();
  now = present();
}

let now = $state(present());
let watching = 0;
let timer: ReturnType<typeof setInterval> | undefined;

/** Lets time run while something shows it: the answer stops it (for `$effect`). */
export function ticking(): () => void {
  watching += 1;
  now = present();
  timer ??= setInterval(() => (now = present()), TICK_MS);
  return () => {
    watching -= 1;
    if (watching) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Whole seconds until a deadline (in seconds since 1970), at least 0. */
export const leftS = (deadline: number): number => Math.max(0, Math.ceil(deadline - now / SECOND_MS));

/** What is left of it at this moment; without a deadline (0) there is time without an end. */
export const leftMs = (deadline: number | undefined): number => (deadline ? deadline * SECOND_MS - present() : Infinity);

export const isLate = (deadline: number): boolean => leftS(deadline) * SECOND_MS <= LATE_MS;

/** Whether it is so far that the date says more than a countdown. */
export const isFar = (deadline: number): boolean => leftS(deadline) > HOUR_S;

export const minutes = (deadline: number): string => {
  const left = leftS(deadline);
  return `${Math.floor(left / MINUTE_S)}:${String(left % MINUTE_S).padStart(2, "0")}`;
};

export const dateOf = (deadline: number, language: string): string =>
  new Date(deadline * SECOND_MS).toLocaleString(language, { weekday: "long", hour: "2-digit", minute: "2-digit" });
