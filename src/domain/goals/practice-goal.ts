import type { PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import type { Workout } from '#src/domain/entities/workout.entity.ts';
import { type PracticeArea, practiceArea } from '@divot/practice';
import { DRILLS, drillById } from '@divot/golf-content';
import { type IsoDay, compact, localDay, startOfWeek } from '@divot/basics';

// A practice goal that ticks itself: Divot reads the golfer's words ("Two 20-minute putting sessions a week") as a
// number of things it already logs. A goal that cannot be read this way gets no automatic tick.

export type PracticeTarget = {
  readonly counts: 'sessions' | 'drills' | 'minutes' | 'workouts' | 'balls';
  readonly of: number;
  readonly per: 'day' | 'week' | 'ever';
  readonly drillId?: string;
  readonly area?: PracticeArea;
  /** The minimum for a single session or workout. */
  readonly leastMinutes?: number;
  /** Counts only workouts of this kind. */
  readonly kind?: 'mobility';
};

/** Number words that golfers use in goals. */
const NUMBERS: Readonly<Record<string, string>> = {
  once: '1 time',
  twice: '2 times',
  ...Object.fromEntries(
    'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'
      .split(' ')
      .map((word, at) => [word, String(at + 1)]),
  ),
  ...Object.fromEntries(
    'thirty forty fifty sixty seventy eighty ninety'.split(' ').map((word, at) => [word, String(10 * (at + 3))]),
  ),
};
const NUMBER_WORD = new RegExp(`\\b(${Object.keys(NUMBERS).join('|')})\\b`, 'g');
const FRACTIONS: Readonly<Record<string, number>> = {
  '½': 0.5,
  '¼': 0.25,
  '¾': 0.75,
  '1/2': 0.5,
  '1/4': 0.25,
  '3/4': 0.75,
};
const EACH = String.raw`(?:\b(?:a|per|every|each) |/ ?)`;
const PER: readonly (readonly [RegExp, PracticeTarget['per']])[] = [
  [new RegExp(String.raw`\b(?:daily|nightly)\b|${EACH}(?:day|morning|evening|night)\b`), 'day'],
  [new RegExp(String.raw`\bweekly\b|${EACH}(?:week|wk)\b`), 'week'],
];
/** Periods that Divot does not count by. */
const OTHER_PERIOD = new RegExp(
  String.raw`\b(?:monthly|yearly|fortnightly)\b|${EACH}(?:month|fortnight|season|year|other|second|third|\d+)\b|\bin \d+ (?:days|weeks|months)\b`,
);
const AREAS: readonly (readonly [RegExp, PracticeArea])[] = [
  [/\bputt/, 'putting'],
  [/\b(short[- ]game|chip|pitch|bunker|wedge)/, 'short-game'],
  [/\b(range|full[- ]swing|driver|driving|iron)/, 'full-swing'],
];
const MINUTES = /(\d+)[- ]?min/;
/** Writes '1,000', 'a hundred', '1½' and '3x20' in figures. */
const inFigures = (text: string): string =>
  text
    .replaceAll(/\b(\d{1,3})[.,](\d{3})\b/g, '$1$2')
    .replaceAll(NUMBER_WORD, (word) => NUMBERS[word] ?? word)
    .replaceAll(/\b(?:(\d+)|an?) (hundred|thousand)\b/g, (_, n: string | undefined, unit: string) =>
      String(Number(n ?? 1) * (unit === 'hundred' ? 100 : 1000)),
    )
    .replaceAll(/(?:(\d+) ?)?([½¼¾]|\b(?:1\/2|1\/4|3\/4)\b)/g, (_, whole: string | undefined, part: string) =>
      String(Number(whole ?? 0) + FRACTIONS[part]!),
    )
    .replaceAll(/(\d+) ?[x×] ?(?=\d)/g, '$1 x ')
    .replaceAll(/(\d+) ?[x×](?= )/g, (_, n: string) => `${n} times`);

const HOUR = String.raw`(?:hours?|hrs?|h)\b`;
/**
 * Converts 'half an hour', 'an hour and a half', '1.5 hours', '1,5 h', '2h30' and '2 half hours' to minutes, which are
 * read below.
 */
const HOURS: readonly (readonly [RegExp, (hours: string | undefined, rest: string | undefined) => number])[] = [
  [/\b(?:an|one|1) hour and a half\b/g, () => 90],
  [new RegExp(String.raw`\b(\d+) and a half[- ]?${HOUR}`, 'g'), (n) => 60 * Number(n) + 30],
  [/\b(?:(\d) |a )?quarters?[- ]of[- ]an[- ]hour\b/g, (n) => 15 * Number(n ?? 1)],
  [/\b(?:half an hour|(?:an? )?half[- ](?:an?[- ])?hours?)\b/g, () => 30],
  [/\b(\d+) ?h ?(\d{2})(?: ?min[a-z]*)?\b/g, (n, rest) => 60 * Number(n) + Number(rest)],
  [new RegExp(String.raw`(\d+(?:[.,]\d+)?)[- ]?${HOUR}`, 'g'), (n) => Math.round(60 * Number(n!.replace(',', '.')))],
  [/\ban hour\b/g, () => 60],
];
const inMinutes = (text: string): string =>
  HOURS.reduce(
    (goal, [hours, minutes]) => goal.replaceAll(hours, (_, n: string, rest: string) => `${minutes(n, rest)} min`),
    text,
  ).replace(
    /(\d+) min (?:and )?(\d+) ?min[a-z]*/,
    (_, hours: string, rest: string) => `${Number(hours) + Number(rest)} min`,
  );
const BALLS = /\b(\d+) (?:(?:[a-z-]+|\d+-[a-z]+) ){0,2}(?:putts|chips|pitches|balls|shots|drives|bunker shots)\b/;
const TIMES = /\b(\d+) times\b/;
/** "Two half hours a week" means a number of sessions with a number of minutes each. */
const TIMES_MINUTES = /\b\d+ (?:x |times )?\d+[- ]?min/;

const drillIn = (text: string): string | undefined =>
  DRILLS.find(({ id, name }) => text.includes(id.replaceAll('-', ' ')) || text.includes(name.toLowerCase()))?.id;

type Read = {
  readonly text: string;
  readonly count: number | undefined;
  /** 0 if the goal names none. */
  readonly minutes: number;
  readonly per: PracticeTarget['per'];
};

const workoutTarget = ({ text, count, minutes, per }: Read): PracticeTarget | undefined => {
  const isMobility = /\b(mobility|stretch)/.test(text);
  const kind = isMobility ? { kind: 'mobility' as const } : {};
  const leastMinutes = minutes > 0 ? minutes : undefined;
  if (count !== undefined)
    return compact<PracticeTarget>({ counts: 'workouts', of: count, per, ...kind, leastMinutes });
  return minutes > 0 && isMobility ? { counts: 'minutes', of: minutes, per, ...kind } : undefined;
};

const sessionTarget = ({ text, count, minutes, per }: Read): PracticeTarget | undefined => {
  const area = AREAS.find(([words]) => words.test(text))?.[1];
  const where = area === undefined ? {} : { area };
  const leastMinutes = minutes > 0 ? minutes : undefined;
  if (count === undefined) return minutes > 0 ? { counts: 'minutes', of: minutes, per, ...where } : undefined;
  const balls = BALLS.exec(text)?.[1];
  if (balls !== undefined && !/\b(fewer|less|under|most|max)/.test(text))
    return { counts: 'balls', of: Number(balls) * Number(TIMES.exec(text)?.[1] ?? 1), per, ...where };
  if (!TIMES_MINUTES.test(text) && !/\b(session|time|practi[cs]e|\d+ days)/.test(text)) return undefined;
  return compact<PracticeTarget>({ counts: 'sessions', of: count, per, ...where, leastMinutes });
};

/** What a practice goal asks for, or undefined if its words do not state it in numbers. */
export const practiceTarget = (goal: string): PracticeTarget | undefined => {
  const text = inMinutes(inFigures(goal.toLowerCase()));
  if (OTHER_PERIOD.test(text)) return undefined;
  const per = PER.find(([words]) => words.test(text))?.[1] ?? 'ever';
  const minutes = Number(MINUTES.exec(text)?.[1] ?? 0);
  const digits = /\b\d+\b/.exec(text.replace(MINUTES, 'min'))?.[0];
  const count = digits === undefined ? undefined : Number(digits);
  if (count === 0) return undefined;
  const drillId = drillIn(text.replaceAll('-', ' '));
  if (drillId !== undefined) return count === undefined ? undefined : { counts: 'drills', of: count, per, drillId };
  const isWorkout = /\b(mobility|stretch|workout|gym|strength)/.test(text);
  return (isWorkout ? workoutTarget : sessionTarget)({ text, count, minutes, per });
};

export type Logged = {
  readonly sessions: readonly Pick<PracticeSession, 'practicedOn' | 'blocks'>[];
  readonly workouts: readonly Pick<Workout, 'completedAt' | 'kind' | 'durationSec'>[];
};

const isOf = (area: PracticeArea | undefined) => (block: PracticeBlock) => {
  const drill = drillById(block.drillId);
  return area === undefined || (drill !== undefined && practiceArea(drill.area) === area);
};
const minutesOf = (blocks: readonly PracticeBlock[]): number =>
  blocks.reduce((total, { actualSec = 0 }) => total + actualSec, 0) / 60;

export type GoalProgress = { readonly done: number; readonly of: number; readonly per: PracticeTarget['per'] };

/** Progress toward `target` today, this week (from Sunday) or since the day the goal was set. */
export const goalProgress = (target: PracticeTarget, setOn: IsoDay, logged: Logged, today: IsoDay): GoalProgress => {
  const { of, per, counts, area, drillId, kind, leastMinutes = 0 } = target;
  const from = { day: today, week: startOfWeek(today), ever: setOn }[per];
  const workouts = logged.workouts.filter(
    (one) =>
      one.completedAt !== undefined &&
      localDay(one.completedAt) >= from &&
      (counts !== 'workouts' || (one.durationSec ?? 0) >= 60 * leastMinutes) &&
      (kind === undefined || one.kind === kind),
  );
  const sessions = logged.sessions
    .filter(({ practicedOn }) => practicedOn >= from)
    .map(({ blocks }) => blocks.filter(({ actualSec = 0 }) => actualSec > 0).filter(isOf(area)))
    .filter((blocks) => blocks.length > 0);
  const done = {
    sessions: () => sessions.filter((blocks) => minutesOf(blocks) >= leastMinutes).length,
    drills: () => sessions.flat().filter((block) => block.drillId === drillId).length,
    workouts: () => workouts.length,
    balls: () => sessions.flat().reduce((total, { attempts = 0 }) => total + attempts, 0),
    minutes: () =>
      Math.floor(
        kind === undefined
          ? minutesOf(sessions.flat())
          : workouts.reduce((total, { durationSec = 0 }) => total + durationSec, 0) / 60,
      ),
  }[counts]();
  return { done, of, per };
};
