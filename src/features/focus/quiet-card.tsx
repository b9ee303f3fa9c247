import type { Decided } from '#src/data/queries/decision.ts';
import type { Loss, Decision } from '#src/domain/coach/coach.ts';
import { bandText, PART_NAMES } from '#src/domain/coach/focus-words.ts';
import { copy } from './copy.ts';
import { FocusLinks } from './focus-links.tsx';
import { NextButton } from './next-button.tsx';
import { WeekStrip } from './week-strip.tsx';

const words = copy.nothing;

const Rows = ({ losses }: { readonly losses: readonly Loss[] }) => (
  <div>
    <p className="text-fine text-rough">{words.rows}</p>
    <dl>
      {losses.map((loss) => (
        <div key={loss.group} className="rule-b flex items-baseline justify-between gap-4 py-2">
          <dt>{PART_NAMES[loss.group]}</dt>
          <dd className="figures text-right">
            {words.row(loss.excessPer18)}
            <span className="block text-fine text-rough">{bandText(loss)}</span>
          </dd>
        </div>
      ))}
    </dl>
  </div>
);

type Props = {
  readonly decision: Extract<Decision, { kind: 'nothing-stands-out' }>;
  readonly decided: Decided;
};

/**
 * Shown when no part costs more than the golfer's level: no headline number, the four parts in small print, and a week
 * that measures.
 */
export const QuietCard = ({ decision, decided: { known, losses } }: Props) => {
  const { rounds, week, unknown } = decision;
  const done = week.filter(({ isDone }) => isDone).length;
  return (
    <section aria-label={copy.title} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <p className="label text-rough">{copy.progress(done, week.length)}</p>
        <h2 className="text-title">{words.title}</h2>
        <p>{words.text(known.index, rounds)}</p>
        {unknown.length > 0 && (
          <p className="text-rough">
            {words.unknown(unknown.map((part) => PART_NAMES[part].toLowerCase()).join(', '))}
          </p>
        )}
      </div>
      <Rows losses={losses} />
      <WeekStrip week={week} today={known.today} />
      <NextButton decision={decision} today={known.today} />
      <FocusLinks />
    </section>
  );
};
