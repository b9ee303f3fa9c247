import type { Part } from '@divot/golf-rules';
import { DRILLS, type Drill, type FaultId, faultById, nextMark } from '@divot/golf-content';
import { FOCUS_AREAS, FOCUS_OF_PART, drillsFor, fitsLimits } from '@divot/practice';
import { resultsIn } from './practised.ts';
import type { Cause, CoachBlock, SessionMark } from './coach-types.ts';
import type { CheckedEvidence } from './check-evidence.ts';

// What one session is made of: at least three fifths on the headline, which is a part of the game or a swing fault, and
// in every session the first drill for the named fault. New drills are repeated. Passed drills change with every ball.
// How much that transfers is uncertain (Czyz 2024, SMD 0.34, not significant), so Divot measures it for each golfer
// instead.

const FOCUS_SHARE = 0.6;
/** A single drill gets dull after half an hour. */
const LONGEST_BLOCK = 30;

/** What a focus is called by: the fault it was begun from, else its part. */
export type Headline = { readonly part: Part; readonly faultId?: FaultId | undefined };

/** The drills a week is made from. */
export type Pool = {
  /** The drill for the named fault, which is in every session. */
  readonly lead: Drill | undefined;
  /** A drill that the golfer has not done. None while another is being learned. */
  readonly newDrill: Drill | undefined;
  /** Drills on the headline that the golfer has done before, best first. */
  readonly done: readonly Drill[];
};

export const isOnPart = ({ area }: Pick<Drill, 'area'>, part: Part): boolean =>
  FOCUS_AREAS[FOCUS_OF_PART[part]].includes(area);

/** Whether practising this drill is practice for the focus. */
export const isOnHeadline = (drill: Drill, { part, faultId }: Headline): boolean =>
  faultId === undefined ? isOnPart(drill, part) : (faultById(faultId)?.drills.includes(drill.id) ?? false);

export const markOf = (drill: Drill, { index, practised }: CheckedEvidence): SessionMark => ({
  counts: drill.pass.counts,
  mark: nextMark(drill, index, resultsIn(drill.id, practised)),
  of: drill.pass.of,
});

/** The drills of a part for this golfer: the part's own area first, then those for the cause, then catalogue order. */
const drillsOf = (part: Part, cause: Cause | undefined, evidence: CheckedEvidence): readonly Drill[] => {
  const [focusArea] = FOCUS_AREAS[FOCUS_OF_PART[part]];
  const didNotHelp = new Set(
    evidence.earlier.filter((one) => one.part === part && one.verdict === 'no').flatMap(({ drillIds }) => drillIds),
  );
  const helped = new Set(
    evidence.earlier.filter((one) => one.part === part && one.verdict === 'yes').flatMap(({ drillIds }) => drillIds),
  );
  const worth = (drill: Drill) =>
    (drill.area === focusArea ? 2 : 0) +
    (cause && drill.faults.some((id) => id === cause.faultId) ? 1 : 0) +
    (helped.has(drill.id) ? 2 : 0) -
    (didNotHelp.has(drill.id) ? 3 : 0);
  return DRILLS.filter((drill) => isOnPart(drill, part) && fitsLimits(drill, evidence)).toSorted(
    (a, b) => worth(b) - worth(a),
  );
};

/** What a focus is practised with. `drillId`: the drill it was begun with. */
export type Plan = Headline & { readonly cause?: Cause | undefined; readonly drillId?: string | undefined };

/**
 * The drills of a week: the one for the named fault, the known ones of the headline, plus a new one unless one of them
 * is still being learned.
 */
export const poolOf = ({ part, faultId, cause, drillId }: Plan, evidence: CheckedEvidence): Pool => {
  const isDone = (drill: Drill) => evidence.practised.some((one) => one.drillId === drill.id);
  const isPassed = (drill: Drill) => evidence.practised.some((one) => one.drillId === drill.id && one.passed);
  const named = faultId ?? cause?.faultId;
  const forFault = named === undefined ? [] : drillsFor(named, evidence);
  const lead = forFault.find(({ id }) => id === drillId) ?? forFault[0];
  const drills = faultId === undefined ? drillsOf(part, cause, evidence) : forFault;
  const done = drills.filter(isDone);
  const fresh = drills.filter((drill) => !isDone(drill));
  // One new drill at a time. The fault's drill may be none of the part's: while it is learned, it serves the headline.
  const isLearning = [lead, ...done].some(
    (drill) => drill && (drill === lead || drill.mode === 'block') && !isPassed(drill),
  );
  // The first drill of a headline is a repeated one. A varied one is new only if pain or place rule out the rest.
  const next = drills.some(isPassed) ? fresh[0] : (fresh.find(({ mode }) => mode === 'block') ?? fresh[0]);
  return { lead, newDrill: isLearning ? undefined : next, done };
};

const modeOf = (drill: Drill, evidence: CheckedEvidence): Drill['mode'] => {
  const isPassed = evidence.practised.some((one) => one.drillId === drill.id && one.passed);
  return drill.mode === 'block' && isPassed && drill.balls > 0 ? 'random' : drill.mode;
};

/** One drill as a session block, without `onFocus`. */
export const blockOf = (drill: Drill, minutes: number, evidence: CheckedEvidence) => ({
  drillId: drill.id,
  name: drill.name,
  minutes,
  mode: modeOf(drill, evidence),
  isNew: !evidence.practised.some(({ drillId }) => drillId === drill.id),
  pass: markOf(drill, evidence),
});

/** Drills on the headline for the nth session of the week. The last session starts with a game if the golfer knows one. */
const headlineDrills = ({ newDrill, done }: Pool, nth: number, isLast: boolean): readonly Drill[] => {
  const fresh = newDrill ? [newDrill] : [];
  const games = done.filter(({ mode }) => mode !== 'block');
  const turn = done.length === 0 ? [] : [...done.slice(nth % done.length), ...done.slice(0, nth % done.length)];
  return isLast ? [...games, ...fresh, ...turn] : [...fresh, ...turn];
};

/** The one or two drills of a session, the one with more minutes first. */
const drillsIn = (pool: Pool, headline: Headline, nth: number, isLast: boolean): readonly Drill[] => {
  const { lead } = pool;
  const others = headlineDrills(pool, nth, isLast).filter(
    (drill, at, all) => drill !== lead && all.indexOf(drill) === at,
  );
  const [first] = others;
  if (!lead) return others.slice(0, 2);
  return first && !isOnHeadline(lead, headline) ? [first, lead] : [lead, ...others.slice(0, 1)];
};

/** The blocks of one session, which fill `minutes`. A single drill fills at most half an hour. */
export const sessionBlocks = (
  pool: Pool,
  headline: Headline,
  evidence: CheckedEvidence,
  { nth, isLast }: { readonly nth: number; readonly isLast: boolean },
): readonly CoachBlock[] => {
  const [first, second] = drillsIn(pool, headline, nth, isLast);
  if (!first) return [];
  if (!second) return [{ ...blockOf(first, Math.min(LONGEST_BLOCK, evidence.minutes), evidence), onFocus: true }];
  const main = Math.min(LONGEST_BLOCK, Math.ceil(evidence.minutes * FOCUS_SHARE));
  const rest = Math.min(evidence.minutes - main, Math.floor((main / FOCUS_SHARE) * (1 - FOCUS_SHARE)));
  return [
    { ...blockOf(first, main, evidence), onFocus: true },
    { ...blockOf(second, rest, evidence), onFocus: isOnHeadline(second, headline) },
  ];
};
