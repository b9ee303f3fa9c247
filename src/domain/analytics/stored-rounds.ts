import { type RecordFacts, type RoundFacts, finishedRoundFacts as factsOf, hasHoles } from '@divot/analytics';
import { isIsoDay } from '@divot/basics';
import { validateDocument } from '#src/domain/entities/documents.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';

// The facts of rounds as they are stored. One wrong number would spoil every average that includes it, and a wrong day
// every trend, so an unreadable round has none.

/** Fields that every stored round has but no figure uses. With these defaults, a card without them is still valid. */
const BOOKKEEPING = {
  userId: 'golfer',
  createdAt: '1970-01-01T00:00:00.000Z',
  updatedAt: '1970-01-01T00:00:00.000Z',
  sortKey: 0,
};

const isReadable = (round: Round): boolean =>
  validateDocument('rounds', { ...BOOKKEEPING, ...round }) === undefined && isIsoDay(round.playedOn);

/** The facts of a finished round, with or without holes. Undefined for one in progress, abandoned or unreadable. */
export const finishedRoundFacts = (round: Round): RecordFacts | RoundFacts | undefined =>
  isReadable(round) ? factsOf(round) : undefined;

/** The facts of a finished round that has holes on record. */
export const roundFacts = (round: Round): RoundFacts | undefined => {
  const facts = finishedRoundFacts(round);
  return facts && hasHoles(facts) ? facts : undefined;
};
