// Medians and percentiles, for the page and for Node. Rivals take turns, so that a busy machine affects both.

const sorted = (values: readonly number[]): number[] => [...values].sort((a, b) => a - b);

export const median = (values: readonly number[]): number => {
  const inOrder = sorted(values);
  const middle = (inOrder.length - 1) / 2;
  return (inOrder[Math.floor(middle)]! + inOrder[Math.ceil(middle)]!) / 2;
};

/** Nearest rank: the smallest value that at least 95 of 100 values do not exceed. */
export const percentile95 = (values: readonly number[]): number =>
  sorted(values)[Math.max(0, Math.ceil(values.length * 0.95) - 1)]!;

type Measured<K extends string> = Readonly<Record<K, readonly number[]>>;

/** Runs every piece of work once per repeat, in turn. Returns their measurements by name. */
export const inTurn = async <K extends string>(
  repeats: number,
  works: Readonly<Record<K, (repeat: number) => Promise<number>>>,
): Promise<Measured<K>> => {
  const names = Object.keys(works) as K[];
  const measured = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<K, number[]>;
  for (let repeat = 0; repeat < repeats; repeat += 1) {
    // The order alternates, so that no side always runs second.
    for (const name of repeat % 2 === 0 ? names : names.toReversed()) {
      measured[name].push(await works[name](repeat));
    }
  }
  return measured;
};
