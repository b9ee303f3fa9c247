import { configCheck } from '#src/platform/settings/current-config.ts';
import { sessionAtom, state } from '#src/platform/state.ts';
import { createGround } from './ground.ts';
import { countRequest } from './requests.ts';

const base = configCheck.ok ? configCheck.config.groundBase : '';

/** The host whose server is asked. */
export const mapHost = (): string => new URL(base, location.href).host;

/** The map's server, with each request counted for the golfer who is signed in. */
export const mapServer = createGround(base, {
  onRequest: () => {
    const session = state.get(sessionAtom);
    if (session.kind === 'signed-in') countRequest(session.user.uid);
  },
});
