import { type FaultId, drillById, readFaultId } from '@divot/golf-content';
import type { Place } from '@divot/practice';
import { type IsoDay, addDays, compact, daysBetween, isIsoDay, localDay } from '@divot/basics';
import type { Loss, PartLoss } from '@divot/analytics';
import { type Part, PARTS } from '@divot/golf-rules';
import { FOCUS_DAYS } from './stored-focus.ts';
import type { Evidence, FaultEvidence, FaultSource, Practised, Verdict } from './coach-types.ts';

// Evidence cleaned up so that it can be relied on: storage, clocks and other app versions may have spoiled it.

/** Changes and verdicts of the last half year count as this season's. */
const SEASON_DAYS = 182;
const FIRST_DAY = '1970-01-01';
const LAST_DAY = '9900-01-01';
const USUAL_MINUTES = 40;
const USUAL_SESSIONS = 3;
const PLACES: readonly Place[] = ['range', 'green', 'home', 'net', 'course'];
const SOURCES: readonly FaultSource[] = ['coach', 'video', 'ball-flight', 'questions'];
const VERDICTS: readonly Verdict[] = ['yes', 'no', 'cannot-tell'];

export type Running = {
  readonly part: Part;
  readonly startedOn: IsoDay;
  readonly retestOn: IsoDay;
  readonly chosenBy: 'strokes' | 'golfer';
  readonly faultId: FaultId | undefined;
  readonly drillId: string | undefined;
  readonly before: Loss | undefined;
  readonly changes: readonly IsoDay[];
};

export type CheckedEvidence = {
  readonly today: IsoDay;
  readonly index: number | null;
  /** At most one per part, and only those that can be judged. */
  readonly losses: readonly PartLoss[];
  readonly since: readonly PartLoss[];
  /** Known faults, by day. */
  readonly faults: readonly FaultEvidence[];
  readonly pain: readonly string[];
  readonly current: Running | undefined;
  readonly limits: readonly string[];
  readonly practised: readonly Practised[];
  readonly trainedOn: readonly IsoDay[];
  readonly exercisesDone: ReadonlySet<string>;
  readonly equipment: readonly string[];
  readonly minutes: number;
  readonly sessionsPerWeek: number;
  readonly places: readonly Place[];
  readonly busyDays: ReadonlySet<IsoDay>;
  readonly earlier: readonly {
    readonly part: Part;
    readonly startedOn: IsoDay;
    readonly verdict: Verdict | undefined;
    readonly drillIds: readonly string[];
  }[];
  readonly asked: string | undefined;
  readonly hintDrillId: string | undefined;
};

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value);
const listOf = <T>(value: readonly T[] | undefined | null): readonly T[] => (Array.isArray(value) ? value : []);
const records = <T>(value: readonly T[] | undefined | null): readonly T[] =>
  listOf(value).filter((one) => typeof one === 'object' && one !== null);
const texts = (value: readonly string[] | undefined | null): readonly string[] =>
  listOf(value).filter((one) => typeof one === 'string' && one.trim() !== '');
const isPart = (value: unknown): value is Part => PARTS.some((part) => part === value);
const within = (value: number, low: number, high: number): number => Math.min(high, Math.max(low, value));
/** Limits a figure to the most strokes a round anybody can lose, so that results worked out from it stay numbers. */
const strokes = (value: number): number => within(value, -99, 99);

/** The calendar day of a day or instant; undefined for anything else. */
const dayOf = (value: unknown): IsoDay | undefined => {
  if (typeof value !== 'string') return undefined;
  if (isIsoDay(value)) return value >= FIRST_DAY && value <= LAST_DAY ? value : undefined;
  const at = new Date(value);
  if (value.length < 16 || Number.isNaN(at.getTime())) return undefined;
  const day = localDay(at);
  return isIsoDay(day) && day >= FIRST_DAY && day <= LAST_DAY ? day : undefined;
};

/**
 * Of several losses for one part, keeps the one with the most rounds. An invalid band becomes as wide as for one round.
 */
const readLosses = (losses: readonly PartLoss[] | undefined): readonly PartLoss[] =>
  PARTS.flatMap((part): PartLoss[] => {
    const readable = records(losses)
      .filter((loss) => loss.part === part && isNumber(loss.value) && isNumber(loss.rounds) && loss.rounds >= 1)
      .toSorted((a, b) => b.rounds - a.rounds)[0];
    if (!readable) return [];
    const value = strokes(readable.value);
    const ends = [readable.low, readable.high]
      .filter(isNumber)
      .map(strokes)
      .toSorted((a, b) => a - b);
    const [low = value, high = value] = ends.length === 2 ? ends : [];
    return [
      {
        part,
        value,
        low: Math.min(value, low),
        high: Math.max(value, high),
        rounds: Math.min(100_000, Math.floor(readable.rounds)),
      },
    ];
  });

const readLoss = (value: Partial<Loss> | undefined): Loss | undefined =>
  value && [value.value, value.low, value.high, value.rounds].every(isNumber) && value.rounds! >= 1
    ? {
        value: strokes(value.value!),
        low: strokes(Math.min(value.low!, value.value!)),
        high: strokes(Math.max(value.high!, value.value!)),
        rounds: Math.floor(value.rounds!),
      }
    : undefined;

const readRunning = (current: unknown, today: IsoDay): Running | undefined => {
  if (typeof current !== 'object' || current === null) return undefined;
  const { part, startedOn, retestOn, chosenBy, faultId, drillId, before, changes, endedOn } = current as Record<
    string,
    unknown
  > & {
    readonly changes?: readonly unknown[];
  };
  const start = dayOf(startedOn);
  if (!isPart(part) || start === undefined || endedOn !== undefined) return undefined;
  // A clock that ran ahead put the start in the future: treat it as today.
  const startDay = start > today ? today : start;
  const retest = dayOf(retestOn);
  const isSane = retest !== undefined && retest > startDay && daysBetween(today, retest) <= FOCUS_DAYS;
  return {
    part,
    startedOn: startDay,
    retestOn: isSane ? retest : addDays(startDay, FOCUS_DAYS),
    chosenBy: chosenBy === 'golfer' ? 'golfer' : 'strokes',
    faultId: typeof faultId === 'string' ? readFaultId(faultId) : undefined,
    drillId: typeof drillId === 'string' ? drillId : undefined,
    before: typeof before === 'object' && before !== null ? readLoss(before) : undefined,
    changes: [...new Set(listOf(changes).flatMap((day) => dayOf(day) ?? []))]
      .filter((day) => day <= today && daysBetween(day, today) <= SEASON_DAYS)
      .toSorted(),
  };
};

const readFaults = (faults: readonly FaultEvidence[], today: IsoDay): readonly FaultEvidence[] =>
  records(faults).flatMap(({ faultId, source, confidence, day }): FaultEvidence[] => {
    const seen = dayOf(day);
    const id = readFaultId(faultId);
    if (id === undefined || !SOURCES.includes(source) || seen === undefined) return [];
    const sure = confidence === 'high' || confidence === 'medium' ? confidence : 'low';
    return [{ faultId: id, source, confidence: sure, day: seen > today ? today : seen }];
  });

const readPractised = (practised: Evidence['practised'], today: IsoDay): readonly Practised[] =>
  records(practised).flatMap(({ drillId, day, minutes, score, passed, sessionId }): Practised[] => {
    const done = dayOf(day);
    if (typeof drillId !== 'string' || !drillById(drillId) || done === undefined || done > today) return [];
    return [
      compact({
        drillId,
        day: done,
        minutes: isNumber(minutes) ? within(minutes, 0, 600) : 0,
        score: isNumber(score) ? score : undefined,
        passed: typeof passed === 'boolean' ? passed : undefined,
        sessionId: typeof sessionId === 'string' ? sessionId : undefined,
      }),
    ];
  });

/** The latest day named in the evidence, used if the clock cannot be read. */
const latestDay = ({ faults, current, practised }: Evidence): IsoDay =>
  [
    ...records(faults).map(({ day }) => dayOf(day)),
    ...records(practised).map(({ day }) => dayOf(day)),
    dayOf((current as Partial<{ startedOn: unknown }> | undefined)?.startedOn),
  ]
    .filter((day) => day !== undefined)
    .toSorted()
    .at(-1) ?? FIRST_DAY;

const readEarlier = (earlier: Evidence['earlier'], today: IsoDay): CheckedEvidence['earlier'] =>
  records(earlier).flatMap(({ part, startedOn, verdict, drillIds }) => {
    const start = dayOf(startedOn);
    if (!isPart(part) || start === undefined || start > today) return [];
    return [
      {
        part,
        startedOn: start,
        verdict: VERDICTS.find((one) => one === verdict),
        drillIds: texts(drillIds),
      },
    ];
  });

const NO_EVIDENCE: Evidence = { today: '', losses: [], faults: [], pain: [] };

/** Sessions a week and their minutes, limited to what a week and the player can hold. */
const readTime = ({ minutes, sessionsPerWeek }: Evidence) => ({
  minutes: isNumber(minutes) ? within(Math.round(minutes), 10, 90) : USUAL_MINUTES,
  sessionsPerWeek: isNumber(sessionsPerWeek) ? within(Math.round(sessionsPerWeek), 2, 4) : USUAL_SESSIONS,
});

export const checkEvidence = (given: Evidence): CheckedEvidence => {
  const evidence = records([given])[0] ?? NO_EVIDENCE;
  const today = dayOf(evidence.today) ?? latestDay(evidence);
  const days = (list: readonly string[] | undefined) => texts(list).flatMap((day) => dayOf(day) ?? []);
  return {
    today,
    index: isNumber(evidence.index) ? within(evidence.index, -10, 54) : null,
    losses: readLosses(evidence.losses),
    since: readLosses(evidence.since),
    faults: readFaults(evidence.faults, today),
    pain: [...new Set(texts(typeof evidence.pain === 'string' ? [evidence.pain] : evidence.pain))],
    current: readRunning(evidence.current, today),
    limits: texts(evidence.limits),
    practised: readPractised(evidence.practised, today),
    trainedOn: days(evidence.trainedOn).filter((day) => day <= today),
    exercisesDone: new Set(texts(evidence.exercisesDone)),
    equipment: texts(evidence.equipment),
    ...readTime(evidence),
    places: PLACES.filter((place) => listOf(evidence.places).includes(place)),
    busyDays: new Set(days(evidence.busyDays)),
    earlier: readEarlier(evidence.earlier, today),
    asked: typeof evidence.asked === 'string' ? evidence.asked : undefined,
    hintDrillId: typeof evidence.hintDrillId === 'string' ? evidence.hintDrillId : undefined,
  };
};

/** How often the part changed this season, including finished focuses. */
export const changesThisSeason = ({ current, earlier, today }: CheckedEvidence): readonly IsoDay[] =>
  [
    ...new Set([
      ...(current?.changes ?? []),
      ...earlier.map(({ startedOn }) => startedOn).filter((day) => daysBetween(day, today) <= SEASON_DAYS),
    ]),
  ].toSorted();
