import { describe, expect, it } from 'vitest';
import type { Invitation, InvitationRequest } from '#src/domain/entities/invitation.entity.ts';
import {
  MOST_HOSTED,
  WAITING_LIST,
  entries,
  gameClash,
  gameState,
  isBrowsable,
  isHiddenFrom,
  isMine,
  mayAccept,
  mayAsk,
  mayHost,
  openSpots,
  startProblem,
} from '#src/domain/invitations/invitation-rules.ts';
import { newGame } from '#tests/support/new-game.ts';

const NOW = '2026-05-01T08:00:00.000Z';
const ask = (
  status: InvitationRequest['status'],
  at = '2026-04-30T08:00:00.000Z',
  more: Partial<InvitationRequest> = {},
) => ({
  name: 'Bo',
  status,
  at,
  ...more,
});
const game = (over: Partial<Invitation> = {}) =>
  newGame('g1', { userId: 'host', startUtc: '2026-05-02T09:00:00.000Z', spots: 1, ...over });
const bo = { uid: 'bo', birthYear: 1990, index: 14 };

describe('a game', () => {
  it('is full when its spots are taken, open again when somebody withdraws, closed at its start', () => {
    expect(gameState(game(), NOW)).toBe('open');
    expect(gameState(game({ requests: { cy: ask('accepted') } }), NOW)).toBe('full');
    expect(gameState(game({ requests: { cy: ask('accepted', NOW, { withdrawnAt: NOW }) } }), NOW)).toBe('open');
    expect(gameState(game(), '2026-05-02T09:00:00.000Z')).toBe('closed');
    expect(gameState(game({ status: 'cancelled' }), NOW)).toBe('cancelled');
    expect(openSpots(game({ spots: 3, requests: { a: ask('accepted'), b: ask('requested') } }))).toBe(2);
  });

  it('lists who asked in the order they did', () => {
    const requests = { b: ask('waiting', '2026-04-30T10:00:00Z'), a: ask('waiting', '2026-04-30T09:00:00Z') };
    expect(entries(game({ requests })).map(({ uid }) => uid)).toEqual(['a', 'b']);
  });

  it.each([
    ['2026-05-01T08:59:59.000Z', false],
    ['2026-05-01T09:00:00.000Z', true],
    ['2026-06-30T08:00:00.000Z', true],
    ['2026-06-30T08:00:01.000Z', false],
    ['whenever', false],
  ])('may start at %s: %s', (start, fine) => expect(startProblem(start, NOW) === undefined).toBe(fine));
});

describe('a golfer whom the host has hidden', () => {
  const hiding = (status?: InvitationRequest['status'], more: Partial<InvitationRequest> = {}) =>
    game({ hiddenFrom: ['bo'], requests: status ? { bo: ask(status, NOW, more) } : {} });

  it('does not see the game, cannot ask, and can still join others', () => {
    expect(isBrowsable(hiding(), 'bo', NOW)).toBe(false);
    expect(isBrowsable(hiding(), 'cy', NOW)).toBe(true);
    // The same message as for any closed game.
    expect(mayAsk(hiding(), bo, NOW)).toEqual({ ok: false, error: 'This game is closed to new players.' });
    for (const status of ['requested', 'waiting', 'declined'] as const) {
      expect(isHiddenFrom(hiding(status), 'bo')).toBe(true);
      expect(isMine(hiding(status), 'bo')).toBe(false);
      expect(gameClash([hiding(status)], 'bo', '2026-05-02T09:00:00.000Z')).toBeUndefined();
    }
  });

  it('stays in a game that they have joined, until they leave', () => {
    expect(isHiddenFrom(hiding('accepted'), 'bo')).toBe(false);
    expect(isMine(hiding('accepted'), 'bo')).toBe(true);
    expect(gameClash([hiding('accepted')], 'bo', '2026-05-02T09:00:00.000Z')?.severity).toBe('refuse');
    expect(isHiddenFrom(hiding('accepted', { withdrawnAt: NOW }), 'bo')).toBe(true);
  });

  it('does not see games whose host they hid themselves, except those they have joined', () => {
    const hidden = new Set(['host']);
    expect(isMine(game({ requests: { bo: ask('requested') } }), 'bo', hidden)).toBe(false);
    expect(isMine(game({ requests: { bo: ask('accepted') } }), 'bo', hidden)).toBe(true);
    expect(isMine(game(), 'host', hidden)).toBe(true);
  });
});

describe('asking', () => {
  it('asks for a spot, or for the waiting list of five if all are taken', () => {
    expect(mayAsk(game(), bo, NOW)).toEqual({ ok: true, value: 'requested' });
    const waiting = Object.fromEntries(Array.from({ length: WAITING_LIST }, (_, n) => [`w${n}`, ask('waiting')]));
    const full = { cy: ask('accepted') };
    expect(mayAsk(game({ requests: full }), bo, NOW)).toEqual({ ok: true, value: 'waiting' });
    const { w0: _, ...four } = waiting;
    expect(mayAsk(game({ requests: { ...full, ...four } }), bo, NOW).ok).toBe(true);
    expect(mayAsk(game({ requests: { ...full, ...waiting } }), bo, NOW).ok).toBe(false);
  });

  it.each([
    ['one’s own game', game({ userId: 'bo' }), bo],
    ['twice', game({ requests: { bo: ask('requested') } }), bo],
    ['after a no', game({ requests: { bo: ask('declined') } }), bo],
    ['after the start', game({ startUtc: '2026-05-01T07:00:00.000Z' }), bo],
    ['a cancelled game', game({ status: 'cancelled' }), bo],
    ['with a handicap above the range', game({ indexMin: 0, indexMax: 13.9 }), bo],
    ['with one below it', game({ indexMin: 14.1 }), bo],
    ['under 18 among strangers', game(), { ...bo, birthYear: 2008 }],
    ['without an age among strangers', game(), { ...bo, birthYear: undefined }],
  ])('is refused: %s', (_, of, golfer) => expect(mayAsk(of, golfer, NOW).ok).toBe(false));

  it('is open to the young among friends, to the unrated, and again after withdrawing', () => {
    expect(mayAsk(game({ visibility: 'friends' }), { ...bo, birthYear: 2010 }, NOW).ok).toBe(true);
    expect(mayAsk(game({ indexMax: 10 }), { ...bo, index: undefined }, NOW).ok).toBe(true);
    expect(mayAsk(game({ requests: { bo: ask('requested', NOW, { withdrawnAt: NOW }) } }), bo, NOW).ok).toBe(true);
  });
});

describe('hosting', () => {
  it('accepts while there is a spot, and nobody who withdrew', () => {
    const asked = { bo: ask('requested'), cy: ask('waiting') };
    expect(mayAccept(game({ requests: asked }), 'bo', NOW).ok).toBe(true);
    expect(mayAccept(game({ requests: { ...asked, bo: ask('accepted') } }), 'cy', NOW).ok).toBe(false);
    expect(mayAccept(game({ requests: { bo: ask('requested', NOW, { withdrawnAt: NOW }) } }), 'bo', NOW).ok).toBe(
      false,
    );
  });

  it('ends at five open games; a cancelled or past one does not count', () => {
    const mine = Array.from({ length: MOST_HOSTED }, (_, n) => game({ id: `g${n}`, userId: 'bo' }));
    expect(mayHost(mine, bo, 'nearby', NOW).ok).toBe(false);
    expect(mayHost([game({ userId: 'bo', status: 'cancelled' }), ...mine.slice(1)], bo, 'nearby', NOW).ok).toBe(true);
    expect(mayHost([], { ...bo, birthYear: 2010 }, 'nearby', NOW).ok).toBe(false);
    expect(mayHost([], { ...bo, birthYear: 2010 }, 'friends', NOW).ok).toBe(true);
  });

  it.each([
    ['2026-05-02T10:59:00.000Z', 'refuse'],
    ['2026-05-02T11:00:00.000Z', 'warn'],
    ['2026-05-02T13:00:00.000Z', 'warn'],
    ['2026-05-02T13:00:01.000Z', undefined],
    ['2026-05-02T07:01:00.000Z', 'refuse'],
  ])('beside a game at 09:00, %s is %s', (start, severity) => {
    expect(gameClash([game({ requests: { bo: ask('accepted') } })], 'bo', start)?.severity).toBe(severity);
    expect(gameClash([game({ requests: { bo: ask('declined') } })], 'bo', start)).toBeUndefined();
  });
});

it('friends’ games are found only by invitation', () => {
  expect(isBrowsable(game(), 'bo', NOW)).toBe(true);
  expect(isBrowsable(game({ visibility: 'friends' }), 'bo', NOW)).toBe(false);
  expect(isBrowsable(game({ userId: 'bo' }), 'bo', NOW)).toBe(false);
});
