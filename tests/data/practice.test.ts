import { beforeEach, describe, expect, it } from 'vitest';
import { ensureProfile } from '#src/data/commands/golfer-profile.ts';
import { saveProfile } from '#src/data/commands/profile.ts';
import { keepDrill, markWatched } from '#src/data/commands/learning.ts';
import {
  choosePracticeShots,
  deletePractice,
  finishPractice,
  logBlock,
  logPractice,
  reopenBlock,
  reportPracticePain,
  planTransferTest,
  recordTry,
  restorePractice,
  reviewPractice,
  setClock as setBlockClock,
  skipBlock,
  startPlanned,
  startPractice,
  takeBackTry,
} from '#src/data/commands/practice.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { setUpClock, startClock } from '@divot/practice';
import { setClock } from '#src/platform/clock/clock.ts';
import { unwrap } from '@divot/basics';
import { golferDb } from '#tests/support/test-db.ts';

const gate = { drillId: 'alignment-gate', mode: 'block', minutes: 10 } as const;

describe('practice on the device', () => {
  let db: DivotDatabase;
  beforeEach(async () => {
    db = await golferDb(new Date(2026, 10, 21, 10));
  });
  const stored = async (id: string) =>
    (await db.practiceSessions.findOne(id).exec())?.toJSON() as PracticeSession | undefined;
  const begin = async (blocks: Parameters<typeof startPractice>[0]['blocks'] = [gate]) =>
    unwrap(await startPractice({ userId: 'sam', blocks }));

  it('has each tap on disk when it is confirmed, also when taps come fast', async () => {
    const { id, blocks } = await begin();
    const block = blocks[0]!.id;
    await Promise.all([1, 0, 1].map((value) => recordTry(id, block, value, 10)));
    expect((await stored(id))?.blocks[0]).toMatchObject({ tries: [1, 0, 1], attempts: 3, successes: 2, score: 2 });
    unwrap(await takeBackTry(id, block, 10));
    expect((await stored(id))?.blocks[0]).toMatchObject({ tries: [1, 0], attempts: 2, successes: 1 });
  });

  it('uses the measured shots that the golfer chose by hand, and can drop them again', async () => {
    const { id } = await begin();

    unwrap(await choosePracticeShots(id, 'range-in-june'));
    expect((await stored(id))?.shotSessionId).toBe('range-in-june');

    unwrap(await choosePracticeShots(id, undefined));
    expect(await stored(id)).not.toHaveProperty('shotSessionId');
  });

  it('keeps the golfer’s review, and comes back with it after a deletion', async () => {
    const { id } = await begin();
    const reviewed = unwrap(await reviewPractice(id, { notes: 'Wind from the left' }));

    unwrap(await deletePractice(id));
    expect(await stored(id)).toBeUndefined();

    unwrap(await restorePractice(reviewed));
    expect(await stored(id)).toMatchObject({ notes: 'Wind from the left', blocks: reviewed.blocks });
  });

  it('judges a full set by the mark it was played for', async () => {
    const { id, blocks } = await begin();
    for (let ball = 0; ball < 20; ball++) unwrap(await recordTry(id, blocks[0]!.id, ball < 12 ? 1 : 0, 12));
    expect((await stored(id))?.blocks[0]).toMatchObject({ score: 12, passed: true });
    unwrap(await takeBackTry(id, blocks[0]!.id, 15));
    unwrap(await recordTry(id, blocks[0]!.id, 0, 15));
    expect((await stored(id))?.blocks[0]).toMatchObject({ score: 12, passed: false });
  });

  it('ends the block with the last ball of the set, and goes on when that ball is undone', async () => {
    const { id, blocks } = await begin();
    const block = blocks[0]!.id;
    const at = (sec: number) => new Date(2026, 10, 21, 10, 0, sec);
    unwrap(await setBlockClock(id, block, startClock(setUpClock(at(0)), at(0))));
    setClock(() => at(200));
    for (let ball = 1; ball < 20; ball++) unwrap(await recordTry(id, block, 1, 14));
    expect((await stored(id))?.blocks[0]?.clock).not.toHaveProperty('endedAt');
    unwrap(await recordTry(id, block, 0, 14));
    expect((await stored(id))?.blocks[0]).toMatchObject({ score: 19, clock: { endedAt: at(200).toISOString() } });

    setClock(() => at(230));
    unwrap(await takeBackTry(id, block, 14));
    expect((await stored(id))?.blocks[0]?.clock).toMatchObject({ pausedMs: 30_000 });
    expect((await stored(id))?.blocks[0]?.clock).not.toHaveProperty('endedAt');
  });

  it('adds up the practice, and keeps why a block was skipped', async () => {
    const { id, blocks } = await begin([gate, { ...gate, drillId: 'pump' }]);
    unwrap(await logBlock(id, blocks[0]!.id, { actualSec: 570, balls: 20, note: ' windy ' }));
    unwrap(await skipBlock(id, blocks[1]!.id, 'Not enough time', 30));
    expect(unwrap(await finishPractice(id, { feel: 4 }))).toMatchObject({
      status: 'finished',
      totalMin: 10,
      feel: 4,
      blocks: [{ actualSec: 570, balls: 20, note: 'windy' }, { skippedBecause: 'Not enough time' }],
    });
  });

  it('keeps tries however short they took', async () => {
    const { id, blocks } = await begin();
    unwrap(await recordTry(id, blocks[0]!.id, 1, 10));
    unwrap(await logBlock(id, blocks[0]!.id, { actualSec: 2 }));
    expect(unwrap(await finishPractice(id))).toMatchObject({
      status: 'finished',
      totalMin: 0.1,
      blocks: [{ tries: [1] }],
    });
    const next = await begin();
    unwrap(await recordTry(next.id, next.blocks[0]!.id, 0, 10));
    expect(unwrap(await finishPractice(next.id)).totalMin).toBe(0.1);
  });

  it('keeps the time worked on the open block when the session ends, and nothing if there is none', async () => {
    const { id, blocks } = await begin([gate, { ...gate, drillId: 'pump' }, { ...gate, drillId: 'coin-putt' }]);
    const at = (sec: number) => new Date(2026, 10, 21, 10, 0, sec);
    unwrap(await setBlockClock(id, blocks[0]!.id, startClock(setUpClock(at(0)), at(0))));
    expect((await finishPractice(id)).ok).toBe(false);
    expect((await stored(id))?.blocks[0]).not.toHaveProperty('actualSec');
    setClock(() => at(305)); // five seconds to get ready and five minutes of work
    const { blocks: kept, totalMin } = unwrap(await finishPractice(id));
    expect([totalMin, ...kept.map(({ actualSec }) => actualSec)]).toEqual([5, 300, undefined, undefined]);
  });

  it('opens a block again when the golfer goes back to it', async () => {
    const { id, blocks } = await begin([gate, { ...gate, drillId: 'pump' }]);
    unwrap(await recordTry(id, blocks[0]!.id, 1, 10));
    unwrap(await skipBlock(id, blocks[0]!.id, 'Not today', 30));
    const { blocks: after } = unwrap(await reopenBlock({ id, userId: 'sam' }, blocks[0]!.id));
    expect(after[0]).toMatchObject({ tries: [1], attempts: 1 });
    expect(after[0]).not.toHaveProperty('skippedBecause');
    expect(after[0]).not.toHaveProperty('actualSec');
  });

  describe('with pain', () => {
    const putt = { ...gate, drillId: 'coin-putt' };
    const inPain = async (...painAreas: string[]) => {
      unwrap(await ensureProfile({ uid: 'sam', email: 's@x.org', displayName: 'Sam' }));
      unwrap(await saveProfile('sam', { painAreas }));
    };
    const open = ({ blocks }: PracticeSession) => blocks.filter(({ actualSec }) => actualSec === undefined);

    it('starts without what loads the painful area, or not at all if nothing is left', async () => {
      await inPain('wrists');
      expect(await startPractice({ userId: 'sam', blocks: [gate] })).toMatchObject({ ok: false });
      expect(await db.practiceSessions.find().exec()).toHaveLength(0);
      expect(open(await begin([gate, putt])).map(({ drillId }) => drillId)).toEqual(['coin-putt']);
    });

    it('stops the block, keeps the area, and reopens neither it nor anything that loads the area', async () => {
      const session = await begin([putt, { ...gate, drillId: 'wedge-ladder' }, gate]);
      const [first, , third] = session.blocks;
      const report = { blockId: first!.id, area: 'lower-back', actualSec: 40 };
      const stopped = unwrap(await reportPracticePain(session, report));
      expect(stopped.blocks[0]).toMatchObject({ painArea: 'lower-back', actualSec: 40, skippedBecause: 'It hurts' });
      expect(open(stopped)).toEqual([]);
      for (const { id } of [first!, third!]) expect(await reopenBlock(session, id)).toMatchObject({ ok: false });
      expect(unwrap(await finishPractice(session.id)).totalMin).toBe(0.7);
    });

    it('starts a planned test without what loads the area by then', async () => {
      const { id, blocks } = await begin([gate, putt]);
      for (const block of blocks) unwrap(await recordTry(id, block.id, 1, 10));
      const test = unwrap(await planTransferTest(unwrap(await finishPractice(id))));
      await inPain('wrists');
      expect(open(unwrap(await startPlanned(test))).map(({ drillId }) => drillId)).toEqual(['coin-putt']);
    });
  });

  it('has one session in progress, with limits, and none without blocks', async () => {
    expect((await startPractice({ userId: 'sam', blocks: [{ ...gate, minutes: 61 }] })).ok).toBe(false);
    const { id } = await begin();
    expect((await startPractice({ userId: 'sam', blocks: [gate] })).ok).toBe(false);
    expect((await finishPractice(id)).ok).toBe(false);
  });

  it('plans the random version a week later and starts it on the day', async () => {
    const { id, blocks } = await begin();
    expect((await planTransferTest((await stored(id))!)).ok).toBe(false);
    unwrap(await recordTry(id, blocks[0]!.id, 1, 10));
    unwrap(await logBlock(id, blocks[0]!.id, { actualSec: 600 }));
    const test = unwrap(await planTransferTest(unwrap(await finishPractice(id))));
    expect(test).toMatchObject({ status: 'planned', practicedOn: '2026-11-28', transferOf: id });
    expect(test.blocks).toMatchObject([{ drillId: 'alignment-gate', mode: 'random' }]);
    setClock(() => new Date(2026, 10, 29, 10));
    expect(unwrap(await startPlanned(test))).toMatchObject({ status: 'active', practicedOn: '2026-11-29' });
  });

  it('logs practice of an earlier day within its limits', async () => {
    const log = { userId: 'sam', practicedOn: '2026-10-22', blocks: [{ ...gate, attempts: 20, successes: 14 }] };
    expect(unwrap(await logPractice(log, () => 14))).toMatchObject({
      status: 'finished',
      practicedOn: '2026-10-22',
      totalMin: 10,
      blocks: [{ attempts: 20, successes: 14, score: 14, passed: true }],
    });
    expect((await logPractice({ ...log, practicedOn: '2026-10-21' }, () => 14)).ok).toBe(false);
    expect((await logPractice({ ...log, blocks: [{ ...gate, attempts: 3, successes: 4 }] }, () => 14)).ok).toBe(false);
  });

  it('keeps drills and watched videos once each', async () => {
    unwrap(await ensureProfile({ uid: 'sam', email: 'sam@example.org', displayName: '' }));
    for (const kept of [true, true]) unwrap(await keepDrill('sam', 'pump', kept));
    unwrap(await markWatched('sam', 'slice-fix', true));
    const profile = (await db.profiles.findOne('sam').exec())?.toJSON() as Profile;
    expect([profile.savedDrills, profile.watchedVideos]).toEqual([['pump'], ['slice-fix']]);
    expect(unwrap(await keepDrill('sam', 'pump', false)).savedDrills).toEqual([]);
    expect((await keepDrill(undefined, 'pump', true)).ok).toBe(false);
  });
});
