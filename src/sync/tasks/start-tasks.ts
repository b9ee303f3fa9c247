import type { Firestore } from 'firebase/firestore/lite';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { now } from '#src/platform/clock/clock.ts';
import type { DocumentStates } from '#src/sync/contract.ts';
import type { Gate } from '#src/sync/gate.ts';
import { emptyTombstones } from './empty-tombstones.ts';
import { erasePastCards } from './game-cards.ts';
import { findOpenConflicts } from './open-conflicts.ts';

type Start = {
  readonly database: DivotDatabase;
  readonly firestore: Firestore;
  readonly uid: string;
  readonly names: readonly EntityName[];
  readonly gate: Gate;
  readonly states: DocumentStates;
  /** Resolves when everything the dashboard shows has arrived. */
  readonly recent: Promise<void>;
};

/** Background tasks that run once at each start. Rejects if the cloud is out of reach. */
export const runStartTasks = async (start: Start): Promise<void> => {
  const { database, firestore, uid, names, gate, states, recent } = start;
  for (const key of await findOpenConflicts(database, names)) states.apply(key, { kind: 'conflictFound' });
  await emptyTombstones(database, uid, names, now().getTime());
  // Run none of this before the dashboard's documents are here.
  await recent;
  if (names.includes('games')) await gate.exchange('reads', () => erasePastCards({ firestore, uid, gate }));
};
