import type { VideoFilters } from '#src/domain/videos/library.ts';
import type { VideoCategory } from '#src/domain/videos/videos.ts';
import { flag, oneOf, searchOf, text } from '#src/platform/search-params.ts';

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

export const parseVideosSearch = searchOf({
  video: text,
  search: text,
  category: oneOf(categories),
  fault: text,
  drill: text,
  saved: flag,
  unwatched: flag,
});
export type VideosSearch = ReturnType<typeof parseVideosSearch>;
/** `keepArrival`: keep the filters that the other screen passed. */
export type GoTo = (at: VideosSearch, options?: { readonly replace?: boolean; readonly keepArrival?: boolean }) => void;

export const filtersIn = ({ video: _video, ...filters }: VideosSearch): VideoFilters => filters;

/** Once the address has a filter, it replaces those passed by another screen. */
export const effectiveFilters = (at: VideosSearch, navigation: VideoFilters): VideoFilters => {
  const filters = filtersIn(at);
  return Object.values(filters).some((value) => value !== undefined) ? filters : navigation;
};
