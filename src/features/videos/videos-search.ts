import { compact } from '#src/domain/shared/compact.ts';
import type { VideoFilters } from '#src/domain/videos/library.ts';
import type { VideoCategory } from '#src/domain/videos/videos.ts';
import { flagParam, oneOfParam, textParam } from '#src/platform/search-params.ts';

// Where in /videos the golfer is. The address decides; what another screen handed over (SPEC section 2, navigation
// state) counts until the golfer filters themselves.

export const categories = [
  'setup',
  'full-swing',
  'short-game',
  'putting',
  'fitness',
  'mental',
] as const satisfies readonly VideoCategory[];

export type VideosSearch = VideoFilters & { readonly video?: string | undefined };
/** `keepArrival`: what the other screen handed over still counts. */
export type GoTo = (at: VideosSearch, options?: { readonly replace?: boolean; readonly keepArrival?: boolean }) => void;

type Unknown = Readonly<Record<string, unknown>>;

/** Reads the address; what does not fit is left out. */
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

/** The address wins as soon as it holds a filter. */
export const effectiveFilters = (at: VideosSearch, arrival: VideoFilters): VideoFilters => {
  const own = filtersIn(at);
  return Object.values(own).some((value) => value !== undefined) ? own : arrival;
};
