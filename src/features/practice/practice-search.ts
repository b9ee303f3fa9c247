import { type Drill, type FaultId, readFaultIds } from '@divot/golf-content';
import type { Focus, Place } from '@divot/practice';
import { compact } from '@divot/basics';
import { flagParam, integerParam, oneOfParam, textParam } from '#src/platform/search-params.ts';

// Where in /practice the golfer is. All of it is in the address, so that a reload opens the same screen.

export const focuses = ['general', 'driving', 'approach', 'short-game', 'putting', 'mental'] as const;
export const places = ['range', 'green', 'home', 'net', 'course'] as const;
export const modes = ['block', 'random', 'game'] as const;
const views = ['drills', 'custom', 'log', 'history'] as const;

export type PracticeSearch = {
  readonly view?: (typeof views)[number] | undefined;
  readonly drill?: string | undefined;
  readonly session?: string | undefined;
  /** Used by the builder. */
  readonly minutes?: number | undefined;
  readonly focus?: Focus | undefined;
  readonly place?: Place | undefined;
  /** Used by the list of drills. */
  readonly search?: string | undefined;
  readonly area?: string | undefined;
  readonly fault?: string | undefined;
  readonly mode?: Drill['mode'] | undefined;
  readonly noBalls?: true | undefined;
  readonly saved?: true | undefined;
};

export type GoTo = (at: PracticeSearch, options?: { readonly replace?: boolean }) => void;

/** What another screen passes when it opens this one (SPEC section 2, navigation state). */
export type NavigationState = {
  readonly swingIssues?: readonly FaultId[];
  readonly focus?: Focus;
  readonly weekFocus?: Focus;
};

type Unknown = Readonly<Record<string, unknown>>;

/** Reads the address and drops invalid values. */
export const parsePracticeSearch = (search: Unknown): PracticeSearch =>
  compact({
    view: oneOfParam(views, search['view']),
    drill: textParam(search['drill']),
    session: textParam(search['session']),
    minutes: integerParam(search['minutes'], 1, 999),
    focus: oneOfParam(focuses, search['focus']),
    place: oneOfParam(places, search['place']),
    search: textParam(search['search']),
    area: textParam(search['area']),
    fault: textParam(search['fault']),
    mode: oneOfParam(modes, search['mode']),
    noBalls: flagParam(search['noBalls']),
    saved: flagParam(search['saved']),
  });

/** Reads the history entry's state; it may come from an older version of the app. */
export const parseNavigationState = (state: unknown): NavigationState => {
  if (typeof state !== 'object' || state === null) return {};
  const { swingIssues, focus, weekFocus } = state as Unknown;
  return compact({
    swingIssues: Array.isArray(swingIssues) ? readFaultIds(swingIssues) : undefined,
    focus: oneOfParam(focuses, focus),
    weekFocus: oneOfParam(focuses, weekFocus),
  });
};
