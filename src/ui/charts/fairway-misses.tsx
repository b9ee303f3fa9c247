import { ChartFigure } from './chart-figure.tsx';
import { useWidth } from './use-width.ts';

type Share = {
  readonly name: string;
  /** In per cent, with its band. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
};

type FairwayMissesProps = {
  readonly title: string;
  readonly note: string;
  readonly hit: Share;
  readonly left: Share;
  readonly right: Share;
  readonly short: Share;
  readonly words: { readonly where: string; readonly share: string; readonly band: string };
};

const HEIGHT = 232;
const percent = (value: number) => `${Math.round(value)}%`;
const bandOf = ({ low, high }: Share) => `${Math.round(low)}–${Math.round(high)}`;

/**
 * Where drives ended: a fairway seen from the tee, as wide as the share of fairways hit, with misses drawn on their own
 * side.
 */
export const FairwayMisses = ({ title, note, hit, left, right, short, words }: FairwayMissesProps) => {
  const [ref, width, text] = useWidth<HTMLDivElement>(358);
  const height = HEIGHT * text;
  const shares = [left, hit, right, short];
  // Each strip keeps room for its words. The remaining width is split by the shares of left, hit and right.
  const across = Math.max(1, left.value + hit.value + right.value);
  const least = Math.min(92 * text, width / 3.4);
  const free = width - 3 * least;
  const [leftWidth, hitWidth] = [least + (free * left.value) / across, least + (free * hit.value) / across];
  const ground = height - 84 * text; // where the fairway begins
  const tee = height - 26;
  const [from, to] = [leftWidth, leftWidth + hitWidth];
  const label = (share: Share, x: number, y: number) => (
    <text x={x} y={y} textAnchor="middle" className="fill-ink">
      <tspan x={x} className="text-fine">
        {share.name}
      </tspan>
      <tspan x={x} dy={28 * text} className="text-head font-strong">
        {percent(share.value)}
      </tspan>
      <tspan x={x} dy={20 * text} className="fill-rough text-fine">
        {bandOf(share)}
      </tspan>
    </text>
  );
  return (
    <ChartFigure
      title={title}
      note={note}
      columns={[words.where, words.share, words.band]}
      rows={shares.map((share) => [share.name, percent(share.value), `${bandOf(share)}%`])}
    >
      <div ref={ref}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="figures block overflow-visible"
        >
          <rect width={width} height={tee - 8} className="fill-sunken" />
          <path
            d={`M${from} 0H${to}L${to} ${ground}H${from}Z`}
            className="fill-fairway-tint stroke-fairway-ink"
            strokeWidth="1.5"
          />
          <path
            d={`M${(from + to) / 2} 10v${ground - 20}`}
            className="stroke-fairway-ink"
            strokeWidth="1.25"
            strokeDasharray="2 7"
          />
          {label(left, from / 2, 40 * text)}
          <rect
            x={(from + to) / 2 - 44 * text}
            y={24 * text}
            width={88 * text}
            height={76 * text}
            className="fill-fairway-tint"
          />
          {label(hit, (from + to) / 2, 40 * text)}
          {label(right, (to + width) / 2, 40 * text)}
          <text x={width / 2} y={ground + 26 * text} textAnchor="middle" className="fill-ink text-fine">
            {short.name}{' '}
            <tspan dx="4" className="text-lead font-strong">
              {percent(short.value)}
            </tspan>
            <tspan dx="6" className="fill-rough">
              {bandOf(short)}
            </tspan>
          </text>
          <path d={`M0 ${tee - 8}H${width}`} className="stroke-edge" strokeWidth="1.5" />
          <path
            d={`M${width / 2 - 26} ${tee}h52v22h-52Z`}
            className="fill-fairway-tint stroke-fairway-ink"
            strokeWidth="1.5"
          />
          <circle cx={width / 2} cy={tee + 11} r="4" className="fill-paper stroke-ink" strokeWidth="1.5" />
        </svg>
      </div>
    </ChartFigure>
  );
};
