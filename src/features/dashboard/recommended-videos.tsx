import { Link } from '@tanstack/react-router';
import { Suspense, lazy } from 'react';
import { VIDEOS, type Video } from '#src/domain/videos/videos.ts';
import { Later } from '#src/platform/after-start.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';

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

export const RecommendedVideos = () => (
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
