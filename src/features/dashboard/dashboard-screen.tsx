import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, lazy } from 'react';
import { useArrival } from '#src/data/queries/arrival.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useActiveRound } from '#src/data/queries/rounds.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { compact } from '@divot/basics';
import { Later } from '#src/platform/waiting/after-start.ts';
import { useClock } from '#src/platform/clock/use-clock.ts';
import { useSession } from '#src/platform/state.ts';
import { ForwardIcon, SwingIcon } from '#src/ui/icons/icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './copy.ts';
import type { DashboardSearch, Go } from './dashboard-search.ts';
import { ProgressList } from './progress/progress-list.tsx';
import { Recommendations } from './recommend/recommendations.tsx';
import { RecentRounds, type RoundCredit, type RoundFace } from './rounds/recent-rounds.tsx';
import { ResumeRound } from './rounds/resume-round.tsx';
import { useSwings } from '#src/data/queries/swings.ts';
import { isOn } from '#src/platform/settings/current-config.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { VIDEOS, type Video } from '#src/domain/videos/videos.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';

const DrillPicture = lazy(async () => {
  const { DrillPicture: picture } = await import('#src/ui/figures/drill-lesson.tsx');
  return { default: picture };
});

const Thumbnail = ({ youtubeId, drillIds }: Pick<Video, 'youtubeId' | 'drillIds'>) => (
  <span className="grid h-14 w-24 shrink-0 place-items-center overflow-hidden rounded-control bg-sunken text-rough">
    {youtubeId ? (
      <img
        src={`https://i.ytimg.com/vi/${encodeURIComponent(youtubeId)}/mqdefault.jpg`}
        alt=""
        loading="lazy"
        className="size-full object-cover"
      />
    ) : (
      <Later>
        <Suspense>
          <DrillPicture id={drillIds[0] ?? ''} hand="right" className="w-24" />
        </Suspense>
      </Later>
    )}
  </span>
);

const RecommendedVideos = () => (
  <Section
    title={copy.videos.title}
    aside={
      <Link to="/videos" className={textLinkLook}>
        {copy.videos.all}
      </Link>
    }
  >
    <ul>
      {VIDEOS.map(({ id, title, duration, category, tags, youtubeId, views, drillIds }) => (
        <li key={id} className="rule-b">
          <Link
            to="/videos"
            search={{ video: id }}
            state={{ category }}
            className="flex items-center gap-4 py-3 text-ink no-underline hover:bg-sunken"
          >
            <Thumbnail youtubeId={youtubeId} drillIds={drillIds} />
            <span className="min-w-0 flex-1">
              <span className="block font-medium">{title}</span>
              <span className="text-fine text-rough">
                {tags.join(', ')}
                {views !== null && ` · ${copy.videos.views(views)}`}
              </span>
            </span>
            <span className="figures text-note text-rough">{youtubeId === null ? copy.videos.guide : duration}</span>
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);

/** Links to the swing analysis, and to its history once the golfer has filmed a swing. */
const AnalysisCard = ({ profile }: { readonly profile: Profile | undefined }) => {
  const { swings } = useSwings(1);
  if (!isOn('videoAnalysis')) return null;
  const hasSwings = swings.length > 0 || (profile?.swingVideos?.length ?? 0) > 0;
  return (
    <Section title={copy.analysis.title}>
      <p className="measure">{copy.analysis.text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Link to="/video-analysis" className={buttonLook({ variant: 'primary' })}>
          <SwingIcon className="size-5" />
          {copy.analysis.analyse}
        </Link>
        {hasSwings && (
          <Link to="/video-analysis/history" className={buttonLook()}>
            {copy.analysis.history}
          </Link>
        )}
      </div>
    </Section>
  );
};

const Modals = lazy(async () => {
  const { Modals: modals } = await import('./modals/modals.tsx');
  return { default: modals };
});

// Sits below the first screenful, so its code loads separately.
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

/** Phone only. On desktop the sidebar has these links. */
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
  /** What to work on this week, from another feature. */
  readonly week: ReactNode;
  /** The trend of the handicap index (desktop only), from another feature. */
  readonly trend: ReactNode;
  readonly face: RoundFace;
  readonly credit: RoundCredit;
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

/** Asks for nothing while the device first fetches the golfer's documents, because the answer may be among them. */
const Advice = ({ profile, go }: { readonly profile: Profile | undefined; readonly go: Go }) => {
  const arrival = useArrival();
  if (!profile || arrival === 'fetching') return <Skeleton className="h-160" />;
  return <Recommendations profile={profile} go={go} />;
};

/** Home: the round under way, then what to work on, then how it is going. Reads only data on this device. */
export const DashboardScreen = ({ at, go, week, trend, face, credit, shop }: Props) => {
  const session = useSession();
  const { profile } = useProfile();
  const { round: active } = useActiveRound();
  const name = profile?.displayName || (session.kind === 'signed-in' ? session.user.displayName : '');
  const { tab } = at;
  const isWide = useIsWide();
  const hour = useClock((at) => at.getHours());
  const open = (to: DashboardSearch) => go(compact({ tab, ...to }));
  return (
    <Page width="wide" quiet title={copy.greeting(hour, name)} lead={<WelcomeLine profile={profile} />}>
      {active && <ResumeRound round={active} face={face} />}
      <div className="grid items-start gap-x-10 gap-y-8 *:min-w-0 xl:grid-cols-[13fr_11fr]">
        {week}
        <div className="flex flex-col gap-8 lg:gap-5">
          {trend}
          <RecentRounds profile={profile} isPlaying={active !== undefined} face={face} credit={credit} />
          {!isWide && (
            <Section title={copy.progress}>
              <ProgressList />
            </Section>
          )}
          {!isWide && <AnalysisCard profile={profile} />}
        </div>
        <div className="flex flex-col gap-8">
          <Advice profile={profile} go={open} />
          <Later place={<div className="h-120" />}>
            <Suspense fallback={<Skeleton className="h-120" />}>
              <TrainingTabs
                profile={profile}
                tab={tab ?? 'off-course'}
                onTab={(next) => go(next === 'on-course' ? { tab: next } : {})}
              />
            </Suspense>
          </Later>
        </div>
        <div className="flex flex-col gap-8">
          {isWide && <AnalysisCard profile={profile} />}
          <RecommendedVideos />
          {shop}
          {!isWide && <QuickLinks />}
        </div>
      </div>
      {profile && (at.show ?? at.fault) && (
        <Suspense>
          <Modals at={at} profile={profile} go={open} />
        </Suspense>
      )}
    </Page>
  );
};
