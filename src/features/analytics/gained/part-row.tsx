import { clsx } from 'clsx';
import type { Estimate } from '#src/domain/analytics/estimate.ts';
import type { Group } from '@divot/golf-rules';
import { copy } from '#src/features/analytics/copy.ts';
import { decimalText } from '#src/features/analytics/figures-text.ts';
import { GainBar, type GainTone } from '#src/ui/charts/gain-bar.tsx';
import { OpenIcon } from '#src/ui/icons/icons.ts';
import { toneOf } from './part-level.ts';

const words = copy.gained;

type PartRowProps = {
  readonly group: Group;
  readonly estimate: Estimate | undefined;
  readonly other: Estimate | undefined;
  /** The part that the coach's decision is about, shown in orange. */
  readonly isWorst: boolean;
  readonly isOpen: boolean;
  readonly most: number;
  readonly detailId: string;
  readonly onOpen: () => void;
};

const INKS: Record<GainTone, string> = {
  worst: 'text-flag',
  cost: 'text-ink',
  gain: 'text-fairway-ink',
  level: 'text-ink',
};

const Value = ({ value, tone }: { readonly value: number; readonly tone: GainTone }) => (
  <span className="flex items-baseline gap-1.5">
    <span
      className={clsx(
        'figures leading-none font-strong',
        tone === 'worst' ? 'text-figure' : 'text-title',
        INKS[tone],
        // Black on an orange block in the sunlight theme, where coloured text may be unreadable.
        tone === 'worst' &&
          'in-data-[theme=sunlight]:bg-flag in-data-[theme=sunlight]:px-2 in-data-[theme=sunlight]:text-on-flag',
      )}
    >
      {decimalText(Math.abs(value))}
    </span>
    <span className="text-note">{words.than[tone]}</span>
  </span>
);

/** A part of the game as a button with name, strokes, bar and band. It opens the details of the part. */
export const PartRow = ({ group, estimate, other, isWorst, isOpen, most, detailId, onOpen }: PartRowProps) => {
  const known = estimate?.isEnough ? estimate : undefined;
  const tone = known && toneOf(known.value, isWorst);
  return (
    <button
      type="button"
      aria-expanded={isOpen}
      aria-controls={isOpen ? detailId : undefined}
      className={clsx(
        'flex w-full flex-col gap-1.5 py-3 text-left hover:bg-sunken',
        isOpen && 'lg:-ml-4 lg:w-[calc(100%+1rem)] lg:border-l-4 lg:pl-3', // outside the row, to keep zeros aligned
        isOpen && (isWorst ? 'lg:border-flag' : 'lg:border-fairway'),
      )}
      onClick={onOpen}
    >
      <span className="flex w-full items-end gap-3">
        <span className={clsx('flex-1 font-strong', isWorst ? 'text-title' : 'text-head')}>{words.groups[group]}</span>
        {known && tone && <Value value={known.value} tone={tone} />}
        <OpenIcon className={clsx('mb-1 size-5 text-rough', isOpen && 'rotate-180 lg:-rotate-90')} />
      </span>
      {known && tone ? (
        <>
          <GainBar {...known} most={most} tone={tone} other={other?.isEnough ? other.value : undefined} />
          <span className="text-note text-rough">
            {words.likely(known)}
            {other?.isEnough && `, ${words.before(other.value)}`}
          </span>
        </>
      ) : (
        <span className="text-note text-rough">{words.tooFew(estimate?.rounds ?? 0)}</span>
      )}
    </button>
  );
};
