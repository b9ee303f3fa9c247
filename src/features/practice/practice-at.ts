import type { Drill } from '#src/domain/practice/drill.ts';
import type { Focus, Place } from '#src/domain/practice/session.ts';
import { wholeNumberIn } from '#src/platform/search-params.ts';

// Where in /practice the golfer is: all of it is in the address, so that a reload lands on the same list.

export const focuses = ['general', 'driving', 'approach', 'short-game', 'putting', 'mental'] as const;
export const places = ['range', 'green', 'home', 'net', 'course'] as const;
export const modes = ['block', 'random', 'game'] as const;
const views = ['drills', 'custom', 'log', 'history'] as const;

export type PracticeAt = {
  readonly view?: (typeof views)[number] | undefined;
  readonly drill?: string | undefined;
  readonly session?: string | undefined;
  /** The builder. */
  readonly minutes?: number | undefined;
  readonly focus?: Focus | undefined;
  readonly place?: Place | undefined;
  /** The list of drills. */
  readonly search?: string | undefined;
  readonly area?: string | undefined;
  readonly fault?: string | undefined;
  readonly mode?: Drill['mode'] | undefined;
  readonly noBalls?: true | undefined;
  readonly saved?: true | undefined;
};

export type GoTo = (at: PracticeAt, options?: { readonly replace?: boolean }) => void;

/** What another screen hands over on the way here (SPEC section 2, navigation state). */
export type Arrival = { readonly swingIssues?: readonly string[]; readonly focus?: Focus };

type Unknown = Readonly<Record<string, unknown>>;
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 80) : undefined);
const oneOf = <T extends string>(choices: readonly T[], value: unknown) => choices.find((one) => one === value);
const yes = (value: unknown) => (value === true ? true : undefined);
const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** Reads the address; what does not fit is left out. */
export const practiceAtFrom = (search: Unknown): PracticeAt => {
  const minutes = wholeNumberIn(search['minutes']);
  return given({
    view: oneOf(views, search['view']),
    drill: text(search['drill']),
    session: text(search['session']),
    minutes: minutes !== undefined && minutes >= 1 && minutes <= 999 ? minutes : undefined,
    focus: oneOf(focuses, search['focus']),
    place: oneOf(places, search['place']),
    search: text(search['search']),
    area: text(search['area']),
    fault: text(search['fault']),
    mode: oneOf(modes, search['mode']),
    noBalls: yes(search['noBalls']),
    saved: yes(search['saved']),
  });
};

/** Reads the history entry's state; it may come from an older version of the app. */
export const arrivalFrom = (state: unknown): Arrival => {
  if (typeof state !== 'object' || state === null) return {};
  const { swingIssues, focus } = state as Unknown;
  return given({
    swingIssues: Array.isArray(swingIssues) ? swingIssues.filter((id) => typeof id === 'string') : undefined,
    focus: oneOf(focuses, focus),
  });
};
