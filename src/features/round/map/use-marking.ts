import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { changeMarks } from '#src/data/commands/ground.ts';
import type { Fix } from '#src/domain/ground/course-pack.ts';
import { type GroundMark, withMark, withMarkChanged, withoutMark } from '#src/domain/ground/ground-marks.ts';
import { markAt } from '#src/domain/ground/mark.ts';
import { now } from '#src/platform/clock.ts';
import { newId } from '#src/platform/ids.ts';
import { playCue } from '#src/platform/sounds.ts';
import { useSession } from '#src/platform/state.ts';

const REFINED_MS = 6000;

type Tap = { readonly tappedAt: number; readonly id: string };

/**
 * One tap at the ball. Its position is the mean of the fixes from 12 s before to 6 s after; with none fresh enough the
 * tap stays open until one comes, and nothing stale is stored.
 */
export const useMarking = (roundId: string, hole: number, marks: readonly GroundMark[], fixes: readonly Fix[]) => {
  const session = useSession();
  const uid = session.kind === 'signed-in' ? session.user.uid : '';
  const [tap, setTap] = useState<Tap>();
  const [dismissed, setDismissed] = useState<string>();
  const stored = useRef<string>(undefined);
  const keep = (change: Parameters<typeof changeMarks>[2]) => void changeMarks(uid, roundId, change);

  const store = ({ tappedAt, id }: Tap, all: readonly Fix[]): void => {
    const latest = all.at(-1)?.t ?? tappedAt;
    const isAgain = stored.current === id;
    if (isAgain && latest > tappedAt + REFINED_MS) return;
    const ball = markAt(all, isAgain ? tappedAt : Math.max(tappedAt, latest));
    if (ball === undefined) return;
    const { accuracyM, lat, lon } = ball;
    stored.current = id;
    if (isAgain) {
      keep((before) => withMarkChanged(before, id, { lat, lon, accuracyM }));
    } else {
      playCue('tick');
      keep((before) => withMark(before, { id, hole, at: tappedAt, lat, lon, accuracyM }));
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
    remove: (id: string) => {
      if (tap?.id === id) setTap(undefined);
      keep((all) => withoutMark(all, id));
    },
  };
};
export type Marking = ReturnType<typeof useMarking>;
