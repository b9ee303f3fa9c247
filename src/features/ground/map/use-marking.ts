import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeMarks } from '#src/data/commands/ground.ts';
import {
  type Fix,
  type GroundMark,
  type Position,
  type RoundMarks,
  isFirstOn,
  markAt,
  marksOn,
  withMark,
  withMarkChanged,
  withMarkInserted,
  withMarkOn,
  withMarkRestored,
  withoutMark,
} from '@divot/ground';
import { now } from '#src/platform/clock/clock.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { playCue } from '#src/platform/audio/sounds.ts';
import { useUid } from '#src/platform/state.ts';
import { showToast, showUndo } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';

const REFINED_MS = 6000;
/** How long a tap waits for a position. Any later, the golfer has walked on. */
const TAP_WAITS_MS = 60_000;

/** `hole`: the hole shown when the golfer tapped. */
type Tap = { readonly tappedAt: number; readonly id: string; readonly hole: number };

/** The last tap at a ball. Kept above the single hole's map, because the ball may turn the map to the next hole. */
export const useTap = () => {
  const [tap, setTap] = useState<Tap>();
  const [dismissed, setDismissed] = useState<string>();
  const storedRef = useRef<{ readonly id: string; readonly isNew: boolean }>(undefined);
  return { tap, setTap, dismissed, setDismissed, storedRef };
};
export type TapState = ReturnType<typeof useTap>;

/** Whether the last tap has no position yet. */
export const isTapWaiting = ({ tap }: Pick<TapState, 'tap'>, { marks }: RoundMarks): boolean =>
  tap !== undefined && marks.every(({ id }) => id !== tap.id);

type Options = {
  readonly roundId: string;
  readonly hole: number;
  readonly marked: RoundMarks;
  readonly fixes: readonly Fix[];
  readonly tapState: TapState;
  /** The card's hole where a marked ball lies. Undefined away from the course. */
  readonly holeFor: (ball: Position) => number | undefined;
  /** The position of the hole's tee, if the first mark is not on it. */
  readonly teeFor: (mark: GroundMark) => Position | undefined;
  /** The ball lies on a different hole from the one shown. */
  readonly onTurn: (hole: number) => void;
};

/**
 * One tap at the ball. Its position is the mean of the fixes from 12 s before to 6 s after. If none is fresh enough,
 * the tap waits up to a minute for one. Stale positions are never stored.
 */
export const useMarking = ({ roundId, hole, marked, fixes, tapState, holeFor, teeFor, onTurn }: Options) => {
  const uid = useUid() ?? '';
  const { tap, setTap, dismissed, setDismissed, storedRef } = tapState;
  const save = async (change: Parameters<typeof changeMarks>[2]): Promise<void> => {
    if (!(await changeMarks(uid, roundId, change))) showToast({ text: copy.noRoom, tone: 'error' });
  };
  const keep = (change: Parameters<typeof changeMarks>[2]) => void save(change);

  /** The tee to assume before a hole's first ball, if the golfer did not mark it. */
  const assumedTee = (all: RoundMarks, mark: GroundMark): GroundMark | undefined => {
    const tee = isFirstOn(all, mark.hole, mark) ? teeFor(mark) : undefined;
    return tee && { id: `tee-${mark.id}`, hole: mark.hole, at: mark.at - 1, accuracyM: 0, isAssumed: true, ...tee };
  };
  const withTee = (all: RoundMarks, mark: GroundMark): RoundMarks => {
    const tee = marksOn(all, mark.hole).length === 0 ? assumedTee(all, mark) : undefined;
    return tee ? { ...all, marks: [...all.marks, tee] } : all;
  };
  const lapse = (text: string): void => {
    setTap(undefined);
    showToast({ text, tone: 'error' });
  };
  const store = ({ tappedAt, id }: Tap, all: readonly Fix[]): void => {
    const latest = all.at(-1)?.t ?? tappedAt;
    const isAgain = storedRef.current?.id === id;
    if (isAgain && (!storedRef.current?.isNew || latest > tappedAt + REFINED_MS)) return;
    if (!isAgain && latest - tappedAt > TAP_WAITS_MS) return lapse(copy.lapsed);
    const ball = markAt(all, isAgain ? tappedAt : Math.max(tappedAt, latest));
    if (ball === undefined) return;
    const { accuracyM, lat, lon } = ball;
    if (isAgain) {
      keep((before) => withMarkChanged(before, id, { lat, lon, accuracyM }));
    } else {
      const ballHole = holeFor(ball);
      if (ballHole === undefined) return lapse(copy.offCourse);
      playCue('tick');
      storedRef.current = { id, isNew: true };
      const mark: GroundMark = { id, hole: ballHole, at: tappedAt, lat, lon, accuracyM };
      keep((before) => {
        const after = withMark(withTee(before, mark), mark);
        storedRef.current = { id, isNew: after.marks.length > before.marks.length };
        return after;
      });
      if (mark.hole !== hole) onTurn(mark.hole);
    }
  };
  const onFixes = useEffectEvent((all: readonly Fix[]) => {
    if (tap) store(tap, all);
  });
  useEffect(() => onFixes(fixes), [fixes]);

  const moveTo = (id: string, other: number) =>
    keep((all) => {
      const mark = all.marks.find((one) => one.id === id);
      return mark ? withMarkOn(all, id, other, assumedTee(all, { ...mark, hole: other })) : all;
    });
  const remove = (id: string) => {
    if (tap?.id === id) setTap(undefined);
    keep((all) => withoutMark(all, id));
  };
  const last = marksOn(marked, hole).at(-1)?.id;
  const isWaiting = isTapWaiting(tapState, marked);
  const lapseUnanswered = useEffectEvent(() => lapse(copy.lapsed));
  useEffect(() => {
    if (!isWaiting || !tap) return undefined;
    const timer = setTimeout(() => lapseUnanswered(), tap.tappedAt + TAP_WAITS_MS - now().getTime());
    return () => clearTimeout(timer);
  }, [isWaiting, tap]);
  return {
    isWaiting,
    /** The mark that the golfer can still correct on the spot. */
    shownId: tap !== undefined && last === tap.id && dismissed !== tap.id ? tap.id : undefined,
    /** The hole on screen when the shown mark was tapped. */
    tappedOn: tap?.hole,
    mark: () => {
      const made = { tappedAt: now().getTime(), id: newId(), hole };
      setTap(made);
      store(made, fixes);
    },
    cancel: () => setTap(undefined),
    dismiss: () => setDismissed(tap?.id),
    change: (id: string, change: Partial<GroundMark>) => keep((all) => withMarkChanged(all, id, change)),
    /** Adds a forgotten ball at a place on the map. */
    insert: ({ lat, lon }: Position, toHoleM: (place: Position) => number) => {
      const mark: GroundMark = { id: newId(), hole, at: now().getTime(), lat, lon, accuracyM: 0 };
      keep((all) => withMarkInserted(withTee(all, mark), mark, toHoleM));
    },
    /** Moves a ball to another hole that the golfer names. */
    moveTo,
    /** Moves the ball back to the hole shown at the tap. The map turns back to that hole. */
    putBack: () => {
      if (!tap) return;
      moveTo(tap.id, tap.hole);
      onTurn(tap.hole);
    },
    remove,
    /** Deletes from a list, where a finger can slip, so it can be undone. */
    removeListed: (id: string) => {
      remove(id);
      showUndo(copy.shotRemoved, () => keep((all) => withMarkRestored(all, marked, id)));
    },
  };
};
export type Marking = ReturnType<typeof useMarking>;
