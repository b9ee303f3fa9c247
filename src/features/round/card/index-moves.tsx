import { type HandicapRecord, handicapRoundOf } from '@divot/golf-rules';
import { useMemo } from 'react';
import { useHandicapRecord, useRoundFacts } from '#src/data/queries/analytics.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { copy } from '#src/features/round/copy.ts';

type Props = {
  readonly id: string;
  /** The round as it would be. Keep its identity between renders. */
  readonly edited: Round;
};

const figuresOf = (record: HandicapRecord | undefined, id: string) => {
  const text = (value: number | null | undefined) =>
    value === null || value === undefined ? copy.card.none : handicapText(value);
  return {
    differential: text(record?.entries.find((entry) => entry.id === id)?.differential),
    index: text(record?.entries.at(-1)?.index),
  };
};

/** What an edit does to the round's differential and to the estimated index, before it is saved. */
export const IndexMoves = ({ id, edited }: Props) => {
  const { record: rounds, complete } = useRoundFacts();
  const changed = useMemo(
    () => rounds.map((facts) => (facts.id === id ? { ...facts, handicap: handicapRoundOf(edited) } : facts)),
    [rounds, id, edited],
  );
  const [before, after] = [useHandicapRecord(rounds, complete), useHandicapRecord(changed, complete)];
  const [now, then] = [figuresOf(before, id), figuresOf(after, id)];
  const moves = [
    now.differential === then.differential
      ? undefined
      : copy.card.differentialMoves(now.differential, then.differential),
    now.index === then.index ? undefined : copy.card.indexMoves(now.index, then.index),
  ].filter((line) => line !== undefined);
  return (
    <p role="status" className="figures text-note font-medium">
      {before && after && moves.join(' ')}
    </p>
  );
};
