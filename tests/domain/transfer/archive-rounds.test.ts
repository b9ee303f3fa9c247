import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { handicapRoundOf } from '@divot/golf-rules';
import { roundsOfArchive } from '#src/domain/transfer/archive-rounds.ts';
import { type RoundArchive, readRoundArchive } from '@divot/shot-files';
import { unwrap } from '@divot/basics';

const archive = (name: string): RoundArchive =>
  unwrap(
    readRoundArchive(
      name,
      new Uint8Array(readFileSync(new URL(`../../../packages/shot-files/fixtures/${name}`, import.meta.url))),
    ),
  );
const context = () => {
  let next = 0;
  return { userId: 'sam', today: '2026-11-23', nowIso: '2026-11-23T12:00:00.000Z', newId: () => `r${(next += 1)}` };
};
const courseOf = (name: string, par: readonly number[]): Course =>
  ({ id: 'c', name, tees: [{ id: 't', name: 'White', par: [...par] }] }) as unknown as Course;

describe('rounds from Garmin’s archive', () => {
  const garmin = archive('garmin-export.zip');

  it('become finished rounds with their scores, and with pars that are shown first', () => {
    const { toAdd, bad, proposedPars } = roundsOfArchive(garmin, [], [], context());

    expect(bad).toHaveLength(garmin.skipped.length);
    expect(toAdd).toHaveLength(garmin.rounds.length);
    expect(toAdd.map(({ holes }) => holes.reduce((sum, { strokes = 0 }) => sum + strokes, 0))).toEqual(
      garmin.rounds.map(({ holes }) => holes.reduce((sum, { strokes }) => sum + strokes, 0)),
    );
    expect(proposedPars).toHaveLength(toAdd.length);
    expect(toAdd.every(({ status, userId }) => status === 'finished' && userId === 'sam')).toBe(true);
  });

  it('contain the shots of a hole whole or not at all, in yards and feet', () => {
    const holes = roundsOfArchive(garmin, [], [], context()).toAdd.flatMap((round) => round.holes);
    const withShots = holes.filter(({ shots }) => shots);

    expect(withShots.length).toBeGreaterThan(5);
    expect(withShots.length).toBeLessThan(holes.length + 1);
    for (const { shots, strokes, penalties = 0 } of withShots) expect(shots).toHaveLength(strokes! - penalties);
    expect(
      Math.max(
        ...withShots
          .flatMap(({ shots }) => shots!.filter(({ lie }) => lie === 'green'))
          .map(({ distance }) => distance),
      ),
    ).toBeLessThan(200);
  });

  it('count for the handicap by the rules that hold for all rounds', () => {
    const rated = roundsOfArchive(garmin, [], [], context()).toAdd.filter(
      ({ courseSnapshot }) => courseSnapshot?.tee.courseRating !== undefined,
    );

    expect(rated.length).toBeGreaterThan(0);
    expect(rated.filter((round) => handicapRoundOf(round) === undefined)).toEqual([]);
  });

  it('are imported once', () => {
    const { toAdd } = roundsOfArchive(garmin, [], [], context());

    expect(roundsOfArchive(garmin, toAdd, [], context())).toMatchObject({
      toAdd: [],
      duplicates: { length: toAdd.length },
    });
  });

  it('use the pars of the golfer’s own course of that name, without asking', () => {
    const [first] = garmin.rounds;
    const pars = Array.from({ length: 18 }, (_, at) => (at % 6 === 0 ? 5 : 4));
    const { toAdd, proposedPars = [] } = roundsOfArchive(garmin, [], [courseOf(first!.course!, pars)], context());

    const mine = toAdd.find(({ courseSnapshot }) => courseSnapshot?.name === first!.course)!;
    expect(mine.holes.map(({ par }) => par)).toEqual(mine.holes.map(({ n }) => pars[n - 1]));
    expect(proposedPars.map(({ what }) => what)).not.toContain(`${mine.playedOn} ${first!.course}`);
  });
});

describe('rounds from 18Birdies’ archive', () => {
  const birdies = archive('18Birdies_archive.json');

  it('wait for their course if nobody knows the pars', () => {
    const { toAdd, bad } = roundsOfArchive(birdies, [], [], context());

    expect(toAdd).toEqual([]);
    expect(bad.map(({ reason }) => reason).join(' ')).toMatch(/holds no pars|does not say which/);
  });

  it('are imported with the pars of the golfer’s own course, without putts or fairways nobody counted', () => {
    const name = birdies.rounds.find(({ course, ambiguous }) => course && !ambiguous)!.course!;
    const { toAdd } = roundsOfArchive(
      birdies,
      [],
      [
        courseOf(
          name,
          Array.from({ length: 18 }, () => 4),
        ),
      ],
      context(),
    );

    expect(toAdd.length).toBeGreaterThan(0);
    expect(toAdd.flatMap(({ holes }) => holes).every((hole) => !('putts' in hole) && !('fairway' in hole))).toBe(true);
  });

  const nine = birdies.rounds.find(({ ambiguous }) => ambiguous?.nine)!;
  const pars = Array.from({ length: 18 }, (_, at) => (at < 9 ? 4 : 5));
  const withName = { ...nine, course: 'Nine of Eighteen' };
  const only = { ...birdies, rounds: [withName], skipped: [] };
  const eighteen = [courseOf('Nine of Eighteen', pars)];

  it('of nine holes ask which nine it was, and stay out until then', () => {
    const { toAdd, bad, openNines } = roundsOfArchive(only, [], eighteen, context());

    expect([toAdd, bad]).toEqual([[], []]);
    expect(openNines).toEqual([{ id: nine.id, what: `${nine.playedOn} Nine of Eighteen` }]);
  });

  it.each([
    ['front', 0, 4],
    ['back', 9, 5],
  ] as const)('are the %s nine when the golfer says so, and can be corrected', (answer, before, par) => {
    const { toAdd, openNines } = roundsOfArchive(only, [], eighteen, { ...context(), nines: { [nine.id]: answer } });

    expect(toAdd[0]!.holes.map(({ n, par: own }) => [n, own])).toEqual(nine.holes.map(({ n }) => [n + before, par]));
    expect(toAdd[0]!.holesPlanned).toEqual(nine.holes.map(({ n }) => n + before));
    expect(openNines).toHaveLength(1);
  });

  it('of nine holes are not asked about again once imported, nor if the course has no others', () => {
    const answered = roundsOfArchive(only, [], eighteen, { ...context(), nines: { [nine.id]: 'back' } });
    const again = roundsOfArchive(only, answered.toAdd, eighteen, context());
    expect(again).toMatchObject({ toAdd: [], duplicates: { length: 1 } });
    expect(again.openNines).toBeUndefined();

    const short = roundsOfArchive(only, [], [courseOf('Nine of Eighteen', pars.slice(0, 9))], context());
    expect(short.toAdd[0]!.holes.map(({ n }) => n)).toEqual(nine.holes.map(({ n }) => n));
    expect(short.openNines).toBeUndefined();
  });

  it('of nine holes say what they lack if nobody knows the pars', () => {
    const { bad, openNines } = roundsOfArchive(only, [], [], context());

    expect(bad[0]!.reason).toContain('add its course to Divot first');
    expect(openNines).toBeUndefined();
  });
});
