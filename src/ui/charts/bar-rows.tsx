import { ChartFigure } from './chart-figure.tsx';

export type BarRow = {
  readonly name: string;
  readonly value: number;
  /** Estimated or from a small sample: drawn as an outline only. */
  readonly isSmallSample?: boolean;
};

type BarRowsProps = {
  readonly title: string;
  readonly note?: string;
  readonly rows: readonly BarRow[];
  readonly measure: string;
  readonly format: (value: number) => string;
  readonly words: { readonly name: string; readonly smallSample: string };
};

/** A few named values around zero: strokes gained (right) and lost (left). */
export const BarRows = ({ title, note, rows, measure, format, words }: BarRowsProps) => {
  const most = Math.max(1e-9, ...rows.map(({ value }) => Math.abs(value)));
  const isSigned = rows.some(({ value }) => value < 0);
  const worst = Math.min(...rows.map(({ value }) => value));
  return (
    <ChartFigure
      title={title}
      note={note}
      columns={[words.name, measure]}
      rows={rows.map(({ name, value, isSmallSample }) => [
        name,
        isSmallSample ? `${format(value)} (${words.smallSample})` : format(value),
      ])}
    >
      <div className="grid grid-cols-[auto_1fr_auto] items-center gap-x-3 gap-y-2 text-note">
        {rows.map(({ name, value, isSmallSample = false }) => {
          const share = (Math.abs(value) / most) * (isSigned ? 50 : 100);
          const start = isSigned ? (value < 0 ? 50 - share : 50) : 0;
          const cost = value === worst ? 'fill-flag stroke-flag-ink' : 'fill-rough stroke-ink';
          const fill = value < 0 ? cost : 'fill-fairway stroke-fairway-ink';
          return (
            <div key={name} className="contents">
              <span>{name}</span>
              <svg width="100%" height="24" className="block overflow-visible">
                <rect
                  x={`${start}%`}
                  y="4"
                  width={`${share}%`}
                  height="16"
                  strokeWidth="1.5"
                  strokeDasharray={isSmallSample ? '4 3' : undefined}
                  className={isSmallSample ? 'fill-transparent stroke-ink' : fill}
                />
                {isSigned && <line x1="50%" x2="50%" y1="0" y2="24" className="stroke-ink" strokeWidth="1.5" />}
              </svg>
              <span className="figures text-right text-body font-strong">{format(value)}</span>
            </div>
          );
        })}
      </div>
    </ChartFigure>
  );
};
