import { expect, it } from 'vitest';
import { figuresCsv } from '#src/domain/analytics/figures-csv.ts';
import { MEASURE_NAMES } from '@divot/analytics';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';

it('has a column for the sum and the sample size of every measure, both ways of counting sand saves among them', () => {
  const facts = roundFacts({
    id: 'sand',
    date: '2026-05-01T08:00:00.000Z',
    playedOn: '2026-05-01',
    holesPlanned: [1],
    holes: [{ n: 1, par: 4, strokes: 5, putts: 1, sand: true }],
    mode: 'casual',
    status: 'finished',
    updatedAt: '2026-05-01T12:00:00.000Z',
  } as never)!;

  const [columns = '', row = ''] = figuresCsv([facts], []).split('\r\n');
  const valueOf = (column: string) => row.split(',')[columns.split(',').indexOf(column)];

  expect(columns.split(',').slice(10)).toEqual(MEASURE_NAMES.flatMap((name) => [`${name}_sum`, `${name}_n`]));
  expect([valueOf('sand-saves_sum'), valueOf('sand-saves-any_sum'), valueOf('sand-saves-any_n')]).toEqual([
    '0',
    '1',
    '1',
  ]);
});
