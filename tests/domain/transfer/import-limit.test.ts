import { expect, it } from 'vitest';
import { jsonEntries } from '#src/domain/transfer/json.ts';
import { readTable } from '#src/domain/transfer/table.ts';

const HEAD = 'date,course';

it('does not read nineteen megabytes of blank lines', () => {
  const startedAt = performance.now();
  const read = readTable(`${HEAD}\n${'\n'.repeat(19_000_000)}`, 'rounds', ['date']);

  expect(read).toEqual({
    ok: false,
    error: 'This file has more than 5,000 lines. Split it and import one part after the other.',
  });
  expect(performance.now() - startedAt).toBeLessThan(1_000);
});

it('reads a lifetime of rounds, five thousand of them, and no more', () => {
  const table = (rounds: number) => `${HEAD}\n${'2026-05-01,Home\n'.repeat(rounds)}`;
  const read = readTable(table(4_999), 'rounds', ['date']);
  expect(read.ok && read.value.lines).toHaveLength(4_999);
  expect(readTable(table(5_001), 'rounds', ['date']).ok).toBe(false);

  expect(jsonEntries(JSON.stringify(Array.from({ length: 5_000 }, () => ({}))), 'rounds').ok).toBe(true);
  expect(jsonEntries(JSON.stringify(Array.from({ length: 5_001 }, () => ({}))), 'rounds')).toEqual({
    ok: false,
    error: 'This file has more than 5,000 rounds. Split it and import one part after the other.',
  });
});
