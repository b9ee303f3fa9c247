import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { headersFor } from '#dev/serve/headers.ts';
import { embedUrl } from '#src/domain/videos/library.ts';
import { VIDEOS, thumbnailUrl } from '#src/domain/videos/videos.ts';
import { readPlayerMessage } from '#src/features/videos/player-message.ts';
import { VideoPlayer } from '#src/features/videos/video-player.tsx';
import { parseNavigationState } from '#src/features/videos/navigation-state.ts';
import { effectiveFilters, parseVideosSearch } from '#src/features/videos/videos-search.ts';
import { networkAtom, state } from '#src/platform/state.ts';

const NOCOOKIE = 'https://www.youtube-nocookie.com';
const nothing = () => undefined;
const markup = (youtubeId: string | null) =>
  renderToStaticMarkup(
    createElement(VideoPlayer, {
      video: { ...VIDEOS[0]!, youtubeId },
      isSaved: false,
      hand: 'right',
      onSave: nothing,
      onWatched: nothing,
      onCannotPlay: nothing,
    }),
  );

describe('the player', () => {
  afterEach(() => state.set(networkAtom, 'online'));
  it('loads nothing of YouTube but the thumbnail before the tap', () => {
    const html = markup('abc123');
    expect(html).not.toContain('iframe');
    expect(html).toContain('https://i.ytimg.com/vi/abc123/mqdefault.jpg');
  });
  it('shows the drawn golfer if no video is linked, and loads nothing at all', () => {
    const html = markup(null);
    expect(html).toContain('aria-label="Pause the picture"');
    expect(html).not.toMatch(/src=|YouTube/);
  });
  it('loads nothing offline and offers to watch later', () => {
    state.set(networkAtom, 'offline');
    const html = markup('abc123');
    expect(html).toContain('Watch when online');
    expect(html).not.toMatch(/src=/);
  });
  it('opens only addresses that the policy allows', () => {
    const policy = headersFor('/videos', { VITE_GUIDE_SLICE_FIX: 'aB3_-fGh1jK' })['Content-Security-Policy']!;
    const sources = (name: string) => new RegExp(`${name} ([^;]*)`).exec(policy)?.[1]?.split(' ') ?? [];
    // 'self' is for the iframe of the body model (dev/serve/headers.ts).
    expect(sources('frame-src')).toEqual(["'self'", new URL(embedUrl('x')).origin]);
    expect(sources('img-src')).toContain(new URL(thumbnailUrl('x')).origin);
  });
});

describe('what the player says', () => {
  const info = (currentTime: number) => JSON.stringify({ event: 'infoDelivery', info: { currentTime, duration: 200 } });
  it.each([
    [NOCOOKIE, info(160), { kind: 'progress', share: 0.8 }],
    [NOCOOKIE, { event: 'onError', info: 150 }, { kind: 'cannot-play' }],
    ['https://evil.example', info(160), undefined],
    [NOCOOKIE, 'not json', undefined],
    [NOCOOKIE, JSON.stringify({ event: 'infoDelivery', info: { volume: 3 } }), undefined],
    [NOCOOKIE, null, undefined],
  ])('%s %j: %j', (origin, data, message) => {
    expect(readPlayerMessage(origin, data)).toEqual(message);
  });
});

describe('where the library begins', () => {
  it('accepts a category and a drill, or a swing issue, from navigation state, and ignores nonsense', () => {
    expect(parseNavigationState({ category: 'putting', drill: 'coin-putt' })).toEqual({
      category: 'putting',
      drill: 'coin-putt',
    });
    expect(parseNavigationState({ swingIssue: 'slice' })).toEqual({ fault: 'slice' });
    expect(parseNavigationState({ category: 'x', drill: 7, swingIssue: 'gone' })).toEqual({});
    expect(parseNavigationState(null)).toEqual({});
  });
  it('follows the address as soon as it holds a filter', () => {
    expect(effectiveFilters(parseVideosSearch({}), { fault: 'slice' })).toEqual({ fault: 'slice' });
    expect(effectiveFilters(parseVideosSearch({ video: 'x' }), { fault: 'slice' })).toEqual({ fault: 'slice' });
    expect(effectiveFilters(parseVideosSearch({ search: 'putt' }), { fault: 'slice' })).toEqual({ search: 'putt' });
  });
});
