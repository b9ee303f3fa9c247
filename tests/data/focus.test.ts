import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { storeFocus } from '#src/data/commands/focus.ts';
import { changeProfile, ensureProfile } from '#src/data/commands/golfer-profile.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { decideFocus, type Focus } from '#src/domain/coach/coach.ts';
import { swingFocus } from '#src/domain/coach/swing-focus.ts';
import { chosenFocus, focusesOf, runningFocus } from '#src/domain/coach/stored-focus.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { mergeDocuments } from '#src/domain/entities/documents.ts';
import { addDays } from '@divot/basics';
import { type Part, PARTS } from '@divot/golf-rules';
import { golferDb } from '#tests/support/test-db.ts';

const lossOf = (part: Part, value: number) => ({
  part,
  value,
  low: value - 0.4,
  high: value + 0.4,
  rounds: 20,
});
const focusOn = (part: Part, value: number, today = '2026-05-01'): Focus => {
  const decision = decideFocus({ today, index: 12, losses: [lossOf(part, value)], faults: [], pain: [] });
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
  /** The profile after this was stored on a device that had `base`. */
  const storedOver = async (base: Profile, focus: Parameters<typeof storeFocus>[1], today: string) => {
    await changeProfile('sam', () => base);
    await storeFocus('sam', focus, today);
    return profile();
  };
  const merge = (base: Profile, local: Profile, server: Profile) =>
    mergeDocuments(
      'profiles',
      { base, local, server },
      { device: 'phone', at: '2026-05-01T08:00:00Z' },
    ) as never as Profile;

  it('is stored once, however often it is decided, and runs until another begins', async () => {
    await storeFocus('sam', focusOn('putting', 2), '2026-05-01');
    await storeFocus('sam', focusOn('putting', 2), '2026-05-01');
    await storeFocus('sam', focusOn('approach', 3, '2026-05-08'), '2026-05-08');

    const golfer = await profile();
    expect(focusesOf(golfer).map(({ part, endedOn }) => [part, endedOn])).toEqual([
      ['putting', '2026-05-08'],
      ['approach', undefined],
    ]);
    expect(runningFocus(golfer)?.part).toBe('approach');
  });

  it('comes back from storage as the same focus', async () => {
    await storeFocus('sam', focusOn('putting', 2), '2026-05-01');

    const current = runningFocus(await profile());
    const again = decideFocus({ today: '2026-05-10', losses: [], faults: [], pain: [], current });
    expect(again).toMatchObject({ kind: 'work-on', part: 'putting', startedOn: '2026-05-01' });
  });

  it('keeps the swing fault it was begun from and the drill that was shown, also when it is prolonged', async () => {
    await storeFocus('sam', swingFocus('sway', [], '2026-05-01', 'trail-stick-sway'), '2026-05-01');

    const begun = runningFocus(await profile());
    const again = decideFocus({ today: '2026-05-10', losses: [], faults: [], pain: [], current: begun });
    if (again.kind !== 'work-on') throw new Error(again.kind);
    await storeFocus('sam', { ...again, retestOn: '2026-06-10' }, '2026-05-10');

    const about = { id: '2026-05-01-sway', part: 'approach', faultId: 'sway', drillId: 'trail-stick-sway' };
    expect(focusesOf(await profile())).toEqual([expect.objectContaining({ ...about, retestOn: '2026-06-10' })]);
  });

  it('is one focus without a conflict if two devices began it with different figures', async () => {
    const base = await profile();
    const local = await storedOver(base, focusOn('putting', 2), '2026-05-01');
    const server = await storedOver(base, { ...focusOn('putting', 2.4), retestOn: '2026-05-29' }, '2026-05-01');

    const merged = merge(base, local, server);

    expect(merged.conflicts ?? []).toEqual([]);
    expect(focusesOf(merged)).toMatchObject([{ part: 'putting', before: { value: 2.4 }, retestOn: '2026-05-29' }]);
  });

  it('is the golfer’s own choice on every device, whatever the other decided and whichever syncs first', async () => {
    const base = await profile();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...PARTS),
        fc.constantFrom(...PARTS),
        fc.nat(6),
        async (chosen, decided, ahead) => {
          const later = addDays('2026-05-01', ahead);
          const own = await storedOver(base, chosenFocus(chosen, [], '2026-05-01'), '2026-05-01');
          const jobs = await storedOver(base, focusOn(decided, 6, later), later);

          for (const merged of [merge(base, own, jobs), merge(base, jobs, own)]) {
            expect(merged.conflicts ?? []).toEqual([]);
            expect(runningFocus(merged)).toMatchObject({ part: chosen, chosenBy: 'golfer' });
          }
        },
      ),
      { numRuns: 40 },
    );
  });

  it('keeps a part that only a newer app knows, and reads past it', async () => {
    await storeFocus('sam', focusOn('putting', 2), '2026-05-01');
    const mind = { ...(await profile()).focusHistory![0]!, id: 'mind', part: 'mind' as Part };
    await changeProfile('sam', (one) => ({ ...one, focusHistory: [...(one.focusHistory ?? []), mind] }));
    await storeFocus('sam', undefined, '2026-05-09');

    const golfer = await profile();
    expect(golfer.focusHistory).toContainEqual(mind);
    expect(focusesOf(golfer)).toMatchObject([{ part: 'putting', endedOn: '2026-05-09' }]);
    expect(runningFocus(golfer)).toBeUndefined();
  });
});
