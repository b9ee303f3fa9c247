import { useState } from 'react';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import {
  type CoursePack,
  type GroundMark,
  type Point,
  type Position,
  ballsOn,
  cardHoleOf,
  holeAt,
  holeOfBall,
  isTeeMark,
  markedBalls,
  openHole,
  openPack,
  packHoleOf,
} from '@divot/ground';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { useSize } from '#src/ui/layout/use-size.ts';
import { useHoleOnMap } from './use-hole-on-map.ts';
import { useMapInput } from './use-map-input.ts';
import { type TapState, useMarking } from './use-marking.ts';
import type { PositionState } from './use-position.ts';

type Options = {
  readonly roundId: string;
  readonly hole: Hole;
  readonly pack: CoursePack;
  /** The hole's number on the map. */
  readonly n: number;
  readonly position: PositionState;
  readonly tapState: TapState;
  /** The card's holes in playing order. */
  readonly inPlay: readonly Hole[];
  /** Turns to another hole of the card, because a ball was marked on it. */
  readonly onTurn: (hole: number) => void;
  /** The round is being played now, so hazards ahead are shown. */
  readonly isPlayed: boolean;
};

/** One hole on the map with what the golfer sets on it: the target, the flag, the marked balls. */
export const useMapFace = ({ roundId, hole, pack, n, position, tapState, inPlay, onTurn, isPlayed }: Options) => {
  const { units } = usePreferences();
  const { ref, size } = useSize();
  const [target, setTarget] = useState<Position>();
  const [corners, setCorners] = useState<readonly Position[]>();
  const isCloseUp = corners !== undefined;
  const on = useHoleOnMap({ pack, n, cardHole: hole.n, roundId, position, size, isCloseUp, isPlayed });
  const { view } = on;
  const holeFor = (ball: Position): number | undefined => {
    if (holeAt(pack, ball) === undefined) return undefined;
    const other = holeOfBall(pack, ball, n, { last: on.marks.at(-1), isScored: hole.strokes !== undefined });
    if (other === undefined || other === n) return hole.n;
    const order = inPlay.map((one) => one.n);
    return cardHoleOf(pack, other, hole.n, order) ?? hole.n;
  };
  /** The tee of a mark's hole, if the mark is not on it. */
  const teeFor = (mark: GroundMark): Position | undefined => {
    const markHole = openHole(pack, packHoleOf(pack, mark.hole) ?? n)!;
    return isTeeMark(pack, markHole.n, mark) ? undefined : openPack(pack).plane.toPosition(markHole.line[0]!);
  };
  const marking = useMarking({
    roundId,
    hole: hole.n,
    marked: on.marked,
    fixes: position.fixes,
    tapState,
    holeFor,
    teeFor,
    onTurn,
  });
  const balls = markedBalls(ballsOn({ pack, n, marks: on.marks, flag: on.flag }));
  const flag = view?.toView(on.flag) ?? [0, 0];
  const from = view?.toView(on.from);
  const aim = (at: Point | undefined) => setTarget(at && view?.toPosition(at));
  const input = useMapInput({
    target: target && view?.toView(target),
    start: from && (isCloseUp ? flag : [(from[0] + flag[0]) / 2, (from[1] + flag[1]) / 2]),
    flag,
    marks: view && !isCloseUp ? balls.map(({ id, place }) => ({ id, at: view.toView(place) })) : [],
    onMark: (id, at) => view && marking.change(id, view.toPosition(at)),
    onTarget: aim,
    onTap: (at) => {
      const place = view?.toPosition(at);
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
  /** The edge of an unmapped green, corner by corner. Undefined while nothing is traced. */
  const trace = (next: readonly Position[] | undefined) => {
    clearTarget();
    setCorners(next);
  };
  return { units, ref, size, on, marking, balls, target, aim, clearTarget, insertAtTarget, input, corners, trace };
};
export type MapFaceState = ReturnType<typeof useMapFace>;
