import { useState } from 'react';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import type { HoleEntry } from '#src/domain/rounds/hole-entry.ts';
import { scoreChips } from '#src/domain/rounds/score-chips.ts';
import { scoreName } from '#src/domain/rounds/totals.ts';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { BackIcon } from '#src/ui/icons/icons.ts';
import { copy } from '#src/features/round/copy.ts';
import { type Chip, ChipRow } from './chip-row.tsx';

type Props = {
  readonly hole: Hole;
  /** The score follows from the other answers. */
  readonly isDerived: boolean;
  readonly onEntry: (entry: HoleEntry) => void;
};

type Value = number | 'more' | 'back' | 'picked-up';

const Face = ({ strokes, par, word }: { readonly strokes: number; readonly par: number; readonly word: string }) => (
  <>
    <Score strokes={strokes} mark={scoreMark(strokes - par)} size="chip" />
    <span className="text-fine font-text">{word}</span>
  </>
);

const chipOf = (strokes: number, par: number): Chip<Value> => ({
  value: strokes,
  label: <Face strokes={strokes} par={par} word={copy.pad.scoreWord(strokes - par)} />,
  name: `${strokes}, ${scoreName(strokes, par)}`,
});

/** The score in golf's own notation, around par; a second page has the rest. */
export const ScoreRow = ({ hole, isDerived, onEntry }: Props) => {
  const { par, strokes, pickedUp = false } = hole;
  const { usual, rest } = scoreChips(par);
  const [page, setPage] = useState<'usual' | 'rest'>();
  const isRest = page === undefined ? pickedUp || (strokes !== undefined && !usual.includes(strokes)) : page === 'rest';
  const pick = (value: Value) => {
    if (value === 'more' || value === 'back') return setPage(value === 'more' ? 'rest' : 'usual');
    setPage(undefined);
    onEntry(value === 'picked-up' ? { pickedUp: pickedUp ? undefined : true } : { strokes: value });
  };
  const first = usual[0]!;
  const last = usual.at(-1)!;
  const usualChips = usual.map((value) => ({
    ...chipOf(value, par),
    onHold: value === first && first > 1 ? () => pick(first - 1) : value === last ? () => pick('more') : undefined,
  }));
  const chips: readonly Chip<Value>[] = isRest
    ? [
        ...rest.map((value) => chipOf(value, par)),
        { value: 'picked-up', label: <span className="text-note">{copy.pad.pickUp}</span>, name: copy.pad.pickUp },
        { value: 'back', label: <BackIcon className="size-6" />, name: copy.pad.backTo(first, last) },
      ]
    : [...usualChips, { value: 'more', label: <Others from={last + 1} />, name: copy.pad.others }];
  return (
    <ChipRow
      figures
      label={copy.pad.score}
      hint={isDerived ? copy.pad.fromAnswers : isRest ? undefined : copy.pad.hold(first)}
      value={pickedUp ? 'picked-up' : strokes}
      isDerived={isDerived}
      chips={chips}
      onPick={pick}
    />
  );
};

const Others = ({ from }: { readonly from: number }) => (
  <>
    <span>{from}+</span>
    <span className="text-fine font-text">{copy.pad.pickUpWord}</span>
  </>
);
