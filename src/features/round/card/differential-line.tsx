import type { Round } from '#src/domain/entities/round.entity.ts';
import { cardStanding, countsForIndex } from '#src/domain/handicap/card-standing.ts';
import { countedHoles, projectedDifferential } from '@divot/golf-rules';
import { copy } from '#src/features/round/copy.ts';

const decimal = (value: number) => value.toFixed(1).replace('-', '−');

/** The card as handed in: an 18-hole round given up after nine counts as those nine. */
const handedIn = (round: Round): Round => {
  const counted = countedHoles(round);
  return { ...round, holesPlanned: [...counted], holes: round.holes.filter(({ n }) => counted.includes(n)) };
};

type Props = { readonly round: Round };

/** The card's score differential. Shows nothing if the card gives none. */
export const DifferentialLine = ({ round }: Props) => {
  if (!countsForIndex(cardStanding(round))) return null;
  const projected = projectedDifferential(handedIn(round), round.indexAtStart);
  if (!projected) return null;
  const textOf = projected.isFinal ? copy.finish.differential : copy.finish.partial;
  return <p className="figures text-note text-rough">{textOf(decimal(projected.differential))}</p>;
};
