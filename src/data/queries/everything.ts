import { compact } from '@divot/basics';
import { type EntityName, entityNames } from '#src/domain/entities/registry.ts';
import { groundDatabase } from '#src/data/db/ground-database.ts';
import type { RoundMarks } from '@divot/ground';
import { withoutPositions } from '#src/domain/rounds/round-positions.ts';
import { packedPoses } from './swings.ts';
import { openedDatabase } from '#src/data/live/current.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { JSON_VERSION } from '#src/domain/transfer/json.ts';
import { nowIso } from '#src/platform/clock/clock.ts';

export type Everything = {
  readonly app: 'divot';
  readonly version: typeof JSON_VERSION;
  readonly exportedAt: string;
  /** Marks on this device's maps, if the golfer wants them. */
  readonly positions?: readonly RoundMarks[];
  readonly collections: { readonly [N in EntityName]?: readonly unknown[] };
};

/** Adds each swing's body. Bodies that are only in the account are downloaded until it stops responding. */
const withBodies = async (swings: readonly Swing[]): Promise<readonly Swing[]> => {
  const whole: (Swing & { readonly landmarks?: string })[] = [];
  let isReached = true;
  for (const swing of swings) {
    // oxlint-disable-next-line no-await-in-loop -- up to 200 KB each
    const packed = swing.posesKey ? await packedPoses(swing, isReached) : undefined;
    if (packed?.ok === false && packed.error === 'offline') isReached = false;
    whole.push(packed?.ok ? { ...swing, landmarks: packed.value } : swing);
  }
  return whole;
};

/**
 * All documents of the signed-in golfer on this device, as stored. Positions only on request: pass the id of their
 * golfer.
 */
export const exportEverything = async (positionsOf?: string): Promise<Everything> => {
  const database = await openedDatabase();
  if (!database) throw new Error('No golfer’s database is open');
  const collections = await Promise.all(
    entityNames.map(async (name) => {
      const documents = await database[name].find().exec();
      const plain = documents.map((document) => document.toMutableJSON());
      if (name === 'swings') return [name, await withBodies(plain as Swing[])] as const;
      return [
        name,
        positionsOf === undefined && name === 'rounds' ? (plain as Round[]).map(withoutPositions) : plain,
      ] as const;
    }),
  );
  const positions = positionsOf === undefined ? undefined : await groundDatabase(positionsOf).marks.toArray();
  return compact({
    app: 'divot',
    version: JSON_VERSION,
    exportedAt: nowIso(),
    positions,
    collections: Object.fromEntries(collections),
  });
};
