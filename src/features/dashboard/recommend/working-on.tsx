import { lazy, Suspense } from 'react';
import { storedFaults } from '#src/domain/coach/fault-order.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { type FaultId, faultName } from '@divot/golf-content';
import { insights } from '#src/domain/insights/insights.ts';
import { copy } from '#src/features/dashboard/copy.ts';
import type { Go } from '#src/features/dashboard/dashboard-search.ts';
import { ForwardIcon } from '#src/ui/icons/icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { FaultTile } from '#src/features/dashboard/row-pictures.tsx';
import { Row } from './row.tsx';

// Loads separately, because its decision needs the large catalogues.
const WhyNot = lazy(async () => {
  const { WhyNot: why } = await import('./why-not.tsx');
  return { default: why };
});

const words = copy.recommend;

type FirstProps = {
  readonly name: string;
  readonly faultId: FaultId | undefined;
  readonly hand: NonNullable<Profile['handedness']>;
  readonly onOpen: () => void;
};

const FirstFault = ({ name, faultId, hand, onOpen }: FirstProps) =>
  faultId !== undefined ? (
    <button type="button" onClick={onOpen} className="group flex min-h-play w-full items-center gap-3 py-1 text-left">
      <FaultTile id={faultId} hand={hand} />
      <span className="flex-1">
        <span className="block text-title font-strong">{name}</span>
        <span className="text-note text-rough underline underline-offset-4 group-hover:text-ink">{words.details}</span>
      </span>
      <ForwardIcon />
    </button>
  ) : (
    <p className="py-1 text-title font-strong">{name}</p>
  );

const OtherFaults = ({ faultIds, go }: { readonly faultIds: readonly FaultId[]; readonly go: Go }) => {
  if (faultIds.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-3 pb-2 text-note text-rough">
      {words.alsoFound}
      {faultIds.map((fault) => (
        <button key={fault} type="button" className={`${textLinkLook} min-h-touch`} onClick={() => go({ fault })}>
          {faultName(fault)}
        </button>
      ))}
    </p>
  );
};

/** What the profile says to work on: the swing first and largest, then the body and the goal. */
export const WorkingOn = ({ profile, go }: { readonly profile: Profile; readonly go: Go }) => {
  const [swing, mobility, goals] = insights(profile);
  const { faultId } = swing;
  return (
    <div>
      <h3 className="text-note font-medium text-rough">{words.working}</h3>
      {swing.kind === 'fault' ? (
        <>
          <FirstFault
            name={swing.message}
            faultId={faultId}
            hand={profile.handedness ?? 'right'}
            onOpen={() => go({ fault: faultId })}
          />
          {faultId !== undefined && (
            <Suspense>
              <WhyNot faultId={faultId} />
            </Suspense>
          )}
          <OtherFaults faultIds={storedFaults(profile).slice(1)} go={go} />
        </>
      ) : (
        <div className="text-lead font-medium">
          <Row link={swing.to ? { to: swing.to } : undefined}>{swing.message}</Row>
        </div>
      )}
      <ul>
        <li className="rule-t">
          <Row topic={words.topics.mobility} link={mobility.to ? { to: mobility.to } : undefined}>
            {mobility.message}
          </Row>
        </li>
        <li className="rule-t">
          <Row topic={words.topics.goals} onOpen={() => go({ show: 'goals' })}>
            {goals.message}
          </Row>
        </li>
      </ul>
    </div>
  );
};
