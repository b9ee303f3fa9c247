import { beforeEach, describe, expect, it } from 'vitest';
import { addOwnCoach, ownCoachProblems, removeOwnCoach, saveCoach, toggled } from '#src/data/commands/coaches.ts';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import { golferDb } from '#tests/support/test-db.ts';
import { unwrap } from '@divot/basics';

describe('a golfer’s coaches', () => {
  beforeEach(async () => {
    await golferDb();
    unwrap(await ensureProfile({ uid: 'sam', email: 'sam@example.org', displayName: 'Sam' }));
  });

  it('from the directory are saved once and removed', async () => {
    unwrap(await saveCoach('sam', 'ines', true));
    expect(unwrap(await saveCoach('sam', 'ines', true)).savedCoaches).toEqual(['ines']);
    expect(unwrap(await saveCoach('sam', 'ines', false)).savedCoaches).toEqual([]);
  });

  it('keep their order when one is added or removed', () => {
    expect(toggled(undefined, 'ines', true)).toEqual(['ines']);
    expect(toggled(['omar', 'ines'], 'omar', true)).toEqual(['omar', 'ines']);
    expect(toggled(['omar', 'ines', 'li'], 'ines', false)).toEqual(['omar', 'li']);
  });

  it('of their own are added with what was typed, trimmed, and removed', async () => {
    const { ownCoaches = [] } = unwrap(
      await addOwnCoach('sam', { name: ' Pat ', email: ' pat@example.org ', phone: '' }),
    );
    expect(ownCoaches).toEqual([{ id: expect.any(String), name: 'Pat', email: 'pat@example.org' }]);

    expect(unwrap(await removeOwnCoach('sam', ownCoaches[0]!.id)).ownCoaches).toEqual([]);
  });

  it.each([
    [{ name: '', phone: '+353 1 234 567' }, { name: 'Write the coach’s name.' }],
    [{ name: 'Pat', email: 'pat@' }, { email: 'Enter a valid e-mail address.' }],
    [{ name: 'Pat', phone: 'call me' }, { phone: 'Enter a valid phone number.' }],
    [{ name: 'Pat' }, { email: 'Write an e-mail address or a phone number.' }],
    [{ name: 'Pat', phone: '(01) 234-567' }, {}],
  ])('of their own with %j have the problems %j', async (coach, problems) => {
    expect(ownCoachProblems(coach)).toEqual(problems);
    expect((await addOwnCoach('sam', coach)).ok).toBe(Object.keys(problems).length === 0);
  });
});
