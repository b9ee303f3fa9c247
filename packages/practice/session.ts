import { DRILLS, type Drill, type FaultId, faultById, sparesPain } from '@divot/golf-content';
import type { Part } from '@divot/golf-rules';
import { type Result, fail, ok } from '@divot/basics';
import { FOCUS_AREAS, FOCUS_OF_PART, type Focus } from './focus.ts';

// Builds today's session for the time available: first one task repeated for the top fault, then random and game
// practice where the golfer loses strokes, and putting under pressure at the end. A session aimed at one part spends at
// least three fifths on it. New golfers repeat more, golfers with a low index less. The task changes for at least half
// of the time (contextual interference: it feels worse and sticks better).

export type Place = 'range' | 'green' | 'home' | 'net' | 'course';

export type SessionRequest = {
  readonly minutes: number;
  /** Most important first. */
  readonly faultIds: readonly string[];
  readonly focus: Focus;
  /** The part that the golfer works on. */
  readonly part?: Part | undefined;
  /** The swing fault that the session is for, instead of a part. */
  readonly faultId?: FaultId | undefined;
  readonly index: number | null;
  readonly sessionsDone: number;
  /** Where the golfer can practise. Empty if any place will do. */
  readonly places?: readonly Place[] | undefined;
  /** Drills of the last session. They rank below others. */
  readonly recentDrillIds: readonly string[];
  /** Rules out drills that load one of these areas and, if there is any, all full swings. */
  readonly painAreas?: readonly string[] | undefined;
};

export type SessionBlock = {
  readonly drill: Drill;
  readonly minutes: number;
  readonly part: 'block' | 'vary' | 'pressure';
  /** How the drill is practised. A learned drill changes the task every ball, whatever its own mode. */
  readonly mode: Drill['mode'];
};

const NEW_GOLFER_SESSIONS = 3;
const LOW_INDEX = 10;
const USUAL_STRETCH = 15;
const LONGEST_CLOSING = 10;
const LONGEST_BLOCK = 60;
const LEAST_BLOCK = 2;
const LEAST_ON_AIM = 0.6;

/** Where a drill can be done. */
export const placesOf = ({ area, balls, mode }: Drill): readonly Place[] => {
  if (area === 'putting') return mode === 'block' ? ['green', 'home'] : ['green'];
  if (area === 'short-game') return ['green', 'course'];
  if (balls === 0 || area === 'mental') return ['range', 'green', 'home', 'net', 'course'];
  return mode === 'block' ? ['range', 'net', 'course'] : ['range', 'course'];
};

/** Whether the drill can be done at one of these places. No places: any will do. */
export const fitsPlaces = (drill: Drill, places: readonly Place[]): boolean =>
  places.length === 0 || placesOf(drill).some((place) => places.includes(place));

/** Share of the time for repeating one task. */
const blockShare = ({ sessionsDone, index }: SessionRequest): number => {
  if (sessionsDone < NEW_GOLFER_SESSIONS) return 0.4;
  return index !== null && index < LOW_INDEX ? 0.25 : 0.35;
};

/** What the session is for: the golfer's choice or, without one, the part they work on. */
const aimOf = ({ focus, part }: SessionRequest): Focus => (focus === 'general' && part ? FOCUS_OF_PART[part] : focus);

const worth = (drill: Drill, request: SessionRequest): number => {
  const focus = aimOf(request);
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

/** The fault catalogue lists drills for a fault in its own order. They come before the general ranking. */
const blockDrills = (allowed: readonly Drill[], request: SessionRequest): Drill[] => {
  const repeated = allowed.filter(({ mode }) => mode === 'block');
  const [top] = request.faultIds;
  const prescribed = (top === undefined ? [] : (faultById(top)?.drills ?? [])).flatMap(
    (id) => repeated.find((drill) => drill.id === id) ?? [],
  );
  return [...prescribed, ...best(repeated, request).filter((drill) => !prescribed.includes(drill))];
};

/** Divides the time among the drills. Each gets long enough to sink in, so a session has fewer than ten blocks. */
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
    mode: drill.mode,
  }));
};

/** A putting drill or, without a green, the best game. */
const closingDrill = (varied: readonly Drill[]): Drill | undefined =>
  varied.find(({ area }) => area === 'putting') ?? varied.find(({ mode }) => mode === 'game');

/** The whole game: repetition for the first fault, then varied practice, then pressure. */
const generalSession = (allowed: readonly Drill[], request: SessionRequest): readonly SessionBlock[] => {
  const { minutes, focus } = request;
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
  return [
    ...spread(repeated, blockMinutes, 'block', request),
    ...spread(middle, minutes - blockMinutes - closingMinutes, 'vary', request),
    ...spread(last ? [last] : [], closingMinutes, 'pressure', request),
  ];
};

/**
 * Spends at least three fifths on one part: repetition, then varied practice. The rest goes to the top fault and a
 * closing game.
 */
const aimedSession = (
  allowed: readonly Drill[],
  on: readonly Drill[],
  request: SessionRequest,
): readonly SessionBlock[] => {
  const { minutes } = request;
  const repeated = blockDrills(on, request);
  const varied = best(
    on.filter(({ mode }) => mode !== 'block'),
    request,
  );
  const others = allowed.filter((drill) => !on.includes(drill));
  const rest = best(others, request);
  const last = closingDrill(rest.filter(({ mode }) => mode !== 'block'));
  const fillers = [...blockDrills(others, request), ...rest].filter(
    (drill, at, all) => drill !== last && all.indexOf(drill) === at,
  );
  const most = (drills: readonly Drill[]) => drills.length * LONGEST_BLOCK;
  const aim = others.length === 0 ? minutes : Math.min(Math.ceil(minutes * LEAST_ON_AIM), most(on));
  const wanted =
    varied.length === 0
      ? aim
      : repeated.length === 0
        ? 0
        : Math.max(LEAST_BLOCK, Math.floor(aim * blockShare(request)));
  const blockMinutes = Math.min(most(repeated), Math.max(wanted, aim - most(varied)));
  const room = minutes - aim;
  // One minute is too short for a block, so it goes to the other one.
  const closing = last
    ? Math.min(LONGEST_CLOSING, Math.floor(minutes / 4), room < 2 * LEAST_BLOCK ? 0 : room - LEAST_BLOCK)
    : 0;
  return [
    ...spread(repeated, blockMinutes, 'block', request),
    ...spread(varied, aim - blockMinutes, 'vary', request),
    ...spread(fillers, room - closing, 'block', request),
    ...spread(last ? [last] : [], closing, 'pressure', request),
  ].filter((block) => block.minutes > 0);
};

/**
 * The blocks add up to the requested minutes (10 to 180), or to fewer if pain leaves a single drill. Fails if no drill
 * fits the place, or if every drill for the requested part loads what hurts, because a session for another part would
 * not help.
 */
export const buildSession = (request: SessionRequest): Result<readonly SessionBlock[], 'no-drills' | 'all-hurt'> => {
  const { minutes, places = [], painAreas = [] } = request;
  const possible = DRILLS.filter((drill) => fitsPlaces(drill, places));
  const allowed = possible.filter((drill) => sparesPain(drill, painAreas));
  const aim = aimOf(request);
  const forFault = request.faultId && faultById(request.faultId)?.drills;
  const isOnAim = ({ id, area }: Drill) =>
    forFault ? forFault.includes(id) : aim !== 'general' && FOCUS_AREAS[aim].includes(area);
  const on = allowed.filter(isOnAim);
  if (on.length === 0 && possible.some(isOnAim)) return fail('all-hurt');
  if (on.length === 0 && forFault) return fail('no-drills');
  const [only] = allowed;
  if (!only) return fail('no-drills');
  // If pain leaves only one drill, Divot does not stretch it over the whole session.
  if (allowed.length === 1) {
    return ok([{ drill: only, minutes: Math.min(minutes, only.minutes), part: 'block', mode: only.mode }]);
  }
  return ok(on.length === 0 ? generalSession(allowed, request) : aimedSession(allowed, on, request));
};
