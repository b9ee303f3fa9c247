import type { Round } from '#src/domain/entities/round.entity.ts';
import { type HandicapEntry, handicapHistory, handicapRoundOf } from '@divot/golf-rules';

/** The handicap record of finished rounds, all at once. */
export const handicapRecord = (rounds: readonly Round[]): HandicapEntry[] =>
  handicapHistory(rounds.flatMap((round) => handicapRoundOf(round) ?? []));
