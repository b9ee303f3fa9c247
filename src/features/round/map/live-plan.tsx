import { clsx } from 'clsx';
import type { CoursePack, HolePlan, Position } from '@divot/ground';
import { shownMetres, yardUnit } from '#src/platform/lengths.ts';
import type { UnitSystem } from '#src/platform/preferences.ts';
import { copy } from './copy.ts';
import { useLivePlan } from './use-live-plan.ts';

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
