import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { Decided } from '#src/domain/coach/coach.ts';
import { equal } from '@divot/documents';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { runExclusive } from '#src/platform/waiting/exclusive.ts';
import { currentDatabase, isSampleShown, onDatabaseChange, openedDatabase } from './current.ts';

// The coach's last decision about the golfer whose database is shown. It is in that database, which never syncs it, so
// that the next start shows it before anything is decided anew. The sample golfer's is only in this tab's memory.

const LOCAL_DOCUMENT = 'decision';
/** Raised when a stored decision of an earlier version of the app can no longer be shown. */
const VERSION = 3;
type Stored = { readonly version: number; readonly decided: Decided };

type Answer = { readonly decided: Decided | undefined; readonly ready: boolean };
const NOTHING: Answer = { decided: undefined, ready: false };

const answers = new WeakMap<DivotDatabase, Answer>();
const subscribers = new Set<() => void>();
const notifyAll = (): void => {
  for (const changed of subscribers) changed();
};
const answerWith = (database: DivotDatabase, decided: Decided | undefined): void => {
  answers.set(database, { decided, ready: true });
  notifyAll();
};

const readFrom = async (database: DivotDatabase | undefined): Promise<void> => {
  if (!database || isSampleShown() || answers.has(database)) return;
  const stored = (await database.getLocal<Stored>(LOCAL_DOCUMENT))?.toJSON().data;
  if (!answers.has(database)) answerWith(database, stored?.version === VERSION ? stored.decided : undefined);
};
const read = (): Answer => answers.get(currentDatabase()!) ?? NOTHING;

/** The decision that screens show. Ready once the storage has answered. */
export const decisionSource = {
  read,
  subscribe: (changed: () => void) => {
    subscribers.add(changed);
    readFrom(currentDatabase()).catch(logError);
    return () => void subscribers.delete(changed);
  },
};
onDatabaseChange(() => {
  notifyAll();
  if (subscribers.size > 0) readFrom(currentDatabase()).catch(logError);
});

/** Whether this device has a decision about the golfer. */
export const isDecided = async (): Promise<boolean> => {
  await readFrom(await openedDatabase());
  return read().decided !== undefined;
};

/** Shows a decision about the golfer whose database is shown, and stores it unless it is the one that is stored. */
export const storeDecision = async (decided: Decided): Promise<void> => {
  const database = currentDatabase();
  if (!database || equal(answers.get(database)?.decided, decided)) return;
  answerWith(database, decided);
  if (isSampleShown()) return;
  // Another tab may be storing its own.
  await runExclusive('divot-decision', () =>
    database.upsertLocal<Stored>(LOCAL_DOCUMENT, { version: VERSION, decided }),
  );
};
