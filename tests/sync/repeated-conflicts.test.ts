import { beforeEach, describe, expect, it } from 'vitest';
import { createConflictCheck } from '#src/sync/repeated-conflicts.ts';
import type { LocalDocument } from '#src/sync/wire.ts';

const round = (strokes: number): LocalDocument => ({ id: 'r1', _deleted: false, strokes });

describe('a round that both phones changed', () => {
  let check: ReturnType<typeof createConflictCheck>;
  beforeEach(() => {
    check = createConflictCheck();
  });
  const isHeldBack = (mine: LocalDocument, server: LocalDocument | undefined): boolean => {
    try {
      check(mine, server);
      return false;
    } catch {
      return true;
    }
  };

  it('is held back if the same conflict repeats, except the 2nd, 4th and 8th time', () => {
    const times = Array.from({ length: 9 }, () => isHeldBack(round(82), round(83)));

    expect(times).toEqual([false, false, true, false, true, true, true, false, true]);
  });

  it('goes on at once if either side has changed, or was accepted in between', () => {
    for (let time = 0; time < 3; time += 1) isHeldBack(round(82), round(83));
    expect(isHeldBack(round(81), round(83))).toBe(false);
    expect(isHeldBack(round(81), round(84))).toBe(false);
    expect(isHeldBack(round(81), round(84))).toBe(false);
    expect(isHeldBack(round(81), undefined)).toBe(false);
    expect(isHeldBack(round(81), round(84))).toBe(false);
  });

  it('holds back no other round', () => {
    for (let time = 0; time < 3; time += 1) isHeldBack(round(82), round(83));

    expect(isHeldBack({ ...round(82), id: 'r2' }, { ...round(83), id: 'r2' })).toBe(false);
  });
});
