import { scaleLinear } from 'd3-scale';
import { ChartFigure } from './chart-figure.tsx';
import { useWidth } from './use-width.ts';

type HistogramProps = {
  readonly title: string;
  readonly note?: string;
  /** In order; the names stand under the columns. */
  readonly bins: readonly { readonly name: string; readonly count: number }[];
  readonly words: { readonly bin: string; readonly count: string };
};

const HEIGHT = 150;
const FOOT = 22;
const HEAD = 22;

/** How often what happened: scores, first-putt lengths, where drives ended. */
export const Histogram = ({ title, note, bins, words }: HistogramProps) => {
  const [ref, width, text] = useWidth<HTMLDivElement>(358);
  const height = HEIGHT * text;
  const ground = height - FOOT * text;
  const most = Math.max(1, ...bins.map(({ count }) => count));
  const y = scaleLinear([0, most], [ground, HEAD * text]);
  const step = width / Math.max(1, bins.length);
  return (
    <ChartFigure
      title={title}
      note={note}
      columns={[words.bin, words.count]}
      rows={bins.map(({ name, count }) => [name, String(count)])}
    >
      <div ref={ref}>
        <svg width={width} height={height} className="figures block text-note">
          {bins.map(({ name, count }, index) => (
            <g key={name} transform={`translate(${index * step} 0)`}>
              <rect
                x="3"
                width={step - 6}
                y={y(count)}
                height={ground - y(count)}
                strokeWidth="1.5"
                className="fill-fairway stroke-fairway-ink"
              />
              <text x={step / 2} y={y(count) - 6} textAnchor="middle" className="fill-ink font-strong">
                {count > 0 ? count : ''}
              </text>
              <text x={step / 2} y={height - 5 * text} textAnchor="middle" className="fill-rough text-fine">
                {name}
              </text>
            </g>
          ))}
          <path d={`M0 ${ground}H${width}`} className="stroke-ink" strokeWidth="1.5" />
        </svg>
      </div>
    </ChartFigure>
  );
};
