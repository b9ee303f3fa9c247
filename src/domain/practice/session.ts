import { sparesPain } from '#src/domain/body/loads.ts';
import { faultById } from '#src/domain/faults/faults.ts';
import type { Group } from '#src/domain/strokes-gained/strokes-gained.ts';
import { fail, ok, type Result } from '#src/domain/shared/result.ts';
import type { Drill, DrillArea } from './drill.ts';
import { loadedDrill } from './drill-loads.ts';
import { DRILLS } from './drills.ts';

// Today's session for the minutes at hand: first one task repeated on the top fault, then random and game practice
// where strokes are lost, putting under pressure at the end. New golfers repeat more, low indexes less; at least half
// of the time the task changes (contextual interference: it feels worse and sticks better).

export type Focus = 'general' | 'driving' | 'approach' | 'short-game' | 'putting' | 'mental';
export type Place = 'range' | 'green' | 'home' | 'net' | 'course';

export type SessionRequest = {
  readonly minutes: number;
  /** Most important first. */
  readonly faultIds: readonly string[];
  readonly focus: Focus;
  /** Where most strokes are lost, when known. */
  readonly weakestGroup?: Group | undefined;
  readonly index: number | null;
  readonly sessionsDone: number;
  readonly place?: Place | undefined;
  /** Drills of the last session: others come first. */
  readonly recentDrillIds: readonly string[];
  /** Drills that load one of these stay out, and full swings while there is any. */
  readonly painAreas?: readonly string[] | undefined;
};

export type SessionBlock = {
  readonly drill: Drill;
  readonly minutes: number;
  readonly part: 'block' | 'vary' | 'pressure';
};

const NEW_GOLFER_SESSIONS = 3;
const LOW_INDEX = 10;
const USUAL_STRETCH = 15;
const LONGEST_CLOSING = 10;

/** The drills that train what a golfer focuses on. */
export const FOCUS_AREAS: Record<Focus, readonly DrillArea[]> = {
  general: ['full-swing', 'short-game'],
  driving: ['off-tee', 'full-swing'],
  approach: ['approach', 'impact', 'full-swing'],
  'short-game': ['short-game'],
  putting: ['putting'],
  mental: ['mental', 'tempo'],
};
export const FOCUS_OF_GROUP: Record<Group, Focus> = {
  'off-tee': 'driving',
  approach: 'approach',
  'short-game': 'short-game',
  putting: 'putting',
};

/** Where a drill can be done. */
export const placesOf = ({ area, balls, mode }: Drill): readonly Place[] => {
  if (area === 'putting') return mode === 'block' ? ['green', 'home'] : ['green'];
  if (area === 'short-game') return ['green', 'course'];
  if (balls === 0 || area === 'mental') return ['range', 'green', 'home', 'net', 'course'];
  return mode === 'block' ? ['range', 'net', 'course'] : ['range', 'course'];
};

/** Share of the time for one task repeated. */
const blockShare = ({ sessionsDone, index }: SessionRequest): number => {
  if (sessionsDone < NEW_GOLFER_SESSIONS) return 0.4;
  return index !== null && index < LOW_INDEX ? 0.25 : 0.35;
};

const worth = (drill: Drill, request: SessionRequest): number => {
  const focus =
    request.focus === 'general' && request.weakestGroup ? FOCUS_OF_GROUP[request.weakestGroup] : request.focus;
  const [top, ...others] = request.faultIds;
  const helps = (id: string) => drill.faults.some((fault) => fault === id);
  return (
    (top !== undefined && helps(top) ? 3 : 0) +
    (others.some(helps) ? 1 : 0) +
    (FOCUS_AREAS[focus].includes(drill.area) ? 3 : 0) -
    (request.recentDrillIds.includes(drill.id) ? 2 : 0)
  );
};

const best = (drills: readonly Drill[], request: SessionRequest): Drill[] =>
  drills.toSorted((a, b) => worth(b, request) - worth(a, request) || (a.id < b.id ? -1 : Number(a.id > b.id)));

/** The fault catalogue's own order of drills comes before the general ranking. */
const blockDrills = (allowed: readonly Drill[], request: SessionRequest): Drill[] => {
  const repeated = allowed.filter(({ mode }) => mode === 'block');
  const [top] = request.faultIds;
  const prescribed = (top === undefined ? [] : (faultById(top)?.drills ?? [])).flatMap(
    (id) => repeated.find((drill) => drill.id === id) ?? [],
  );
  return [...prescribed, ...best(repeated, request).filter((drill) => !prescribed.includes(drill))];
};

/** Over the drills in turn, each long enough to sink in: a session stays under ten blocks. */
const spread = (
  drills: readonly Drill[],
  minutes: number,
  part: SessionBlock['part'],
  session: SessionRequest,
): SessionBlock[] => {
  const stretch = Math.max(USUAL_STRETCH, Math.ceil(session.minutes / 6));
  const blocks = Math.min(drills.length, Math.ceil(minutes / stretch));
  return drills.slice(0, blocks).map((drill, at) => ({
    drill,
    minutes: Math.floor(minutes / blocks) + (at < minutes % blocks ? 1 : 0),
    part,
  }));
};

/** Putting under pressure, or where there is no green the best game. */
const closingDrill = (varied: readonly Drill[]): Drill | undefined =>
  varied.find(({ area }) => area === 'putting') ?? varied.find(({ mode }) => mode === 'game');

/** Blocks add up to the minutes asked for (10 to 180), or to fewer where pain leaves a single drill. Fails where no drill fits the place. */
export const buildSession = (request: SessionRequest): Result<readonly SessionBlock[], 'no-drills'> => {
  const { minutes, place, focus, painAreas = [] } = request;
  const allowed = DRILLS.filter(
    (drill) => (place === undefined || placesOf(drill).includes(place)) && sparesPain(loadedDrill(drill), painAreas),
  );
  const [only] = allowed;
  if (!only) return fail('no-drills');
  // Where pain leaves one drill only, it is not stretched over the whole session.
  if (allowed.length === 1) return ok([{ drill: only, minutes: Math.min(minutes, only.minutes), part: 'block' }]);
  const repeated = blockDrills(allowed, request);
  const varied = best(
    allowed.filter(({ mode }) => mode !== 'block'),
    request,
  );
  const last = closingDrill(varied);
  const others = varied.filter((drill) => drill !== last);
  const putting = (drill: Drill) => Number(drill.area === 'putting' && focus !== 'putting');
  const middle = others.toSorted((a, b) => putting(a) - putting(b));
  const closingMinutes = last ? Math.min(LONGEST_CLOSING, Math.floor(minutes / 4)) : 0;
  const blockMinutes = middle.length > 0 ? Math.floor(minutes * blockShare(request)) : minutes - closingMinutes;
  return ok([
    ...spread(repeated, blockMinutes, 'block', request),
    ...spread(middle, minutes - blockMinutes - closingMinutes, 'vary', request),
    ...spread(last ? [last] : [], closingMinutes, 'pressure', request),
  ]);
};
