import { clsx } from 'clsx';
import { useId } from 'react';
import { GROUND_COLOURS, type GroundKind } from './ground-colours.ts';

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

const PATTERNS: Readonly<Partial<Record<GroundKind, string>>> = {
  water: 'water',
  sand: 'sand',
  recovery: 'trees',
};

const Patterns = ({ id }: { readonly id: string }) => (
  <defs>
    <pattern id={`${id}water`} width="14" height="8" patternUnits="userSpaceOnUse">
      <path d="M0 5q3.5-3 7 0t7 0" fill="none" className="stroke-ground-water-edge" opacity="0.6" />
    </pattern>
    <pattern id={`${id}sand`} width="6" height="6" patternUnits="userSpaceOnUse">
      <circle cx="1.5" cy="1.5" r="0.8" className="fill-ground-sand-edge" opacity="0.65" />
      <circle cx="4.5" cy="4.5" r="0.8" className="fill-ground-sand-edge" opacity="0.65" />
    </pattern>
    <pattern id={`${id}trees`} width="16" height="14" patternUnits="userSpaceOnUse">
      <path d="M2 9a3 3 0 0 1 6 0M10 4a3 3 0 0 1 6 0" fill="none" className="stroke-ground-edge" opacity="0.5" />
    </pattern>
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
              isOwn && (patterns ? 'stroke-2 in-data-[theme=sunlight]:stroke-[3.5px]' : 'stroke-[1.2px]'),
              !isOwn && patterns && 'stroke-[0.9px] in-data-[theme=sunlight]:stroke-[1.6px]',
              !isOwn && !patterns && 'stroke-[0.4px] in-data-[theme=sunlight]:stroke-[0.8px]',
            )}
          />
          {patterns && PATTERNS[kind] && <path d={d} fillRule="evenodd" fill={`url(#${id}${PATTERNS[kind]})`} />}
        </g>
      ))}
    </g>
  );
};
