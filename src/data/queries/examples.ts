import { useEffect, useState } from 'react';
import type { DocumentOf } from '#src/domain/entities/registry.ts';
import type { Calendar, SeedDocument } from '#src/data/sample/document.ts';
import { now } from '#src/platform/clock/clock.ts';
import { readOnce } from '#src/platform/waiting/read-once.ts';

// What the invented golfer has, as examples of what will stand on an empty screen. Nothing is stored.

const seeds = {
  rounds: async (calendar: Calendar) => (await import('#src/data/sample/rounds.ts')).roundSeeds('example', calendar),
  practiceSessions: async (calendar: Calendar) =>
    (await import('#src/data/sample/training.ts')).trainingSeeds('example', calendar),
  workouts: async (calendar: Calendar) =>
    (await import('#src/data/sample/training.ts')).trainingSeeds('example', calendar),
} satisfies Record<string, (calendar: Calendar) => Promise<readonly SeedDocument[]>>;

/** The first few of the invented golfer's documents; none until they are loaded. */
export const useExamples = <N extends keyof typeof seeds>(entity: N, count: number): readonly DocumentOf<N>[] => {
  const [examples, setExamples] = useState<readonly DocumentOf<N>[]>([]);
  useEffect(() => {
    const load = async () => {
      const { calendarOf } = await import('#src/data/sample/document.ts');
      const all = await seeds[entity](calendarOf(now()));
      const entitySeeds = all.filter((one) => one.entity === entity).slice(0, count);
      return entitySeeds.map(({ document }) => document as DocumentOf<N>);
    };
    return readOnce(load(), setExamples);
  }, [entity, count]);
  return examples;
};
