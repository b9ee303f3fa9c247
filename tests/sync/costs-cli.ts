import 'fake-indexeddb/auto';
import { setTimeout as delay } from 'node:timers/promises';
import { packPoses, readSwing, searchSwings } from '@divot/swing';
import { posesOf, syntheticGolfer } from '@divot/swing-lab';
import { costOfExchange, nothing, plus } from './billing.ts';
import { DEMO_ACCOUNT, demoSeeds } from '#dev/seed/demo.ts';
import { plantDocuments } from '#dev/seed/plant.ts';
import { startServices } from '#dev/services/start-services.ts';
import { type Me, answerRequest, askToJoin, hostGame } from '#src/data/commands/games.ts';
import { finishPractice, logBlock, recordTry, setClock, startPractice } from '#src/data/commands/practice.ts';
import { finishRound, recordHole, startRound } from '#src/data/commands/rounds.ts';
import { judgeFinding, queueSwing, recordAnalysis, tagOutcome } from '#src/data/commands/swings.ts';
import { type WorkoutStart, finishWorkout, recordSet, startWorkout } from '#src/data/commands/workouts.ts';
import { DRILLS, EXERCISES } from '@divot/golf-content';
import { driveEntry } from '#src/domain/pad/hole-answers.ts';
import { playOrder } from '@divot/golf-rules';
import { setDatabase } from '#src/data/live/current.ts';
import { entityNames } from '#src/domain/entities/registry.ts';
import type { Result } from '@divot/basics';
import { analysisFields } from '#src/domain/swing-reading/reading-fields.ts';
import { openGame } from '#src/sync/tasks/shared-games.ts';
import { type Phone, type PhoneSetup, openPhone } from './device.ts';

// npm run costs
//
// What a round, a practice session, a workout, a swing, opening the app and a game with three guests cost in the cloud.
// The app's own commands and sync run against the local services, which hold the demo golfer's six months. Each tap is
// sent, and announced to the golfer's other devices, before the next one. Nobody taps that slowly, so real golf costs no
// more.

const MINUTE_MS = 60_000;
/** All taps must fit within the hour for which the phone's token is valid. */
const TAP_MS = 8_000;
const DAY_MS = 86_400_000;
const PATIENCE_MS = 20_000;

let aheadMs = -2 * DAY_MS;
const services = await startServices({ now: () => Date.now() + aheadMs, tokenLifetimeSeconds: 30 * 86_400 });
const { project } = services;
for (const seed of demoSeeds(new Date())) {
  await plantDocuments({ project, documentsOrigin: services.documents.origin }, [seed]);
  aheadMs += 2 * MINUTE_MS; // a pull reads the last minute again, so space the writes as in life
}
aheadMs = 0;

const kept = new Map<string, string>();
Object.assign(globalThis, {
  localStorage: {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  },
});

let total = nothing();
const stockFetch = globalThis.fetch;
globalThis.fetch = async (...asked) => {
  const answer = await stockFetch(...asked);
  const [request, { body: sent } = {}] = asked;
  const url = request instanceof Request ? request.url : String(request);
  const body = await answer.clone().text();
  total = plus(total, costOfExchange(url, typeof sent === 'string' ? sent : '', body, answer.ok));
  return answer;
};

const { uid } = DEMO_ACCOUNT;
const open = (golfer: string, collections: PhoneSetup['collections']) =>
  openPhone({ name: 'phone', uid: golfer, project, port: services.documents.port, collections, isFollowed });
let showsGames = false;
const isFollowed = () => showsGames;
const phone = await open(uid, entityNames);
setDatabase(phone.db);

/** Waits until everything is sent and announced, and the changes it causes have arrived. */
const quiet = async (on: Phone = phone): Promise<void> => {
  const sinceMs = performance.now();
  for (;;) {
    if (performance.now() - sinceMs > PATIENCE_MS) throw new Error(`not sent: ${JSON.stringify(on.report)}`);
    const owed = (await on.db.getLocal<{ value: readonly string[] }>('change-marker-owed'))?.toJSON().data.value;
    if (on.report?.status.phase === 'idle' && (owed ?? []).length === 0) break;
    await delay(20);
  }
  await on.engine.inSync();
};
let taps = 0;
const tap = async <T>(command: Promise<Result<T>>, on: Phone = phone): Promise<T> => {
  const done = await command;
  if (!done.ok) throw new Error(done.error);
  taps += 1;
  await delay(50); // until the replication has seen the change
  await quiet(on);
  aheadMs += TAP_MS;
  return done.value;
};
const stretch = async (title: string, work: () => Promise<void>, on: Phone = phone): Promise<void> => {
  aheadMs += 5 * MINUTE_MS;
  const [before, tapsBefore] = [total, taps];
  await work();
  await delay(1_000);
  await quiet(on);
  const { reads, writes, bytes } = plus(total, before, -1);
  console.log(`${title}: ${taps - tapsBefore} taps, ${reads} reads, ${writes} writes, ${Math.round(bytes / 1024)} KB`);
};

const playRound = async (): Promise<void> => {
  const course = (await phone.db.courses.findOne().exec())!.toMutableJSON();
  const setup = { userId: uid, course, tee: course.tees[0]!, holesPlanned: playOrder(18, 1), mode: 'casual' } as const;
  const { id, holes } = await tap(startRound(setup));
  for (const { n, par } of holes) {
    await tap(recordHole(id, n, { strokes: par + 1 }));
    await tap(recordHole(id, n, { putts: 2 }));
    await tap(recordHole(id, n, { firstPuttFt: 20 }));
    if (par > 3) await tap(recordHole(id, n, driveEntry({ n, par }, 'fairway')));
  }
  await tap(finishRound(id, {}));
};

const practise = async (): Promise<void> => {
  const blocks = DRILLS.slice(0, 3).map(({ id }) => ({ drillId: id, mode: 'block', minutes: 15 }) as const);
  const session = await tap(startPractice({ userId: uid, blocks }));
  for (const { id } of session.blocks) {
    await tap(setClock(session.id, id, { setUpAt: new Date().toISOString() }));
    await tap(setClock(session.id, id, { setUpAt: new Date().toISOString(), startedAt: new Date().toISOString() }));
    for (let nth = 0; nth < 20; nth += 1) await tap(recordTry(session.id, id, nth % 2, 14));
    await tap(logBlock(session.id, id, { actualSec: 900 }));
  }
  await tap(finishPractice(session.id, { feel: 4 }));
};

const train = async (): Promise<void> => {
  const list = EXERCISES.slice(0, 6).map(({ id }, n) => ({ id: `item-${n}`, exerciseId: id, sets: 3, restSec: 60 }));
  const start = { userId: uid, exercises: list, kind: 'strength', split: 'Full Body' } as unknown as WorkoutStart;
  const { id, items } = await tap(startWorkout(start));
  for (const item of items) for (let set = 0; set < 3; set += 1) await tap(recordSet(id, item.id, { reps: 10 }));
  await tap(finishWorkout(id, { durationSec: 2_400, sessionEffort: 6 }));
};

const film = async (): Promise<void> => {
  const poses = posesOf(syntheticGolfer({ view: 'face-on', fps: 60, sway: 0.35 }));
  const search = searchSwings(poses);
  if (search.found !== 'swing') throw new Error(search.found);
  const reading = readSwing(poses, search);
  const { id } = await tap(queueSwing({ id: crypto.randomUUID(), userId: uid, videoBytes: 8_000_000 }));
  const clip = { fps: 60, swingCount: 1, strikeMs: [], analysisVersion: 1, durationMs: 4_000 };
  const packed = packPoses(poses);
  const fields = analysisFields(
    { ...clip, widthPx: poses.widthPx, heightPx: poses.heightPx, reading, packedPoses: packed },
    { moved: {} },
  );
  const { findings } = await tap(recordAnalysis(id, { ...fields, thumbnail: `data:${'A'.repeat(8_000)}` }));
  await tap(tagOutcome(id, { shape: 'slice' }));
  await tap(judgeFinding(id, findings![0]!.faultId, 'agree'));
};

const me = (golfer: string): Me => ({ uid: golfer, name: golfer, birthYear: 1980, index: 18 });
/** The golfer opens the screen of games. */
const looksAtGames = async (on: Phone): Promise<void> => {
  on.engine.pull('games');
  await delay(200);
  await quiet(on);
};
const hostAGame = (host: Phone, guests: ReadonlyMap<string, Phone>) => async (): Promise<void> => {
  const startUtc = new Date(Date.now() + 5 * DAY_MS).toISOString();
  const input = { place: 'Old Quarry', startUtc, holes: 18, spots: 3, format: 'casual', visibility: 'nearby' } as const;
  setDatabase(host.db);
  const { id } = await tap(hostGame(me('ada'), input, []), host);
  for (const [golfer, guest] of guests) {
    await looksAtGames(guest);
    await openGame(guest.db, guest.firestore, golfer, id);
    setDatabase(guest.db);
    await tap(askToJoin(me(golfer), id, []), guest);
    await looksAtGames(host);
    setDatabase(host.db);
    await tap(answerRequest(id, golfer, 'accepted'), host);
    await looksAtGames(guest);
  }
};

await quiet();
await delay(2_000);
await quiet();
await stretch('a round of 18 holes', playRound);
await stretch('a practice of three blocks', practise);
await stretch('a workout of 18 sets', train);
await stretch('a swing, filmed and judged', film);
await stretch('opening the app, nothing new', async () => {
  await phone.killAndReopen();
  setDatabase(phone.db);
});
await phone.close();
showsGames = true;
const host = await open('ada', ['profiles', 'coaches', 'games']);
const guests = new Map<string, Phone>();
for (const golfer of ['bo', 'cy', 'di']) guests.set(golfer, await open(golfer, ['profiles', 'games']));
const all = [host, ...guests.values()];
await Promise.all(all.map(quiet));
await stretch('a game with three guests, on their four phones', hostAGame(host, guests), host);
await Promise.all(all.map((one) => one.close()));
await services.stop();
