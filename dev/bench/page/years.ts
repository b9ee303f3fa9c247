import type { RxCollection } from 'rxdb';
import { demoSeeds } from '#dev/seed/demo.ts';
import { openGolferDatabase } from '#src/data/db/golfer-database.ts';
import type { SeedDocument } from '#src/data/sample/document.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';
import { sortKeyOf } from '#src/domain/entities/sort-key.ts';

// A golfer with years of everything: each half year is the demo golfer's, with as many of each kind as somebody has who
// plays a round a week, practises three times, trains twice and films twice.

const HALF_YEAR_MS = 182 * 86_400_000;
const IN_HALF_A_YEAR: Partial<Record<EntityName, number>> = {
  rounds: 25,
  practiceSessions: 75,
  workouts: 50,
  swings: 50,
};

/** The half year's own documents of a kind, repeated until there are `count`. */
const repeated = (documents: readonly SeedDocument['document'][], count: number) =>
  Array.from({ length: count }, (_, nth) => {
    const document = documents[nth % documents.length]!;
    return { ...document, id: `${document.id}-${nth}` };
  });

/** Fills the database that the app opens for `uid`. */
export const keepYears = async (uid: string, years: number): Promise<void> => {
  const database = await openGolferDatabase(uid);
  const now = Date.now();
  for (let half = 0; half < years * 2; half += 1) {
    const seeds = demoSeeds(new Date(now - half * HALF_YEAR_MS));
    for (const name of new Set(seeds.map(({ entity }) => entity))) {
      if (half > 0 && (name === 'profiles' || name === 'courses')) continue;
      const own = seeds.flatMap(({ entity, document }) => (entity === name ? [document] : []));
      const documents = repeated(own, IN_HALF_A_YEAR[name] ?? own.length).map((document) => ({
        ...document,
        id: name === 'profiles' ? uid : `${document.id}-${half}`,
        userId: uid,
        sortKey: sortKeyOf(name, document),
      }));
      const { error } = await (database[name] as unknown as RxCollection).bulkInsert(documents);
      if (error.length > 0) throw new Error(`${error.length} of ${name} were not stored`);
    }
  }
};
