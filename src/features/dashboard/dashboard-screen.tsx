import { type ReactNode, Suspense } from 'react';
import { useArrival } from '#src/data/queries/arrival.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useActiveRound } from '#src/data/queries/rounds.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { compact } from '@divot/basics';
import { Later } from '#src/platform/waiting/after-start.ts';
import { useClock } from '#src/platform/clock/use-clock.ts';
import { useSession } from '#src/platform/state.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './copy.ts';
import type { DashboardSearch, Go } from './dashboard-search.ts';
import { BAND, RecentRounds } from './rounds/recent-rounds.tsx';
import { ResumeRound } from './rounds/resume-round.tsx';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

const Modals = lazyPart(() => import('./modals/modals.tsx'), 'Modals');

// Below the first view: loads when the start is over.
const LowerHome = lazyPart(() => import('./lower-home.tsx'), 'LowerHome');

type Props = {
  readonly at: DashboardSearch;
  readonly go: Go;
  /** What to work on this week, from another feature. */
  readonly week: ReactNode;
  /** The trend of the handicap index (desktop only), from another feature. */
  readonly trend: ReactNode;
  /** The product slideshow, from another feature. */
  readonly shop: ReactNode;
};

/**
 * Asks for no assessment while the device first fetches the golfer's documents, because a completed one may be among
 * them.
 */
const WelcomeLine = ({ profile }: { readonly profile: Profile | undefined }) => {
  const arrival = useArrival();
  if (profile?.assessmentComplete) return copy.welcome.assessed;
  return <span className={profile && arrival !== 'fetching' ? '' : 'invisible'}>{copy.welcome.notAssessed}</span>;
};

/** Home: the round under way, then what to work on, then how it is going. Reads only data on this device. */
export const DashboardScreen = ({ at, go, week, trend, shop }: Props) => {
  const session = useSession();
  const { profile } = useProfile();
  const { round: active } = useActiveRound();
  const name = profile?.displayName || (session.kind === 'signed-in' ? session.user.displayName : '');
  const { tab } = at;
  const hour = useClock((at) => at.getHours());
  const open = (to: DashboardSearch) => go(compact({ tab, ...to }));
  return (
    <Page width="wide" quiet title={copy.greeting(hour, name)} lead={<WelcomeLine profile={profile} />}>
      {active && <ResumeRound round={active} />}
      <div className="grid items-start gap-x-10 gap-y-2 xl:gap-y-3 *:min-w-0 xl:grid-cols-[13fr_11fr] xl:grid-rows-[auto_1fr_auto] 2xl:grid-cols-[13fr_11fr_11fr] 2xl:grid-rows-[auto_1fr]">
        <div className="xl:row-span-2 2xl:row-span-1">{week}</div>
        <div className="flex flex-col gap-3">
          {trend}
          <div className={BAND}>
            <RecentRounds profile={profile} isPlaying={active !== undefined} />
          </div>
        </div>
        <Later place={<div className="h-screen" />}>
          <Suspense fallback={<Skeleton className="h-screen" />}>
            <LowerHome profile={profile} at={at} go={go} open={open} shop={shop} />
          </Suspense>
        </Later>
      </div>
      {profile && (at.show ?? at.fault) && (
        <Suspense>
          <Modals at={at} profile={profile} go={open} />
        </Suspense>
      )}
    </Page>
  );
};
