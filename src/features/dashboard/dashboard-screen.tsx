import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, lazy } from 'react';
import { useProfile } from '#src/data/queries/profile.ts';
import { useActiveRound, useRecentRounds } from '#src/data/queries/rounds.ts';
import { isSwingAssessed } from '#src/domain/insights/insights.ts';
import { now } from '#src/platform/clock.ts';
import { useSession } from '#src/platform/state.ts';
import { ForwardIcon, PlayIcon } from '#src/ui/icons/icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { AnalysisCard } from './analysis-card.tsx';
import { copy } from './copy.ts';
import type { DashboardSearch, Go } from './dashboard-search.ts';
import { toPlaying } from './hand-over.ts';
import { ProgressList } from './progress/progress-list.tsx';
import { Recommendations } from './recommend/recommendations.tsx';
import { RecommendedVideos } from './recommended-videos.tsx';
import { RECENT_ROUNDS, RecentRounds } from './rounds/recent-rounds.tsx';
import { ResumeRound } from './rounds/resume-round.tsx';

const Modals = lazy(async () => {
  const { Modals: modals } = await import('./modals/modals.tsx');
  return { default: modals };
});

// Below what is seen first, and with the tabs' own code: it need not hold the first paint up.
const TrainingTabs = lazy(async () => {
  const { TrainingTabs: tabs } = await import('./train/training-tabs.tsx');
  return { default: tabs };
});

const quickLinks = [
  ['/practice', copy.quick.links.practice],
  ['/videos', copy.quick.links.videos],
  ['/analytics', copy.quick.links.stats],
  ['/find-coach', copy.quick.links.findCoach],
  ['/scheduling', copy.train.tiles.lesson[0]],
  ['/find-game', copy.quick.links.findGame],
] as const;

/** On a phone; the desktop has them in the sidebar. */
const QuickLinks = () => (
  <Section title={copy.quick.title}>
    <ul className="grid grid-cols-2 gap-x-6">
      {quickLinks.map(([to, label]) => (
        <li key={to} className="rule-b">
          <Link
            to={to}
            className="flex min-h-play items-center justify-between gap-2 font-medium text-ink no-underline"
          >
            {label}
            <ForwardIcon className="size-5 text-rough" />
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);

type Props = {
  readonly at: DashboardSearch;
  readonly go: Go;
  /** First steps of a golfer who is new here, and what they came to: another feature's. */
  readonly welcome?: ReactNode;
  /** The product slideshow: another feature's. */
  readonly shop: ReactNode;
};

/** Where a golfer lands: the round under way, then what to work on, then how it is going. All from this device. */
export const DashboardScreen = ({ at, go, welcome, shop }: Props) => {
  const session = useSession();
  const { profile } = useProfile();
  const { round: active } = useActiveRound();
  const { documents: rounds, ready } = useRecentRounds(RECENT_ROUNDS);
  const welcomed = profile?.preferences?.['welcome'];
  const isNew =
    ready &&
    profile &&
    !isSwingAssessed(profile) &&
    welcomed !== 'skipped' &&
    (welcomed === 'done' || (rounds.length === 0 && (profile.swingVideos ?? []).length === 0));
  const name = profile?.displayName || (session.kind === 'signed-in' ? session.user.displayName : '');
  const { tab } = at;
  const isWide = useIsWide();
  return (
    <Page
      width="wide"
      title={copy.greeting(now().getHours(), name)}
      lead={
        profile ? (
          copy.welcome[profile.assessmentComplete ? 'assessed' : 'notAssessed']
        ) : (
          <span className="invisible">{copy.welcome.notAssessed}</span>
        )
      }
      action={
        !active && (
          <Link
            to="/playing"
            search={{ view: 'setup' }}
            state={toPlaying(profile)}
            className={`${buttonLook({ variant: 'flag', size: 'play' })} max-sm:w-full`}
          >
            <PlayIcon />
            {copy.play}
          </Link>
        )
      }
    >
      {active && <ResumeRound round={active} />}
      {isNew && welcome}
      <div className="grid items-start gap-x-10 gap-y-8 xl:grid-cols-2">
        <div className="flex min-w-0 flex-col gap-8">
          {profile ? (
            <Recommendations profile={profile} go={(to) => go({ ...(tab ? { tab } : {}), ...to })} />
          ) : (
            <Skeleton className="h-160" />
          )}
          <Suspense fallback={<Skeleton className="h-120" />}>
            <TrainingTabs
              profile={profile}
              tab={tab ?? 'off-course'}
              onTab={(next) => go(next === 'on-course' ? { tab: next } : {})}
            />
          </Suspense>
        </div>
        <div className="flex min-w-0 flex-col gap-8">
          <AnalysisCard profile={profile} />
          <RecentRounds />
          {!isWide && (
            <Section title={copy.progress}>
              <ProgressList />
            </Section>
          )}
          <RecommendedVideos />
          {shop}
          {!isWide && <QuickLinks />}
        </div>
      </div>
      {profile && (at.show ?? at.fault) && (
        <Suspense>
          <Modals at={at} profile={profile} go={(to) => go({ ...(tab ? { tab } : {}), ...to })} />
        </Suspense>
      )}
    </Page>
  );
};
