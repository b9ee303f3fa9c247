import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { remindOfMaps } from '#src/app/background/map-reminder.ts';
import { startCourseMaps } from '#src/app/background/course-maps.ts';
import { newDocument } from '#src/data/commands/store.ts';
import { saveCourse } from '#src/data/commands/courses.ts';
import { deleteMap } from '#src/data/commands/ground.ts';
import { groundOf } from '#src/data/queries/ground.ts';
import { sortKeyOf } from '#src/domain/entities/documents.ts';
import { takeToasts } from '#src/ui/primitives/toast.ts';
import { setClock } from '#src/platform/clock/clock.ts';
import { type MapWork, mapWishesAtom, mapWorkAtom, wantMap } from '#src/platform/course-search.ts';
import { preferencesAtom } from '#src/platform/settings/preferences.ts';
import { networkAtom, state } from '#src/platform/state.ts';
import * as reader from '#src/platform/workers/ground-reader.ts';
import { createGround } from '#src/services/ground/ground.ts';
import { MOST_BY_ITSELF, countRequest, requestsThisMonth } from '#src/services/ground/requests.ts';
import { eventually } from '#tests/support/eventually.ts';
import { SAM, signInSam } from '#tests/support/screen.tsx';
import { unwrap } from '@divot/basics';
import { inventedCourse, overpassOf, readOverpass } from '@divot/ground';

// The maps that Divot fetches by itself, and how often it asks the map's server.

const quarry = inventedCourse({ seed: 3, lat: 54.6, lon: -5.9, holes: 9, name: 'Old Quarry' });
const bounds = { minlat: 54.59, minlon: -5.91, maxlat: 54.61, maxlon: -5.89 };
const FOUND = JSON.stringify({ elements: [{ type: 'way', id: 1, bounds, tags: { name: 'Old Quarry' } }] });
const MAP = JSON.stringify(overpassOf(quarry));
const BUSY = new Response('', { status: 429 });

const CELLULAR = Object.assign(new EventTarget(), { type: 'cellular' });

let stop = () => {};
let asked = 0;
/** Answers a search and a fetch, unless `answer` does. */
const mapServer = (answer: (query: string) => Response | undefined = () => undefined) =>
  createGround('https://map.example/api', {
    onRequest: () => countRequest(SAM.uid),
    fetcher: (_base, init) => {
      asked += 1;
      const query = new URLSearchParams(init?.body as URLSearchParams).get('data') ?? '';
      return Promise.resolve(answer(query) ?? new Response(query.includes('out geom') ? MAP : FOUND));
    },
    wait: () => Promise.resolve(),
  });
const quarryOf = async (name = 'Old Quarry') => {
  const { db } = await signInSam({}, new Date('2026-11-28T09:00:00'));
  const tees = [{ id: 'usual', name: 'Usual tee', par: quarry.holes.map(({ par }) => par) }];
  const { id } = unwrap(await saveCourse(SAM.uid, { name, tees }));
  const course = async () => (await db.courses.findOne(id).exec(true)).toMutableJSON();
  return { db, id, course, hasMap: async () => groundOf(await course())?.pack.holes.length === 9 };
};
const workOf = (id: string): MapWork | undefined => state.get(mapWorkAtom)[id];
const settled = () => eventually(() => expect(state.get(mapWishesAtom)).toEqual([]));

beforeEach(() => {
  vi.spyOn(reader, 'readGround').mockImplementation((text) => Promise.resolve(readOverpass(JSON.parse(text))));
  asked = 0;
  takeToasts(() => undefined)(); // what another file has left to tell
  localStorage.clear();
});
afterEach(() => {
  stop();
  state.set(mapWishesAtom, []);
  state.set(mapWorkAtom, {});
  state.set(networkAtom, 'online');
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('fetches the map of a course that is shown, with two requests, once', async () => {
  const { id, hasMap } = await quarryOf();
  stop = startCourseMaps(mapServer());

  wantMap(id);
  await eventually(async () => expect(await hasMap()).toBe(true));
  wantMap(id);
  await settled();

  expect(requestsThisMonth(SAM.uid)).toBe(2);
});

it('waits for a connection, and then fetches it without a tap', async () => {
  const { id, hasMap } = await quarryOf();
  state.set(networkAtom, 'offline');
  stop = startCourseMaps(mapServer());

  wantMap(id);
  await eventually(() => expect(workOf(id)).toEqual({ kind: 'waiting' }));
  expect(asked).toBe(0);

  state.set(networkAtom, 'online');
  await eventually(async () => expect(await hasMap()).toBe(true));
});

it('fetches nothing on a metered connection unless asked, or allowed in Settings', async () => {
  vi.stubGlobal('navigator', { connection: CELLULAR });
  const { id, hasMap } = await quarryOf();
  stop = startCourseMaps(mapServer());

  wantMap(id);
  await eventually(() => expect(workOf(id)).toEqual({ kind: 'waiting' }));
  expect(asked).toBe(0);

  wantMap(id, true);
  await eventually(async () => expect(await hasMap()).toBe(true));
});

it('fetches maps by itself on a metered connection if Settings allow it', async () => {
  vi.stubGlobal('navigator', { connection: CELLULAR });
  state.set(preferencesAtom, { ...state.get(preferencesAtom), mapsOnMobileData: true });
  onTestFinished(() => state.set(preferencesAtom, { ...state.get(preferencesAtom), mapsOnMobileData: false }));
  const { id, hasMap } = await quarryOf();
  stop = startCourseMaps(mapServer());

  wantMap(id);

  await eventually(async () => expect(await hasMap()).toBe(true));
});

it('leaves a map that the golfer deleted alone, until they ask for it', async () => {
  const { id, hasMap } = await quarryOf();
  unwrap(await deleteMap(id));
  stop = startCourseMaps(mapServer());

  wantMap(id);
  await settled();
  expect(asked).toBe(0);

  wantMap(id, true);
  await eventually(async () => expect(await hasMap()).toBe(true));
});

it('says why there is no map, and rests before it asks again by itself', async () => {
  const { id } = await quarryOf();
  for (const [answer, text] of [
    [() => BUSY, /busy/],
    [() => Response.json({ elements: [{}], remark: 'runtime error' }), /only a part/],
    [() => new Response('<html>', { status: 500 }), /did not answer/],
    [() => Response.json({ elements: [] }), /no such course/],
  ] as const) {
    stop = startCourseMaps(mapServer(answer));
    wantMap(id, true);
    // oxlint-disable-next-line no-await-in-loop -- one server after the other
    await eventually(() => expect(workOf(id)).toMatchObject({ kind: 'failed', text: expect.stringMatching(text) }));
    // oxlint-disable-next-line no-await-in-loop -- one server after the other
    await settled();
    stop();
  }

  stop = startCourseMaps(mapServer());
  const before = asked;
  wantMap(id);
  await settled();
  expect(asked).toBe(before);

  setClock(() => new Date('2027-01-28T09:00:00'));
  wantMap(id);
  await eventually(() => expect(asked).toBeGreaterThan(before));
  await settled();
});

it('leaves the choice to the golfer where several courses could be meant', async () => {
  const { id } = await quarryOf('Somewhere else');
  const two = Response.json({
    elements: ['Quarry A', 'Quarry B'].map((name) => ({ type: 'way', bounds, tags: { name } })),
  });
  stop = startCourseMaps(mapServer(() => two));

  wantMap(id);

  await eventually(() => expect(workOf(id)).toEqual({ kind: 'which' }));
});

it('asks by itself at most 60 times a month, and still when the golfer taps', async () => {
  const { id, hasMap } = await quarryOf();
  for (let n = 0; n < MOST_BY_ITSELF; n += 1) countRequest(SAM.uid);
  stop = startCourseMaps(mapServer());

  wantMap(id);
  await settled();
  expect(asked).toBe(0);

  wantMap(id, true);
  await eventually(async () => expect(await hasMap()).toBe(true));
  setClock(() => new Date('2026-12-01T09:00:00'));
  expect(requestsThisMonth(SAM.uid)).toBe(0);
});

const gameTomorrow = (place: string) => {
  const game = {
    ...newDocument(SAM.uid),
    hostName: 'Sam',
    startUtc: new Date('2026-11-29T09:00:00').toISOString(),
    place,
    holes: 18,
    spots: 1,
    format: 'casual' as const,
    visibility: 'friends' as const,
    status: 'open' as const,
    requests: {},
  };
  return { ...game, sortKey: sortKeyOf('games', game) };
};
/** What the golfer is told, and the name of the button beside it. */
const toldOf = async () => {
  const told: string[] = [];
  const stopTelling = takeToasts(({ text, action }) => told.push(`${text} ${action?.label}`));
  onTestFinished(stopTelling);
  await remindOfMaps(SAM.uid);
  return told;
};

it('fetches the map of a game’s course by itself, and tells nothing that evening if it has come', async () => {
  const { db, hasMap } = await quarryOf();
  await db.games.insert(gameTomorrow('Old Quarry'));
  stop = startCourseMaps(mapServer());

  await remindOfMaps(SAM.uid);
  await eventually(async () => expect(await hasMap()).toBe(true));

  setClock(() => new Date('2026-11-28T19:00:00'));
  expect(await toldOf()).toEqual([]);
});

it('tells the evening before, once, what is still missing, with one tap to get it', async () => {
  const { db } = await quarryOf();
  await db.games.insert(gameTomorrow('Pine Valley'));
  expect(await toldOf()).toEqual([]); // it is still morning

  setClock(() => new Date('2026-11-28T19:00:00'));
  expect(await toldOf()).toEqual([expect.stringMatching(/Tomorrow: .*Pine Valley.*Find the course/)]);
  expect(await toldOf()).toEqual([]);
});
