import type { ReactNode } from 'react';
import { hardestCarry } from '#src/domain/plan/book.ts';
import type { HolePlan } from '@divot/ground';
import { shownMetres } from '#src/platform/settings/lengths.ts';
import { type UnitSystem, usePreferences } from '#src/platform/settings/preferences.ts';
import { copy } from './copy.ts';

const LEAST_ASIDE = 3;

export const aimText = ({ shots: [tee] }: HolePlan, units: UnitSystem): string => {
  const aside = shownMetres(Math.abs(tee!.aimRightM), units);
  if (aside < LEAST_ASIDE) return copy.aimMiddle;
  return copy.aimAside(aside, units === 'metric' ? 'm' : 'yards', tee!.aimRightM < 0 ? copy.left : copy.right);
};

const Row = ({ term, children }: { readonly term: string; readonly children: ReactNode }) => (
  <div className="rule-t grid grid-cols-[4.5rem_1fr] items-baseline gap-x-3 py-2">
    <dt className="text-note text-rough">{term}</dt>
    <dd className="text-body">{children}</dd>
  </div>
);

const CarryRow = ({ plan }: { readonly plan: HolePlan }) => {
  const { units } = usePreferences();
  const hardest = hardestCarry(plan);
  if (!hardest) return null;
  const { kind, needM, haveM, club } = hardest;
  const [before, need, between, have, after] = copy.carries(
    copy.kinds[kind],
    shownMetres(needM, units),
    club,
    shownMetres(haveM, units),
  );
  return (
    <Row term={copy.carry}>
      {before}
      <span className="font-strong">{need}</span>
      {between}
      <span className="font-strong">{have}</span>
      {after}
    </Row>
  );
};

/** The plan in words: clubs, aim, what to carry, which side to miss, and the expected score. */
export const HoleWords = ({ plan }: { readonly plan: HolePlan }) => {
  const { units } = usePreferences();
  const [tee] = plan.shots;
  const { miss, closeCall } = tee!;
  return (
    <div className="flex flex-col gap-3">
      <h2 className="text-head font-strong text-balance">{copy.clubs(plan.shots.map(({ club }) => club))}</h2>
      <dl>
        <Row term={copy.aim}>{aimText(plan, units)}</Row>
        <CarryRow plan={plan} />
        {miss && (
          <Row term={copy.miss}>
            <span className="font-strong">{copy.missSide(miss.side)}</span>{' '}
            {copy.missCosts(miss.side, miss.costs.toFixed(1))}
          </Row>
        )}
      </dl>
      <p className="rule-t pt-2 text-note text-rough">
        {copy.strokes(plan.strokes.toFixed(1))} {closeCall && copy.close(closeCall.club)}
      </p>
    </div>
  );
};
