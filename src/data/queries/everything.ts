import { type EntityName, entityNames } from '#src/domain/entities/registry.ts';
import { currentDatabase } from '#src/data/live/current.ts';
import { nowIso } from '#src/platform/clock.ts';

export type Everything = {
  readonly app: 'divot';
  readonly exportedAt: string;
  readonly collections: { readonly [N in EntityName]?: readonly unknown[] };
};

/** All documents of the signed-in golfer on this device, as they are stored. */
export const exportEverything = async (): Promise<Everything> => {
  const database = currentDatabase();
  if (!database) throw new Error('No golfer’s database is open');
  const collections = await Promise.all(
    entityNames.map(async (name) => {
      const documents = await database[name].find().exec();
      return [name, documents.map((document) => document.toMutableJSON())] as const;
    }),
  );
  return { app: 'divot', exportedAt: nowIso(), collections: Object.fromEntries(collections) };
};
