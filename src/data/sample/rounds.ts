import { handicapHistory } from '@divot/golf-rules';
import { compact, localDay } from '@divot/basics';
import { type Chance, chanceFrom } from './chance.ts';
import { type PlayedOn, playedOn } from './course-cards.ts';
import { type Calendar, type Own, plusMinutes, seed, type SeedDocument } from './document.ts';
import { groundOf, walked } from './grounds.ts';
import { playHole } from './play-hole.ts';
import { CLUBS } from './shots.ts';

const SPAN_DAYS = 183;
const BEST_SHOTS = [
  '7-iron to six feet on the long par 3',
  'Holed a 30-footer',
  'Bunker shot to a tap-in',
  'Drive down the middle on 18',
];
const LESSONS = [
  'Club up into the wind',
  'Pick a small target',
  'Chip with the 9-iron from the fringe',
  'Walk slower after a bad hole',
];
const WEATHER = ['Sunny, light wind', 'Overcast', 'Windy', 'Showers', 'Cool, dry'];

/** Days before today on which the golfer played, newest first: about once in six days. */
const daysPlayed = (chance: Chance): number[] => {
  const days: number[] = [];
  for (let ago = 2; ago < SPAN_DAYS; ago += chance.whole(4, 8)) days.push(ago);
  return days;
};

/** The index and course handicap at the start of each round, as the record up to then gives them. */
const withIndex = (rounds: readonly Own<'rounds'>[]): Own<'rounds'>[] => {
  const entries = handicapHistory(
    rounds.map(({ id, date, playedOn, holes, courseSnapshot }) => {
      const nine = holes.length === 9;
      const tee = courseSnapshot?.tee;
      return {
        id,
        date,
        playedOn,
        holes: nine ? 9 : 18,
        courseRating: nine ? tee?.frontCourseRating : tee?.courseRating,
        slope: nine ? tee?.frontSlope : tee?.slope,
        holeScores: holes,
      };
    }),
  );
  return rounds.map((round) => {
    const { indexAtPlay, courseHandicap } = entries.find(({ id }) => id === round.id) ?? {};
    return compact({
      ...round,
      indexAtStart: indexAtPlay ?? undefined,
      courseHandicap: courseHandicap ?? undefined,
    });
  });
};

const where = (position: number): { at: PlayedOn; holes: 9 | 18 } => {
  if (position % 7 === 5) return { at: playedOn.quarry, holes: 9 };
  if (position % 9 === 3) return { at: playedOn.heron, holes: 9 };
  return { at: position % 3 === 1 ? playedOn.fern : playedOn.heron, holes: 18 };
};

const reflections = (position: number, chance: Chance): Partial<Own<'rounds'>> =>
  compact({
    weather: chance.pick(WEATHER),
    mood: chance.whole(2, 5),
    preshotRoutine: 'target-alignment',
    swingThought: position < 12 ? 'Turn, then go' : 'Quiet head',
    bestShot: chance.yes(0.6) ? chance.pick(BEST_SHOTS) : undefined,
    lesson: chance.yes(0.6) ? chance.pick(LESSONS) : undefined,
    ...(position % 5 === 0 ? { mode: 'competition', signedBy: 'Nadia K.' } : {}),
    partners: position % 4 === 2 ? [{ id: 'partner-nadia', name: 'Nadia', strokes: {} }] : undefined,
  });

/** About thirty finished rounds over half a year, eighteen and nine holes, getting better. */
export const roundSeeds = (userId: string, { daysAgo }: Calendar): readonly SeedDocument[] => {
  const chance = chanceFrom(18);
  const rounds = daysPlayed(chance).map((ago, position): Own<'rounds'> => {
    const { at, holes } = where(position);
    const form = 1 - ago / SPAN_DAYS;
    const date = daysAgo(ago, 9, chance.whole(0, 11) * 10);
    const finishedAt = plusMinutes(date, holes === 18 ? chance.whole(225, 265) : chance.whole(105, 130));
    const { tee, courseId, name, city } = at;
    const numbers = Array.from({ length: holes }, (_, i) => i + 1);
    const played = numbers.map((n) => {
      const [par, si, yards] = [tee.par[n - 1]!, tee.strokeIndex?.[n - 1] ?? n, tee.yards?.[n - 1] ?? 300];
      return playHole({ n, par, si, yards }, chance, form);
    });
    const id = `demo-round-${String(position + 1).padStart(2, '0')}`;
    // The newest round was walked with the map.
    const card =
      position === 0
        ? walked({ id, date, holes: played, carries: CLUBS }, groundOf(at), chanceFrom(7))
        : { holes: played };
    return {
      id,
      userId,
      date,
      playedOn: localDay(date),
      courseId,
      courseSnapshot: { name, city, tee },
      holesPlanned: numbers,
      ...card,
      mode: 'casual',
      format: 'stroke',
      status: 'finished',
      finishedAt,
      ...reflections(position, chance),
    };
  });
  return withIndex(rounds).map((round) => seed('rounds', round.date, round));
};
