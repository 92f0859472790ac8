// Of a new view, what is as it was stays the same object: then nothing that was drawn of it is worked out again.

/** Gives `fresh` with every part that equals its part of `old` replaced by that. */
export function share<T>(old: unknown, fresh: T): T {
  if (old === fresh || typeof old !== "object" || typeof fresh !== "object" || !old || !fresh) return fresh;
  if (Array.isArray(fresh)) return (Array.isArray(old) ? shareList(old, fresh) : fresh) as T;
  const [before, after] = [old as Record<string, unknown>, fresh as Record<string, unknown>];
  const names = Object.keys(after);
  let same = names.length === Object.keys(before).length;
  for (const name of names) {
    after[name] = share(before[name], after[name]);
    same &&= after[name] === before[name];
  }
  return same ? (old as T) : fresh;
}

function shareList(old: readonly unknown[], fresh: unknown[]): readonly unknown[] {
  let same = fresh.length === old.length;
  for (let i = 0; i < fresh.length; i++) {
    fresh[i] = share(old[i], fresh[i]);
    same &&= fresh[i] === old[i];
  }
  return same ? old : fresh;
}
