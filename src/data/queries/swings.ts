import { currentDatabase, isSampleShown } from '#src/data/live/current.ts';
import { useLive, useLiveOne } from '#src/data/live/use-live.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';

/** The newest `limit` swings, whatever became of them. */
export const useSwings = (limit: number) => {
  const { documents, ready } = useLive('swings', { selector: {}, sort: [{ sortKey: 'asc' }], limit });
  return { swings: documents, ready };
};

export const useSwing = (id: string | undefined) => {
  const { document, ready } = useLiveOne('swings', id);
  return { swing: document, ready };
};

/** Swings whose analysis was asked for and has not ended, oldest first. For the queue, which is no screen. */
export const waitingSwings = async (): Promise<readonly Swing[]> => {
  const found = await currentDatabase()
    ?.swings.find({ selector: {}, sort: [{ sortKey: 'asc' }], limit: 200 })
    .exec();
  const waiting = (found ?? [])
    .map((document) => document.toJSON() as Swing)
    .filter(({ status }) => status === 'queued');
  return waiting.toReversed();
};

/** Ids of all swings that are not deleted. */
export const swingIds = async (): Promise<ReadonlySet<string> | undefined> => {
  // Whatever is not among them is cleared away: not while somebody else's swings are shown.
  if (isSampleShown()) return undefined;
  const found = await currentDatabase()?.swings.find().exec();
  return found && new Set(found.map(({ id }) => id));
};
