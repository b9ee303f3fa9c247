import { clsx } from 'clsx';

/** Golf's notation: how a number is drawn on a card. */
export type ScoreMark = 'double-circle' | 'circle' | 'bare' | 'square' | 'double-square';

/** Birdie one circle, eagle or better two; bogey one square, double or worse two; par bare. */
export const scoreMark = (toPar: number): ScoreMark =>
  toPar <= -2
    ? 'double-circle'
    : toPar === -1
      ? 'circle'
      : toPar === 0
        ? 'bare'
        : toPar === 1
          ? 'square'
          : 'double-square';

const sizes = {
  card: 'text-note size-[1.75em]',
  row: 'text-lead size-[1.85em]',
  chip: 'text-lead size-[1.6em]',
  pad: 'text-score size-[1.2em] tiny:text-figure',
} as const;

type ScoreProps = {
  readonly strokes: number | string;
  readonly mark: ScoreMark;
  readonly size?: keyof typeof sizes;
  /** Screen-reader text, e.g. "4, birdie". */
  readonly label?: string;
};

export const Score = ({ strokes, mark, size = 'card', label }: ScoreProps) => {
  const round = mark === 'circle' || mark === 'double-circle';
  const double = mark === 'double-circle' || mark === 'double-square';
  return (
    <span className={clsx('figures relative inline-grid place-items-center leading-none font-medium', sizes[size])}>
      {mark !== 'bare' && (
        <svg
          viewBox="0 0 40 40"
          aria-hidden="true"
          // A chip may be filled with the circle's own green.
          className={clsx(
            'absolute inset-0 overflow-visible',
            round && size !== 'chip' ? 'stroke-fairway-ink' : 'stroke-current',
          )}
          fill="none"
          strokeWidth={size === 'pad' ? 1 : 1.8}
        >
          {round ? <circle cx="20" cy="20" r="18" /> : <rect x="3" y="3" width="34" height="34" />}
          {double && (round ? <circle cx="20" cy="20" r="14" /> : <rect x="7" y="7" width="26" height="26" />)}
        </svg>
      )}
      <span aria-hidden={label ? true : undefined}>{strokes}</span>
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
};

/** A figure to par. A screen reader would say the letter for level par. */
export const ToPar = ({ children }: { readonly children: string }) =>
  children === 'E' ? (
    <>
      <span aria-hidden="true">E</span>
      <span className="sr-only">level</span>
    </>
  ) : (
    children
  );
