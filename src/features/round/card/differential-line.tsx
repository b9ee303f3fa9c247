import type { Round } from '#src/domain/entities/round.entity.ts';
import { projectedDifferential } from '#src/domain/handicap/projection.ts';
import { countedHoles } from '#src/domain/handicap/round-record.ts';
import { standing } from '#src/domain/rounds/totals.ts';
import { copy } from '#src/features/round/copy.ts';

const decimal = (value: number) => value.toFixed(1).replace('-', '−');

/** The card as it is handed in: an eighteen given up after nine is that nine. */
const handedIn = (round: Round): Round => {
  const counted = countedHoles(round);
  return { ...round, holesPlanned: [...counted], holes: round.holes.filter(({ n }) => counted.includes(n)) };
};

type Props = { readonly round: Round; readonly isUnderWay?: boolean };

/** What the card comes to as a score differential, or under way what it is heading for; nothing where it is for none. */
export const DifferentialLine = ({ round, isUnderWay = false }: Props) => {
  if (round.mode === 'practice' || (!isUnderWay && standing(round) === 'statistics-only')) return null;
  const projected = projectedDifferential(isUnderWay ? round : handedIn(round), round.indexAtStart);
  if (!projected) return null;
  const differential = decimal(projected.differential);
  const say = projected.isFinal ? copy.finish.differential : isUnderWay ? copy.finish.heading : copy.finish.partial;
  return <p className="figures text-note text-rough">{say(differential)}</p>;
};
