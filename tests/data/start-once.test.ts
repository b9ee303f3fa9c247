// @vitest-environment jsdom
import { beforeEach, expect, it } from 'vitest';
import { answerQuestion, startAssessment } from '#src/data/commands/assessments.ts';
import { finishPractice, logBlock, planTransferTest, recordTry, startPractice } from '#src/data/commands/practice.ts';
import { abandonRound, startRound } from '#src/data/commands/rounds.ts';
import { startWorkout } from '#src/data/commands/workouts.ts';
import type { DivotDatabase } from '#src/data/db/collections.ts';
import { openDatabase } from '#src/data/db/database.ts';
import { setDatabase } from '#src/data/live/current.ts';
import { type Result, unwrap } from '@divot/basics';
import { lockManager } from '#tests/support/locks.ts';
import { withLateEvents } from '#tests/sync/late-events.ts';
import { newRound } from '#tests/sync/one-round.ts';
import { golferDb } from '#tests/support/test-db.ts';
import { playOrder } from '@divot/golf-rules';

// A phone that writes slowly receives the second tap before it has stored the first. The second tap starts nothing.

let db: DivotDatabase;
beforeEach(async () => {
  Object.defineProperty(navigator, 'locks', { value: lockManager(), configurable: true });
  db = await golferDb();
});

const userId = 'sam';
const tee = { id: 'white', name: 'White', par: [4, 5, 3, 4, 4, 4, 3, 5, 4] };
const gate = { drillId: 'alignment-gate', mode: 'block', minutes: 10 } as const;
const bridge = { id: 'a', exerciseId: 'glute-bridge', order: 0, sets: 3, reps: '10', restSec: 60 };

it.each<readonly [string, 'rounds' | 'practiceSessions' | 'workouts', () => Promise<Result<unknown>>]>([
  ['round', 'rounds', () => startRound({ userId, tee, holesPlanned: playOrder(9, 1), mode: 'casual' })],
  ['practice session', 'practiceSessions', () => startPractice({ userId, blocks: [gate] })],
  ['workout', 'workouts', () => startWorkout({ userId, exercises: [bridge], kind: 'strength', split: 'Full Body' })],
])('a %s that is started twice at once exists once', async (_, name, start) => {
  const started = await Promise.all([start(), start()]);
  expect(started.map(({ ok }) => ok)).toEqual([true, false]);
  expect(await db[name].find().exec()).toHaveLength(1);
});

it('two first answers, the second before the first is stored, end up in one draft', async () => {
  const answer = async (question: string, option: number) =>
    answerQuestion(unwrap(await startAssessment(userId, 'swing')).id, question, option);
  const kept = await Promise.all([answer('shape', 1), answer('strike', 2)]);
  kept.forEach(unwrap);
  const drafts = await db.assessments.find().exec();
  expect(drafts.map((draft) => draft.toJSON().answers)).toEqual([{ shape: 1, strike: 2 }]);
});

it('a transfer test that is planned twice is planned once', async () => {
  const { id, blocks } = unwrap(await startPractice({ userId, blocks: [gate] }));
  unwrap(await recordTry(id, blocks[0]!.id, 1, 10));
  unwrap(await logBlock(id, blocks[0]!.id, { actualSec: 600 }));
  const session = unwrap(await finishPractice(id));
  const [one, other] = (await Promise.all([planTransferTest(session), planTransferTest(session)])).map(unwrap);
  expect(one!.id).toBe(other!.id);
  expect(await db.practiceSessions.find({ selector: { status: 'planned' } }).exec()).toHaveLength(1);
});

it('a round that another tab has just started is under way here too', async () => {
  const news = withLateEvents();
  const otherTab = await openDatabase(userId, { storage: news.storage, multiInstance: false, collections: ['rounds'] });
  setDatabase(otherTab);
  const start = () => startRound({ userId, tee, holesPlanned: playOrder(9, 1), mode: 'casual' });
  unwrap(await abandonRound(unwrap(await start()).id));
  expect(await otherTab.rounds.find({ selector: { status: 'active' }, limit: 1 }).exec()).toEqual([]);
  await news.elsewhere(() => otherTab.rounds.insert(newRound('theirs', userId)));

  expect((await start()).ok).toBe(false);
  await otherTab.close();
});
