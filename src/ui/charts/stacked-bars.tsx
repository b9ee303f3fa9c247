import { ChartFigure } from './chart-figure.tsx';

const looks = [
  'fill-fairway stroke-ink',
  'fill-paper stroke-ink',
  'fill-sand stroke-ink',
  'fill-rough stroke-ink',
  'fill-ink stroke-ink',
] as const;

type StackedBarsProps = {
  readonly title: string;
  readonly note?: string;
  /** Names of the parts, at most five, in stacking order. */
  readonly parts: readonly string[];
  readonly bars: readonly { readonly name: string; readonly counts: readonly number[] }[];
  readonly nameColumn: string;
};

/**
 * What each whole is made of, one bar each: birdies, pars, bogeys of a round. Outlines keep the parts apart in any
 * light.
 */
export const StackedBars = ({ title, note, parts, bars, nameColumn }: StackedBarsProps) => {
  const most = Math.max(1, ...bars.map(({ counts }) => counts.reduce((sum, count) => sum + count, 0)));
  return (
    <ChartFigure
      title={title}
      note={note}
      columns={[nameColumn, ...parts]}
      rows={bars.map(({ name, counts }) => [name, ...counts.map(String)])}
    >
      <div className="mb-3 flex flex-wrap gap-x-4 gap-y-1 text-fine">
        {parts.map((part, index) => (
          <span key={part} className="inline-flex items-center gap-1.5">
            <svg width="14" height="14">
              <rect x="1" y="1" width="12" height="12" className={looks[index]} strokeWidth="1.5" />
            </svg>
            {part}
          </span>
        ))}
      </div>
      <div className="grid grid-cols-[auto_1fr] items-center gap-x-3 gap-y-1.5 text-note">
        {bars.map(({ name, counts }) => (
          <div key={name} className="contents">
            <span>{name}</span>
            <svg width="100%" height="24" className="figures block overflow-visible text-fine">
              {counts.map((count, index) => {
                const before = counts.slice(0, index).reduce((sum, one) => sum + one, 0);
                return (
                  count > 0 && (
                    <rect
                      key={parts[index]}
                      x={`${(before / most) * 100}%`}
                      y="2"
                      width={`${(count / most) * 100}%`}
                      height="20"
                      strokeWidth="1.5"
                      className={looks[index]}
                    />
                  )
                );
              })}
            </svg>
          </div>
        ))}
      </div>
    </ChartFigure>
  );
};
