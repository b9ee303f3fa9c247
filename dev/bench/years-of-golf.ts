import { demoSeeds } from '#dev/seed/demo.ts';
import type { SeedDocument } from '#src/data/sample/document.ts';
import type { EntityName } from '#src/domain/entities/registry.ts';

// Years of everything, in the cloud. Each half year repeats the demo golfer's documents to reach the amounts of a
// golfer who each week plays once, practises three times, trains twice and films two swings.

const HALF_YEAR_MS = 182 * 86_400_000;
const IN_HALF_A_YEAR: Partial<Record<EntityName, number>> = {
  rounds: 25,
  practiceSessions: 75,
  workouts: 50,
  swings: 50,
};
/** Documents that a golfer has only once. */
const ONCE: readonly EntityName[] = ['profiles', 'courses', 'workoutPlans'];

/** The half year's own documents of a kind, repeated until there are `count`. */
const repeated = (seeds: readonly SeedDocument[], count: number): readonly SeedDocument[] =>
  Array.from({ length: count }, (_, nth) => {
    const { entity, document } = seeds[nth % seeds.length]!;
    return { entity, document: { ...document, id: `${document.id}-${nth}` } };
  });

const halfYear = (back: number, uid: string): readonly SeedDocument[] => {
  const seeds = demoSeeds(new Date(Date.now() - back * HALF_YEAR_MS));
  const names = [...new Set(seeds.map(({ entity }) => entity))].filter((name) => back === 0 || !ONCE.includes(name));
  return names.flatMap((name) => {
    const own = seeds.filter(({ entity }) => entity === name);
    return repeated(own, IN_HALF_A_YEAR[name] ?? own.length).map(({ entity, document }) => ({
      entity,
      document: { ...document, id: name === 'profiles' ? uid : `${uid}-${document.id}-${back}`, userId: uid },
    }));
  });
};

export const yearsOfGolf = (years: number, uid: string): readonly SeedDocument[] =>
  Array.from({ length: 2 * years }, (_, back) => halfYear(back, uid)).flat();
