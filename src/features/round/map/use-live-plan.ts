import { useEffect, useEffectEvent, useState } from 'react';
import { useProfile } from '#src/data/queries/profile.ts';
import { useShotSessions } from '#src/data/queries/shots.ts';
import { type CoursePack, type HolePlan, type Position, openPack } from '@divot/ground';
import { bookClubs, levelOf } from '#src/domain/plan/book.ts';
import { logError } from '#src/platform/error-log.ts';
import { planCourse } from '#src/platform/planner.ts';

/** A phone's typical error, so the plan does not change while the golfer stands still. */
const GRID_M = 10;

/** The plan of a hole from the golfer's position, recalculated when they walk on. Undefined if there is no plan. */
export const useLivePlan = (pack: CoursePack, n: number, from: Position): HolePlan | undefined => {
  const { profile, ready } = useProfile();
  const { sessions, complete } = useShotSessions();
  const [made, setMade] = useState<{ readonly spot: string; readonly plan: HolePlan | undefined }>();
  const [x, y] = openPack(pack).plane.toPoint(from);
  const spot = [n, Math.round(x / GRID_M), Math.round(y / GRID_M)].join('|');
  const isReady = ready && complete;
  const order = useEffectEvent(() => ({
    pack,
    clubs: bookClubs(profile?.bag ?? [], sessions),
    level: levelOf(profile?.handicap),
    ball: { hole: n, at: from },
  }));
  useEffect(() => {
    if (!isReady) return undefined;
    let isWanted = true;
    planCourse(order())
      .then(([plan]) => isWanted && setMade({ spot, plan }))
      .catch(logError);
    return () => {
      isWanted = false;
    };
  }, [spot, isReady]);
  return made?.spot.startsWith(`${n}|`) ? made.plan : undefined;
};
