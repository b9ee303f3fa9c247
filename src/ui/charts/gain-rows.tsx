import { clsx } from 'clsx';
import { ChartFigure } from './chart-figure.tsx';
import { GainBar, type GainTone } from './gain-bar.tsx';

export type GainRow = {
  readonly name: string;
  /** Below zero is a cost. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  readonly tone: GainTone;
  /** "2.1 more", "level". */
  readonly text: string;
  /** "Likely 1.1 to 3.1 more, 20 rounds". */
  readonly band: string;
  /** Of the element that shows `text`. */
  readonly attributes?: Readonly<Record<`data-${string}`, string>>;
};

type GainRowsProps = {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly GainRow[];
  readonly words: { readonly name: string; readonly measure: string; readonly band: string };
};

/** Strokes gained of a few parts in one row each, on one zero. */
export const GainRows = ({ title, note, rows, words }: GainRowsProps) => {
  const most = Math.max(1, ...rows.flatMap(({ low, high }) => [-low, high]));
  return (
    <ChartFigure
      title={title}
      note={note}
      columns={[words.name, words.measure, words.band]}
      rows={rows.map(({ name, text, band }) => [name, text, band])}
    >
      {rows.map(({ name, text, band: _, attributes, ...bar }) => (
        <div key={name} className="flex flex-wrap items-center gap-x-3">
          <span className={clsx('w-[6.5rem]', bar.tone === 'worst' && 'font-strong')}>{name}</span>
          <span className="min-w-40 flex-1 basis-0">
            <GainBar {...bar} most={most} />
          </span>
          <span
            className={clsx('figures w-[4.5rem] text-right', bar.tone === 'worst' && 'font-strong text-flag-ink')}
            {...attributes}
          >
            {text}
          </span>
        </div>
      ))}
    </ChartFigure>
  );
};
