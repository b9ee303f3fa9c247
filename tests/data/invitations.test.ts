import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type GameInput,
  type Me,
  type MeetingInput,
  answerRequest,
  askToJoin,
  cancelGame,
  hideGolfer,
  hostGame,
  rateAttendance,
  withdraw,
} from '#src/data/commands/invitations.ts';
import { hidePerson } from '#src/data/commands/coaches.ts';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { Invitation } from '#src/domain/entities/invitation.entity.ts';
import { entries, gameState, openSpots } from '#src/domain/invitations/invitation-rules.ts';
import { setClock } from '#src/platform/clock/clock.ts';
import { golferDb } from '#tests/support/test-db.ts';
import { unwrap } from '@divot/basics';

// The life of a game by its commands: hosting, asking, waiting, being accepted, withdrawing, playing.

const NOW = '2026-05-01T08:00:00.000Z';
const golfer = (uid: string): Me => ({ uid, name: uid.toUpperCase(), birthYear: 1990, index: 14 });
const [ada, bo, cy] = ['ada', 'bo', 'cy'].map(golfer) as [Me, Me, Me];
const input: GameInput = {
  place: 'Old Quarry',
  startUtc: '2026-05-02T09:00:00.000Z',
  timeZone: 'Europe/London',
  holes: 18,
  spots: 1,
  format: 'casual',
  visibility: 'nearby',
};

describe('a game', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await golferDb(new Date(NOW));
  });
  const host = async (over: Partial<GameInput> = {}) => {
    const hosted = await hostGame(ada, { ...input, ...over }, []);
    if (!hosted.ok) throw new Error(hosted.error);
    return hosted.value.id;
  };
  const game = async (id: string) => (await db.games.findOne(id).exec())!.toJSON() as Invitation;
  const standings = async (id: string) =>
    Object.fromEntries(entries(await game(id)).map(({ uid, standing }) => [uid, standing]));

  it('stores its place no more precisely than 3 km, however precisely it was entered', async () => {
    const [one, near] = [
      await host({ latitude: 51.50001, longitude: -0.12001 }),
      await host({ latitude: 51.5001, longitude: -0.1201, startUtc: '2026-05-05T09:00:00.000Z' }),
    ];
    const place = async (id: string) => {
      const { latitude, longitude } = await game(id);
      return [latitude, longitude];
    };
    expect(await place(one)).toEqual(await place(near));
    expect(await place(one)).not.toContain(51.50001);
  });

  it('keeps the exact point in a separate document, only if the host wants that, and removes it when cancelled', async () => {
    const exact = { latitude: 51.50001, longitude: -0.12001 };
    const saying = async (startUtc: string, meeting: MeetingInput) => {
      const hosted = await hostGame(ada, { ...input, ...exact, startUtc }, [], meeting);
      return hosted.ok ? hosted.value.id : '';
    };
    const point = async (id: string) => (await db.meetingPoints.findOne(id).exec())?.toJSON();
    const quiet = await saying('2026-05-03T09:00:00.000Z', { directions: ' ', exactPlace: false });
    expect(await point(quiet)).toBeUndefined();
    const said = await saying('2026-05-04T09:00:00.000Z', { directions: ' By the green ', exactPlace: false });
    expect(await point(said)).toMatchObject({ userId: 'ada', directions: 'By the green' });
    expect(await point(said)).not.toHaveProperty('latitude');
    const both = await saying('2026-05-05T09:00:00.000Z', { directions: '', exactPlace: true });
    expect(await point(both)).toMatchObject(exact);
    await cancelGame(both, '');
    expect(await point(both)).toBeUndefined();
  });

  it('stays with its meeting point if this device could not write that it is cancelled', async () => {
    const id = unwrap(await hostGame(ada, input, [], { directions: 'By the green', exactPlace: false })).id;
    vi.spyOn(db.games, 'findOne').mockImplementationOnce(() => {
      throw new Error('QuotaExceededError');
    });

    expect((await cancelGame(id, '')).ok).toBe(false);

    expect((await game(id)).status).toBe('open');
    expect((await db.meetingPoints.findOne(id).exec())?.directions).toBe('By the green');
  });

  it('fills up, keeps a waiting list, and accepts the next golfer when somebody withdraws', async () => {
    const id = await host();
    await askToJoin(bo, id, [], 'I bring balls');
    await answerRequest(id, 'bo', 'accepted');
    expect(gameState(await game(id), NOW)).toBe('full');
    await askToJoin(cy, id, []);
    expect(await standings(id)).toEqual({ bo: 'accepted', cy: 'waiting' });
    expect(await answerRequest(id, 'cy', 'accepted')).toEqual({ ok: false, error: 'All spots are taken.' });
    await withdraw('bo', id);
    expect(await standings(id)).toEqual({ bo: 'withdrawn', cy: 'waiting' });
    expect((await answerRequest(id, 'cy', 'accepted')).ok).toBe(true);
    expect(openSpots(await game(id))).toBe(0);
  });

  it('ends the waiting list at five', async () => {
    const id = await host();
    await askToJoin(bo, id, []);
    await answerRequest(id, 'bo', 'accepted');
    const five = ['a', 'b', 'c', 'd', 'e'].map(golfer);
    // oxlint-disable-next-line no-await-in-loop -- in the order they ask
    for (const one of five) expect((await askToJoin(one, id, [])).ok).toBe(true);
    expect(await askToJoin(cy, id, [])).toEqual({ ok: false, error: 'The game and its waiting list are full.' });
  });

  it('refuses a second game within two hours, and one that is sooner than an hour or later than 60 days', async () => {
    const known = [await game(await host())];
    const refused = (startUtc: string) => hostGame(ada, { ...input, startUtc }, known);
    expect(await refused('2026-05-02T10:30:00.000Z')).toMatchObject({ ok: false });
    expect(await refused('2026-05-01T08:59:00.000Z')).toMatchObject({ ok: false });
    expect(await refused('2026-07-01T08:00:00.000Z')).toMatchObject({ ok: false });
    expect(await refused('2026-05-02T12:00:00.000Z')).toMatchObject({ ok: true });
  });

  it('is cancelled with a reason and then accepts nobody', async () => {
    const id = await host();
    await askToJoin(bo, id, []);
    await cancelGame(id, ' Thunderstorms ');
    expect(await game(id)).toMatchObject({ status: 'cancelled', cancelReason: 'Thunderstorms' });
    expect((await askToJoin(cy, id, [])).ok).toBe(false);
    expect((await answerRequest(id, 'bo', 'accepted')).ok).toBe(false);
  });

  it('remembers afterwards who came, and nothing else about them', async () => {
    const id = await host();
    await askToJoin(bo, id, []);
    await answerRequest(id, 'bo', 'accepted');
    expect((await rateAttendance(id, 'bo', false)).ok).toBe(true);
    expect((await game(id)).requests['bo']).toEqual({
      name: 'BO',
      status: 'accepted',
      at: NOW,
      index: 14,
      attended: false,
    });
  });

  describe('hiding a golfer', () => {
    beforeEach(async () => {
      for (const { uid } of [ada, bo]) await ensureProfile({ uid, displayName: uid, email: `${uid}@example.org` });
    });
    const hiddenFrom = async (id: string) => (await game(id)).hiddenFrom ?? [];

    it('hides them from the games to come, also those hosted later, until it is undone', async () => {
      const id = await host();
      await hideGolfer('ada', 'bo', true);
      await hideGolfer('ada', 'bo', true);
      expect(await hiddenFrom(id)).toEqual(['bo']);
      expect((await askToJoin(bo, id, [])).ok).toBe(false);
      expect((await askToJoin(cy, id, [])).ok).toBe(true);
      const later = await host({ startUtc: '2026-05-09T09:00:00.000Z' });
      expect(await hiddenFrom(later)).toEqual(['bo']);
      await hideGolfer('ada', 'bo', false);
      expect([await hiddenFrom(id), await hiddenFrom(later)]).toEqual([[], []]);
      expect((await askToJoin(bo, later, [])).ok).toBe(true);
    });

    it('says nothing about hidden coaches in a game', async () => {
      await db.coaches.insert({
        id: 'coach',
        userId: 'directory',
        createdAt: NOW,
        updatedAt: NOW,
        sortKey: 1,
        name: 'C',
      });
      await hidePerson('ada', 'coach', true);
      await hidePerson('ada', 'cy', true);
      expect(await hiddenFrom(await host())).toEqual(['cy']);
    });

    it('withdraws requests to them; players who have joined stay', async () => {
      const [asked, isIn] = [await host({ spots: 2 }), await host({ startUtc: '2026-05-05T09:00:00.000Z' })];
      for (const id of [asked, isIn]) await askToJoin(bo, id, []);
      await answerRequest(isIn, 'bo', 'accepted');
      await hideGolfer('bo', 'ada', true);
      expect(await standings(asked)).toEqual({ bo: 'withdrawn' });
      expect(await standings(isIn)).toEqual({ bo: 'accepted' });
    });

    it('leaves a finished game as it was', async () => {
      const id = await host();
      setClock(() => new Date('2026-05-03T08:00:00.000Z'));
      await hideGolfer('ada', 'bo', true);
      expect(await hiddenFrom(id)).toEqual([]);
    });
  });
});
