import type { Game } from '#src/domain/entities/game.entity.ts';

/** Ada hosts 18 holes at Old Quarry, with two free spots and no requests yet. */
export const newGame = (id: string, more: Partial<Game> = {}): Game => ({
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
