import { expect, it } from 'vitest';
import { clubPattern, readRoundArchive, readShotFile } from '../index.ts';

const bytes = (text: string) => new TextEncoder().encode(text);

it.each([undefined, null, 'text', 12, {}, [], new Uint8Array()])('%j is no file, in a sentence', (file) => {
  expect(readShotFile('range.csv', file as never)).toMatchObject({ ok: false, error: expect.stringMatching(/\w\.$/) });
  expect(readRoundArchive('rounds.zip', file as never)).toMatchObject({
    ok: false,
    error: expect.stringMatching(/\w\.$/),
  });
  expect(readShotFile(file as never, bytes('Club,Carry\n7i,150\n')).ok).toBe(file === 'text');
});

it.each([
  'Club,Carry',
  'Club;Carry',
  'Carry (yd)\tClub',
  '"Club","Carry Distance"',
  'Schläger;Flugweite',
  'Club Type,Carry (yards)',
])('reads a table with nothing but a club and a carry: %s', (header) => {
  const between = /[,;\t]/.exec(header)![0];
  const rows = [
    ['7i', '150'],
    ['Driver', '230'],
  ].map((row) => (header.startsWith('Carry') ? row.toReversed() : row));
  const file = readShotFile('clubs.csv', bytes([header, ...rows.map((row) => row.join(between))].join('\n')));
  const shots = file.ok ? file.value.shots.map(({ club, carryM }) => `${club} ${Math.round(carryM)}`) : file.error;
  expect(shots).toEqual(['7-iron 137', 'Driver 210']);
});

it('counts no carry that cannot be', () => {
  const wrong = [undefined, null, Number.NaN, -99, 0, 9000, '150'].map((carryM) => ({ carryM }));
  expect(clubPattern([...wrong, null, undefined] as never)).toEqual({ n: 0 });
});
