// Prints how often each event is right, by view.

const EVENTS = ['address', 'toe-up', 'mid-back', 'top', 'mid-down', 'impact', 'mid-through', 'finish'];

/** One swing: whether each of the eight events lies within the tolerance. Null where the clip has no such event. */
export interface Judged {
  readonly view: string;
  readonly hits: readonly (boolean | null)[];
}

/** Percent, padded to six characters. */
export const shareText = (list: readonly (boolean | null)[]): string => {
  const judged = list.filter((hit) => hit !== null);
  return judged.length === 0
    ? '-'.padStart(6)
    : ((100 * judged.filter(Boolean).length) / judged.length).toFixed(1).padStart(6);
};

export const printEvents = (title: string, rows: readonly Judged[]): void => {
  console.log(`${title}: ${rows.length} swings`);
  console.log(`${''.padEnd(14)}${EVENTS.map((name) => name.padStart(12)).join('')}${'PCE'.padStart(12)}`);
  for (const view of ['face-on', 'down-the-line', 'all']) {
    const of = rows.filter((row) => view === 'all' || row.view === view);
    if (of.length === 0) continue;
    const cells = EVENTS.map((_, i) => shareText(of.map((row) => row.hits[i]!)));
    cells.push(shareText(of.flatMap((row) => row.hits)));
    console.log(`${view.padEnd(14)}${cells.map((cell) => cell.padStart(12)).join('')}`);
  }
};
