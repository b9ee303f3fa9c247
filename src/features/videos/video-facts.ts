import type { Video } from '#src/domain/videos/videos.ts';
import { DOT } from '#src/ui/primitives/dot.ts';
import { copy } from './copy.ts';

/** A video's facts in one line. A video without a film yet is a guide, with no length and no views. */
export const videoFacts = ({ category, duration, level, views, youtubeId }: Video): string =>
  [
    copy.categories[category],
    youtubeId === null ? copy.guide : duration,
    copy.levels[level],
    youtubeId === null || views === null ? undefined : copy.views(views),
  ]
    .filter(Boolean)
    .join(DOT);
