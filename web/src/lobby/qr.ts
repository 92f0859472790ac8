/** Draws dark squares as one path: a stroke for each run in a row. */
export function pathOf(rows: readonly (readonly boolean[])[]): string {
  return rows.map((row, y) => runs(row).map(([x, width]) => `M${x} ${y}h${width}v1h-${width}z`).join("")).join("");
}

function runs(row: readonly boolean[]): [number, number][] {
  const found: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = found.at(-1);
    if (dark && last && last[0] + last[1] === x) last[1] += 1;
    else if (dark) found.push([x, 1]);
  });
  return found;
}
