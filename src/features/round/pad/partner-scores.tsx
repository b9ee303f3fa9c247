import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { MAX_STROKES } from '#src/domain/rounds/hole-entry.ts';
import { Stepper } from '#src/ui/primitives/stepper.tsx';

type Props = {
  readonly round: Round;
  readonly hole: Hole;
  readonly onScore: (partnerId: string, n: number, strokes: number) => void;
};

/** The partners' strokes on this hole. */
export const PartnerScores = ({ round, hole, onScore }: Props) => (
  <ul className="flex flex-col gap-3">
    {(round.partners ?? []).map(({ id, name, strokes }) => (
      <li key={id} className="grid grid-cols-[1fr_auto] items-center gap-4">
        <span className="truncate font-medium">{name}</span>
        <Stepper
          label={name}
          value={strokes[String(hole.n)]}
          min={1}
          max={MAX_STROKES}
          start={hole.par}
          onChange={(value) => onScore(id, hole.n, value)}
        />
      </li>
    ))}
  </ul>
);
