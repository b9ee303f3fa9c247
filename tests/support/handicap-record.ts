import type { Round } from '#src/domain/entities/round.entity.ts';
import { handicapHistory } from '#src/domain/handicap/handicap.ts';
import type { HandicapEntry } from '#src/domain/handicap/history-types.ts';
import { handicapRoundOf } from '#src/domain/handicap/round-record.ts';

/** The handicap record of finished rounds, all at once. */
export const handicapRecord = (rounds: readonly Round[]): HandicapEntry[] =>
  handicapHistory(rounds.flatMap((round) => handicapRoundOf(round) ?? []));
