import { useState } from 'react';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import type { CoursePack, Position } from '#src/domain/ground/course-pack.ts';
import type { GroundMark } from '#src/domain/ground/ground-marks.ts';
import { isTeeMark } from '#src/domain/ground/hole-from-marks.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { useSize } from '#src/ui/layout/use-size.ts';
import { useHoleOnMap } from './use-hole-on-map.ts';
import { useMapInput } from './use-map-input.ts';
import { useMarking } from './use-marking.ts';
import type { PositionState } from './use-position.ts';

type Options = {
  readonly roundId: string;
  readonly hole: Hole;
  readonly pack: CoursePack;
  /** The hole of the map. */
  readonly n: number;
  readonly position: PositionState;
};

const isMade = ({ isAssumed }: GroundMark) => !isAssumed;

/** One hole on the map with what the golfer does on it: the target, the flag, the marked balls. */
export const useMapFace = ({ roundId, hole, pack, n, position }: Options) => {
  const { units } = usePreferences();
  const { ref, size } = useSize();
  const [target, setTarget] = useState<Position>();
  const [corners, setCorners] = useState<readonly Position[]>();
  const isCloseUp = corners !== undefined;
  const on = useHoleOnMap({ pack, n, cardHole: hole.n, roundId, position, size, isCloseUp });
  const { view } = on;
  const marking = useMarking({
    roundId,
    hole: hole.n,
    marks: on.marks,
    fixes: position.fixes,
    teeFor: (mark) => (isTeeMark(pack, n, mark) ? undefined : on.tee),
  });
  const balls = on.marks.filter(isMade);
  const flag = view?.toView(on.flag) ?? [0, 0];
  const from = view?.toView(on.from);
  const input = useMapInput({
    target: target && view?.toView(target),
    start: from && !isCloseUp ? [(from[0] + flag[0]) / 2, (from[1] + flag[1]) / 2] : undefined,
    flag,
    marks: view && !isCloseUp ? balls.map((mark) => ({ id: mark.id, at: view.toView(mark) })) : [],
    onMark: (id, at) => view && marking.change(id, view.toPosition(at)),
    onTarget: (at) => {
      const place = at && view?.toPosition(at);
      if (corners === undefined) setTarget(place);
      else if (place) setCorners([...corners, place]);
    },
    onFlag: (at) => {
      const place = view?.toPosition(at);
      if (place && !isCloseUp && on.isOnGreen(place)) on.moveFlag(place);
    },
  });
  const clearTarget = () => setTarget(undefined);
  const insertAtTarget = () => {
    if (target) marking.insert(target, (at) => on.metresBetween(at, on.flag));
    clearTarget();
  };
  /** The edge of a green that nobody has mapped, corner by corner; undefined while nothing is traced. */
  const trace = (next: readonly Position[] | undefined) => {
    clearTarget();
    setCorners(next);
  };
  return { units, ref, size, on, marking, balls, target, clearTarget, insertAtTarget, input, corners, trace };
};
export type MapFaceState = ReturnType<typeof useMapFace>;
