import type { Round } from '#src/domain/entities/round.entity.ts';
import { type Result, ok } from '#src/domain/shared/result.ts';
import { add } from './store.ts';

/** Stores the rounds of an import, newest last; stops at the first that the device cannot store, with its reason. */
export const importRounds = async (rounds: readonly Round[]): Promise<Result<number>> => {
  for (const round of rounds) {
    // oxlint-disable-next-line no-await-in-loop -- each is durable before the next
    const added = await add('rounds', round);
    if (!added.ok) return added;
  }
  return ok(rounds.length);
};
