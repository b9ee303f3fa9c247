import Papa from 'papaparse';
import type { HandicapEntry } from '@divot/golf-rules';
import { safeText } from '#src/domain/transfer/cells.ts';
import { MEASURE_NAMES, type RoundFacts } from '@divot/analytics';

// The figures behind the charts as a spreadsheet: one line per round, with the sum and the sample size of each measure,
// so that a golfer can compute any figure again as sum / n.

const tidy = (value: number): number => Math.round(value * 1000) / 1000;

export const figuresCsv = (rounds: readonly RoundFacts[], entries: readonly HandicapEntry[]): string => {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  const data = rounds.map((facts) => {
    const entry = byId.get(facts.id);
    const row: Record<string, string | number> = {
      date: facts.playedOn,
      course: safeText(facts.course),
      tee: safeText(facts.tee),
      mode: facts.mode,
      holes: facts.holesPlayed,
      strokes: facts.strokes,
      to_par: facts.toPar,
      adjusted_gross: entry?.adjustedGross ?? '',
      differential: entry?.differential ?? '',
      estimated_index_after: entry?.index ?? '',
    };
    for (const measure of MEASURE_NAMES) {
      const tally = facts.tallies[measure];
      row[`${measure}_sum`] = tally ? tidy(tally.sum) : '';
      row[`${measure}_n`] = tally?.n ?? '';
    }
    return row;
  });
  return Papa.unparse(data);
};
