import { type CoursePack, openHole } from '@divot/ground';
import type { PocketBook } from '#src/domain/plan/book.ts';
import { dayText } from '#src/platform/day-text.ts';
import { mapCredit } from '#src/platform/map-credit.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { copy } from './copy.ts';
import { HolePicture } from './hole-picture.tsx';
import { aimText } from './hole-words.tsx';

type Props = { readonly pack: CoursePack; readonly book: PocketBook };

/** Every hole on paper, six to a page, to cut out. Shown only in print. */
export const BookPrint = ({ pack, book }: Props) => {
  const { units } = usePreferences();
  return (
    <div className="hidden print:block">
      <p className="pb-1 text-note">{copy.planOf(dayText(book.madeAt))}</p>
      <div className="grid grid-cols-3">
        {book.holes.map((plan) => {
          const hole = openHole(pack, plan.n);
          return (
            <section key={plan.n} className="break-inside-avoid border border-dashed border-edge p-2">
              <p className="flex items-baseline justify-between">
                <span className="figures text-head font-strong">{plan.n}</span>
                <span className="figures text-fine">{copy.head(hole?.par, hole?.si)}</span>
              </p>
              <HolePicture pack={pack} plan={plan} width={220} height={330} letters={17} />
              <p className="mt-1 text-note font-medium">{copy.clubs(plan.shots.map(({ club }) => club))}</p>
              <p className="text-fine">{aimText(plan, units)}</p>
              <p className="mt-1 text-fine whitespace-pre">{copy.score}</p>
            </section>
          );
        })}
      </div>
      <p className="flex justify-between pt-2 text-fine">
        <span>{copy.dashed}</span>
        <span>{mapCredit(pack)}</span>
      </p>
    </div>
  );
};
