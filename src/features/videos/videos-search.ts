import { compact } from '@divot/basics';
import type { VideoFilters } from '#src/domain/videos/library.ts';
import type { VideoCategory } from '#src/domain/videos/videos.ts';
import { flagParam, oneOfParam, textParam } from '#src/platform/search-params.ts';

// Where in /videos the golfer is. Filters in the address win. Those passed by another screen (SPEC section 2,
// navigation state) apply until the golfer sets their own.

export const categories = [
  'setup',
  'full-swing',
  'short-game',
  'putting',
  'fitness',
  'mental',
] as const satisfies readonly VideoCategory[];

export type VideosSearch = VideoFilters & { readonly video?: string | undefined };
/** `keepArrival`: keep the filters that the other screen passed. */
export type GoTo = (at: VideosSearch, options?: { readonly replace?: boolean; readonly keepArrival?: boolean }) => void;

type Unknown = Readonly<Record<string, unknown>>;

/** Reads the address and drops invalid values. */
export const parseVideosSearch = (search: Unknown): VideosSearch =>
  compact({
    video: textParam(search['video']),
    search: textParam(search['search']),
    category: oneOfParam(categories, search['category']),
    fault: textParam(search['fault']),
    drill: textParam(search['drill']),
    saved: flagParam(search['saved']),
    unwatched: flagParam(search['unwatched']),
  });

export const filtersIn = ({ video: _video, ...filters }: VideosSearch): VideoFilters => filters;

/** Once the address has a filter, it replaces those passed by another screen. */
export const effectiveFilters = (at: VideosSearch, navigation: VideoFilters): VideoFilters => {
  const own = filtersIn(at);
  return Object.values(own).some((value) => value !== undefined) ? own : navigation;
};
