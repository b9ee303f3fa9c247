import { type ReactNode, useState } from 'react';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, scoreChips, scoreName } from '@divot/golf-rules';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { BackIcon } from '#src/ui/icons/icons.ts';
import { copy } from '#src/features/round/copy.ts';
import { type Chip, ChipRow } from './chip-row.tsx';

type Value = number | 'more' | 'back' | 'picked-up';

/** A figure with its word. Tightly spaced rows have no room for the word. */
const face = (inline: boolean, shown: ReactNode, word: string): ReactNode =>
  inline ? (
    shown
  ) : (
    <>
      {shown}
      <span className="text-fine font-text">{word}</span>
    </>
  );

const chipOf = (strokes: number, par: number, inline: boolean): Chip<Value> => ({
  value: strokes,
  label: face(
    inline,
    <Score strokes={strokes} mark={scoreMark(strokes - par)} size="chip" />,
    copy.pad.scoreWord(strokes - par),
  ),
  name: `${strokes}, ${scoreName(strokes, par)}`,
});

type StrokesRowProps = {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly par: number;
  readonly strokes: number | undefined;
  readonly isPickedUp?: boolean;
  readonly isDerived?: boolean;
  readonly inline?: boolean;
  /** The next score to enter. */
  readonly isAwaited?: boolean;
  readonly onStrokes: (strokes: number) => void;
  /** Absent for a partner: a partner's hole without a score counts as picked up. */
  readonly onPickUp?: () => void;
};

/** A player's strokes on a hole in golf's own notation, around par. A second page has the rest. */
export const StrokesRow = (props: StrokesRowProps) => {
  const {
    label,
    hint,
    par,
    strokes,
    isPickedUp = false,
    isDerived = false,
    inline = false,
    onStrokes,
    onPickUp,
  } = props;
  const { usual, rest } = scoreChips(par);
  const [page, setPage] = useState<'usual' | 'rest'>();
  const isElsewhere = isPickedUp || (strokes !== undefined && !usual.includes(strokes));
  const isRest = page === undefined ? isElsewhere : page === 'rest';
  const pick = (value: Value) => {
    if (value === 'more' || value === 'back') return setPage(value === 'more' ? 'rest' : 'usual');
    setPage(undefined);
    return value === 'picked-up' ? onPickUp?.() : onStrokes(value);
  };
  const first = usual[0]!;
  const last = usual.at(-1)!;
  const onHold = (value: number) => {
    if (value === first && first > 1) return () => pick(first - 1);
    return value === last ? () => pick('more') : undefined;
  };
  // In a tightly spaced row, drop one chip so that the widest page keeps chips large enough for a thumb.
  const others = inline && onPickUp ? rest.slice(0, -1) : rest;
  const chips: readonly Chip<Value>[] = isRest
    ? [
        ...others.map((value) => chipOf(value, par, inline)),
        ...(onPickUp
          ? [
              {
                value: 'picked-up' as const,
                label: <span className="text-note">{copy.pad.pickUp}</span>,
                name: copy.pad.pickUp,
              },
            ]
          : []),
        { value: 'back', label: <BackIcon className="size-6" />, name: copy.pad.backTo(first, last) },
      ]
    : [
        ...usual.map((value) => ({ ...chipOf(value, par, inline), onHold: onHold(value) })),
        { value: 'more', label: face(inline, <span>{last + 1}+</span>, copy.pad.pickUpWord), name: copy.pad.others },
      ];
  return (
    <ChipRow
      figures
      label={label}
      hint={hint ?? (isRest || inline ? undefined : copy.pad.hold(first))}
      inline={inline}
      isAwaited={props.isAwaited ?? false}
      value={isPickedUp ? 'picked-up' : strokes}
      isDerived={isDerived}
      chips={chips}
      onPick={pick}
    />
  );
};

type ScoreRowProps = {
  readonly hole: Hole;
  /** The score follows from other answers. */
  readonly isDerived: boolean;
  readonly onEntry: (entry: HoleEntry) => void;
};

/** The golfer's own score on the hole. */
export const ScoreRow = ({ hole, isDerived, onEntry }: ScoreRowProps) => (
  <StrokesRow
    label={copy.pad.score}
    hint={isDerived ? copy.pad.fromAnswers : undefined}
    par={hole.par}
    strokes={hole.strokes}
    isPickedUp={hole.pickedUp === true}
    isDerived={isDerived}
    onStrokes={(strokes) => onEntry({ strokes })}
    onPickUp={() => onEntry({ pickedUp: hole.pickedUp ? undefined : true })}
  />
);
