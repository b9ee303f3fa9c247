import { faultById } from '@divot/golf-content';
import type { Part } from '@divot/golf-rules';
import { type Video, type VideoCategory, VIDEOS } from './videos.ts';

// The video library: which videos are shown for a search, filters and the golfer's own faults.

export type VideoFilters = {
  readonly search?: string | undefined;
  readonly category?: VideoCategory | undefined;
  readonly fault?: string | undefined;
  readonly drill?: string | undefined;
  readonly saved?: true | undefined;
  readonly unwatched?: true | undefined;
};
type Own = {
  /** The part of the game that the golfer works on. */
  readonly part?: Part | undefined;
  readonly faultIds: readonly string[];
  readonly saved: readonly string[];
  readonly watched: readonly string[];
};

const CATEGORY_OF: Record<Part, VideoCategory> = {
  'off-tee': 'full-swing',
  approach: 'full-swing',
  'short-game': 'short-game',
  putting: 'putting',
};

const words = ({ title, tags, category, faultIds }: Video): string =>
  [title, category, ...tags, ...faultIds.flatMap((id) => [id, faultById(id)?.title ?? ''])]
    .join(' ')
    .toLowerCase()
    .replaceAll('-', ' ');

/**
 * Videos that pass every filter: first those on the focus, then those on the golfer's first fault, then the rest in
 * catalogue order.
 */
export const libraryVideos = (
  { search = '', category, fault, drill, saved, unwatched }: VideoFilters,
  golfer: Own,
  videos: readonly Video[] = VIDEOS,
): readonly Video[] => {
  const wanted = search.toLowerCase().replaceAll('-', ' ').split(/\s+/).filter(Boolean);
  const rank = ({ faultIds }: Video) => {
    const at = golfer.faultIds.findIndex((id) => faultIds.some((one) => one === id));
    return at === -1 ? golfer.faultIds.length : at;
  };
  const isOnFocus = (video: Video) => golfer.part !== undefined && video.category === CATEGORY_OF[golfer.part];
  return videos
    .filter(
      (video) =>
        (category === undefined || video.category === category) &&
        (fault === undefined || video.faultIds.some((id) => id === fault)) &&
        (drill === undefined || video.drillIds.includes(drill)) &&
        (saved === undefined || golfer.saved.includes(video.id)) &&
        (unwatched === undefined || !golfer.watched.includes(video.id)) &&
        wanted.every((word) => words(video).includes(word)),
    )
    .toSorted((a, b) => Number(isOnFocus(b)) - Number(isOnFocus(a)) || rank(a) - rank(b));
};

/** Written drills to show if no video matches: for the drill asked for, or for the fault. */
export const drillsInstead = ({ drill, fault }: VideoFilters): readonly string[] =>
  drill === undefined ? (fault === undefined ? [] : (faultById(fault)?.drills ?? [])) : [drill];

/** A video counts as watched from this share on. */
export const WATCHED_FROM = 0.8;

/** YouTube's player page without cookies. It plays only when the golfer presses play in it. */
export const embedUrl = (youtubeId: string): string =>
  `https://www.youtube-nocookie.com/embed/${encodeURIComponent(youtubeId)}?enablejsapi=1&rel=0&playsinline=1`;
