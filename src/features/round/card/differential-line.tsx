import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { factData } from '#src/domain/facts.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { cardStanding, countsForIndex } from '#src/domain/handicap/card-standing.ts';
import { countedHoles, projectedDifferential } from '@divot/golf-rules';
import { copy } from '#src/features/round/copy.ts';

/** The card as handed in: an 18-hole round given up after nine counts as those nine. */
const handedIn = (round: Round): Round => {
  const counted = countedHoles(round);
  return { ...round, holesPlanned: [...counted], holes: round.holes.filter(({ n }) => counted.includes(n)) };
};

type Props = {
  readonly round: Round;
  /** Of a finished round, the one on record. */
  readonly recorded?: number | null | undefined;
};

/** The card's score differential, projected from the index at its start until one is on record. Nothing if it has none. */
export const DifferentialLine = ({ round, recorded }: Props) => {
  if (!countsForIndex(cardStanding(round))) return null;
  const projected = projectedDifferential(handedIn(round), round.indexAtStart);
  if (!projected) return null;
  const textOf = projected.isFinal ? copy.finish.differential : copy.finish.partial;
  const value = handicapText(recorded ?? projected.differential);
  return (
    <p
      className="figures text-note text-rough"
      {...factData(['differential', projected.isFinal ? value : undefined, round.id])}
    >
      {textOf(value)}
    </p>
  );
};
