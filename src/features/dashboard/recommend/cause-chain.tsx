import { useDecision } from '#src/data/queries/decision.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { areaName, drillById, exerciseById, faultName } from '@divot/golf-content';
import { causeChain } from '#src/domain/insights/cause-chain.ts';
import { copy } from '#src/features/dashboard/copy.ts';
import type { Go } from '#src/features/dashboard/dashboard-search.ts';
import { toPractice, toWorkoutNew } from '#src/features/dashboard/navigation-state.ts';
import { Row } from './row.tsx';

const words = copy.recommend.chain;

const Step = ({ children }: { readonly children: React.ReactNode }) => (
  <li className="relative border-l-2 border-edge pl-5 before:absolute before:top-4 before:-left-[7px] before:size-3 before:rounded-full before:bg-fairway">
    {children}
  </li>
);

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
      <h3 className="mb-2 text-note font-medium text-rough">{words.title}</h3>
      <ol>
        <Step>
          <Row label={words.basis(rounds)} link={{ to: '/analytics', search: { tab: 'strokes-gained', part: part } }}>
            <strong>{words.lost(value.toFixed(1), words.parts[part])}</strong>
          </Row>
        </Step>
        <Step>
          <Row label={words.fault} onOpen={() => go({ fault: faultId })}>
            {faultName(faultId)}
          </Row>
        </Step>
        <Step>
          <Row label={words.body} link={{ to: '/mobility-assessment' }}>
            {words.yourBody(areaName(area))}
          </Row>
        </Step>
        <Step>
          <Row
            label={words.drill}
            link={{ to: '/practice', search: { drill: drill.id }, state: toPractice(profile, faultId) }}
          >
            {drill.name}, {words.minutes(drill.minutes)}
          </Row>
        </Step>
        <Step>
          <Row label={words.exercise} link={{ to: '/workout-new', state: toWorkoutNew(profile, faultId) }}>
            {exercise.name}
          </Row>
        </Step>
      </ol>
    </div>
  );
};
