import type { VideoFilters } from '#src/domain/videos/library.ts';
import type { VideoCategory } from '#src/domain/videos/videos.ts';

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

export type VideosAt = VideoFilters & { readonly video?: string | undefined };
/** `keepArrival`: what the other screen handed over still counts. */
export type GoTo = (at: VideosAt, options?: { readonly replace?: boolean; readonly keepArrival?: boolean }) => void;

export type Unknown = Readonly<Record<string, unknown>>;
const text = (value: unknown) => (typeof value === 'string' && value !== '' ? value.slice(0, 80) : undefined);
export const categoryIn = (value: unknown) => categories.find((one) => one === value);
const yes = (value: unknown) => (value === true ? true : undefined);
export const given = <T extends object>(fields: T): T =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as T;

/** Reads the address; what does not fit is left out. */
export const videosAtFrom = (search: Unknown): VideosAt =>
  given({
    video: text(search['video']),
    search: text(search['search']),
    category: categoryIn(search['category']),
    fault: text(search['fault']),
    drill: text(search['drill']),
    saved: yes(search['saved']),
    unwatched: yes(search['unwatched']),
  });

export const filtersIn = ({ video: _video, ...filters }: VideosAt): VideoFilters => filters;

/** The address wins as soon as it holds a filter. */
export const effectiveFilters = (at: VideosAt, arrival: VideoFilters): VideoFilters => {
  const own = filtersIn(at);
  return Object.values(own).some((value) => value !== undefined) ? own : arrival;
};
