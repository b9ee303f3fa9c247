import type { ScoreMark } from '#src/ui/primitives/score.tsx';

const CELL = 16;
const HEIGHT = 20;

const Mark = ({ mark, x }: { readonly mark: ScoreMark | 'none'; readonly x: number }) => {
  const y = HEIGHT / 2;
  if (mark === 'none') return <circle cx={x} cy={y} r="1" className="fill-edge" />;
  if (mark === 'bare') return <path d={`M${x - 3} ${y}h6`} className="stroke-rough" strokeWidth="1.75" />;
  if (mark === 'circle' || mark === 'double-circle') {
    return (
      <g className="stroke-fairway-ink" strokeWidth="1.5">
        <circle cx={x} cy={y} r="6" />
        {mark === 'double-circle' && <circle cx={x} cy={y} r="3" />}
      </g>
    );
  }
  return (
    <g className="stroke-ink" strokeWidth="1.5">
      <rect x={x - 5.5} y={y - 5.5} width="11" height="11" />
      {mark === 'double-square' && <rect x={x - 2.75} y={y - 2.75} width="5.5" height="5.5" className="fill-ink" />}
    </g>
  );
};

type CardStripProps = {
  /** One mark per hole, in the order of the card. */
  readonly marks: readonly (ScoreMark | 'none')[];
  /** The card in words: "2 birdies, 9 pars, 7 bogeys". */
  readonly label: string;
};

/** A whole card at a glance, in golf's notation, with a gap after the ninth hole. */
export const CardStrip = ({ marks, label }: CardStripProps) => {
  const turn = marks.length > 9 ? 8 : 0;
  const width = marks.length * CELL + turn;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${width} ${HEIGHT}`}
      style={{ width, maxWidth: '100%' }}
      fill="none"
      className="block h-auto"
    >
      {marks.map((mark, hole) => (
        // oxlint-disable-next-line react/no-array-index-key -- the place on the card is the hole
        <Mark key={hole} mark={mark} x={hole * CELL + CELL / 2 + (hole > 8 ? turn : 0)} />
      ))}
    </svg>
  );
};
