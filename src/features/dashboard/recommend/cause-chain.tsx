import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useDecision } from '#src/data/queries/decision.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { areaName, drillById, exerciseById, faultName } from '@divot/golf-content';
import { causeChain } from '#src/domain/insights/cause-chain.ts';
import { copy } from '#src/features/dashboard/copy.ts';
import type { Go } from '#src/features/dashboard/dashboard-search.ts';
import { toPractice, toWorkoutNew } from '#src/features/dashboard/navigation-state.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';

const words = copy.recommend.chain;

const Step = ({ children }: { readonly children: ReactNode }) => (
  <li className="flex min-h-touch max-w-full shrink-0 items-center gap-2 not-last:after:text-rough not-last:after:content-['→']">
    {children}
  </li>
);

/** What a step is to the one before it: read out, not drawn, where the arrow says it. */
const Said = ({ children }: { readonly children: string }) => <span className="sr-only">{children}: </span>;

/**
 * From lost strokes to the fault behind them, the body limit behind that, one drill and one exercise. Empty without
 * data.
 */
export const CauseChain = ({ profile, go }: { readonly profile: Profile; readonly go: Go }) => {
  const decision = useDecision()?.decision;
  const chain = decision?.kind === 'work-on' ? causeChain(decision, profile.painAreas ?? []) : null;
  const drill = chain && drillById(chain.drillId);
  const exercise = chain && exerciseById(chain.exerciseId);
  if (!chain || !drill || !exercise) return null;
  const { part, loss: value, rounds, faultId, area } = chain;
  return (
    <div>
      <h3 className="text-note font-medium text-rough">{words.title}</h3>
      <ol className="flex gap-x-2 overflow-x-auto text-note">
        <Step>
          <Link to="/analytics" search={{ tab: 'strokes-gained', part }} className={textLinkLook}>
            <Said>{words.basis(rounds)}</Said>
            {words.lost(value.toFixed(1), words.parts[part])}
          </Link>
        </Step>
        <Step>
          <button type="button" className={textLinkLook} onClick={() => go({ fault: faultId })}>
            <Said>{words.fault}</Said>
            {faultName(faultId)}
          </button>
        </Step>
        <Step>
          <Link to="/mobility-assessment" className={textLinkLook}>
            <Said>{words.body}</Said>
            {words.yourBody(areaName(area))}
          </Link>
        </Step>
        <Step>
          <Link
            to="/practice"
            search={{ drill: drill.id }}
            state={toPractice(profile, faultId)}
            className={textLinkLook}
          >
            <Said>{words.drill}</Said>
            {drill.name}, {words.minutes(drill.minutes)}
          </Link>
        </Step>
        <Step>
          <Link to="/workout-new" state={toWorkoutNew(profile, faultId)} className={textLinkLook}>
            <Said>{words.exercise}</Said>
            {exercise.name}
          </Link>
        </Step>
      </ol>
    </div>
  );
};
