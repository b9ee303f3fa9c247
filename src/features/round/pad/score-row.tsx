import { type ReactNode, useState } from 'react';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, LAST_CHIP, MAX_STROKES, scoreChips, scoreName } from '@divot/golf-rules';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { BackIcon } from '#src/ui/icons/icons.ts';
import { copy } from '#src/features/round/copy.ts';
import { type Chip, ChipRow } from './chip-row.tsx';

type Page = 'usual' | 'rest' | 'high';
type Value = number | Page | 'beyond' | 'picked-up';

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
  readonly hole: Hole;
  readonly isDerived?: boolean;
  readonly inline?: boolean;
  /** The next score to enter. */
  readonly isAwaited?: boolean;
  /** A player of the match concedes a hole instead of picking up. */
  readonly isInMatch?: boolean;
  readonly onEntry: (entry: HoleEntry) => void;
};

/** How many of the other scores fit beside picking up. The rest are on the last page. */
const BESIDE_PICK_UP = 4;

const pageOf = ({ par, strokes, pickedUp }: Hole): Page => {
  const { usual, rest } = scoreChips(par);
  if (pickedUp) return 'rest';
  if (strokes === undefined || usual.includes(strokes)) return 'usual';
  return rest.slice(0, BESIDE_PICK_UP).includes(strokes) ? 'rest' : 'high';
};

const pickUpEntry = (pickedUp: boolean, isInMatch: boolean): HoleEntry => ({
  pickedUp: pickedUp ? undefined : true,
  ...(isInMatch ? { conceded: pickedUp ? undefined : true } : {}),
});

/** A player's strokes on a hole in golf's own notation, around par. Two more pages have the rest. */
export const StrokesRow = (props: StrokesRowProps) => {
  const { label, hint, hole, isDerived = false, inline = false, isInMatch = false, onEntry } = props;
  const { par, strokes, pickedUp = false } = hole;
  const { usual, rest } = scoreChips(par);
  const [turned, setTurned] = useState<Page>();
  const page = turned ?? pageOf(hole);
  const beyond = strokes !== undefined && strokes > LAST_CHIP ? strokes : undefined;
  const score = (value: number) => {
    setTurned(undefined);
    onEntry({ strokes: value });
  };
  const pick = (value: Value) => {
    if (value === 'usual' || value === 'rest' || value === 'high') return setTurned(value);
    if (value === 'beyond') return score(Math.min(MAX_STROKES, (beyond ?? LAST_CHIP) + 1));
    if (value !== 'picked-up') return score(value);
    setTurned(undefined);
    return onEntry(pickUpEntry(pickedUp, isInMatch));
  };
  const first = usual[0]!;
  const last = usual.at(-1)!;
  const onHold = (value: number) => {
    if (value === first && first > 1) return () => score(first - 1);
    return value === last ? () => setTurned('rest') : undefined;
  };
  const scores = (some: readonly number[]): readonly Chip<Value>[] => some.map((value) => chipOf(value, par, inline));
  const pickUp = isInMatch ? copy.pad.concede : copy.pad.pickUp;
  const pickUpLabel = isInMatch ? copy.pad.concedeChip : copy.pad.pickUp;
  const high = rest.slice(BESIDE_PICK_UP);
  const pages: Readonly<Record<Page, readonly Chip<Value>[]>> = {
    usual: [
      ...usual.map((value) => ({ ...chipOf(value, par, inline), onHold: onHold(value) })),
      { value: 'rest', label: face(inline, <span>{last + 1}+</span>, copy.pad.pickUpWord), name: copy.pad.others },
    ],
    rest: [
      ...scores(rest.slice(0, BESIDE_PICK_UP)),
      { value: 'picked-up', label: <span className="text-note">{pickUpLabel}</span>, name: pickUp },
      { value: 'high', label: <span>{high.find((value) => value > last)}+</span>, name: copy.pad.high },
    ],
    high: [
      ...scores(high),
      {
        value: 'beyond',
        label: <span>{beyond ?? `${LAST_CHIP + 1}+`}</span>,
        name: beyond === undefined ? copy.pad.beyond(LAST_CHIP + 1) : `${beyond}, ${scoreName(beyond, par)}`,
      },
      { value: 'usual', label: <BackIcon className="size-6" />, name: copy.pad.backTo(first, last) },
    ],
  };
  return (
    <ChipRow
      figures
      label={label}
      hint={hint ?? (page !== 'usual' || inline ? undefined : copy.pad.hold(first))}
      inline={inline}
      isAwaited={props.isAwaited ?? false}
      value={pickedUp ? 'picked-up' : beyond === undefined ? strokes : 'beyond'}
      isDerived={isDerived}
      chips={pages[page]}
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
    hole={hole}
    isDerived={isDerived}
    onEntry={onEntry}
  />
);
