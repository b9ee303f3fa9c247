import type { PracticeBlock, PracticeSession } from './practice-session.ts';
import { type IsoDay, addDays, daysBetween, startOfWeek, sum } from '@divot/basics';
import { type PartLoss, bandOf, differenceOf, LEAST_ROUNDS } from '@divot/analytics';
import { type Part, PARTS } from '@divot/golf-rules';
import { type DrillArea, drillById } from '@divot/golf-content';
import { blockScore } from './records.ts';

// Summarises the golfer's practice. Every figure comes with its sample, and there is no figure if the sample is too
// small.

export const LEAST_SESSIONS = 3;
/** Attempts needed in block and in random practice before Divot compares the two. */
export const LEAST_ATTEMPTS = 20;
/** Percentage points by which an area's share of lost strokes must exceed its share of practice time. */
const MISMATCH_POINTS = 20;

export type Span = 7 | 30 | 90 | 'all';

export type PracticeArea = 'full-swing' | 'short-game' | 'putting' | 'mental';
export const PRACTICE_AREAS = ['full-swing', 'short-game', 'putting', 'mental'] as const;
/** Strokes lost off the tee and on approach count towards the full swing. */
const PARTS_OF: Record<PracticeArea, readonly Part[]> = {
  'full-swing': ['off-tee', 'approach'],
  'short-game': ['short-game'],
  putting: ['putting'],
  mental: [],
};

/** The area of practice that trains a part of the game. */
export const areaOfPart = (part: Part): PracticeArea =>
  PRACTICE_AREAS.find((area) => PARTS_OF[area].includes(part)) ?? 'mental';

export const practiceArea = (area: DrillArea): PracticeArea =>
  area === 'short-game' || area === 'putting' || area === 'mental' ? area : 'full-swing';

type Done = PracticeBlock & { readonly day: IsoDay };

/** Sessions of the last `span` days, including today. */
export const sessionsWithin = (
  sessions: readonly PracticeSession[],
  span: Span,
  today: IsoDay,
): readonly PracticeSession[] =>
  span === 'all' ? sessions : sessions.filter(({ practicedOn }) => daysBetween(practicedOn, today) < span);

const doneBlocks = (sessions: readonly PracticeSession[]): readonly Done[] =>
  sessions.flatMap(({ blocks, practicedOn }) =>
    blocks.filter(({ actualSec }) => (actualSec ?? 0) > 0).map((block) => ({ ...block, day: practicedOn })),
  );

const minutesOf = (blocks: readonly PracticeBlock[]): number => sum(blocks.map(({ actualSec = 0 }) => actualSec)) / 60;

export type Totals = {
  readonly minutes: number;
  readonly sessions: number;
  readonly balls: number;
  /** Share of the time with one task repeated, 0 to 1. The rest is random practice and games. */
  readonly blockShare: number;
  readonly passed: number;
  readonly judged: number;
  /** Weeks in a row with practice, up to this week or the last. */
  readonly weeksInRow: number;
};

const weeksInRow = (sessions: readonly PracticeSession[], today: IsoDay): number => {
  const weeks = new Set(sessions.map(({ practicedOn }) => startOfWeek(practicedOn)));
  let week = startOfWeek(today);
  if (!weeks.has(week)) week = addDays(week, -7);
  let count = 0;
  for (; weeks.has(week); week = addDays(week, -7)) count += 1;
  return count;
};

/** In how many blocks the golfer reached the mark, of those in which that was judged. */
export const marksReached = (blocks: readonly PracticeBlock[]): Pick<Totals, 'passed' | 'judged'> => {
  const judged = blocks.filter(({ passed }) => passed !== undefined);
  return { passed: judged.filter(({ passed }) => passed).length, judged: judged.length };
};

/** `all` has every session and is only for the weeks in a row. All other figures count only `sessions`. */
export const practiceTotals = (
  sessions: readonly PracticeSession[],
  all: readonly PracticeSession[],
  today: IsoDay,
): Totals => {
  const blocks = doneBlocks(sessions);
  const minutes = minutesOf(blocks);
  return {
    minutes,
    sessions: sessions.length,
    balls: sum(blocks.map(({ balls = 0 }) => balls)),
    blockShare: minutes === 0 ? 0 : minutesOf(blocks.filter(({ mode }) => mode === 'block')) / minutes,
    ...marksReached(blocks),
    weeksInRow: weeksInRow(all, today),
  };
};

export type WeekOfPractice = { readonly week: IsoDay; readonly minutes: Record<PracticeArea, number> };

const areaOf = ({ drillId }: PracticeBlock): PracticeArea | undefined => {
  const drill = drillById(drillId);
  return drill && practiceArea(drill.area);
};
const minutesIn = (blocks: readonly PracticeBlock[]): Record<PracticeArea, number> => {
  const minutes = (area: PracticeArea) => minutesOf(blocks.filter((block) => areaOf(block) === area));
  return {
    'full-swing': minutes('full-swing'),
    'short-game': minutes('short-game'),
    putting: minutes('putting'),
    mental: minutes('mental'),
  };
};

/** Minutes by area in the newest `most` weeks, oldest first, including weeks without practice. */
export const weeksOfPractice = (
  sessions: readonly PracticeSession[],
  today: IsoDay,
  most: number,
): readonly WeekOfPractice[] => {
  const blocks = doneBlocks(sessions);
  const first = blocks.map(({ day }) => startOfWeek(day)).toSorted()[0];
  if (first === undefined) return [];
  const weeks: WeekOfPractice[] = [];
  for (let week = startOfWeek(today); week >= first && weeks.length < most; week = addDays(week, -7)) {
    weeks.unshift({ week, minutes: minutesIn(blocks.filter(({ day }) => startOfWeek(day) === week)) });
  }
  return weeks;
};

export type AreaBalance = {
  readonly area: PracticeArea;
  /** Share of the practice time, 0 to 1. `lost` is the share of the strokes lost. */
  readonly practice: number;
  readonly lost: number;
};
export type Balance = { readonly areas: readonly AreaBalance[]; readonly rounds: number; readonly sessions: number };

/**
 * Compares practice time with strokes lost to a typical golfer of the index, which is what the coach decides by. Undefined
 * until there are three sessions and three rounds.
 */
export const practiceBalance = (
  sessions: readonly PracticeSession[],
  losses: readonly PartLoss[],
): Balance | undefined => {
  const measured = losses.filter(({ rounds }) => rounds >= LEAST_ROUNDS);
  const lostIn = (area: PracticeArea) =>
    sum(measured.filter(({ part }) => PARTS_OF[area].includes(part)).map(({ value }) => Math.max(0, value)));
  const minutes = minutesIn(doneBlocks(sessions));
  const areas = PRACTICE_AREAS.filter((area) => area !== 'mental');
  const [allMinutes, allLost] = [sum(areas.map((area) => minutes[area])), sum(areas.map(lostIn))];
  if (sessions.length < LEAST_SESSIONS || measured.length < PARTS.length || allMinutes === 0) {
    return undefined;
  }
  return {
    areas: areas.map((area) => ({
      area,
      practice: minutes[area] / allMinutes,
      lost: allLost === 0 ? 0 : lostIn(area) / allLost,
    })),
    rounds: Math.min(...measured.map(({ rounds }) => rounds)),
    sessions: sessions.length,
  };
};

/**
 * The area that the golfer works on, if its share of practice is far below its share of lost strokes, and the area that
 * gets the most practice.
 */
export const mismatch = (
  { areas }: Balance,
  part: Part | undefined,
): { readonly missing: AreaBalance; readonly most: AreaBalance } | undefined => {
  const missing = areas.find(({ area }) => part !== undefined && area === areaOfPart(part));
  const [most] = areas.toSorted((a, b) => b.practice - a.practice);
  if (!missing || !most) return undefined;
  return (missing.lost - missing.practice) * 100 >= MISMATCH_POINTS ? { missing, most } : undefined;
};

export type DrillTrend = {
  readonly drillId: string;
  /** Oldest first. */
  readonly scores: readonly { readonly score: number; readonly day: IsoDay }[];
  readonly mean: number;
  /** Standard deviation of the scores: the usual distance from the mean. */
  readonly deviation: number;
};

/** Drills with at least three scores, most often done first. `sessions` newest first, as stored. */
export const drillTrends = (sessions: readonly PracticeSession[]): readonly DrillTrend[] => {
  const byDrill = new Map<string, { score: number; day: IsoDay }[]>();
  for (const block of doneBlocks(sessions.toReversed())) {
    const score = blockScore(block);
    if (score === undefined || !drillById(block.drillId)) continue;
    byDrill.set(block.drillId, [...(byDrill.get(block.drillId) ?? []), { score, day: block.day }]);
  }
  return [...byDrill]
    .filter(([, scores]) => scores.length >= LEAST_SESSIONS)
    .map(([drillId, scores]) => {
      const mean = sum(scores.map(({ score }) => score)) / scores.length;
      const spread = sum(scores.map(({ score }) => (score - mean) ** 2)) / (scores.length - 1);
      return { drillId, scores, mean, deviation: Math.sqrt(spread) };
    })
    .toSorted((a, b) => b.scores.length - a.scores.length || (a.drillId < b.drillId ? -1 : 1));
};

type Rate = { readonly successes: number; readonly attempts: number };
export type TransferGap = {
  readonly block: Rate;
  readonly random: Rate;
  /**
   * Success rate in block practice minus that in random practice, in percentage points with an 80 % band. Undefined if
   * there are too few attempts.
   */
  readonly gap: { readonly points: number; readonly low: number; readonly high: number } | undefined;
};

/**
 * How much of what works in repetition is lost when the task changes. Leaves out games, because they count strokes.
 */
export const transferGap = (sessions: readonly PracticeSession[]): TransferGap => {
  const blocks = doneBlocks(sessions);
  const counted = (mode: PracticeBlock['mode']) =>
    blocks.flatMap(({ mode: done, successes, attempts = 0 }) =>
      done === mode && successes !== undefined ? [{ sum: successes, n: attempts }] : [],
    );
  const [block, random] = [counted('block'), counted('random')];
  const rate = (blocksOfMode: typeof block): Rate => ({
    successes: sum(blocksOfMode.map((one) => one.sum)),
    attempts: sum(blocksOfMode.map(({ n }) => n)),
  });
  const rates = { block: rate(block), random: rate(random) };
  // Treats a block's attempts as one cluster, like a round, because they are alike.
  const bands = [block, random].map((some) => bandOf(some, (one) => one, 'share'));
  if (!bands[0] || !bands[1] || rates.block.attempts < LEAST_ATTEMPTS || rates.random.attempts < LEAST_ATTEMPTS) {
    return { ...rates, gap: undefined };
  }
  const { value, low, high } = differenceOf(bands[0], bands[1]);
  const points = (share: number) => Math.round(share * 100);
  return { ...rates, gap: { points: points(value), low: points(low), high: points(high) } };
};
