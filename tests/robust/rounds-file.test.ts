import fc from 'fast-check';
import { expect, it } from 'vitest';
import { benchRounds } from '#dev/bench/rounds.ts';
import { documentProblem } from '#src/domain/entities/door.ts';
import { readRoundsCsv, roundColumns, roundsToCsv } from '#src/domain/transfer/rounds-csv.ts';
import { assertUnpolluted, awkwardText, runs } from './hostile.ts';

// A rounds file may be anything: another app's export, half a download, a trap. Nothing is stored by reading it, each
// line is sound or named with its reason, and a sound line is a round that the device can store.

const context = () => {
  let made = 0;
  return { userId: 'sam', today: '2026-11-01', nowIso: '2026-11-01T09:00:00.000Z', newId: () => `new-${made++}` };
};
const cell = fc.oneof(
  awkwardText,
  fc.constantFrom('2026-05-01', '4', '4,5', '-3', 'x', 'hit', '"', '"",', '\n', ';', '\t', '+2.1'),
);
const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const table = fc
  .array(fc.dictionary(fc.constantFrom(...roundColumns, '__proto__', 'constructor'), cell, { maxKeys: 12 }), {
    maxLength: 5,
  })
  .map((rows) => {
    const columns = [...new Set(['date', 'score_1', ...rows.flatMap((row) => Object.keys(row))])];
    return [columns, ...rows.map((row) => columns.map((name) => (Object.hasOwn(row, name) ? row[name]! : '4')))]
      .map((cells) => cells.map(quoted).join(','))
      .join('\r\n');
  });
const sound = roundsToCsv(benchRounds('sam', 3));
const damaged = fc
  .tuple(fc.nat(sound.length), fc.nat(30), awkwardText)
  .map(([from, length, put]) => sound.slice(0, from) + put + sound.slice(from + length));

it('any file: sound rounds, or lines named with a reason', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), awkwardText, table, damaged), (csv) => {
      const read = readRoundsCsv(csv, [], context());
      assertUnpolluted();
      if (!read.ok) {
        expect(read.error).toContain('column');
        return;
      }
      for (const round of read.value.toAdd) expect(documentProblem('rounds', round)).toBeUndefined();
      for (const { line, reason } of read.value.bad) expect(`${line} ${reason}`).toMatch(/^\d+ \w/);
    }),
    runs(500),
  );
});

it('whatever the golfer wrote: no cell is a formula, and it is read back as it was', () => {
  fc.assert(
    fc.property(awkwardText, awkwardText, (notes, course) => {
      const [round] = benchRounds('sam', 1);
      const name = course.trim().slice(0, 80) || 'Links';
      const written = {
        ...round!,
        notes: notes.trim().slice(0, 500),
        courseSnapshot: { ...round!.courseSnapshot!, name },
      };
      const csv = roundsToCsv([written]);
      expect(csv).not.toMatch(/(^|[,"])[=@\t]/m);
      const read = readRoundsCsv(csv, [], context());
      const [back] = read.ok ? read.value.toAdd : [];
      expect([back?.courseSnapshot?.name, back?.notes ?? '']).toEqual([name.trim(), written.notes.trim()]);
    }),
    runs(500),
  );
});
