import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  abandonRound,
  deleteRound,
  editRound,
  finishRound,
  recordHole,
  changeFirstHole,
  changePartners,
  setIndexAtStart,
  removeGame,
  restoreRound,
  saveGame,
  startRound,
} from '#src/data/commands/rounds.ts';
import { resolveConflict } from '#src/data/commands/conflicts.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { setClock } from '#src/platform/clock/clock.ts';
import { unwrap } from '@divot/basics';
import { golferDb } from '#tests/support/test-db.ts';
import { handicapFor, playOrder } from '@divot/golf-rules';

const tee = { id: 'white', name: 'White', par: [4, 5, 3, 4, 4, 4, 3, 5, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5] };
const start = async (setup: Partial<Parameters<typeof startRound>[0]> = {}) =>
  unwrap(await startRound({ userId: 'sam', tee, holesPlanned: playOrder(18, 1), mode: 'casual', ...setup }));
const startAndScore = async () => {
  const { id } = await start();
  return unwrap(await recordHole(id, 1, { strokes: 4 }));
};

describe('scoring a round on the device', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await golferDb(new Date('2026-05-01T07:30:00Z'));
  });
  const stored = async (id: string) => (await db.rounds.findOne(id).exec())?.toJSON() as Round | undefined;

  it('has each tap on disk when it is confirmed', async () => {
    const { id } = await start();
    unwrap(await recordHole(id, 1, { strokes: 5 }));
    unwrap(await recordHole(id, 1, { putts: 2 }));
    expect((await stored(id))?.holes[0]).toMatchObject({ n: 1, par: 4, strokes: 5, putts: 2 });
  });

  it('keeps both holes when two tabs score at the same moment', async () => {
    const { id } = await start();
    await Promise.all([recordHole(id, 1, { strokes: 4 }), recordHole(id, 2, { strokes: 6 })]);
    expect((await stored(id))?.holes.slice(0, 2).map(({ strokes }) => strokes)).toEqual([4, 6]);
  });

  it('starts the games of the group in their usual sides, and changes or removes one', async () => {
    const names = ['Ann', 'Ben', 'Cat'].map((name) => ({ name }));
    const { id, partners } = await start({ partners: names, games: ['skins', 'four-ball'] });
    const [skins, fourBall] = (await stored(id))?.games ?? [];
    const [ann, ben, cat] = partners!.map((partner) => partner.id);
    expect(skins).toMatchObject({ game: 'skins' });
    expect(fourBall?.teams).toEqual({ owner: 'a', [ann!]: 'a', [ben!]: 'b', [cat!]: 'b' });

    unwrap(await saveGame(id, { ...skins!, options: { carryOver: false } }));
    unwrap(await removeGame(id, fourBall!.id));

    expect((await stored(id))?.games).toEqual([{ ...skins!, options: { carryOver: false } }]);
    expect(await saveGame(id, { id: 'm', game: 'match' })).toMatchObject({
      ok: false,
      error: 'A match is for two players.',
    });
  });

  it('clears a score that is undone', async () => {
    const { id } = await start();
    unwrap(await recordHole(id, 3, { strokes: 4, putts: 2 }));
    unwrap(await recordHole(id, 3, { strokes: undefined, putts: undefined }));
    expect((await stored(id))?.holes[2]).toEqual({ n: 3, par: 3 });
  });

  it.each([
    [{ strokes: 0 }, 'Hole 1: a score is 1 to 20 strokes.'],
    [{ strokes: 21 }, 'Hole 1: a score is 1 to 20 strokes.'],
    [{ strokes: 4.5 }, 'Hole 1: a score is 1 to 20 strokes.'],
    [{ strokes: 3, putts: 4 }, 'Hole 1: 4 putts do not fit into 3 strokes.'],
    [{ penalties: 11 }, 'Hole 1: penalty strokes are 0 to 10.'],
    [{ firstPuttFt: 500 }, 'Hole 1: a first putt is 1 to 120 ft.'],
  ])('refuses %o and leaves the card as it was', async (patch, sentence) => {
    const { id } = await start();
    expect(await recordHole(id, 1, patch)).toEqual({ ok: false, error: sentence });
    expect((await stored(id))?.holes[0]).toEqual({ n: 1, par: 4 });
  });

  it('plays a shotgun nine on the back from the 14th', async () => {
    const round = await start({ holesPlanned: playOrder(9, 14) });
    expect(round.holesPlanned).toEqual([14, 15, 16, 17, 18, 10, 11, 12, 13]);
  });

  it('does not finish an empty card, and finishes a started one', async () => {
    const { id } = await start();
    expect((await finishRound(id, {})).ok).toBe(false);
    unwrap(await recordHole(id, 1, { pickedUp: true }));
    expect(unwrap(await finishRound(id, { mood: 4 }))).toMatchObject({ status: 'finished', mood: 4 });
  });

  it('keeps the scores of an abandoned round, and lets the next one start', async () => {
    const { id } = await startAndScore();

    unwrap(await abandonRound(id));

    expect(await stored(id)).toMatchObject({
      status: 'abandoned',
      holes: expect.arrayContaining([{ n: 1, par: 4, strokes: 4 }]),
    });
    expect((await start()).status).toBe('active');
  });

  it('brings a deleted round back whole', async () => {
    const { id } = await start();
    const scored = unwrap(await recordHole(id, 1, { strokes: 4 }));
    unwrap(await deleteRound(id));
    expect(await stored(id)).toBeUndefined();
    unwrap(await restoreRound(scored));
    expect((await stored(id))?.holes[0]?.strokes).toBe(4);
  });

  it('reads the newest rounds first and stops at the limit', async () => {
    for (const day of ['03', '01', '02', '04']) {
      setClock(() => new Date(`2026-05-${day}T08:00:00Z`));
      unwrap(await finishRound((await startAndScore()).id, {}));
    }
    const newest = await db.rounds.find({ selector: {}, sort: [{ sortKey: 'asc' }], limit: 3 }).exec();
    expect(newest.map(({ playedOn }) => playedOn)).toEqual(['2026-05-04', '2026-05-03', '2026-05-02']);
  });

  it('says that a full device could not save, and keeps the card', async () => {
    const { id } = await start();
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    try {
      expect(await recordHole(id, 1, { strokes: 5 })).toEqual({
        ok: false,
        error: 'Not saved: this device is out of space. Free some space and try again.',
      });
    } finally {
      put.mockRestore();
    }
    unwrap(await recordHole(id, 1, { strokes: 5 }));
  });

  it('plays one round at a time, and says which', async () => {
    const { id } = await start();
    const second = await startRound({ userId: 'sam', tee, holesPlanned: playOrder(9, 1), mode: 'casual' });
    expect(second).toEqual({ ok: false, error: 'Your round is under way. Finish or abandon it first.' });

    unwrap(await abandonRound(id));
    const course = { id: 'heron', name: 'Heron Creek' } as Course;
    await start({ course });
    const third = await startRound({ userId: 'sam', tee, holesPlanned: playOrder(9, 1), mode: 'casual' });
    expect(third).toEqual({
      ok: false,
      error: 'Your round at Heron Creek is under way. Finish or abandon it first.',
    });
  });

  it('sorts a card of an earlier day by the day it was played, and accepts none from the future', async () => {
    const today = await startAndScore();
    unwrap(await finishRound(today.id, {}));
    const older = await start({ playedOn: '2026-04-11' });
    unwrap(await recordHole(older.id, 1, { strokes: 4 }));
    unwrap(await finishRound(older.id, {}));
    const rounds = await db.rounds.find({ selector: {}, sort: [{ sortKey: 'asc' }], limit: 5 }).exec();
    expect(rounds.map(({ playedOn }) => playedOn)).toEqual(['2026-05-01', '2026-04-11']);
    const ahead = await startRound({
      userId: 'sam',
      tee,
      holesPlanned: playOrder(18, 1),
      mode: 'casual',
      playedOn: '2026-05-02',
    });
    expect(ahead).toEqual({ ok: false, error: 'A round cannot be played in the future.' });
  });

  it('moves a finished round to an earlier day, behind the rounds of later days, and to no future day', async () => {
    const { id } = await startAndScore();
    unwrap(await finishRound(id, {}));
    const moved = unwrap(await editRound(id, { playedOn: '2026-01-02', pcc: 1 }));
    expect(moved).toMatchObject({
      playedOn: '2026-01-02',
      pcc: 1,
      date: new Date('2026-01-02T12:00:00').toISOString(),
    });
    expect((await db.rounds.find({ sort: [{ sortKey: 'asc' }] }).exec()).at(-1)?.id).toBe(id);
    expect(await editRound(id, { playedOn: '2999-01-01' })).toMatchObject({ ok: false });
    expect(await editRound(id, { playedOn: '' })).toMatchObject({ ok: false });
  });

  it('edits a round of today after the golfer has flown west, where it is still yesterday', async () => {
    setClock(() => new Date('2026-05-02T09:00:00')); // played in Auckland
    const { id } = await startAndScore();
    unwrap(await finishRound(id, {}));
    setClock(() => new Date('2026-05-01T21:00:00')); // the same day in Los Angeles, on the clock there

    const edited = unwrap(await editRound(id, { playedOn: '2026-05-02', notes: 'Windy' }));

    expect(edited).toMatchObject({ playedOn: '2026-05-02', notes: 'Windy' });
    expect(await editRound(id, { playedOn: '2026-05-03' })).toMatchObject({ ok: false });
  });

  it('keeps the rule for its course handicap: a later setting does not change it, an edit of the round does', async () => {
    const rated = { ...tee, courseRating: 69.4, slope: 113 };
    const { id } = await start({ tee: rated, indexAtStart: 12, courseHandicap: 12, ratingMinusPar: false });
    unwrap(await recordHole(id, 1, { strokes: 4 }));
    unwrap(await finishRound(id, {}));
    expect(await stored(id)).toMatchObject({ ratingMinusPar: false, courseHandicap: 12 });
    unwrap(await editRound(id, { notes: 'Windy' }));
    expect(await stored(id)).toMatchObject({ ratingMinusPar: false, courseHandicap: 12, notes: 'Windy' });
    // 12.0 + (69.4 − 72) = 9.4
    unwrap(await editRound(id, { ratingMinusPar: true }));
    expect(await stored(id)).toMatchObject({ ratingMinusPar: true, courseHandicap: 9 });
    unwrap(await editRound(id, { ratingMinusPar: false }));
    expect(await stored(id)).toMatchObject({ courseHandicap: 12 });
  });

  it('says nothing about rating minus par if it counts, as everywhere today', async () => {
    expect(await start({ ratingMinusPar: true })).not.toHaveProperty('ratingMinusPar');
  });

  it('keeps a partner’s scores beside the golfer’s', async () => {
    const { id, partners } = await start({ partners: [{ name: 'Nadia', courseHandicap: 18 }] });
    unwrap(await recordHole(id, 1, { strokes: 5 }, partners![0]!.id));
    unwrap(await recordHole(id, 2, { strokes: 4 }, partners![0]!.id));
    unwrap(await recordHole(id, 1, { strokes: undefined }, partners![0]!.id));
    expect((await stored(id))?.partners?.[0]).toMatchObject({
      name: 'Nadia',
      courseHandicap: 18,
      strokes: { 2: 4 },
    });
  });

  it('takes the golfer’s index after the first tee too, with the course handicap that it gives', async () => {
    const { id } = await start({});
    const round = unwrap(await setIndexAtStart(id, 18.4));
    expect(round.indexAtStart).toBe(18.4);
    expect(round.courseHandicap).toBe(handicapFor(tee, round.holesPlanned, 18.4));
  });

  it('keeps a partner’s pick-up and concession, until a score replaces them', async () => {
    const { id, partners } = await start({ partners: [{ name: 'Nadia', index: 24, tee: { ...tee, id: 'red' } }] });
    const nadia = partners![0]!.id;
    unwrap(await recordHole(id, 1, { pickedUp: true }, nadia));
    unwrap(await recordHole(id, 2, { pickedUp: true, conceded: true }, nadia));
    expect((await stored(id))?.partners?.[0]).toMatchObject({ pickedUp: [1, 2], conceded: [2], strokes: {} });
    expect(await changePartners(id, [])).toMatchObject({ ok: false });
    unwrap(await changePartners(id, [{ id: nadia, name: 'Nadia', index: 23.1 }]));
    unwrap(await recordHole(id, 2, { strokes: 11 }, nadia));
    expect((await stored(id))?.partners?.[0]).toEqual({
      id: nadia,
      name: 'Nadia',
      index: 23.1,
      pickedUp: [1],
      conceded: [],
      strokes: { 2: 11 },
    });
    expect(await recordHole(id, 2, { strokes: 21 }, nadia)).toMatchObject({ ok: false });
    expect(await recordHole(id, 2, { strokes: 4 }, 'nobody')).toMatchObject({ ok: false });
  });

  it('accepts a partner’s handicap after the first tee, and a late partner, and keeps every score', async () => {
    const { id, partners } = await start({ partners: [{ name: 'Nadia' }, { name: 'Jo' }] });
    const [nadia, jo] = partners!;
    unwrap(await recordHole(id, 1, { strokes: 5 }, nadia!.id));

    unwrap(await changePartners(id, [{ id: nadia!.id, name: 'Nadia', courseHandicap: 18 }, { name: 'Max' }]));

    const after = await stored(id);
    expect(after?.partners).toMatchObject([
      { id: nadia!.id, name: 'Nadia', courseHandicap: 18, strokes: { 1: 5 } },
      { name: 'Max', strokes: {} },
    ]);
    expect(after?.partners?.[1]?.id).not.toBe(jo!.id);
    unwrap(await changePartners(id, [{ id: nadia!.id, name: 'Nadia' }]));
    expect((await stored(id))?.partners?.[0]).not.toHaveProperty('courseHandicap');
  });

  it('keeps the first hole of a partner who came late', async () => {
    const { id, partners } = await start({ partners: [{ name: 'Cy' }] });
    const [cy] = partners!;

    unwrap(await changeFirstHole(id, cy!.id, 4));
    unwrap(await changePartners(id, [{ id: cy!.id, name: 'Cyril', gender: 'male' }]));

    expect((await stored(id))?.partners).toMatchObject([{ name: 'Cyril', gender: 'male', from: 4 }]);
  });

  it('removes no partner with scores, and accepts no fourth', async () => {
    const { id, partners } = await start({ partners: [{ name: 'Nadia' }] });
    unwrap(await recordHole(id, 1, { strokes: 5 }, partners![0]!.id));

    expect(await changePartners(id, [{ name: 'Max' }])).toMatchObject({
      error: 'Nadia has scores on this card. Keep the name.',
    });
    expect(
      (
        await changePartners(
          id,
          ['a', 'b', 'c', 'd'].map((name) => ({ name })),
        )
      ).ok,
    ).toBe(false);
    expect((await stored(id))?.partners).toEqual([{ ...partners![0], strokes: { 1: 5 } }]);
  });

  it('resolves a conflict with the value that the golfer picks', async () => {
    const { id } = await startAndScore();
    const document = await db.rounds.findOne(id).exec();
    const conflict = { id: 'c1', path: 'holes.1.strokes', kept: '6', device: 'phone', at: '2026-05-01T08:00:00Z' };
    await document!.incrementalPatch({ conflicts: [conflict] });
    unwrap(await resolveConflict('rounds', id, 'c1', 'kept'));
    const after = await stored(id);
    expect(after?.holes[0]?.strokes).toBe(6);
    expect(after?.conflicts ?? []).toEqual([]);
  });
});
