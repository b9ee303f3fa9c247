import { scaleLinear } from 'd3-scale';
import { useWidth } from './use-width.ts';

export type GainTone = 'worst' | 'cost' | 'gain' | 'level';

type GainBarProps = {
  /** Below zero is a cost, drawn to the left. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /** The largest value: the end of the line on both sides of the zero that all rows share. */
  readonly most: number;
  readonly tone: GainTone;
  /** The same value in another period, drawn as a tick under the line. */
  readonly other?: number | undefined;
};

const HEIGHT = 34;
const Y = 17;
const EDGE = 6;

const BANDS: Record<GainTone, string> = {
  worst: 'fill-flag-tint stroke-flag',
  cost: 'fill-sunken stroke-edge',
  gain: 'fill-fairway-tint stroke-fairway',
  level: 'fill-sunken stroke-edge',
};
const MARKS: Record<GainTone, string> = {
  worst: 'fill-flag stroke-paper',
  cost: 'fill-rough stroke-paper',
  gain: 'fill-fairway stroke-paper',
  level: 'fill-paper stroke-ink',
};
const STEMS: Record<GainTone, string> = {
  worst: 'stroke-flag',
  cost: 'stroke-rough',
  gain: 'stroke-fairway',
  level: 'stroke-ink',
};

/**
 * One row of strokes gained, on a zero that all rows share. A cost ends in a square, a gain in a circle, and level is a
 * hollow circle, so no meaning depends on colour alone. The box is the band. The text beside it says the same.
 */
export const GainBar = ({ value, low, high, most, tone, other }: GainBarProps) => {
  const [ref, width] = useWidth<HTMLSpanElement>(358);
  const x = scaleLinear([-most, most], [EDGE, width - EDGE]).clamp(true);
  // The stem runs from zero to the near end of the band.
  const near = value < 0 ? Math.min(0, high) : Math.max(0, low);
  return (
    <span ref={ref} aria-hidden="true" className="block w-full">
      <svg viewBox={`0 0 ${width} ${HEIGHT}`} width={width} height={HEIGHT} className="block overflow-visible">
        <path d={`M0 ${Y}H${width}`} className="stroke-rule" strokeWidth="2" />
        {near !== 0 && tone !== 'level' && (
          <path d={`M${x(0)} ${Y}H${x(near)}`} className={STEMS[tone]} strokeWidth="5" />
        )}
        <rect
          x={x(low)}
          width={Math.max(2, x(high) - x(low))}
          y={Y - 7}
          height="14"
          strokeWidth="1.5"
          className={BANDS[tone]}
        />
        <path d={`M${x(0)} ${Y - 13}v26`} className="stroke-ink" strokeWidth="2" />
        {other !== undefined && <path d={`M${x(other)} ${Y + 5}v11`} className="stroke-ink" strokeWidth="2.5" />}
        {tone === 'gain' || tone === 'level' ? (
          <circle cx={x(value)} cy={Y} r={tone === 'level' ? 7 : 8} strokeWidth="2.5" className={MARKS[tone]} />
        ) : (
          <rect x={x(value) - 7.5} y={Y - 7.5} width="15" height="15" strokeWidth="2.5" className={MARKS[tone]} />
        )}
      </svg>
    </span>
  );
};
