import { recordPartner } from '#src/data/commands/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { MAX_STROKES } from '#src/domain/rounds/hole-entry.ts';
import { Stepper } from '#src/ui/primitives/stepper.tsx';
import { showToast } from '#src/ui/primitives/toast.tsx';

type Props = { readonly round: Round; readonly n: number; readonly par: number };

/** The partners' strokes on this hole. */
export const PartnerScores = ({ round, n, par }: Props) => (
  <ul className="flex flex-col gap-3">
    {(round.partners ?? []).map(({ id, name, strokes }) => (
      <li key={id} className="grid grid-cols-[1fr_auto] items-center gap-4">
        <span className="truncate font-medium">{name}</span>
        <Stepper
          label={name}
          value={strokes[String(n)]}
          min={1}
          max={MAX_STROKES}
          start={par}
          onChange={(value) => {
            void recordPartner(round.id, id, n, value).then(
              (saved) => saved.ok || showToast({ text: saved.error, tone: 'error' }),
            );
          }}
        />
      </li>
    ))}
  </ul>
);
