import { clsx } from 'clsx';
import { useId } from 'react';
import { GROUND_COLOURS, GROUND_PATTERNS, type GroundKind } from './ground-colours.ts';

/** One outline of a hole seen from above. Its path data uses the units of the surrounding picture. */
export type GroundShape = {
  readonly kind: GroundKind;
  readonly d: string;
  /** Whether this is the green that the hole is played to. */
  readonly isOwn: boolean;
};

type Props = {
  readonly shapes: readonly GroundShape[];
  /**
   * Water hatched, sand dotted, trees scalloped, so that no meaning depends on colour alone. Left out when the hole is
   * drawn small.
   */
  readonly patterns?: boolean;
};

const lookOf = (kind: GroundKind) => {
  const { fill, edge } = GROUND_COLOURS[kind];
  return { fill: `var(--${fill})`, ...(edge ? { stroke: `var(--${edge})` } : {}) };
};

const Patterns = ({ id }: { readonly id: string }) => (
  <defs>
    {Object.entries(GROUND_PATTERNS).map(([kind, { width, height, d, colour, opacity }]) => (
      <pattern key={kind} id={id + kind} width={width} height={height} patternUnits="userSpaceOnUse">
        <path d={d} fill="none" strokeLinecap="round" style={{ stroke: `var(--${colour})` }} opacity={opacity} />
      </pattern>
    ))}
  </defs>
);

/** Fairways, greens, sand, water and trees, pale and outlined like a yardage book. Goes inside an svg. */
export const GroundShapes = ({ shapes, patterns = false }: Props) => {
  const id = useId();
  return (
    <g>
      {patterns && <Patterns id={id} />}
      {shapes.map(({ kind, d, isOwn }) => (
        <g key={`${kind} ${d.slice(0, 40)}`}>
          <path
            d={d}
            fillRule="evenodd"
            style={isOwn ? undefined : lookOf(kind)}
            className={clsx(
              isOwn && 'fill-ground-own stroke-ink',
              kind === 'fairway' && '[stroke-opacity:0.55] in-data-[theme=sunlight]:[stroke-opacity:1]',
              isOwn && (patterns ? 'stroke-2 in-data-[theme=sunlight]:stroke-[3.5px]' : 'stroke-[1.3px]'),
              !isOwn && patterns && 'stroke-[0.9px] in-data-[theme=sunlight]:stroke-[1.6px]',
              !isOwn && !patterns && 'stroke-[0.7px] in-data-[theme=sunlight]:stroke-1',
            )}
          />
          {patterns && GROUND_PATTERNS[kind] && <path d={d} fillRule="evenodd" fill={`url(#${id}${kind})`} />}
        </g>
      ))}
    </g>
  );
};
