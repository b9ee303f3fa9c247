import { beforeEach, describe, expect, it } from 'vitest';
import { storeFocus } from '#src/data/commands/focus.ts';
import { changeProfile, ensureProfile } from '#src/data/commands/golfer-profile.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { decideFocus, type Focus, type Part } from '#src/domain/coach/coach.ts';
import { readFocuses, runningFocus } from '#src/domain/coach/stored-focus.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { mergeDocuments } from '#src/domain/merge/merge.ts';
import { golferDb } from '#tests/support/test-db.ts';

const focusOn = (group: Part, excessPer18: number, today = '2026-05-01'): Focus => {
  const losses = [{ group, excessPer18, low: excessPer18 - 0.4, high: excessPer18 + 0.4, rounds: 20 }];
  const decision = decideFocus({ today, index: 12, losses, faults: [], pain: [] });
  if (decision.kind !== 'work-on') throw new Error(decision.kind);
  return decision;
};

describe('the focus in the profile', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await golferDb(new Date('2026-05-01T07:30:00Z'));
    await ensureProfile({ uid: 'sam', email: 'sam@example.org', displayName: '' });
  });
  const profile = async () => (await db.profiles.findOne('sam').exec())?.toMutableJSON() as Profile;
  const stored = async () => readFocuses((await profile()).focuses);

  it('is stored once, however often it is decided, and runs until another begins', async () => {
    await storeFocus('sam', focusOn('putting', 2), '2026-05-01');
    await storeFocus('sam', focusOn('putting', 2), '2026-05-01');
    await storeFocus('sam', focusOn('approach', 3, '2026-05-08'), '2026-05-08');

    const focuses = await stored();
    expect(focuses.map(({ part, endedOn }) => [part, endedOn])).toEqual([
      ['putting', '2026-05-08'],
      ['approach', undefined],
    ]);
    expect(runningFocus(focuses)?.part).toBe('approach');
  });

  it('comes back from storage as the same focus', async () => {
    await storeFocus('sam', focusOn('putting', 2), '2026-05-01');

    const focuses = await stored();
    const again = decideFocus({
      today: '2026-05-10',
      losses: [],
      faults: [],
      pain: [],
      current: runningFocus(focuses),
    });
    expect(again).toMatchObject({ kind: 'work-on', part: 'putting', startedOn: '2026-05-01' });
  });

  it('leaves no conflict if two devices decided on the same day', async () => {
    const base = await profile();
    await storeFocus('sam', focusOn('putting', 2), '2026-05-01');
    const local = await profile();
    const [own = ''] = local.focuses ?? [];
    const server = {
      ...base,
      focuses: [own.replace('2.00/1.60/2.40/20', '2.40/2.00/2.80/21'), own.replace('putting', 'approach')],
    };

    const merged = mergeDocuments(
      'profiles',
      { base, local, server },
      { device: 'phone', at: '2026-05-01T08:00:00Z' },
    ) as unknown as Profile;

    expect(merged.conflicts ?? []).toEqual([]);
    const both = readFocuses(merged.focuses);
    expect(both.map(({ id }) => id).toSorted()).toEqual(['2026-05-01-approach', '2026-05-01-putting']);
    expect(runningFocus(both)).toMatchObject({ part: 'putting', before: { value: 2.4, rounds: 21 } });
  });

  it('keeps an entry written by a newer app, and reads past it', async () => {
    await storeFocus('sam', focusOn('putting', 2), '2026-05-01');
    await changeProfile('sam', (one) => ({ ...one, focuses: [...(one.focuses ?? []), 'mind 2027', ''] }));
    await storeFocus('sam', undefined, '2026-05-09');

    expect((await profile()).focuses).toContain('mind 2027');
    expect(await stored()).toMatchObject([{ part: 'putting', endedOn: '2026-05-09' }]);
    expect(runningFocus(await stored())).toBeUndefined();
  });
});
