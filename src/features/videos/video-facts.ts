import type { Video } from '#src/domain/videos/videos.ts';
import { DOT } from '#src/ui/primitives/dot.ts';
import { copy } from './copy.ts';

/** What a video is, in a line. One without a film yet is a guide: it has no length and nobody has seen it. */
export const videoFacts = ({ category, duration, level, views, youtubeId }: Video): string =>
  [
    copy.categories[category],
    youtubeId === null ? copy.guide : duration,
    copy.levels[level],
    youtubeId === null || views === null ? undefined : copy.views(views),
  ]
    .filter(Boolean)
    .join(DOT);
