import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type ShotPreview, previewShots } from '#src/domain/bag/preview-shots.ts';

const preview = (...args: Parameters<typeof previewShots>): ShotPreview => {
  const read = previewShots(...args);
  if (!read.ok) throw new Error(read.error.sentence);
  return read.value;
};
const bytesOf = (text: string) => new TextEncoder().encode(text);
const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../packages/shot-files/fixtures/${name}`, import.meta.url)));

describe('previewing a file of shots', () => {
  it('lists what comes in club by club, and what stays out with its reason', () => {
    const found = preview('rapsodo-mlm2pro.csv', fixture('rapsodo-mlm2pro.csv'), {}, []);

    expect(found.newShots).toBe(found.clubs.reduce((sum, { shots }) => sum + shots, 0));
    expect(found.clubs.map(({ carryM }) => carryM)).toEqual(
      found.clubs.map(({ carryM }) => carryM).toSorted((a, b) => b - a),
    );
    expect(found.leftOut.map(({ reason }) => reason)).toContain('An average');
    expect(found.lines.every(({ line }) => line > 0)).toBe(true);
  });

  it('recognises everything the second time', () => {
    const first = preview('square.csv', fixture('square.csv'), {}, []);

    const again = preview('square.csv', fixture('square.csv'), {}, first.sessions);

    expect(again).toMatchObject({ newShots: 0, sessions: [], clubs: [] });
    expect(again.leftOut[0]).toMatchObject({ reason: 'You have this shot already', lines: first.newShots });
  });

  it('asks about a day that differs the other way round, even if the first does not', () => {
    const rows = ['06/06/2026', '06/07/2026', '07/07/2026'].map((day, at) => `${day} 10:00:0${at},7 Iron,14${at},50`);
    const found = preview('a.csv', bytesOf(['Date,Club,Carry (m),Ball Speed (m/s)', ...rows].join('\n')), {}, []);

    expect(found.ambiguous.dates).toBe(true);
    expect(found.openDay).toBe('2026-06-07');
  });

  it('asks for the columns of a table in unknown words, and reads them as answered', () => {
    const table = ['Schläger;Weite;Links/Rechts', 'Eisen 7;131,5;2,1', 'Eisen 7;128,0;-4,0', 'Eisen 9;110,2;0,5'];
    const unread = previewShots('meine.csv', bytesOf(table.join('\n')), {}, []);
    if (unread.ok) throw new Error('no column says what the carry is');
    expect(unread.error.columns.map(({ name, field }) => [name, field])).toEqual([
      ['Schläger', 'club'],
      ['Weite', undefined],
      ['Links/Rechts', 'sideM'],
    ]);

    const options = { columns: { 0: 'club', 1: 'carryM', 2: 'sideM' }, lengthUnit: 'm' } as const;
    const found = preview('meine.csv', bytesOf(table.join('\n')), options, []);

    expect(found.clubs).toMatchObject([
      { club: '7-iron', shots: 2 },
      { club: '9-iron', shots: 1, carryM: 110.2 },
    ]);
  });

  it('asks for no columns in a letter', () => {
    const letter = previewShots('letter.txt', bytesOf('Dear Sam,\nthe course is closed on Monday.\nPat'), {}, []);

    expect(letter).toMatchObject({ ok: false, error: { columns: [] } });
  });
});
