import { describe, expect, it } from 'vitest';
import { FAULTS, drillById } from '@divot/golf-content';
import { drillsInstead, embedUrl, libraryVideos, type VideoFilters } from '#src/domain/videos/library.ts';
import { VIDEOS, thumbnailUrl } from '#src/domain/videos/videos.ts';

const nobody: Record<'faultIds' | 'saved' | 'watched', readonly string[]> = { faultIds: [], saved: [], watched: [] };
const ids = (filters: VideoFilters, own: Partial<typeof nobody> = {}) =>
  libraryVideos(filters, { ...nobody, ...own }).map(({ id }) => id);

describe('the video catalogue', () => {
  it('has the three recommended videos with their lengths', () => {
    expect(VIDEOS.map(({ title, duration }) => [title, duration])).toEqual([
      ['Fix your slice', '5:12'],
      ['Putting setup', '4:30'],
      ['Power from the ground', '7:20'],
    ]);
  });
  it('knows every drill it names, and faults and videos name each other', () => {
    for (const { drillIds } of VIDEOS) for (const id of drillIds) expect(drillById(id), id).toBeDefined();
    for (const { id, videoIds } of FAULTS) {
      expect(videoIds.toSorted(), id).toEqual(VIDEOS.filter(({ faultIds }) => faultIds.includes(id)).map((v) => v.id));
    }
  });
});

describe('the library', () => {
  it('puts the golfer’s own faults first', () => {
    expect(ids({})).toEqual(['slice-fix', 'putting-setup', 'ground-power']);
    expect(ids({}, { faultIds: ['reverse-pivot', 'slice'] })).toEqual(['ground-power', 'slice-fix', 'putting-setup']);
  });
  it.each<[VideoFilters, string[]]>([
    [{ search: 'SLICE' }, ['slice-fix']],
    [{ search: 'over the top' }, ['slice-fix']],
    [{ search: 'over-the-top driver' }, ['slice-fix']],
    [{ search: 'driver' }, ['slice-fix', 'ground-power']],
    [{ search: 'bunker' }, []],
    [{ category: 'putting' }, ['putting-setup']],
    [{ fault: 'over-the-top' }, ['slice-fix']],
    [{ fault: 'casting' }, []],
    [{ drill: 'coin-putt' }, ['putting-setup']],
    [{ saved: true }, ['ground-power']],
    [{ unwatched: true }, ['putting-setup', 'ground-power']],
    [{ saved: true, category: 'putting' }, []],
  ])('%j finds %j', (filters, found) => {
    expect(ids(filters, { saved: ['ground-power'], watched: ['slice-fix'] })).toEqual(found);
  });
  it('offers the drill in words if there is no video', () => {
    expect(drillsInstead({ drill: 'pump', fault: 'slice' })).toEqual(['pump']);
    expect(drillsInstead({ fault: 'casting' })).toEqual(['towel-lag', 'split-grip', 'pump']);
    expect(drillsInstead({})).toEqual([]);
  });
  it('plays without cookies and requests nothing else', () => {
    expect(embedUrl('a b')).toBe('https://www.youtube-nocookie.com/embed/a%20b?enablejsapi=1&rel=0&playsinline=1');
    expect(thumbnailUrl('x')).toBe('https://i.ytimg.com/vi/x/mqdefault.jpg');
  });
});
