import { describe, expect, it } from 'vitest';
import { partsShown } from '#src/features/profile/settings-groups.ts';
import { groups, parseSettingsSearch } from '#src/features/profile/settings-search.ts';

describe('settings in groups', () => {
  it('are closed until one is chosen', () => {
    expect(partsShown(undefined, '')).toEqual([]);
    expect(partsShown('bag', '')).toEqual(['bag']);
    for (const group of groups) expect(partsShown(group, '')).not.toEqual([]);
  });

  it('are found by any of their words, in every group', () => {
    expect(partsShown('you', 'sunlight')).toEqual(['look']);
    expect(partsShown(undefined, 'METRES')).toEqual(['course']);
    expect(partsShown(undefined, 'export rounds')).toContain('data');
    expect(partsShown(undefined, 'mashie niblick')).toEqual([]);
  });

  it('ignore an unknown group in the address', () => {
    expect(parseSettingsSearch({ group: 'caddie' })).toEqual({});
    expect(parseSettingsSearch({ group: 'about' })).toEqual({ group: 'about' });
  });
});
