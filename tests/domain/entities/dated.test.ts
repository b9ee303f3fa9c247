import { expect, it } from 'vitest';
import { readDocument } from '#src/domain/entities/documents.ts';

const AT = { $timestamp: '2026-05-01T10:00:00.000Z' };

it('dates a practice session of another app by its start, and a round by its date, not in 1970', () => {
  expect(readDocument('practiceSessions', { userId: 'sam', startedAt: AT })).toMatchObject({
    practicedOn: '2026-05-01',
  });
  expect(readDocument('rounds', { userId: 'sam', date: AT })).toMatchObject({ playedOn: '2026-05-01' });
  expect(readDocument('rounds', { userId: 'sam' })).toMatchObject({ playedOn: '1970-01-01' });
});
