import { ChartFigure } from './chart-figure.tsx';
import { useWidth } from './use-width.ts';

type Ring = {
  /** The ring's outer distance: "10 ft". */
  readonly name: string;
  readonly count: number;
};

type ProximityRingsProps = {
  readonly title: string;
  /** Sample and median with its band: "36 chips, half inside 13 ft, likely 10 to 16". */
  readonly note: string;
  /** From the hole outwards. The last ring has no outer limit. */
  readonly rings: readonly Ring[];
  readonly words: { readonly ring: string; readonly count: string; readonly share: string };
};

const LABEL = 136;

/** The deeper a ring's green, the more balls finished in it. */
const opacityOf = (count: number, most: number) => 0.08 + (0.72 * count) / Math.max(1, most);

/**
 * How far from the hole balls finished, as rings around it. No direction was recorded, so none is drawn: each ring is
 * shaded by how many balls finished in it and labelled with the count.
 */
export const ProximityRings = ({ title, note, rings, words }: ProximityRingsProps) => {
  const [ref, width, text] = useWidth<HTMLDivElement>(358);
  const all = rings.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(0, ...rings.map(({ count }) => count));
  const outer = Math.max(60, Math.min(140, (width - LABEL * text) / 2 - 8));
  const [cx, cy] = [outer + 4, outer + 4];
  const height = cy + outer + 4;
  const radius = (at: number) => (outer * (at + 1)) / rings.length;
  const shareOf = (count: number) => `${all === 0 ? 0 : Math.round((100 * count) / all)}%`;
  const labelX = 2 * outer + 24;
  const step = (2 * outer) / rings.length;
  return (
    <ChartFigure
      title={title}
      note={note}
      columns={[words.ring, words.count, words.share]}
      rows={rings.map(({ name, count }) => [name, String(count), shareOf(count)])}
    >
      <div ref={ref}>
        <svg
          viewBox={`0 0 ${width} ${height}`}
          width={width}
          height={height}
          className="figures block overflow-visible text-note"
        >
          {rings
            .map(({ name, count }, at) => (
              <g key={name}>
                <circle cx={cx} cy={cy} r={radius(at)} className="fill-paper" />
                <circle
                  cx={cx}
                  cy={cy}
                  r={radius(at)}
                  strokeWidth="1.25"
                  fillOpacity={opacityOf(count, most)}
                  className="fill-fairway stroke-edge"
                />
              </g>
            ))
            .toReversed()}
          <ellipse cx={cx} cy={cy} rx="5" ry="2.2" className="fill-ink" />
          <path d={`M${cx} ${cy}v-34`} className="stroke-ink" strokeWidth="2" />
          <path d={`M${cx} ${cy - 34}l18 6.500-18 6.500Z`} className="fill-flag" />
          {rings.map(({ name, count }, at) => {
            const y = cy - outer + step * (at + 0.5);
            return (
              <g key={name}>
                <rect
                  x={labelX}
                  y={y - 7 * text}
                  width="14"
                  height="14"
                  strokeWidth="1.25"
                  fillOpacity={opacityOf(count, most)}
                  className="fill-fairway stroke-edge"
                />
                <text x={labelX + 22} y={y + 5 * text} className="fill-rough">
                  {name}
                  <tspan dx="8" className="fill-ink font-strong">
                    {count}
                  </tspan>
                </text>
              </g>
            );
          })}
        </svg>
      </div>
    </ChartFigure>
  );
};
