import { Link } from '@tanstack/react-router';
import { type ReactNode, Suspense, lazy } from 'react';
import { useArrival } from '#src/data/queries/arrival.ts';
import { useSwings } from '#src/data/queries/swings.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { VIDEOS, type Video } from '#src/domain/videos/videos.ts';
import { isOn } from '#src/platform/settings/current-config.ts';
import { SwingIcon } from '#src/ui/icons/frame-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './copy.ts';
import type { DashboardSearch, Go } from './dashboard-search.ts';
import { ProgressList } from './progress/progress-list.tsx';
import { Recommendations } from './recommend/recommendations.tsx';
import { TrainingTabs } from './train/training-tabs.tsx';

const DrillPicture = lazy(async () => {
  const { DrillPicture: picture } = await import('#src/ui/figures/drill-lesson.tsx');
  return { default: picture };
});

const Thumbnail = ({ youtubeId, drillIds }: Pick<Video, 'youtubeId' | 'drillIds'>) => (
  <span className="grid aspect-5/3 w-full place-items-center overflow-hidden rounded-control bg-sunken text-rough">
    {youtubeId ? (
      <img
        src={`https://i.ytimg.com/vi/${encodeURIComponent(youtubeId)}/mqdefault.jpg`}
        alt=""
        loading="lazy"
        className="size-full object-cover"
      />
    ) : (
      <Suspense>
        <DrillPicture id={drillIds[0] ?? ''} hand="right" className="w-full" />
      </Suspense>
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
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-4">
      {VIDEOS.map(({ id, title, duration, category, tags, youtubeId, views, drillIds }) => (
        <li key={id}>
          <Link
            to="/videos"
            search={{ video: id }}
            state={{ category }}
            className="flex h-full flex-col gap-1 text-ink no-underline hover:bg-sunken"
          >
            <Thumbnail youtubeId={youtubeId} drillIds={drillIds} />
            <span className="text-note leading-tight font-medium">{title}</span>
            <span className="text-fine leading-tight text-rough">
              {tags.join(', ')}
              {views !== null && ` · ${copy.videos.views(views)}`}
            </span>
            <span className="figures text-fine text-rough">{youtubeId === null ? copy.videos.guide : duration}</span>
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
      <p className="measure text-note">{copy.analysis.text}</p>
      <div className="mt-2 flex flex-wrap gap-3">
        <Link to="/video-analysis" className={`${buttonLook({ variant: 'primary' })} flex-1 lg:flex-none`}>
          <SwingIcon className="size-5" />
          {copy.analysis.analyse}
        </Link>
        {hasSwings && (
          <Link to="/video-analysis/history" className={`${buttonLook()} flex-1 lg:flex-none`}>
            {copy.analysis.history}
          </Link>
        )}
      </div>
    </Section>
  );
};

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
    <ul className="flex flex-wrap gap-x-6">
      {quickLinks.map(([to, label]) => (
        <li key={to}>
          <Link to={to} className={`${textLinkLook} min-h-touch`}>
            {label}
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);

/** Asks for nothing while the device first fetches the golfer's documents, because the answer may be among them. */
const Advice = ({ profile, go }: { readonly profile: Profile | undefined; readonly go: Go }) => {
  const arrival = useArrival();
  if (!profile || arrival === 'fetching') return <Skeleton className="h-160" />;
  return <Recommendations profile={profile} go={go} />;
};

type Props = {
  readonly profile: Profile | undefined;
  readonly at: DashboardSearch;
  readonly go: Go;
  /** Opens something on this screen, with the tab as it is. */
  readonly open: Go;
  /** The product slideshow, from another feature. */
  readonly shop: ReactNode;
};

/** Home below its first view: how it is going, advice, training, guides, gear. */
export const LowerHome = ({ profile, at, go, open, shop }: Props) => {
  const isWide = useIsWide();
  return (
    <>
      <div className="flex flex-col gap-5">
        {!isWide && (
          <Section title={copy.progress}>
            <ProgressList />
          </Section>
        )}
        <Advice profile={profile} go={open} />
        <TrainingTabs
          profile={profile}
          tab={at.tab ?? 'off-course'}
          onTab={(next) => go(next === 'on-course' ? { tab: next } : {})}
        />
      </div>
      <div className="flex flex-col gap-5">
        <AnalysisCard profile={profile} />
        <RecommendedVideos />
        {!isWide && <QuickLinks />}
        {shop}
      </div>
    </>
  );
};
