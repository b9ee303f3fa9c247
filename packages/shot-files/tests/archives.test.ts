import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { ReadRound } from '../readers/archive-types.ts';
import { proposePars } from '../readers/propose-pars.ts';
import { readRoundArchive } from '../readers/read-round-archive.ts';

const FOLDER = join(import.meta.dirname, '../fixtures');
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

type Birdie = { readonly timestamp: number; readonly strokes: number; readonly holeStrokes: readonly number[] };
/** The 18Birdies archive with changed rounds. */
const birdies = (change: (rounds: readonly Birdie[]) => readonly unknown[]): Uint8Array => {
  const whole = JSON.parse(strFromU8(bytesOf('18Birdies_archive.json')));
  whole.myData.activityData.rounds = change(whole.myData.activityData.rounds);
  return strToU8(JSON.stringify(whole));
};

/** Twenty megabytes of zeros; the ZIP directory claims ten bytes. */
const lyingZip = (): Uint8Array => {
  const bytes = zipSync({ 'DI_CONNECT/DI-GOLF/Golf-SHOT.json': new Uint8Array(20_000_000) });
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const directory = bytes.length - 22 - 46 - 'DI_CONNECT/DI-GOLF/Golf-SHOT.json'.length;
  view.setUint32(directory + 24, 10, true);
  return bytes;
};

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
    ['another JSON file', strToU8('{"rounds":[]}'), /not an 18Birdies or Garmin archive/],
    ['null', strToU8('null'), /not an 18Birdies or Garmin archive/],
    ['a table of shots', strToU8('Club,Carry\n7i,140\n'), /not an 18Birdies or Garmin archive/],
    ['an archive without rounds', birdies(() => []), /holds no round/],
    ['a ZIP file that unpacks to more than it says', lyingZip(), /larger than Divot can read/],
  ])('refuses %s in a sentence', (_what, bytes, sentence) => {
    expect(readRoundArchive('x', bytes)).toEqual({ ok: false, error: expect.stringMatching(sentence) });
  });

  it.each([
    ['strokes and days written as text', (round: Birdie) => ({ ...round, holeStrokes: round.holeStrokes.map(String) })],
    ['days by the calendar', (round: Birdie) => ({ ...round, timestamp: new Date(round.timestamp).toISOString() })],
    [
      'holes that were not played as null',
      (round: Birdie) => ({ ...round, holeStrokes: round.holeStrokes.map((one) => one || null) }),
    ],
  ])('reads %s as the archive itself', (_what, change) => {
    const bytes = birdies((rounds) => rounds.map<unknown>(change));

    expect(readRoundArchive('x', bytes)).toEqual(readRoundArchive('x', bytesOf('18Birdies_archive.json')));
  });

  it.each([
    [
      'packed as a ZIP file',
      (whole: object) => zipSync({ 'data/18Birdies_archive.json': strToU8(JSON.stringify(whole)) }),
    ],
    ['without its outer shell', (whole: { myData: object }) => strToU8(JSON.stringify(whole.myData))],
    [
      'with text for numbers',
      (whole: object) => strToU8(JSON.stringify(whole).replaceAll(/"(holeNumber)":(\d+)/g, '"$1":"$2"')),
    ],
    [
      'with kinds of club in small letters',
      (whole: object) => strToU8(JSON.stringify(whole).replaceAll('"IRON"', '"iron"')),
    ],
  ])('reads 18Birdies %s as the archive itself', (_what, change) => {
    const whole = JSON.parse(strFromU8(bytesOf('18Birdies_archive.json'))) as { myData: object };

    expect(readRoundArchive('x', change(whole))).toEqual(readRoundArchive('x', bytesOf('18Birdies_archive.json')));
  });

  it('reads times without a zone as UTC on a phone in New Zealand', () => {
    vi.stubEnv('TZ', 'Pacific/Auckland');
    onTestFinished(() => {
      vi.unstubAllEnvs();
    });
    const bytes = birdies((rounds) =>
      rounds.map((round) => ({
        ...round,
        timestamp: new Date(round.timestamp).toISOString().slice(0, 10) + 'T06:00:00',
      })),
    );

    expect(readRoundArchive('x', bytes)).toEqual(readRoundArchive('x', bytesOf('18Birdies_archive.json')));
  });

  const garmin = unzipSync(bytesOf('garmin-export.zip'));
  const renamed = (name: (file: string) => string) =>
    zipSync(Object.fromEntries(Object.entries(garmin).map(([file, bytes]) => [name(file), bytes])));
  const listIn = (file: string) =>
    (JSON.parse(strFromU8(garmin[`DI_CONNECT/DI-GOLF/Golf-${file}.json`]!)) as { data: readonly object[] }).data;
  it.each([
    ['another folder', () => renamed((file) => file.replace('DI_CONNECT', 'export/mine'))],
    ['folders of Windows', () => renamed((file) => file.replaceAll('/', '\\'))],
    ['the account before each name', () => renamed((file) => file.replace('Golf-', '90210_Golf-'))],
    [
      'its shots in two files',
      () =>
        zipSync({
          ...garmin,
          'DI_CONNECT/DI-GOLF/Golf-SHOT.json': strToU8(JSON.stringify(listIn('SHOT').slice(0, 90))),
          'DI_CONNECT/DI-GOLF/Golf-SHOT_2.json': strToU8(JSON.stringify({ data: listIn('SHOT').slice(90) })),
        }),
    ],
    [
      'ids as text in one file',
      () =>
        zipSync({
          ...garmin,
          'DI_CONNECT/DI-GOLF/Golf-SHOT.json': strToU8(
            JSON.stringify(listIn('SHOT')).replaceAll(/"(scorecardId|holeNumber|clubId)":(\d+)/g, '"$1":"$2"'),
          ),
        }),
    ],
    [
      'its courses as one record',
      () =>
        zipSync({
          ...garmin,
          'DI_CONNECT/DI-GOLF/Golf-COURSE.json': strToU8(JSON.stringify({ data: listIn('COURSE')[0] })),
        }),
    ],
  ])('reads Garmin’s export with %s as the export itself', (_what, packed) => {
    expect(readRoundArchive('x', packed())).toEqual(readRoundArchive('x', bytesOf('garmin-export.zip')));
  });

  it.each(['CLUB', 'CLUB_TYPES', 'COURSE', 'SHOT'])(
    'reads every score of Garmin’s export without its %s',
    (missing) => {
      const { [`DI_CONNECT/DI-GOLF/Golf-${missing}.json`]: _, ...others } = garmin;
      const scores = (bytes: Uint8Array) => {
        const read = readRoundArchive('x', bytes);
        return (
          read.ok && read.value.rounds.map(({ holes }) => holes.map(({ n, strokes, putts }) => [n, strokes, putts]))
        );
      };

      expect(scores(zipSync(others))).toEqual(scores(bytesOf('garmin-export.zip')));
    },
  );

  it('leaves out a round of a day before any app, of impossible scores, or of more holes than 18', () => {
    const read = readRoundArchive(
      'x',
      birdies(([round]) => [
        { ...round!, timestamp: round!.timestamp / 1000 },
        { ...round!, holeStrokes: round!.holeStrokes.map(() => 1e9) },
        { ...round!, holeStrokes: [...round!.holeStrokes, ...round!.holeStrokes] },
      ]),
    );

    expect(read.ok && read.value.rounds).toEqual([]);
    expect(read.ok && read.value.skipped.map(({ reason }) => reason)).toEqual([
      'It has no day',
      'Only its total is known',
      'It has more than 18 holes',
    ]);
  });

  it('reads the holes as the score, and no par from a total that is not theirs', () => {
    const read = readRoundArchive(
      'x',
      birdies(([round]) => [{ ...round!, strokes: round!.strokes + 7 }]),
    );
    if (!read.ok) throw new Error(read.error);
    const [round] = read.value.rounds;

    expect(round!.strokes).toBe(round!.holes.reduce((sum, { strokes }) => sum + strokes, 0));
    expect(round!.par).toBeUndefined();
  });

  it('reads a duplicate hole of Garmin’s once, and no putts beyond its strokes', () => {
    const parts = unzipSync(bytesOf('garmin-export.zip'));
    const name = 'DI_CONNECT/DI-GOLF/Golf-SCORECARD.json';
    const { data } = JSON.parse(strFromU8(parts[name]!)) as { data: { holes: { putts: number }[] }[] };
    const cards = data.map((card) => ({
      ...card,
      holes: [...card.holes, ...card.holes].map((hole) => ({ ...hole, putts: 90 })),
    }));
    const read = readRoundArchive('x', zipSync({ ...parts, [name]: strToU8(JSON.stringify({ data: cards })) }));

    expect(read.ok && read.value.rounds.map(({ holes }) => holes.length)).toEqual([18, 18, 9]);
    expect(read.ok && read.value.rounds.every(({ holes }) => holes.every(({ putts }) => putts === undefined))).toBe(
      true,
    );
  });

  it('proposes pars that add up to the card, or none', () => {
    expect(proposePars([150, 230, 420, 500], 16)).toEqual([3, 4, 4, 5]);
    expect(proposePars([150, 230, 420, 500], 17)).toEqual([3, 4, 5, 5]);
    expect(proposePars([150, undefined], 12)).toBeUndefined();
  });
});
