import { clsx } from 'clsx';
import { chanceFrom } from './from-name.ts';

type MonogramProps = {
  /** A person's name. The same name gives the same letters, colours and pattern on every device. */
  readonly name: string;
  readonly className?: string;
};

const COLOURS = [
  { ground: 'fill-fairway-tint', ink: 'fill-fairway-ink', edge: 'stroke-fairway-ink' },
  { ground: 'fill-sky-tint', ink: 'fill-sky-ink', edge: 'stroke-sky-ink' },
  { ground: 'fill-sand-tint', ink: 'fill-sand-ink', edge: 'stroke-sand-ink' },
  { ground: 'fill-sunken', ink: 'fill-ink', edge: 'stroke-ink' },
] as const;
/** Patterns over the background, within 56 by 56: halves, a sash, hoops, a chevron. */
const PATTERNS = ['M28 0H56V56H28Z', 'M-8 40L40 -8L64 16L16 64Z', 'M0 0H56V14H0ZM0 42H56V56H0Z', 'M0 56L28 24L56 56Z'];

/** First letters of the first and last word, in any script. */
const lettersOf = (name: string): string => {
  const firsts = name.match(/(?<![\p{L}\p{N}])[\p{L}\p{N}]/gu) ?? [];
  return [firsts[0], firsts.length > 1 ? firsts.at(-1) : ''].join('').toUpperCase();
};

/** A person without a photograph: two letters in the person's own colours. The name stands beside it. */
export const Monogram = ({ name, className = 'size-14' }: MonogramProps) => {
  const chance = chanceFrom(name);
  const { ground, ink, edge } = COLOURS[Math.floor(chance() * COLOURS.length)]!;
  const pattern = PATTERNS[Math.floor(chance() * PATTERNS.length)];
  return (
    <svg viewBox="0 0 56 56" aria-hidden="true" className={clsx('shrink-0 overflow-hidden rounded-full', className)}>
      <rect width="56" height="56" className="fill-surface" />
      <path d={pattern} className={ground} />
      <circle cx="28" cy="28" r="26.5" fill="none" strokeWidth="3" className={edge} />
      <text x="28" y="35" textAnchor="middle" fontSize="20" className={clsx('font-strong', ink)}>
        {lettersOf(name)}
      </text>
    </svg>
  );
};
