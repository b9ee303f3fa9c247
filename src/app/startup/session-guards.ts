import { sessionAtom, state } from '#src/platform/state.ts';

/**
 * Signing in or out leads to where the guards of the routes send the golfer. Begun before the first screen is loaded: a
 * start that finds out that the golfer had signed out does so before there is a component that could listen.
 */
export const followSessionWithGuards = (router: { readonly invalidate: () => Promise<void> }): (() => void) =>
  state.sub(sessionAtom, () => void router.invalidate());
