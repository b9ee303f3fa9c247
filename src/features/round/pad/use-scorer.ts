import { useState } from 'react';
import type { Round } from '#src/domain/entities/round.entity.ts';
import type { HoleEntry } from '#src/domain/pad/hole-entry.ts';
import { type Player, playersOf } from '#src/domain/rounds/players.ts';
import { isPlayed } from '@divot/golf-rules';

type Record = (n: number, entry: HoleEntry, partnerId?: string) => void;

/**
 * Whose score the keys enter on this hole: the player the golfer opened, else the first without a score. A new score
 * opens the next player without one. A correction keeps the same player's keys open.
 */
export const useScorer = (round: Round, n: number, isOwnDerived: boolean, record: Record) => {
  const [opened, setOpened] = useState<{ readonly n: number; readonly partnerId: string | undefined }>();
  const players = playersOf(round, n);
  const open = ({ partnerId }: Pick<Player, 'partnerId'>) => setOpened({ n, partnerId });
  const isWaiting = ({ hole }: Player) => hole !== undefined && !isPlayed(hole);
  const waiting = players.filter(isWaiting);
  const picked = opened?.n === n ? players.find(({ partnerId }) => partnerId === opened.partnerId) : undefined;
  const scorer = picked ?? waiting[0] ?? players[0]!;
  const { partnerId } = scorer;
  const isNew = isWaiting(scorer) || (partnerId === undefined && isOwnDerived);
  const isNextWaiting = waiting.some((player) => player !== scorer);

  /** A score that one more tap may raise keeps the keys open. */
  const enter = (entry: HoleEntry, isFinal = true) => {
    setOpened(isNew && isFinal && isNextWaiting ? undefined : { n, partnerId });
    record(n, entry, partnerId);
  };
  /** Another answer than the score: it never opens somebody else's keys. */
  const answer = (entry: HoleEntry) => {
    setOpened({ n, partnerId });
    record(n, entry, partnerId);
  };
  return { players, scorer, isDone: waiting.length === 0, open, enter, answer };
};
export type Scorer = ReturnType<typeof useScorer>;
