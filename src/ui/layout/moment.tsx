import { clsx } from 'clsx';
import type { ReactNode } from 'react';

/** Longer figures, such as "20 kg × 8 reps", are set smaller to stay on one line. */
const LONG_FIGURE = 7;

export type MomentFact = { readonly name: string; readonly value: string; readonly note?: string | undefined };

type MomentProps = {
  /** What the figure is about: the drill, or the day's split. */
  readonly label: string;
  readonly figure: string;
  /** Praise or a unit beside the figure. */
  readonly beside?: ReactNode;
  readonly facts: readonly MomentFact[];
  /** The one button. */
  readonly children: ReactNode;
};

/** The end of something the golfer did: its result large, what was done, the best, what comes next, one button. */
export const Moment = ({ label, figure, beside, facts, children }: MomentProps) => (
  <section aria-label={label} className="flex flex-col gap-6">
    <div className="flex flex-col items-center gap-2 pt-4 text-center">
      <p className="text-lead">{label}</p>
      <p
        className={clsx(
          'figures leading-none font-strong break-words',
          figure.length > LONG_FIGURE ? 'text-figure' : 'text-score',
        )}
      >
        {figure}
      </p>
      {beside}
    </div>
    <dl className="mx-auto w-full max-w-xl">
      {facts.map(({ name, value, note }) => (
        <div key={name} className="rule-b flex items-baseline justify-between gap-x-6 py-3">
          <dt className="text-rough">{name}</dt>
          <dd className="text-right">
            <span className="font-strong">{value}</span>
            {note !== undefined && <span className="block text-note text-rough">{note}</span>}
          </dd>
        </div>
      ))}
    </dl>
    <div className="mx-auto w-full max-w-xl">{children}</div>
  </section>
);
