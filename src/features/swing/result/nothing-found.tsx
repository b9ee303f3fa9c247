import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { fineChecks } from '#src/domain/swing-reading/checks.ts';
import { useId } from 'react';
import { copy } from '#src/features/swing/copy.ts';
import { FineList } from './clear-checks.tsx';
import { FilmOther } from './film-other.tsx';

const words = copy.result;

/** A result without a finding: what was fine, with its figures, and what to film next. */
export const NothingFound = ({ swings }: { readonly swings: readonly Swing[] }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={id} className="label text-rough">
          {copy.swing.clear}
        </h2>
        <p className="measure text-title font-strong text-balance">{words.none(fineChecks(swings).length)}</p>
      </div>
      <div className="grid gap-x-10 gap-y-4 *:min-w-0 lg:grid-cols-2">
        <FineList swings={swings} />
        <FilmOther swings={swings} isLead />
      </div>
    </section>
  );
};
