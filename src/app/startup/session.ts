import { cloud } from '#src/platform/cloud.ts';
import { rememberSessions, rememberedUser } from '#src/platform/remembered-session.ts';
import { type Session, sessionAtom, state } from '#src/platform/state.ts';
import { forgetStart } from './last-start.ts';

// A remembered golfer is in at once, online or not; the cloud is asked later. Without one the first answer of the
// cloud decides, and where it cannot be asked (first visit, no connection) the visitor is signed out.

const database = () => import('#src/data/db/golfer-database.ts');

/** The chunk or the database may fail here; the screen that asks next reports it. */
const followWithDatabase = async (session: Session): Promise<void> => {
  const { closeGolferDatabase, openGolferDatabase } = await database();
  if (session.kind === 'signed-in') await openGolferDatabase(session.user.uid);
  if (session.kind === 'signed-out') await closeGolferDatabase();
};

/** Starts following the session. `onFailure` hears of a database that does not open. */
export const resolveSession = (onFailure: (error: unknown) => void): void => {
  rememberSessions();
  let last: Session['kind'] = 'resolving';
  state.sub(sessionAtom, () => {
    const session = state.get(sessionAtom);
    if (session.kind === 'signed-out' && last === 'signed-in') forgetStart();
    last = session.kind;
    followWithDatabase(session).catch(onFailure);
  });
  const user = rememberedUser();
  if (user) {
    state.set(sessionAtom, { kind: 'signed-in', user });
    return;
  }
  cloud().catch((error: unknown) => {
    onFailure(error);
    if (state.get(sessionAtom).kind === 'resolving') state.set(sessionAtom, { kind: 'signed-out' });
  });
};
