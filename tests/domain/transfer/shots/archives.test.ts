import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import type { ReadRound } from '#src/domain/transfer/shots/archive-types.ts';
import { proposePars } from '#src/domain/transfer/shots/propose-pars.ts';
import { readRoundArchive } from '#src/domain/transfer/shots/read-round-archive.ts';

const FOLDER = join(import.meta.dirname, '../../../fixtures/shots');
type TrueShot = { order: number; club?: string; lie?: string; toPinM?: number; meters: number };
type Truth = {
  readonly file: string;
  readonly expect: string;
  readonly rounds: readonly (Omit<ReadRound, 'holes'> & {
    readonly askNine?: true;
    readonly holes: readonly (Omit<ReadRound['holes'][number], 'shots'> & { readonly shots: readonly TrueShot[] })[];
  })[];
  readonly leftOut?: readonly string[];
  readonly forbidden: readonly string[];
};
const { files } = JSON.parse(readFileSync(join(FOLDER, 'truth.json'), 'utf8')) as { files: readonly Truth[] };
const bytesOf = (file: string) => new Uint8Array(readFileSync(join(FOLDER, file)));

describe('reading the archives of other apps', () => {
  it.each(files.filter((file) => file.expect === 'rounds'))('reads every round of $file', (truth) => {
    const archive = readRoundArchive(truth.file, bytesOf(truth.file));
    if (!archive.ok) throw new Error(archive.error);
    const { rounds, skipped } = archive.value;
    expect(rounds.map(({ id }) => id)).toEqual(truth.rounds.map(({ id }) => id));
    expect(skipped.map(({ round }) => round)).toEqual(truth.leftOut ?? []);
    for (const [at, want] of truth.rounds.entries()) {
      const round = rounds[at]!;
      const { id, playedOn, course, rating, slope, strokes, par } = want;
      expect(round).toMatchObject(
        JSON.parse(JSON.stringify({ id, playedOn, course, rating, slope, strokes, par })) as object,
      );
      expect(round.ambiguous?.nine).toBe(want.askNine);
      for (const [index, hole] of want.holes.entries()) {
        const { shots, ...read } = round.holes[index]!;
        const { shots: trueShots, n, strokes, par, putts, penalties, fairway } = hole;
        expect({ ...read }).toEqual(
          JSON.parse(JSON.stringify({ n, strokes, par, putts, penalties, fairway })) as object,
        );
        expect(shots.map(({ order, club, lie }) => [order, club, lie])).toEqual(
          trueShots.map(({ order, club, lie }) => [order, club, lie]),
        );
        for (const [shotAt, shot] of trueShots.entries()) {
          expect(shots[shotAt]!.distanceM).toBeCloseTo(shot.meters, 0);
          const toPin = shots[shotAt]!.toPinM;
          if (toPin !== undefined) expect(Math.abs(toPin - shot.toPinM!)).toBeLessThan(1.5);
        }
      }
    }
    for (const word of truth.forbidden) expect(JSON.stringify(archive)).not.toContain(word);
  });

  it.each([
    ['an empty file', new Uint8Array(), /^This file is empty/],
    ['half a ZIP file', bytesOf('garmin-export.zip').slice(0, 3000), /not whole/],
    ['half a JSON file', bytesOf('18Birdies_archive.json').slice(0, 3000), /not whole/],
    ['a ZIP file of something else', zipSync({ 'a.txt': strToU8('hello') }), /no Garmin golf rounds/],
    ['another JSON file', strToU8('{"rounds":[]}'), /no archive of 18Birdies or Garmin/],
    ['null', strToU8('null'), /no archive of 18Birdies or Garmin/],
  ])('refuses %s in a sentence', (_what, bytes, sentence) => {
    expect(readRoundArchive('x', bytes)).toEqual({ ok: false, error: expect.stringMatching(sentence) });
  });

  it('proposes pars that add up to the card, or none', () => {
    expect(proposePars([150, 230, 420, 500], 16)).toEqual([3, 4, 4, 5]);
    expect(proposePars([150, 230, 420, 500], 17)).toEqual([3, 4, 5, 5]);
    expect(proposePars([150, undefined], 12)).toBeUndefined();
  });
});
