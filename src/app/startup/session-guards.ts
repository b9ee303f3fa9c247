import { sessionAtom, state } from '#src/platform/state.ts';

/**
 * After a sign-in or sign-out, follows the route guards. Starts before the first screen is loaded, because a start may
 * discover a sign-out before any component can listen.
 */
export const followSessionWithGuards = (router: { readonly invalidate: () => Promise<void> }): (() => void) =>
  state.sub(sessionAtom, () => void router.invalidate());
