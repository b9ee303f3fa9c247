import { beforeEach, expect, it } from 'vitest';
import { unwrap } from '@divot/basics';
import { addOwnPhone, ensureCardId } from '#src/data/commands/card-id.ts';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import { phoneKey } from '#src/data/db/phone-key.ts';
import { golferDb } from '#tests/support/test-db.ts';

beforeEach(async () => {
  await golferDb(new Date('2026-05-01T07:30:00Z'));
  unwrap(await ensureProfile({ uid: 'sam', email: 'sam@golf.test', displayName: 'Sam' }));
});

it('gives a golfer one id for cards and the phone one key, and leaves both alone from then on', async () => {
  const first = unwrap(await ensureCardId('sam'));
  const again = unwrap(await ensureCardId('sam'));

  expect(first.cardId).toMatch(/^[\w-]{11}$/);
  expect(first.cardKeys).toEqual([(await phoneKey('sam'))!.key]);
  expect([again.cardId, again.cardKeys]).toEqual([first.cardId, first.cardKeys]);
});

it('knows the golfer’s other phone once they have said so', async () => {
  const { cardKeys } = unwrap(await ensureCardId('sam'));

  expect(unwrap(await addOwnPhone('sam', 'tablet')).cardKeys).toEqual([...cardKeys!, 'tablet']);
});
