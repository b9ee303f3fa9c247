import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';

type SparklineProps = {
  /** Oldest first. */
  readonly values: readonly number[];
  /** What it shows, in words: "Index from 16.1 to 14.2 over 12 rounds". */
  readonly label: string;
};

const WIDTH = 96;
const HEIGHT = 28;

/** A trend beside a number: its shape, not its values. */
export const Sparkline = ({ values, label }: SparklineProps) => {
  const x = scaleLinear([0, Math.max(1, values.length - 1)], [5, WIDTH - 5]);
  const y = scaleLinear([Math.min(...values), Math.max(...values)], [HEIGHT - 5, 5]);
  const path = line<number>(
    (_, index) => x(index),
    (value) => y(value),
  )([...values]);
  return (
    <svg role="img" aria-label={label} width={WIDTH} height={HEIGHT} fill="none">
      {path && <path d={path} className="stroke-rough" strokeWidth="1.75" strokeLinejoin="round" />}
      <circle
        cx={x(values.length - 1)}
        cy={y(values.at(-1) ?? 0)}
        r="3.5"
        className="fill-fairway stroke-ink"
        strokeWidth="1.5"
      />
    </svg>
  );
};
