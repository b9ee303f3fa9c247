import { clsx } from 'clsx';
import { type ReactNode, useRef } from 'react';
import { copy } from '#src/features/round/copy.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { useRoving } from '#src/ui/primitives/use-roving.ts';

export type Chip<T extends string | number> = {
  readonly value: T;
  readonly label: ReactNode;
  /** The label for screen readers. */
  readonly name: string;
  /** A long press on the chip: a shortcut to something that another chip also does. */
  readonly onHold?: (() => void) | undefined;
};

type ChipRowProps<T extends string | number> = {
  readonly label: string;
  /** Beside the label: the unit, the answer's meaning, or its source. */
  readonly hint?: string | undefined;
  readonly chips: readonly Chip<T>[];
  readonly value: T | undefined;
  /** The value follows from other answers. Dashed until the golfer confirms it. */
  readonly isDerived?: boolean;
  /** Not asked on this hole, so shown quietly. */
  readonly disabled?: boolean;
  /** Shows figures larger than words. */
  readonly figures?: boolean;
  /** Puts the label in front of the chips, for tightly spaced rows. */
  readonly inline?: boolean;
  /** Lays the chips out as keys, four to a line. */
  readonly isKeys?: boolean;
  readonly onPick: (value: T) => void;
};

/** The label is above its chips on an upright phone, and in front of them if there is less height. */
const beside =
  'flex flex-col gap-0.5 low:grid low:grid-cols-[5.5rem_minmax(0,1fr)] low:items-center low:gap-3 lg:grid lg:grid-cols-[5rem_minmax(0,1fr)] lg:items-center lg:gap-3 tiny:grid tiny:grid-cols-[4rem_minmax(0,1fr)] tiny:items-center tiny:gap-1';
/** With large letters the chips have a line of their own. */
const inFront = 'flex flex-wrap items-center gap-x-2 gap-y-0.5 tiny:gap-x-1';
const above = 'flex flex-col gap-0.5';

const KEYS_IN_LINE = 4;

const HOLD_MS = 450;

/** A long press runs `onHold` and suppresses the tap. */
const useHold = () => {
  const isHeld = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const stop = () => clearTimeout(timer.current);
  return (onHold: (() => void) | undefined, onTap: () => void) => ({
    onPointerDown: () => {
      isHeld.current = false;
      stop();
      if (onHold)
        timer.current = setTimeout(() => {
          isHeld.current = true;
          onHold();
        }, HOLD_MS);
    },
    onPointerUp: stop,
    onPointerLeave: stop,
    onPointerCancel: stop,
    onClick: () => {
      if (!isHeld.current) onTap();
      isHeld.current = false;
    },
  });
};

type CellLook = {
  readonly isOn: boolean;
  readonly isDerived: boolean;
  readonly figures: boolean;
  readonly inline: boolean;
};

const cellLook = ({ isOn, isDerived, figures, inline }: CellLook): string =>
  clsx(
    inline ? 'min-h-11.5 low:min-h-10 tiny:min-h-10' : 'min-h-14 short:min-h-11.5',
    'relative flex min-w-fit flex-1 basis-0 tiny:min-w-min touch-manipulation flex-col items-center justify-center px-0.5 text-center leading-tight select-none',
    '-outline-offset-3 disabled:text-rough',
    figures ? 'figures text-head font-medium' : 'figures text-body font-medium tiny:text-fine',
    isOn && !isDerived && 'bg-fairway text-on-fairway font-strong',
    isOn && isDerived && 'bg-fairway-tint',
  );

type QuestionProps = Pick<ChipRowProps<string>, 'label' | 'hint' | 'inline' | 'isKeys'>;

const hintLook = ({ inline, isKeys }: QuestionProps) => {
  if (isKeys) return 'shrink-0';
  return inline ? 'text-fine' : 'low:hidden lg:hidden tiny:hidden';
};

/** What is asked, for the eyes: the group has the same name. */
const Question = (props: QuestionProps) => {
  const { label, hint, inline, isKeys } = props;
  return (
    <p
      className={clsx(
        'flex min-w-0 justify-between text-note leading-tight short:text-fine short:leading-tight',
        inline && !isKeys ? 'w-[4.5rem] shrink-0 flex-col tiny:w-16' : 'gap-3',
        // The open player's tile says whose keys these are.
        inline && isKeys && hint === undefined && 'sr-only',
      )}
      aria-hidden="true"
    >
      <Name className="font-medium wrap-anywhere">{label}</Name>
      {hint !== undefined && <span className={clsx('text-rough', hintLook(props))}>{hint}</span>}
    </p>
  );
};

/** One question of the pad: a few answers side by side, all the same width, one tap each. */
export const ChipRow = <T extends string | number>(props: ChipRowProps<T>) => {
  const { label, hint, chips, value, isDerived = false, disabled = false } = props;
  const { figures = false, inline = false, isKeys = false } = props;
  const press = useHold();
  const roving = useRoving<HTMLDivElement>();
  return (
    <div role="group" aria-label={label} className={isKeys ? above : inline ? inFront : beside}>
      <Question label={label} hint={hint} inline={inline} isKeys={isKeys} />
      <div
        {...roving}
        className={clsx(
          'edge isolate overflow-hidden rounded-control bg-surface', // a tap paints only the rows that it changes again
          isKeys ? 'grid grid-cols-4' : clsx('flex flex-wrap', inline && 'flex-1 basis-[12rem]'),
          disabled && 'border-dashed border-rule bg-paper',
        )}
      >
        {chips.map(({ value: chipValue, label: shown, name, onHold }, at) => {
          const isOn = chipValue === value;
          return (
            <button
              key={chipValue}
              type="button"
              disabled={disabled}
              aria-pressed={isOn}
              aria-label={isOn && isDerived ? copy.pad.follows(name) : name}
              className={clsx(
                cellLook({ isOn, isDerived, figures, inline }),
                (isKeys ? at % KEYS_IN_LINE : at) > 0 && 'rule-l',
                isKeys ? at >= KEYS_IN_LINE && 'rule-t' : (figures || !inline) && 'tiny:px-1',
              )}
              {...press(onHold, () => props.onPick(chipValue))}
            >
              {isOn && isDerived && (
                <span className="pointer-events-none absolute inset-1 rounded-control border-2 border-dashed border-fairway-ink" />
              )}
              {shown}
            </button>
          );
        })}
      </div>
    </div>
  );
};
