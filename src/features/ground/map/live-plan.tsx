import { clsx } from 'clsx';
import { type CoursePack, type HolePlan, type Position, openPack } from '@divot/ground';
import { shownMetres, yardUnit } from '#src/platform/settings/lengths.ts';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';
import { copy } from './copy.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useProfile } from '#src/data/queries/profile.ts';
import { useShotSessions } from '#src/data/queries/shots.ts';
import { bookClubs, levelOf } from '#src/domain/plan/book.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { planCourse } from '#src/platform/workers/planner.ts';

/** A phone's typical error, so the plan does not change while the golfer stands still. */
const GRID_M = 10;

/** The plan of a hole from the golfer's position, recalculated when they walk on. Undefined if there is no plan. */
const useLivePlan = (pack: CoursePack, n: number, from: Position): HolePlan | undefined => {
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

const words = copy.live;
const LEAST_ASIDE = 3;

const aimText = ({ shots: [shot] }: HolePlan, units: UnitSystem): string => {
  const aside = shownMetres(Math.abs(shot!.aimRightM), units);
  if (aside < LEAST_ASIDE) return words.middle;
  return words.aside(aside, yardUnit(units), copy.side(shot!.aimRightM < 0 ? 'left' : 'right'));
};

type Props = {
  readonly pack: CoursePack;
  readonly n: number;
  readonly from: Position;
  readonly units: UnitSystem;
  /** An old or poor position: shown grey, like the distances. */
  readonly isPoor: boolean;
};

/** Club and aim from where the ball lies, only in practice rounds. */
export const LivePlan = ({ pack, n, from, units, isPoor }: Props) => {
  const plan = useLivePlan(pack, n, from);
  const [shot] = plan?.shots ?? [];
  if (!plan || !shot) return null;
  const { club, closeCall } = shot;
  return (
    <p aria-label={words.label} role="note" className="rule-b shrink-0 px-4 py-1.5 text-rough">
      <span className={clsx('font-strong', !isPoor && 'text-ink')}>
        {isPoor && '~'}
        {closeCall ? words.either(club, closeCall.club) : club}
      </span>
      {`, ${aimText(plan, units)} ${words.strokes(plan.strokes.toFixed(1))}`}
    </p>
  );
};
