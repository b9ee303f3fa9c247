import { copy } from '#src/features/focus/copy.ts';

const words = copy.pictures;
const ON_GREEN = 9;
const OFF_GREEN = 13;
const STEP = 12;

/** Greens hit and missed. Shows no direction, because nobody notes one. */
export const Greens = ({ greens }: { readonly greens: readonly boolean[] }) => {
  const hit = greens.filter(Boolean).length;
  const missed = greens.length - hit;
  return (
    <svg viewBox="0 0 358 96" aria-hidden="true" className="figures block w-full text-fine">
      <ellipse cx="84" cy="62" rx="82" ry="32" className="fill-fairway-tint stroke-edge" strokeWidth="1.25" />
      <path d="M84 40V4" className="stroke-ink" strokeWidth="2" />
      <path d="M84.500 4l20 7.500l-20 7.500Z" className="fill-flag" />
      {Array.from({ length: hit }, (_, at) => (
        <circle
          key={at}
          cx={84 + ((at % ON_GREEN) - (Math.min(ON_GREEN, hit) - 1) / 2) * STEP}
          cy={52 + Math.floor(at / ON_GREEN) * STEP}
          r="4.5"
          strokeWidth="1.5"
          className="fill-fairway stroke-ink"
        />
      ))}
      {Array.from({ length: missed }, (_, at) => (
        <circle
          key={at}
          cx={190 + (at % OFF_GREEN) * STEP}
          cy={40 + Math.floor(at / OFF_GREEN) * STEP}
          r="4.5"
          strokeWidth="1.5"
          className="fill-paper stroke-ink"
        />
      ))}
      <text x="116" y="16" className="fill-rough">
        {words.green} {hit}
      </text>
      <text x="186" y="28" className="fill-rough">
        {words.missed} {missed}
      </text>
    </svg>
  );
};
