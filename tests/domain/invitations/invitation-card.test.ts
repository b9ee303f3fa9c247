import { describe, expect, it } from 'vitest';
import type { InvitationRequest } from '#src/domain/entities/invitation.entity.ts';
import { validateDocument } from '#src/domain/entities/documents.ts';
import { type GameEntry, cellOf, cellsAround, withEntry } from '#src/domain/invitations/invitation-card.ts';
import { laterThan } from '#src/domain/shared/later-than.ts';
import { newGame } from '#tests/support/new-game.ts';

const ASKED_AT = '2026-05-01T08:00:00.000Z';
const entry = (more: Partial<GameEntry> = {}): GameEntry => ({
  userId: 'bo',
  host: 'ada',
  gameId: 'g1',
  name: 'Bo',
  at: ASKED_AT,
  status: 'requested',
  note: 'call 0170 123',
  ...more,
});
const accepted: InvitationRequest = {
  name: 'Bo',
  at: ASKED_AT,
  status: 'accepted',
  note: 'call 0170 123',
  attended: true,
};

describe('an entry of a guest', () => {
  it('adds their request to the host’s game', () => {
    expect(withEntry(newGame('g1'), entry()).requests['bo']).toEqual({
      name: 'Bo',
      at: ASKED_AT,
      status: 'requested',
      note: 'call 0170 123',
    });
  });

  it('changes no word that the host has accepted, but withdraws', () => {
    const game = newGame('g1', { requests: { bo: accepted } });
    const withdrawnAt = '2026-05-02T08:00:00.000Z';
    expect(withEntry(game, entry({ name: 'Max' }))).toBe(game);
    expect(withEntry(game, entry({ name: 'Max', withdrawnAt })).requests['bo']).toEqual({ ...accepted, withdrawnAt });
  });

  it('takes every word along when the guest’s account ends', () => {
    const game = newGame('g1', { requests: { bo: { ...accepted, index: 12.4 } } });
    const { note: _, ...farewell } = entry({ name: '', status: 'withdrawn', withdrawnAt: ASKED_AT });
    expect(withEntry(game, farewell).requests['bo']).toEqual({
      name: '',
      at: ASKED_AT,
      status: 'accepted',
      withdrawnAt: ASKED_AT,
      attended: true,
    });
  });

  it('finds room behind sixty guests who have withdrawn, and none behind sixty who wait', () => {
    const requests = (more: object) =>
      Object.fromEntries(Array.from({ length: 60 }, (_, n) => [`g${n}`, { ...accepted, status: 'waiting', ...more }]));
    const left = newGame('g1', { requests: requests({ withdrawnAt: ASKED_AT }) as never });
    const full = newGame('g1', { requests: requests({}) as never });
    expect(Object.keys(withEntry(left, entry()).requests)).toHaveLength(60);
    expect(withEntry(left, entry()).requests).toHaveProperty('bo');
    expect(withEntry(full, entry())).toBe(full);
  });

  it('may have a name of sixty emoji, as the cloud allows', () => {
    const named = (count: number) => withEntry(newGame('g1'), entry({ name: '🏌'.repeat(count) }));
    expect(validateDocument('games', named(60))).toBeUndefined();
    expect(validateDocument('games', named(61))).toMatch(/name is longer than 60 characters/);
  });
});

describe('the squares of the game list', () => {
  it('are those around the golfer, without games that have no place', () => {
    const around = cellsAround({ latitude: 52.3, longitude: -0.5 });
    expect(around).toContain(cellOf({ latitude: 52.9, longitude: 0.2 }));
    expect(around).not.toContain('');
    expect(around.length).toBeLessThanOrEqual(30);
  });
});

describe('a new request', () => {
  it.each([
    [undefined, '2026-05-02T08:00:00.000Z'],
    [ASKED_AT, '2026-05-02T08:00:00.000Z'],
    ['2026-05-03T08:00:00.000Z', '2026-05-03T08:00:00.001Z'],
    ['2026-05-02T08:00:00.000Z', '2026-05-02T08:00:00.001Z'],
  ])('after one at %s is later: %s', (known, at) => {
    expect(laterThan(known, '2026-05-02T08:00:00.000Z')).toBe(at);
  });
});
