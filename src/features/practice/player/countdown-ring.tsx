import type { Ref } from 'react';

type Props = {
  /** Takes the focus when the countdown appears. */
  readonly element: Ref<HTMLDivElement>;
  readonly leftMs: number;
  readonly totalMs: number;
  readonly label: string;
  /** Shown under the figures. */
  readonly word: string;
};

const RADIUS = 46;
const ROUND = 2 * Math.PI * RADIUS;

export const clockText = (ms: number): string => {
  const sec = Math.ceil(ms / 1000);
  return `${Math.floor(sec / 60)}:${String(sec % 60).padStart(2, '0')}`;
};

/** The time left, in figures and as a ring that runs out. */
export const CountdownRing = ({ element, leftMs, totalMs, label, word }: Props) => (
  <div
    ref={element}
    tabIndex={-1}
    role="timer"
    aria-label={label}
    className="relative grid size-[10rem] shrink-0 low:size-[8rem] place-items-center outline-none"
  >
    <svg viewBox="0 0 100 100" className="absolute inset-0 -rotate-90" aria-hidden="true">
      <circle cx="50" cy="50" r={RADIUS} fill="none" className="stroke-rule" strokeWidth="6" />
      <circle
        cx="50"
        cy="50"
        r={RADIUS}
        fill="none"
        className="stroke-fairway"
        strokeWidth="6"
        strokeDasharray={ROUND}
        strokeDashoffset={ROUND * (1 - (totalMs > 0 ? leftMs / totalMs : 0))}
      />
    </svg>
    <span className="flex flex-col items-center">
      <span className="figures text-title leading-none font-strong">{clockText(leftMs)}</span>
      <span className="text-note text-rough">{word}</span>
    </span>
  </div>
);
