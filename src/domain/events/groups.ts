import { type Result, compact, fail, ok } from '@divot/basics';
import { MOST_GROUPS, drawGroups, inGroups, shotgunStarts } from '@divot/golf-games';
import { holeOf, playOrder } from '@divot/golf-rules';
import { type EventGroup, type GolfEvent, eventProblem } from './event.ts';

// The groups of an event: drawn or by hand, and where and when each starts.

export type Starts = {
  readonly size: 2 | 3 | 4;
  readonly start: 'one' | 'shotgun';
  /** '9:00' and minutes, for a start from one tee. */
  readonly first: string;
  readonly everyMinutes: number;
};

const MINUTES_OF_DAY = 1440;
const readTime = (time: string): number | undefined => {
  const [, hours, minutes] = /^(\d{1,2})[:.](\d{2})$/u.exec(time.trim()) ?? [];
  const at = Number(hours) * 60 + Number(minutes);
  return at < MINUTES_OF_DAY && Number(minutes) < 60 ? at : undefined;
};
const timeText = (minutes: number): string => {
  const at = minutes % MINUTES_OF_DAY;
  return `${Math.floor(at / 60)}:${String(at % 60).padStart(2, '0')}`;
};

const holesOn = ({ courses }: GolfEvent, course: number) => {
  const tee = courses[course]!.tees[0]!;
  return playOrder(tee.par.length === 9 ? 9 : 18, 1).map((n) => holeOf(tee, n));
};

/** The groups spread over the courses, each with its place and time to start. */
const started = (
  event: GolfEvent,
  parted: readonly (readonly string[])[],
  starts: Starts,
  first: number,
): EventGroup[] =>
  inGroups(parted, Math.ceil(parted.length / event.courses.length)).flatMap((ofCourse, course) => {
    const places = starts.start === 'shotgun' ? shotgunStarts(ofCourse.length, holesOn(event, course)) : [];
    return ofCourse.map((players, at): EventGroup => {
      const place = places[at];
      return compact({
        players: [...players],
        course,
        hole: place?.hole ?? 1,
        isSecond: place?.isSecond ? 'yes' : undefined,
        time: timeText(first + (place ? 0 : at * starts.everyMinutes)),
      });
    });
  });

/** The event with fresh groups from a draw. */
export const withDraw = (event: GolfEvent, starts: Starts, seed: number, by?: string): Result<GolfEvent> => {
  const first = readTime(starts.first);
  if (first === undefined) return fail('Enter the first time as 9:00.');
  const ids = event.players.map(({ id }) => id);
  const groups = started(event, drawGroups(ids, starts.size, seed), starts, first);
  const drawn: GolfEvent = compact({ ...event, groups, seed, groupsBy: by });
  const problem = eventProblem(drawn);
  return problem ? fail(problem) : ok(drawn);
};

/** Every player in one group: who is new comes last, in fours, and who is gone is taken out. */
export const withEveryoneGrouped = (event: GolfEvent): GolfEvent => {
  const ids = new Set(event.players.map(({ id }) => id));
  const kept = event.groups
    .map((group) => ({ ...group, players: group.players.filter((id) => ids.has(id)) }))
    .map((group) => ({ ...group, course: Math.min(group.course, event.courses.length - 1) }))
    .filter(({ players }) => players.length > 0);
  const placed = new Set(kept.flatMap(({ players }) => players));
  const added = inGroups(
    event.players.filter(({ id }) => !placed.has(id)).map(({ id }) => id),
    4,
  ).map((players): EventGroup => ({ players, course: 0, hole: 1 }));
  return { ...event, groups: [...kept, ...added] };
};

/** A player in another group, or in a new one of their own (`to` is the number of groups). */
export const withPlayerIn = (event: GolfEvent, playerId: string, to: number, by?: string): GolfEvent => {
  const groups: EventGroup[] = event.groups.map((group, at) => {
    const others = group.players.filter((id) => id !== playerId);
    return { ...group, players: at === to ? [...others, playerId] : others };
  });
  if (to === groups.length && to < MOST_GROUPS) groups.push({ players: [playerId], course: 0, hole: 1 });
  const { seed: _seed, ...byHand } = event;
  return compact({ ...byHand, groupsBy: by, groups: groups.filter(({ players }) => players.length > 0) });
};

export const withGroup = (event: GolfEvent, at: number, part: Partial<EventGroup>): GolfEvent => ({
  ...event,
  groups: event.groups.map((group, n) => (n === at ? { ...group, ...part } : group)),
});
