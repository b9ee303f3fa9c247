import { VIDEOS, type Video } from '#src/domain/videos/videos.ts';
import { configCheck } from './current-config.ts';

const youtubeIds = configCheck.ok ? configCheck.config.youtubeIds : {};

/** The guides of the video library, with the videos that this build's settings name. */
export const GUIDES: readonly Video[] = VIDEOS.map((guide) => ({
  ...guide,
  youtubeId: youtubeIds[guide.id] ?? guide.youtubeId,
}));

/** Whether any guide has a film. Without one, the library is drawn. */
export const HAS_FILMS = GUIDES.some(({ youtubeId }) => youtubeId !== null);
