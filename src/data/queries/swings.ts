import { keepPoses, storedPoses } from '#src/data/db/swing-poses.ts';
import { currentDatabase, isSampleShown, openedDatabase } from '#src/data/live/current.ts';
import { type DigestSource, digestSource, pageOf, useDigest } from '#src/data/live/digest.ts';
import { useLiveOne } from '#src/data/live/use-live.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { type Result, fail, ok } from '@divot/basics';
import { type CloudFailure, cloud } from '#src/platform/cloud.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';

const PAGE = 100;
/** Read more than one even if one is wanted: the next takes the place of a deleted one. */
const LEAST_READ = 20;
const WAITING_AMONG = 200;

const sources = new Map<number, DigestSource<Swing>>();
const newest = (limit: number): DigestSource<Swing> => {
  const cached = sources.get(limit);
  const page = Math.min(PAGE, Math.max(LEAST_READ, limit));
  const source = cached ?? digestSource('swings', (swing) => swing, { newest: limit, page });
  sources.set(limit, source);
  return source;
};

/** The newest `limit` swings in any state. */
export const useSwings = (limit: number) => {
  const { digests, ready } = useDigest(newest(limit));
  return { swings: digests, ready };
};

/** A swing, live. */
export const useSwing = (id: string | undefined) => {
  const { document, ready } = useLiveOne('swings', id);
  return { swing: document, ready };
};

/**
 * The pose track of a swing, from this device or downloaded from the golfer's account and then kept here. Fails as the
 * account did: 'rejected' if no one has it any more, 'offline' if the account cannot be asked.
 */
export const packedPoses = async (
  { id, posesKey }: Pick<Swing, 'id' | 'posesKey'>,
  isFetched = true,
): Promise<Result<string, CloudFailure>> => {
  const database = await openedDatabase();
  if (!database || posesKey === undefined) return fail('rejected');
  const storedText = await storedPoses(database, posesKey);
  if (storedText !== undefined) return ok(storedText);
  if (!isFetched) return fail('offline');
  const sent = await fetchPoses(posesKey);
  if (sent.ok) await keepPoses(database, { key: posesKey, swingId: id, packed: sent.value }).catch(logError);
  return sent;
};

const fetchPoses = async (key: string): Promise<Result<string, CloudFailure>> => {
  try {
    return await (await cloud()).poses(key);
  } catch {
    return fail('offline'); // the code that talks to the cloud did not load
  }
};

/** Swings that wait for analysis, oldest first. For the queue, which is not a screen. */
export const waitingSwings = async (): Promise<readonly Swing[]> =>
  (await newestSwings(WAITING_AMONG)).filter(({ status }) => status === 'queued').toReversed();

/** The newest swings, for code that cannot wait for a screen to show them. */
export const newestSwings = async (limit: number): Promise<readonly Swing[]> => {
  const database = currentDatabase();
  return database ? pageOf(database.swings, 0, limit) : [];
};

/** Those of these swings that are not deleted. */
export const existingSwings = async (ids: readonly string[]): Promise<ReadonlySet<string> | undefined> => {
  // The caller deletes everything not in this list, so return nothing while another golfer's swings are shown.
  const database = isSampleShown() ? undefined : currentDatabase();
  if (!database) return undefined;
  return new Set((await database.swings.findByIds([...ids]).exec()).keys());
};
