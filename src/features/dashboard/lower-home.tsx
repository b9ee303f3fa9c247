import { Link } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ReactNode, Suspense, useId } from 'react';
import { useArrival } from '#src/data/queries/arrival.ts';
import { useSwings } from '#src/data/queries/swings.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { type Video, thumbnailUrl } from '#src/domain/videos/videos.ts';
import { isOn } from '#src/platform/settings/current-config.ts';
import { GUIDES } from '#src/platform/settings/guides.ts';
import { useNetwork } from '#src/platform/state.ts';
import { SwingIcon } from '#src/ui/icons/frame-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from './lower-copy.ts';
import type { DashboardSearch, Go } from './dashboard-search.ts';
import { ProgressList } from './progress/progress-list.tsx';
import { Recommendations } from './recommend/recommendations.tsx';
import { BAND, useShownRounds } from './rounds/recent-rounds.tsx';
import { TrainingTabs } from './train/training-tabs.tsx';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

const Figure = lazyPart(() => import('#src/ui/figures/figure.tsx'), 'Figure');

const Thumbnail = ({ youtubeId, drillIds }: Pick<Video, 'youtubeId' | 'drillIds'>) => {
  const isOffline = useNetwork() === 'offline';
  return (
    <span className="relative grid aspect-2/1 w-full place-items-center overflow-hidden rounded-control bg-sunken text-rough">
      {youtubeId === null || isOffline ? (
        <Suspense>
          <Figure id={drillIds[0] ?? ''} className="absolute inset-0 size-full" />
        </Suspense>
      ) : (
        <img src={thumbnailUrl(youtubeId)} alt="" loading="lazy" className="size-full object-cover" />
      )}
    </span>
  );
};

const RecommendedVideos = () => (
  <Section
    title={copy.videos.title}
    aside={
      <Link to="/videos" className={textLinkLook}>
        {copy.videos.all}
      </Link>
    }
  >
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(6.5rem,100%),1fr))] gap-3">
      {GUIDES.map(({ id, title, duration, category, youtubeId, views, drillIds }) => (
        <li key={id}>
          <Link
            to="/videos"
            search={{ video: id }}
            state={{ category }}
            className="flex h-full flex-col gap-1 text-ink no-underline hover:bg-sunken"
          >
            <Thumbnail youtubeId={youtubeId} drillIds={drillIds} />
            <span className="text-fine leading-tight">
              <span className="font-medium">{title}</span>{' '}
              <span className="figures text-rough">
                {youtubeId === null ? copy.videos.guide : duration}
                {views !== null && ` · ${copy.videos.views(views)}`}
              </span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </Section>
);

/** Links to the swing analysis, and to its history once the golfer has filmed a swing. */
const AnalysisCard = ({ profile }: { readonly profile: Profile | undefined }) => {
  const { swings } = useSwings(1);
  const id = useId();
  if (!isOn('videoAnalysis')) return null;
  const hasSwings = swings.length > 0 || (profile?.swingVideos?.length ?? 0) > 0;
  return (
    <section aria-labelledby={id} className="rule-t flex flex-wrap items-center gap-x-3 gap-y-1 pt-2">
      <h2 id={id} className="label min-w-40 flex-1 text-rough">
        {copy.analysis.title}
      </h2>
      <div className="flex flex-wrap gap-2 max-lg:grow">
        <Link to="/video-analysis" className={`${buttonLook({ size: 'compact' })} grow`}>
          <SwingIcon className="size-5" />
          {copy.analysis.analyse}
        </Link>
        {hasSwings && (
          <Link to="/video-analysis/history" className={`${buttonLook({ size: 'compact' })} grow`}>
            {copy.analysis.history}
          </Link>
        )}
      </div>
    </section>
  );
};

const quickLinks = [
  ['/practice', copy.quick.links.practice],
  ['/videos', copy.quick.links.videos],
  ['/analytics', copy.quick.links.stats],
  ['/find-coach', copy.quick.links.findCoach],
  ['/find-game', copy.quick.links.findGame],
] as const;

/** Phone only. On desktop the sidebar has these links. */
const QuickLinks = () => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rule-t">
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(5.3rem,100%),1fr))] items-center gap-x-4">
        <li>
          <h2 id={id} className="label text-rough">
            {copy.quick.title}
          </h2>
        </li>
        {quickLinks.map(([to, label]) => (
          <li key={to}>
            <Link to={to} className={`${textLinkLook} min-h-9`}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
};

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
  const { documents: rounds, ready } = useShownRounds();
  const training = (
    <div className={BAND}>
      <TrainingTabs
        profile={profile}
        tab={at.tab ?? 'off-course'}
        onTab={(next) => go(next === 'on-course' ? { tab: next } : {})}
      />
    </div>
  );
  // Without rounds, the desk's right column has room for it. Drawn once that is known, or it would be drawn twice.
  const column = ready && (rounds.length === 0 ? 'right' : 'left');
  return (
    <>
      <div className="flex flex-col gap-1 xl:gap-3 xl:row-start-3 2xl:col-start-3 2xl:row-span-2 2xl:row-start-1">
        {!isWide && (
          <div className={`${BAND} -mt-2`}>
            <Section title={copy.progress}>
              <ProgressList />
            </Section>
          </div>
        )}
        <Advice profile={profile} go={open} />
        {column === 'left' && training}
      </div>
      <div className="flex flex-col gap-1 xl:gap-3 xl:col-start-2 xl:row-span-2 xl:row-start-2 2xl:col-span-2 2xl:col-start-1 2xl:row-span-1 2xl:in-columns">
        {column === 'right' && training}
        <div className={clsx(BAND, column === 'left' && 'max-lg:-mt-2')}>
          <AnalysisCard profile={profile} />
        </div>
        <RecommendedVideos />
        {!isWide && <QuickLinks />}
        {shop}
      </div>
    </>
  );
};
