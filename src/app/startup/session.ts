import { cloud } from '#src/platform/cloud.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { noteErasing } from '#src/platform/session/erasing.ts';
import { hasStoredSignIn, rememberSessions, rememberedUser } from '#src/platform/session/remembered-session.ts';
import { forgetSignedOutLater, signedOut } from '#src/platform/session/signed-out.ts';
import { type Session, isVisit, sessionAtom, state } from '#src/platform/state.ts';
import { hasQueuedSwings } from '#src/platform/storage/queued-swings.ts';
import { clearForNextGolfer } from '#src/app/errors/reload-app.ts';

// A remembered golfer is in at once, online or not, and the cloud is asked later. With neither a remembered golfer nor
// a stored sign-in, the visitor is signed out, and the login form waits for neither Firebase nor a database. With a
// stored sign-in but no remembered golfer, the cloud's first response decides. If it is out of reach, the visitor is
// signed out.

// The database is not part of the first load: the shell is painted while it opens.
const data = async () => {
  const [database, profile] = await Promise.all([
    import('#src/data/db/golfer-database.ts'),
    import('#src/data/commands/golfer-profile.ts'),
  ]);
  return { ...database, ...profile };
};

const followWithDatabase = async (session: Session): Promise<void> => {
  if (session.kind !== 'signed-in' || isVisit()) return;
  const { ensureProfile, openGolferDatabase } = await data();
  await openGolferDatabase(session.user.uid);
  const ensured = await ensureProfile(session.user);
  if (!ensured.ok) logError(new Error('ProfileNotCreated')); // SPEC section 8: logged only
  if (!hasQueuedSwings()) return;
  const { resumeAnalyses } = await import('#src/features/swing/queue/analysis-queue.ts');
  void resumeAnalyses(session.user.uid);
};

const leaveDatabase = async (): Promise<void> => {
  const { closeGolferDatabase } = await data();
  await closeGolferDatabase();
};

const isResolving = () => state.get(sessionAtom).kind === 'resolving';

const firstCheck = async (): Promise<void> => {
  if (await hasStoredSignIn()) return void (await cloud());
  if (isResolving()) state.set(sessionAtom, { kind: 'signed-out' });
  forgetSignedOutLater(logError);
};

/** The golfer is remembered only because the browser was killed right after they signed out. */
const leaveIfSignedOut = async (uid: string): Promise<void> => {
  const how = await signedOut(uid);
  if (how === undefined) return;
  if (how === 'erased') noteErasing(uid);
  state.set(sessionAtom, { kind: 'signed-out' });
};

/**
 * Follows the session from now on. Calls `onDatabaseFailure` if a database does not open, and `onFollowed` each time
 * the storage matches the session or fails to open. Returns the stop function.
 */
export const resolveSession = (
  onDatabaseFailure: (error: unknown) => void,
  onFollowed: () => void = () => undefined,
): (() => void) => {
  rememberSessions();
  let last: Session['kind'] = 'resolving';
  const stop = state.sub(sessionAtom, () => {
    const session = state.get(sessionAtom);
    const isLeft = session.kind === 'signed-out' && last === 'signed-in';
    // Leave no trace of this golfer for the next one on this device, not even in small settings.
    if (isLeft) clearForNextGolfer(localStorage);
    // Another tab signed in. This tab has not asked the cloud for anything yet.
    if (session.kind === 'signed-in' && last === 'signed-out' && !isVisit()) cloud().catch(logError);
    last = session.kind;
    const followed = isLeft ? leaveDatabase() : followWithDatabase(session);
    void followed.catch(onDatabaseFailure).finally(onFollowed);
  });
  const user = rememberedUser();
  if (user) {
    state.set(sessionAtom, { kind: 'signed-in', user });
    leaveIfSignedOut(user.uid).catch(logError);
    return stop;
  }
  firstCheck().catch((error: unknown) => {
    logError(error);
    if (isResolving()) state.set(sessionAtom, { kind: 'signed-out' });
  });
  return stop;
};
