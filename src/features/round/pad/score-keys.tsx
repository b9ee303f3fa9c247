import { type ReactNode, useState } from 'react';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, MAX_STROKES } from '#src/domain/pad/hole-entry.ts';
import { type KeyCount, scoreChips } from '#src/domain/pad/score-chips.ts';
import { scoreName } from '#src/domain/rounds/score-names.ts';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { copy } from '#src/features/round/copy.ts';
import { type Chip, ChipRow } from './chip-row.tsx';

type Key = number | 'picked-up' | 'beyond';
type Value = Key | 'turn';

/** A figure with its word. A group's keys have no room for the word. */
const face = (shown: ReactNode, word: string): ReactNode =>
  word === '' ? (
    shown
  ) : (
    <>
      {shown}
      <span className="text-fine font-text">{word}</span>
    </>
  );

/** How many of the other scores fit beside picking up in a row. */
const BESIDE_PICK_UP = 4;

/** The keys of each page, without the one that turns it. */
const pagesOf = (par: number, keys: KeyCount): readonly (readonly Key[])[] => {
  const { usual, rest } = scoreChips(par, keys);
  return keys === 8
    ? [
        [...usual, 'picked-up'],
        [...rest, 'beyond'],
      ]
    : [usual, [...rest.slice(0, BESIDE_PICK_UP), 'picked-up'], [...rest.slice(BESIDE_PICK_UP), 'beyond']];
};

type Props = {
  /** Whose keys, on which hole: others begin on their own page. */
  readonly of: string;
  readonly label: string;
  readonly hint?: string | undefined;
  readonly hole: Hole;
  /** The score follows from other answers. */
  readonly isDerived: boolean;
  /** One of several players. */
  readonly isGroup: boolean;
  /** A player of the match concedes a hole instead of picking up. */
  readonly isInMatch: boolean;
  /** `isFinal` is false where the next tap adds a stroke. */
  readonly onEntry: (entry: HoleEntry, isFinal: boolean) => void;
};

/** The key that shows a further page, which has higher scores and, as its last, picking up. */
const turnChip = (page: readonly Key[], last: number): Chip<Value> => {
  const higher = page.find((key) => typeof key === 'number' && key > last);
  const label = <span>{higher}+</span>;
  return page.includes('picked-up')
    ? { value: 'turn', label: face(label, copy.pad.pickUpWord), name: copy.pad.othersAndPickUp }
    : { value: 'turn', label: face(label, ''), name: copy.pad.others };
};

/** The key of what is entered: picked up, a score, or one beyond the last key. */
const enteredKey = ({ strokes, pickedUp = false }: Pick<Hole, 'strokes' | 'pickedUp'>, lastKey: number) => {
  if (pickedUp) return 'picked-up';
  return strokes !== undefined && strokes > lastKey ? 'beyond' : strokes;
};

/** A player's strokes on a hole in golf's own notation, around par, and picking up. Further pages have the rest. */
export const ScoreKeys = ({ label, hint, hole, isDerived, isGroup, isInMatch, of, onEntry }: Props) => {
  const { par, strokes, pickedUp = false } = hole;
  const keys: KeyCount = isGroup ? 8 : 6;
  const { usual, last: lastChip } = scoreChips(par, keys);
  const pages = pagesOf(par, keys);
  const entered: Key | undefined = enteredKey(hole, lastChip);
  const beyond = entered === 'beyond' ? strokes : undefined;
  const [turned, setTurned] = useState<{ readonly of: string; readonly page: number }>();
  const entersOn = entered === undefined ? 0 : pages.findIndex((page) => page.includes(entered));
  const page = turned?.of === of ? turned.page : entersOn;
  const next = (page + 1) % pages.length;
  const [first, last] = [usual[0]!, usual.at(-1)!];

  const pick = (value: Value) => {
    if (value === 'turn') return setTurned({ of, page: next });
    setTurned(undefined);
    if (value === 'beyond') return onEntry({ strokes: Math.min(MAX_STROKES, (beyond ?? lastChip) + 1) }, false);
    if (value !== 'picked-up') return onEntry({ strokes: value }, true);
    const pickUp = pickedUp ? undefined : true;
    return onEntry({ pickedUp: pickUp, ...(isInMatch ? { conceded: pickUp } : {}) }, true);
  };
  const onHold = (value: number) => {
    if (isGroup) return undefined;
    if (value === first && first > 1) return () => pick(first - 1);
    return value === last ? () => pick('turn') : undefined;
  };
  const chipOf = (key: Key): Chip<Value> => {
    if (key === 'picked-up') {
      const [shown, name] = isInMatch ? [copy.pad.concedeChip, copy.pad.concede] : [copy.pad.pickUp, copy.pad.pickUp];
      return { value: key, label: <span className="text-note">{shown}</span>, name };
    }
    if (key === 'beyond')
      return {
        value: key,
        label: <span>{beyond ?? `${lastChip + 1}+`}</span>,
        name: beyond === undefined ? copy.pad.beyond(lastChip + 1) : `${beyond}, ${scoreName(beyond, par)}`,
      };
    const mark = <Score strokes={key} mark={scoreMark(key - par)} size="chip" />;
    return {
      value: key,
      label: face(mark, isGroup ? '' : copy.pad.scoreWord(key - par)),
      name: `${key}, ${scoreName(key, par)}`,
      onHold: onHold(key),
    };
  };
  const turn =
    next === 0
      ? { value: 'turn' as const, label: <BackIcon className="size-6" />, name: copy.pad.backTo(first, last) }
      : turnChip(pages[next]!, last);
  return (
    <ChipRow
      figures
      isKeys={isGroup}
      label={label}
      hint={hint ?? (page > 0 || isGroup ? undefined : copy.pad.hold(first))}
      inline={isGroup}
      value={entered}
      isDerived={isDerived}
      chips={[...pages[page]!.map(chipOf), turn]}
      onPick={pick}
    />
  );
};
