import { bandText, verdictText } from '#src/domain/coach/focus-words.ts';
import type { Focus } from '#src/domain/coach/coach.ts';
import { factData } from '#src/domain/facts.ts';
import { GainBar } from '#src/ui/charts/gain-bar.tsx';
import { copy as words } from './copy.ts';

type Loss = NonNullable<Focus['loss']>;
type Row = {
  readonly name: string;
  readonly loss: Loss;
  readonly isCost: boolean;
  /** Part and period. */
  readonly of: string;
};

/** Before and since on one scale of strokes, fewer to the right: the figure, its band, and a typical golfer at zero. */
export const Bands = ({ rows, typical }: { readonly rows: readonly Row[]; readonly typical: string }) => {
  const most = Math.max(0.5, ...rows.flatMap(({ loss: { low, high } }) => [Math.abs(low), Math.abs(high)]));
  const [more, fewer] = words.directions;
  return (
    <div>
      <ul className="sr-only">
        {rows.map(({ name, loss, of }) => (
          <li key={name} {...factData(['loss', verdictText(loss), of], ['band', bandText(loss), of])}>
            {name}: {verdictText(loss)}. {bandText(loss)}
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className="figures flex flex-col gap-2 text-note">
        <p className="rule-b flex justify-between pb-1 text-rough">
          <span>{more}</span>
          <span>{fewer}</span>
        </p>
        {rows.map(({ name, loss, isCost, of }) => (
          <div key={name}>
            <p className="flex flex-wrap justify-between gap-x-3" {...factData(['loss', verdictText(loss), of])}>
              <span className="font-medium">{name}</span>
              <span className="text-rough">
                {verdictText(loss)}, {words.rounds(loss.rounds)}
              </span>
            </p>
            <GainBar
              value={-loss.value}
              low={-loss.high}
              high={-loss.low}
              most={most}
              tone={isCost ? 'worst' : 'level'}
            />
          </div>
        ))}
        <p className="flex items-center gap-1.5 text-fine text-rough">
          <span className="h-4 border-l-2 border-ink" />
          {typical}
        </p>
      </div>
    </div>
  );
};
