import type { Part } from '@divot/golf-rules';
import { DRILLS, type Drill, drillById, faultById, passMark, sparesPain } from '@divot/golf-content';
import { FOCUS_AREAS, FOCUS_OF_PART } from '#src/domain/practice/focus.ts';
import { placesOf } from '#src/domain/practice/session.ts';
import type { Cause, CoachBlock, SessionMark } from './coach-types.ts';
import type { ReadEvidence } from './read-evidence.ts';

// What one session is made of: a drill for the part first, at most two fifths for the swing fault behind it, and at
// most one new thing. New drills are repeated. Passed drills change with every ball. How much that transfers is
// uncertain (Czyz 2024, SMD 0.34, not significant), so Divot measures it for each golfer instead.

const FOCUS_SHARE = 0.6;
/** A single drill gets dull after half an hour. */
const LONGEST_BLOCK = 30;
const LEAST_BLOCK = 5;

/** The drills a week is made from; `newDrill` is the only one the golfer has not done. */
export type Pool = {
  readonly newDrill: Drill | undefined;
  /** Drills on the focus that the golfer has done before, best first. */
  readonly known: readonly Drill[];
  /** The drill for the swing fault: either done before, or `newDrill`. */
  readonly forCause: Drill | undefined;
};

export const isOnPart = ({ area }: Pick<Drill, 'area'>, part: Part): boolean =>
  FOCUS_AREAS[FOCUS_OF_PART[part]].includes(area);

export const markOf = (drill: Drill, index: number | null): SessionMark => ({
  counts: drill.pass.counts,
  mark: passMark(drill, index),
  of: drill.pass.of,
});

const isInPlace = (drill: Drill, { places }: ReadEvidence): boolean =>
  places.length === 0 || placesOf(drill).some((place) => places.includes(place));

/** The drills that fit where the golfer practises. If none fit, all of them, since the part still costs strokes. */
export const inPlace = (drills: readonly Drill[], read: ReadEvidence): readonly Drill[] => {
  const possible = drills.filter((drill) => isInPlace(drill, read));
  return possible.length === 0 ? drills : possible;
};

/** The drills of a part for this golfer: the part's own area first, then those for the cause, then catalogue order. */
const drillsOf = (part: Part, cause: Cause | undefined, read: ReadEvidence): readonly Drill[] => {
  const [own] = FOCUS_AREAS[FOCUS_OF_PART[part]];
  const didNotHelp = new Set(
    read.earlier.filter((one) => one.part === part && one.verdict === 'no').flatMap(({ drillIds }) => drillIds),
  );
  const helped = new Set(
    read.earlier.filter((one) => one.part === part && one.verdict === 'yes').flatMap(({ drillIds }) => drillIds),
  );
  const worth = (drill: Drill) =>
    (drill.area === own ? 2 : 0) +
    (cause && drill.faults.some((id) => id === cause.faultId) ? 1 : 0) +
    (helped.has(drill.id) ? 2 : 0) -
    (didNotHelp.has(drill.id) ? 3 : 0);
  const free = DRILLS.filter((drill) => isOnPart(drill, part) && sparesPain(drill, read.pain));
  return inPlace(free, read).toSorted((a, b) => worth(b) - worth(a));
};

const drillForCause = (part: Part, cause: Cause | undefined, read: ReadEvidence): readonly Drill[] => {
  const ids = cause ? (faultById(cause.faultId)?.drills ?? []) : [];
  const drills = ids.flatMap((id) => drillById(id) ?? []);
  return drills.filter((drill) => !isOnPart(drill, part) && sparesPain(drill, read.pain) && isInPlace(drill, read));
};

/** The drills of a week: the known ones, plus one new drill unless the last new one is still being learned. */
export const poolOf = (part: Part, cause: Cause | undefined, read: ReadEvidence): Pool => {
  const done = (drill: Drill) => read.practised.some(({ drillId }) => drillId === drill.id);
  const passed = (drill: Drill) => read.practised.some((one) => one.drillId === drill.id && one.passed);
  const all = drillsOf(part, cause, read);
  const known = all.filter(done);
  const causes = drillForCause(part, cause, read);
  const knownCause = causes.find(done);
  const repeated = all.filter(({ mode }) => mode === 'block');
  const fresh = all.filter((drill) => !done(drill));
  if (![...repeated, ...known].some(passed)) {
    // No drill is passed yet, so the new one is a repeated drill. A varied one is new only if pain or place rule out
    // the rest.
    const isLearning = repeated.some(done);
    const newDrill = isLearning ? undefined : (repeated[0] ?? fresh[0]);
    return { newDrill, known, forCause: knownCause };
  }
  const isLearning = [...repeated.filter(done), ...(knownCause ? [knownCause] : [])].some((drill) => !passed(drill));
  if (isLearning) return { newDrill: undefined, known, forCause: knownCause };
  const newCause = causes.find(({ mode }) => mode === 'block') ?? causes[0];
  if (!knownCause && newCause) return { newDrill: newCause, known, forCause: newCause };
  return { newDrill: fresh[0], known, forCause: knownCause };
};

const modeOf = (drill: Drill, read: ReadEvidence): Drill['mode'] => {
  const isPassed = read.practised.some((one) => one.drillId === drill.id && one.passed);
  return drill.mode === 'block' && isPassed && drill.balls > 0 ? 'random' : drill.mode;
};

/** One drill as a session block, without `onFocus`. */
export const blockOf = (drill: Drill, minutes: number, read: ReadEvidence) => ({
  drillId: drill.id,
  minutes,
  mode: modeOf(drill, read),
  isNew: !read.practised.some(({ drillId }) => drillId === drill.id),
  pass: markOf(drill, read.index),
});

/** The focus drills for the nth session of the week. The last session starts with a game if the golfer knows one. */
const mainDrills = ({ newDrill, known }: Pool, part: Part, nth: number, isLast: boolean): readonly Drill[] => {
  const fresh = newDrill && isOnPart(newDrill, part) ? [newDrill] : [];
  const games = known.filter(({ mode }) => mode !== 'block');
  const turn = known.length === 0 ? [] : [...known.slice(nth % known.length), ...known.slice(0, nth % known.length)];
  const order = isLast ? [...games, ...fresh, ...turn] : [...fresh, ...turn];
  return [...new Set(order)].slice(0, 2);
};

/** The blocks of one session, which fill `minutes`. A single drill fills at most half an hour. */
export const sessionBlocks = (
  pool: Pool,
  part: Part,
  read: ReadEvidence,
  { nth, isLast }: { readonly nth: number; readonly isLast: boolean },
): readonly CoachBlock[] => {
  const [first, second] = mainDrills(pool, part, nth, isLast);
  if (!first) return [];
  const extra = pool.forCause && pool.forCause !== first ? pool.forCause : undefined;
  const main = Math.min(LONGEST_BLOCK, Math.ceil(read.minutes * FOCUS_SHARE));
  const rest = Math.min(read.minutes - main, Math.floor((main / FOCUS_SHARE) * (1 - FOCUS_SHARE)));
  const other = extra ?? second;
  const block = (drill: Drill, minutes: number) => ({
    ...blockOf(drill, minutes, read),
    onFocus: isOnPart(drill, part),
  });
  return other && rest >= LEAST_BLOCK
    ? [block(first, main), block(other, rest)]
    : [block(first, Math.min(LONGEST_BLOCK, read.minutes))];
};
