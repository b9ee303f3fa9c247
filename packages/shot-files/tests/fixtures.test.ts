import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readShotFile } from '../readers/read-shot-file.ts';
import { NUMBER_FIELDS, type ReadShot, type ShotFile } from '../readers/types.ts';

// Each fixture is an invented golfer's practice as a launch monitor writes it, with the truth alongside; no row comes
// from a real file.

const FOLDER = join(import.meta.dirname, '../fixtures');
type TrueShot = Pick<ReadShot, 'line' | 'club' | 'at' | (typeof NUMBER_FIELDS)[number]>;
type Truth = {
  readonly file: string;
  readonly vendor: string;
  readonly expect: 'shots' | 'rounds' | 'fail';
  readonly shots: readonly TrueShot[];
  readonly skipped: readonly { line: number; why: string }[];
  readonly ambiguous: ShotFile['ambiguous'];
  readonly forbidden: readonly string[];
  readonly day?: string;
};
const { files } = JSON.parse(readFileSync(join(FOLDER, 'truth.json'), 'utf8')) as { files: readonly Truth[] };
const bytesOf = (file: string) => new Uint8Array(readFileSync(join(FOLDER, file)));
const read = (file: string) => readShotFile(file, bytesOf(file));

/** Tolerances in metres, metres per second and degrees; some monitors write the apex in whole feet. */
const within = (field: string) => ({ spinRpm: 1, apexM: 0.6, carryM: 0.1, sideM: 0.1, totalM: 0.1 })[field] ?? 0.06;

describe('reading the files of launch monitors', () => {
  it.each(files.filter((file) => file.expect === 'shots'))('reads every shot of $file', (truth) => {
    const file = read(truth.file);
    if (!file.ok) throw new Error(file.error);
    const { vendor, shots, skipped, ambiguous } = file.value;
    expect(vendor).toBe(truth.vendor);
    expect(shots.map(({ line, club, at }) => [line, club, at])).toEqual(
      truth.shots.map(({ line, club, at }) => [line, club, at]),
    );
    const wrong = truth.shots.flatMap((shot, index) =>
      NUMBER_FIELDS.flatMap((field) => {
        const [want, got] = [shot[field], shots[index]![field]];
        if (['descentDeg', 'pathDeg', 'faceDeg'].includes(field)) return [];
        const isRight = want === undefined ? got === undefined : Math.abs((got ?? Number.NaN) - want) <= within(field);
        return isRight ? [] : [`line ${shot.line}: ${field} is ${got}, not ${want}`];
      }),
    );
    expect(wrong).toEqual([]);
    expect(skipped.map(({ line }) => line)).toEqual(truth.skipped.map(({ line }) => line));
    expect(ambiguous).toEqual(truth.ambiguous);
    if (truth.day) expect(new Set(shots.map(({ day }) => day))).toEqual(new Set([truth.day]));
    for (const word of truth.forbidden) expect(JSON.stringify(file)).not.toContain(word);
  });

  it.each(files.filter((file) => file.expect === 'fail'))('refuses $file in one sentence', ({ file }) => {
    expect(read(file)).toEqual({ ok: false, error: expect.stringMatching(/^Divot finds no table of shots/) });
  });

  it('imports only what is new from a longer export of the same practice', () => {
    const [first, again] = ['garmin-r10-en.csv', 'garmin-r10-en-again.csv'].map(read);
    if (!first?.ok || !again?.ok) throw new Error('not read');
    const here = new Set(first.value.shots.map(({ key }) => key));
    const added = again.value.shots.filter(({ key }) => !here.has(key));
    expect(added.map(({ club }) => club)).toEqual(Array.from({ length: 10 }, () => '5-iron'));
    expect(again.value.shots.length - added.length).toBe(first.value.shots.length);
  });
});
