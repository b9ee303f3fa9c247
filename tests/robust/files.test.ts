import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { benchRounds } from '#dev/bench/rounds.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { validateDocument } from '#src/domain/entities/documents.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { readCourses } from '#src/domain/transfer/courses.ts';
import { toJson } from '#src/domain/transfer/json.ts';
import { readRounds } from '#src/domain/transfer/rounds.ts';
import { roundColumns, roundsToCsv } from '#src/domain/transfer/rounds-csv.ts';
import { assertUnpolluted, awkwardText, hostile, runs, spoiled } from './hostile.ts';

// A file may be anything: another app's export, half a download, a trap. Reading it stores nothing. Each entry is
// either listed with the reason why it is invalid, or is a document that the device can store.

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

const frozen = JSON.parse(
  readFileSync(new URL('../fixtures/documents/version-0.json', import.meta.url), 'utf8'),
) as Readonly<{ rounds: Round; courses: Course }>;
const exported = (name: 'rounds' | 'courses') =>
  spoiled(JSON.parse(toJson(name, [frozen[name]], '2026-11-01T09:00:00.000Z'))).map((one) => JSON.stringify(one));
const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  awkwardText,
  hostile.map((one) => JSON.stringify(one)),
  fc.constant('{"collections":{"rounds":[{"__proto__":{"admin":true}}],"courses":[{"__proto__":{"admin":true}}]}}'),
);

it.each([
  ['rounds', fc.oneof(anyText, table, damaged, exported('rounds')), readRounds],
  ['courses', fc.oneof(anyText, table, exported('courses')), readCourses],
] as const)('any file of %s: sound documents, or entries named with a reason', (name, file, readFile) => {
  fc.assert(
    fc.property(file, (text) => {
      const read = readFile(text, [], context());
      assertUnpolluted();
      if (!read.ok) {
        expect(read.error).toMatch(/^This (file|is)/);
        return;
      }
      for (const document of read.value.toAdd) {
        expect(validateDocument(name, document)).toBeUndefined();
        expect(document.userId).toBe('sam');
      }
      for (const { at, reason } of read.value.bad) expect(`${at} ${reason}`).toMatch(/^\d+ \S/);
    }),
    runs(400),
  );
});

it('whatever the golfer wrote: no cell is a formula, and it reads back as it was', () => {
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
      const read = readRounds(csv, [], context());
      const [back] = read.ok ? read.value.toAdd : [];
      expect([back?.courseSnapshot?.name, back?.notes ?? '']).toEqual([name.trim(), written.notes.trim()]);
    }),
    runs(300),
  );
});
