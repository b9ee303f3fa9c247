import type { Invitation } from '#src/domain/entities/invitation.entity.ts';

/** Ada hosts 18 holes at Old Quarry, with two free spots and no requests yet. */
export const newGame = (id: string, more: Partial<Invitation> = {}): Invitation => ({
  id,
  userId: 'ada',
  createdAt: '2026-05-01T08:00:00.000Z',
  updatedAt: '2026-05-01T08:00:00.000Z',
  sortKey: 1,
  hostName: 'Ada',
  startUtc: '2026-05-03T09:00:00.000Z',
  place: 'Old Quarry',
  holes: 18,
  spots: 2,
  format: 'casual',
  visibility: 'nearby',
  status: 'open',
  requests: {},
  ...more,
});
