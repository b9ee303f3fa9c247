import { type FaultId, readFaultIds } from '@divot/golf-content';
import type { Focus } from '@divot/practice';
import { compact } from '@divot/basics';
import { flag, integer, oneOf, searchOf, text } from '#src/platform/search-params.ts';

// Where in /practice the golfer is. All of it is in the address, so that a reload opens the same screen.

export const focuses = ['general', 'driving', 'approach', 'short-game', 'putting', 'mental'] as const;
export const places = ['range', 'green', 'home', 'net', 'course'] as const;
export const modes = ['block', 'random', 'game'] as const;

export const parsePracticeSearch = searchOf({
  view: oneOf(['drills', 'custom', 'log', 'history']),
  drill: text,
  session: text,
  /** Used by the builder. */
  minutes: integer(1, 999),
  focus: oneOf(focuses),
  place: oneOf(places),
  /** Used by the list of drills. */
  search: text,
  area: text,
  fault: text,
  mode: oneOf(modes),
  noBalls: flag,
  saved: flag,
});
export type PracticeSearch = ReturnType<typeof parsePracticeSearch>;
export type GoTo = (at: PracticeSearch, options?: { readonly replace?: boolean }) => void;

/** What another screen passes when it opens this one (SPEC section 2, navigation state). */
export type NavigationState = {
  readonly swingIssues?: readonly FaultId[];
  readonly focus?: Focus;
  readonly weekFocus?: Focus;
};

/** Reads the history entry's state; it may come from an older version of the app. */
export const parseNavigationState = (state: unknown): NavigationState => {
  if (typeof state !== 'object' || state === null) return {};
  const { swingIssues, focus, weekFocus } = state as Readonly<Record<string, unknown>>;
  return compact({
    swingIssues: Array.isArray(swingIssues) ? readFaultIds(swingIssues) : undefined,
    focus: oneOf(focuses)(focus),
    weekFocus: oneOf(focuses)(weekFocus),
  });
};
