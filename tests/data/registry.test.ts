import { Value } from 'typebox/value';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { entities, entityNames } from '#src/domain/entities/registry.ts';
import { openTestDb } from '#tests/support/test-db.ts';

const filled = (name: (typeof entityNames)[number]) => ({
  ...entities[name].defaults,
  id: 'a',
  userId: 'golfer',
  createdAt: '2026-01-02T03:04:05.000Z',
  updatedAt: '2026-01-02T03:04:05.000Z',
  sortKey: 1,
});
/** The instants that each collection requires. Every document of the earlier app has them. */
const own: Record<string, object> = {
  rounds: { date: '2026-01-02T03:04:05.000Z' },
  workouts: { startedAt: '2026-01-02T03:04:05.000Z' },
  assessments: { startedAt: '2026-01-02T03:04:05.000Z' },
  swings: { recordedAt: '2026-01-02T03:04:05.000Z' },
  practiceSessions: { startedAt: '2026-01-02T03:04:05.000Z' },
  bookings: { startUtc: '2026-01-02T03:04:05.000Z' },
  shotSessions: { importedAt: '2026-01-02T03:04:05.000Z' },
  games: { startUtc: '2026-01-02T03:04:05.000Z' },
};

describe('the entity registry', () => {
  let db: DivotDatabase;
  beforeAll(async () => {
    db = await openTestDb('registry');
  });
  afterAll(() => db.close());

  it('stays under the limit of open collections', () => {
    expect(entityNames).toHaveLength(13);
  });

  it.each(entityNames)('%s: defaults and base fields make a valid, storable document', async (name) => {
    const document = { ...filled(name), ...own[name] };
    expect([...Value.Errors(entities[name].schema, document)]).toEqual([]);
    await db[name].insert(document as never);
    expect((await db[name].findOne('a').exec())?.get('userId')).toBe('golfer');
  });

  it.each(entityNames)('%s: a document without its owner is rejected', async (name) => {
    const { userId: _, ...ownerless } = { ...filled(name), ...own[name], id: 'b' };
    await expect(db[name].insert(ownerless as never)).rejects.toThrow();
  });
});
