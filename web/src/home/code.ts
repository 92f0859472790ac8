/** A code as it is compared: case, blanks and dashes do not count. A whole link will do, too. */
export const codeOf = (written: string): string =>
  (written.trim().split("/").filter(Boolean).at(-1) ?? "").replace(/[\s-]+/g, "").toUpperCase();
