import type { HoleOutcome, Owed, Standing } from './game.ts';

// Ranks, and who owes whom.

export type Result = { readonly id: string; readonly value: number | undefined };

/**
 * The best first; who has no result comes last. Equal figures share a rank.
 * @param figureOf what ranks, lowest first.
 */
export const ranked = <R extends Result>(
  results: readonly R[],
  figureOf: (result: R) => number,
): readonly Standing[] => {
  const figure = (result: R) => (result.value === undefined ? Infinity : figureOf(result));
  return results
    .map((result) => ({
      id: result.id,
      value: result.value,
      rank: 1 + results.filter((other) => figure(other) < figure(result)).length,
    }))
    .toSorted((a, b) => a.rank - b.rank);
};

export const highestFirst = (results: readonly Result[]): readonly Standing[] =>
  ranked(results, ({ value }) => -value!);

/** A figure by id, also where a player is called like what every object inherits. */
export const figureAt = <T>(figures: Readonly<Record<string, T>>, id: string): T | undefined =>
  Object.hasOwn(figures, id) ? figures[id] : undefined;

/** What the holes gave, added up. */
export const sumOf = (perHole: readonly HoleOutcome[], id: string): number =>
  perHole.reduce((sum, { values }) => sum + (figureAt(values, id) ?? 0), 0);

/** Debts between each two, each as one net figure. Who owes nothing is left out. */
export const netted = (debts: readonly Owed[]): readonly Owed[] => {
  const ids = [...new Set(debts.flatMap(({ from, to }) => [from, to]))];
  const between = (from: string, to: string) =>
    debts.reduce((sum, debt) => sum + (debt.from === from && debt.to === to ? debt.points : 0), 0);
  return ids.flatMap((from) =>
    ids.flatMap((to) => {
      const points = between(from, to) - between(to, from);
      return points > 0 ? [{ from, to, points }] : [];
    }),
  );
};

/** Each owes each the difference of their figures. Who has no result is left out. */
export const differences = (results: readonly Result[]): readonly Owed[] =>
  results.flatMap(({ id: from, value: less }) =>
    results.flatMap(({ id: to, value: more }) =>
      less !== undefined && more !== undefined && more > less ? [{ from, to, points: more - less }] : [],
    ),
  );
