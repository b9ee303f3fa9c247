import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeMarks } from '#src/data/commands/ground.ts';
import type { Fix, Position } from '#src/domain/ground/course-pack.ts';
import {
  type GroundMark,
  type RoundMarks,
  withMark,
  withMarkChanged,
  withMarkInserted,
  withoutMark,
} from '#src/domain/ground/ground-marks.ts';
import { markAt } from '#src/domain/ground/mark.ts';
import { now } from '#src/platform/clock.ts';
import { newId } from '#src/platform/ids.ts';
import { playCue } from '#src/platform/sounds.ts';
import { useSession } from '#src/platform/state.ts';

const REFINED_MS = 6000;

type Options = {
  readonly roundId: string;
  readonly hole: number;
  /** Of this hole, oldest first. */
  readonly marks: readonly GroundMark[];
  readonly fixes: readonly Fix[];
  /** Where the hole's tee is, for a first mark that is not on it. */
  readonly teeFor: (mark: GroundMark) => Position | undefined;
};
type Tap = { readonly tappedAt: number; readonly id: string };

/**
 * One tap at the ball. Its position is the mean of the fixes from 12 s before to 6 s after; with none fresh enough the
 * tap stays open until one comes, and nothing stale is stored.
 */
export const useMarking = ({ roundId, hole, marks, fixes, teeFor }: Options) => {
  const session = useSession();
  const uid = session.kind === 'signed-in' ? session.user.uid : '';
  const [tap, setTap] = useState<Tap>();
  const [dismissed, setDismissed] = useState<string>();
  const stored = useRef<{ readonly id: string; readonly isNew: boolean }>(undefined);
  const keep = (change: Parameters<typeof changeMarks>[2]) => void changeMarks(uid, roundId, change);

  const withTee = (before: RoundMarks, mark: GroundMark): RoundMarks => {
    const tee = teeFor(mark);
    if (!tee) return before;
    const assumed: GroundMark = { id: newId(), hole, at: mark.at - 1, accuracyM: 0, isAssumed: true, ...tee };
    return { ...before, marks: [...before.marks, assumed] };
  };
  const store = ({ tappedAt, id }: Tap, all: readonly Fix[]): void => {
    const latest = all.at(-1)?.t ?? tappedAt;
    const isAgain = stored.current?.id === id;
    if (isAgain && (!stored.current?.isNew || latest > tappedAt + REFINED_MS)) return;
    const ball = markAt(all, isAgain ? tappedAt : Math.max(tappedAt, latest));
    if (ball === undefined) return;
    const { accuracyM, lat, lon } = ball;
    if (isAgain) {
      keep((before) => withMarkChanged(before, id, { lat, lon, accuracyM }));
    } else {
      playCue('tick');
      stored.current = { id, isNew: true };
      const mark: GroundMark = { id, hole, at: tappedAt, lat, lon, accuracyM };
      keep((before) => {
        const after = withMark(marks.length === 0 ? withTee(before, mark) : before, mark);
        stored.current = { id, isNew: after.marks.length > before.marks.length };
        return after;
      });
    }
  };
  const hear = useEffectEvent((all: readonly Fix[]) => {
    if (tap) store(tap, all);
  });
  useEffect(() => hear(fixes), [fixes]);

  const last = marks.at(-1)?.id;
  const isStored = tap === undefined || marks.some(({ id }) => id === tap.id);
  return {
    isWaiting: !isStored,
    /** The mark that the golfer may still correct on the spot. */
    shownId: tap !== undefined && isStored && last === tap.id && dismissed !== tap.id ? tap.id : undefined,
    mark: () => {
      const made = { tappedAt: now().getTime(), id: newId() };
      setTap(made);
      store(made, fixes);
    },
    cancel: () => setTap(undefined),
    dismiss: () => setDismissed(tap?.id),
    change: (id: string, change: Partial<GroundMark>) => keep((all) => withMarkChanged(all, id, change)),
    /** A ball that was forgotten, at a place on the map. */
    insert: (at: Position, toHoleM: (place: Position) => number) =>
      keep((all) => {
        const { lat, lon } = at;
        const mark: GroundMark = { id: newId(), hole, at: now().getTime(), lat, lon, accuracyM: 0 };
        return withMarkInserted(marks.length === 0 ? withTee(all, mark) : all, mark, toHoleM);
      }),
    remove: (id: string) => {
      if (tap?.id === id) setTap(undefined);
      keep((all) => withoutMark(all, id));
    },
  };
};
export type Marking = ReturnType<typeof useMarking>;
