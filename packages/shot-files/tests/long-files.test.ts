import { describe, expect, it } from 'vitest';
import { readShotFile } from '../readers/read-shot-file.ts';
import { unwrap } from '@divot/basics';

// A long practice with everything that breaks a chunked reader: Windows line endings, three-byte characters, notes over
// two lines.

const SHOTS = 9000;
const carryOf = (shot: number) => 120 + (shot % 400) / 10;
const noteOf = (shot: number) => (shot % 7 === 0 ? '"ボール\r\n""ミス"", left"' : shot % 3 === 0 ? '風が強い' : '');
const long = (mark = ''): Uint8Array =>
  new TextEncoder().encode(
    [
      'Date,Club,Carry (m),Side (m),Total (m),Note',
      ...Array.from(
        { length: SHOTS },
        (_, shot) =>
          `2026-06-${String(10 + Math.floor(shot / 1000))} ${String(8 + (Math.floor(shot / 60) % 12)).padStart(2, '0')}:${String(shot % 60).padStart(2, '0')}:0${shot % 10},7i,${carryOf(shot)},2.${shot % 10},150,${shot === 4000 ? mark : ''}${noteOf(shot)}`,
      ),
      '',
    ].join('\r\n'),
  );

describe('a file too long to be in memory as a whole', () => {
  it('is read a piece at a time, every shot once and on its line', () => {
    const bytes = long();
    let largest = 0;
    const shares: number[] = [];
    const file = unwrap(
      readShotFile(
        'long.csv',
        {
          length: bytes.length,
          subarray: (begin, end) => {
            largest = Math.max(largest, end - begin);
            return bytes.subarray(begin, end);
          },
        },
        {},
        (share) => shares.push(share),
      ),
    );

    expect(bytes.length).toBeGreaterThan(400_000);
    expect(largest).toBeLessThan(300_000);
    expect(file.shots.map(({ carryM }) => carryM)).toEqual(Array.from({ length: SHOTS }, (_, shot) => carryOf(shot)));
    expect(file.skipped).toEqual([]);
    const notesOfTwoLines = Math.ceil((SHOTS - 1) / 7);
    expect(file.shots.at(-1)!.line).toBe(SHOTS + 1 + notesOfTwoLines);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    expect(shares.length).toBeGreaterThan(2);
  });

  it('is read in seconds even if every shot has the time at which the practice began', () => {
    const rows = Array.from(
      { length: 30_000 },
      (_, shot) => `2026-06-23 14:05:00,7i,${(140 + shot / 1000).toFixed(3)}`,
    );
    const bytes = new TextEncoder().encode(['Date,Club,Carry (m)', ...rows, rows[7], ''].join('\n'));

    const began = performance.now();
    const file = unwrap(readShotFile('long.csv', bytes));

    expect(performance.now() - began).toBeLessThan(8000);
    expect(file.shots).toHaveLength(rows.length);
    expect(file.skipped).toEqual([{ line: rows.length + 2, reason: 'Twice in the file' }]);
  });

  it('loses only the shots up to the next quote after one that never closes', () => {
    const file = unwrap(readShotFile('long.csv', long('"')));

    expect(file.shots.length).toBeGreaterThan(SHOTS - 8);
  });

  it('is refused if its lines are longer than any table’s', () => {
    const began = performance.now();
    const read = readShotFile('line.csv', new TextEncoder().encode(`Club,Carry (m)\n7i,${'1'.repeat(5_000_000)}`));

    expect(read).toEqual({ ok: false, error: expect.stringMatching(/lines that are too long/) });
    expect(performance.now() - began).toBeLessThan(4000);
  });

  it('is refused if more lines than shots can be hold none', () => {
    const read = readShotFile('a.csv', new TextEncoder().encode(`Club,Carry (m)\n"${'a,\n'.repeat(250_000)}`));

    expect(read.ok).toBe(false);
  });

  it('takes no longer for each column if a table has thousands', () => {
    const wide = (columns: number) => new TextEncoder().encode(`${'c,'.repeat(columns)}\n${'1,'.repeat(columns)}`);
    const began = performance.now();

    for (const columns of [1000, 5000, 9000]) expect(readShotFile('wide.csv', wide(columns)).ok).toBe(false);
    expect(performance.now() - began).toBeLessThan(4000);
  });

  it('is refused above 80 MB without being opened', () => {
    const read = readShotFile('huge.csv', {
      length: 100_000_000,
      subarray: () => {
        throw new Error('it was read');
      },
    });

    expect(read).toEqual({ ok: false, error: expect.stringMatching(/larger than 80 MB/) });
  });
});
