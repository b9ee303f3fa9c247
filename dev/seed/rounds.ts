import type { Round } from '#src/domain/entities/round.entity.ts';
import { type Chance, chanceFrom } from './chance.ts';
import { type PlayedOn, playedOn } from './courses.ts';
import { type Calendar, plusMinutes, seed, type SeedDocument } from './document.ts';
import { playHole } from './play-hole.ts';

const SPAN_DAYS = 183;
const BEST_SHOTS = [
  '7 iron to six feet on the long par 3',
  'Holed a 30-footer',
  'Bunker shot to a tap-in',
  'Drive down the middle on 18',
];
const LESSONS = [
  'Club up into the wind',
  'Pick a small target',
  'Chip with the 9 iron from the fringe',
  'Walk slower after a bad hole',
];
const WEATHER = ['Sunny, light wind', 'Overcast', 'Windy', 'Showers', 'Cool, dry'];

/** Days before today on which the golfer played, newest first: about once in six days. */
const daysPlayed = (chance: Chance): number[] => {
  const days: number[] = [];
  for (let ago = 2; ago < SPAN_DAYS; ago += chance.whole(4, 8)) days.push(ago);
  return days;
};

const INDEX_THEN = 15.4;
const INDEX_NOW = 11.4;
const indexAt = (form: number) => Math.round((INDEX_THEN + (INDEX_NOW - INDEX_THEN) * form) * 10) / 10;

const courseHandicap = ({ tee }: PlayedOn, index: number, holes: number): number => {
  const parOf = (count: number) => tee.par.slice(0, count).reduce((sum, par) => sum + par, 0);
  if (holes === 18) return Math.round((index * (tee.slope ?? 113)) / 113 + (tee.courseRating ?? 0) - parOf(18));
  return Math.round(((index / 2) * (tee.frontSlope ?? 113)) / 113 + (tee.frontCourseRating ?? 0) - parOf(9));
};

const where = (position: number): { at: PlayedOn; holes: 9 | 18 } => {
  if (position % 7 === 5) return { at: playedOn.quarry, holes: 9 };
  if (position % 9 === 3) return { at: playedOn.heron, holes: 9 };
  return { at: position % 3 === 1 ? playedOn.fern : playedOn.heron, holes: 18 };
};

const reflections = (position: number, chance: Chance): Partial<Round> => ({
  weather: chance.pick(WEATHER),
  mood: chance.whole(2, 5),
  preshotRoutine: 'target-alignment',
  swingThought: position < 12 ? 'Turn, then go' : 'Quiet head',
  ...(chance.yes(0.6) ? { bestShot: chance.pick(BEST_SHOTS) } : {}),
  ...(chance.yes(0.6) ? { lesson: chance.pick(LESSONS) } : {}),
  ...(position % 5 === 0 ? { mode: 'competition', signedBy: 'Nadia K.' } : {}),
  ...(position % 4 === 2 ? { partners: [{ id: 'partner-nadia', name: 'Nadia', strokes: {} }] } : {}),
});

/** About thirty finished rounds over half a year, eighteen and nine holes, getting better. */
export const roundSeeds = (userId: string, { daysAgo }: Calendar): readonly SeedDocument[] => {
  const chance = chanceFrom(18);
  return daysPlayed(chance).map((ago, position) => {
    const { at, holes } = where(position);
    const form = 1 - ago / SPAN_DAYS;
    const date = daysAgo(ago, 9, chance.whole(0, 11) * 10);
    const finishedAt = plusMinutes(date, holes === 18 ? chance.whole(225, 265) : chance.whole(105, 130));
    const { tee, courseId, name, city } = at;
    const index = indexAt(form);
    const numbers = Array.from({ length: holes }, (_, i) => i + 1);
    const played = numbers.map((n) => {
      const [par, si, yards] = [tee.par[n - 1]!, tee.strokeIndex?.[n - 1] ?? n, tee.yards?.[n - 1] ?? 300];
      return playHole({ n, par, si, yards }, chance, form);
    });
    return seed('rounds', date, {
      id: `demo-round-${String(position + 1).padStart(2, '0')}`,
      userId,
      date,
      playedOn: date.slice(0, 10),
      courseId,
      courseSnapshot: { name, city, tee },
      holesPlanned: numbers,
      holes: played,
      mode: 'casual',
      format: 'stroke',
      status: 'finished',
      finishedAt,
      indexAtStart: index,
      courseHandicap: courseHandicap(at, index, holes),
      ...reflections(position, chance),
    });
  });
};
