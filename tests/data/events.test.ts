import { afterEach, beforeEach, expect, it } from 'vitest';
import { fail, ok, unwrap } from '@divot/basics';
import { type Board, newPhoneKey, sealBoard, withFigure } from '@divot/golf-games';
import {
  changeEvent,
  deleteEvent,
  deleteSeason,
  receiveCards,
  saveEvent,
  saveSeason,
  takeEventFile,
} from '#src/data/commands/events.ts';
import { eventsDatabase } from '#src/data/db/events-database.ts';
import {
  type GolfEvent,
  boardOf,
  playerNamed,
  scoreOn,
  sourcesOf,
  withCard,
  withSource,
} from '#src/domain/events/event.ts';
import { eventRows } from '#src/domain/events/event-results.ts';

const AT = '2026-11-28T12:00:00.000Z';
const cup: GolfEvent = {
  id: 'cup',
  name: 'Autumn cup',
  day: '2026-11-28',
  form: 'stableford',
  scoring: 'gross',
  ties: 'shared',
  courses: [{ name: 'Heron Creek', tees: [{ id: 'w', name: 'White', par: [4, 4, 4, 4, 4, 4, 4, 4, 4] }] }],
  players: [playerNamed('Jo'), playerNamed('Max')],
  groups: [{ players: ['jo', 'max'], course: 0, hole: 1 }],
  codes: [],
  heardAt: {},
};
const season = { id: 's', name: '2026', bestOf: 3, points: [10, 6], events: ['cup'] };
const db = () => eventsDatabase('sam');
const thru = async () => {
  const event = await db().events.get('cup');
  return Object.fromEntries(unwrap(eventRows(event!)).map((row) => [row.id, row.thru]));
};

beforeEach(async () => {
  unwrap(await saveEvent('sam', cup));
});
afterEach(() => db().delete());

it('refuses an event without players and keeps what was there', async () => {
  expect(await saveEvent('sam', { ...cup, players: [] })).toEqual({ ok: false, error: 'Enter at least one player.' });
  expect((await db().events.get('cup'))?.players).toHaveLength(2);
});

it('loses no card that two tabs enter at once', async () => {
  const enter = (id: string) => changeEvent('sam', 'cup', (event) => ok(withCard(event, id, { 1: 4 }, AT)));

  await Promise.all([enter('jo'), enter('max')]);

  expect(await thru()).toEqual({ jo: 1, max: 1 });
});

it('takes the cards of a phone whose seal is true, asks once who it is, and takes a single card out again', async () => {
  const [phone, id] = [await newPhoneKey(), 'AAAAAAAAAAA'];
  const card: Board = {
    day: cup.day,
    course: 'Heron Creek',
    players: [
      { id, name: 'Jo', counter: 1, holes: { 1: [{ value: 4, author: id, counter: 1 }] }, signatures: [] },
      { id: 'max', name: 'Max', counter: 0, holes: { 1: [{ value: 5, author: id, counter: 1 }] }, signatures: [] },
    ],
  };
  const sealed = await sealBoard(card, id, 1, phone);

  expect((await receiveCards('sam', 'cup', { ...sealed, day: '2026-11-29' })).ok).toBe(false);
  expect((await receiveCards('sam', 'cup', withFigure(sealed, id, 1, 3, id))).ok).toBe(false);
  expect(unwrap(await receiveCards('sam', 'cup', sealed)).asks).toEqual([{ id, as: 'jo' }]);
  expect(await thru()).toEqual({ jo: 0, max: 1 });
  unwrap(await receiveCards('sam', 'cup', sealed, { areThey: true }));
  expect(await thru()).toEqual({ jo: 1, max: 1 });
  expect(unwrap(await receiveCards('sam', 'cup', sealed)).asks).toEqual([]);

  const another = await sealBoard(withFigure(card, id, 1, 9, id), id, 2, await newPhoneKey());
  expect(unwrap(await receiveCards('sam', 'cup', another)).newPhones).toEqual(['Jo']);
  expect(scoreOn(boardOf((await db().events.get('cup'))!, 0), 'jo', 1)).toBe(4);

  const setOut = (isOut: boolean) => changeEvent('sam', 'cup', (event) => ok(withSource(event, id, 'jo', isOut)));
  unwrap(await setOut(true));
  expect(await thru()).toEqual({ jo: 0, max: 1 });
  unwrap(await receiveCards('sam', 'cup', await sealBoard(withFigure(card, id, 2, 3, id), id, 2, phone)));
  expect(await thru()).toEqual({ jo: 0, max: 1 });
  expect(sourcesOf((await db().events.get('cup'))!, 'jo')).toEqual([{ by: id, name: 'Jo', isOut: true }]);
  unwrap(await setOut(false));
  expect(await thru()).toEqual({ jo: 2, max: 1 });
});

it('changes nothing where a change is refused or the event is gone', async () => {
  expect(await changeEvent('sam', 'cup', () => fail('No.'))).toEqual({ ok: false, error: 'No.' });
  expect((await changeEvent('sam', 'gone', ok)).ok).toBe(false);
  expect(await db().events.get('cup')).toEqual(cup);
});

it('brings back a deleted event and a deleted season', async () => {
  unwrap(await saveSeason('sam', season));
  const restoreEvent = await deleteEvent('sam', cup);
  const restoreSeason = await deleteSeason('sam', season);
  expect(await Promise.all([db().events.count(), db().seasons.count()])).toEqual([0, 0]);

  await restoreEvent();
  await restoreSeason();

  expect(await db().events.get('cup')).toEqual(cup);
  expect(await db().seasons.get('s')).toEqual(season);
});

it('adds the cards of a file to an event that is here, and takes over what is not', async () => {
  unwrap(await changeEvent('sam', 'cup', (event) => ok(withCard(event, 'jo', { 1: 4 }, AT))));
  unwrap(await saveSeason('sam', { ...season, bestOf: 2, events: ['cup', 'april'] }));
  const theirs = withCard({ ...cup, name: 'Renamed there' }, 'max', { 1: 5 }, AT);

  unwrap(
    await takeEventFile('sam', { events: [theirs, { ...cup, id: 'may' }], season: { ...season, events: ['may'] } }),
  );

  expect(await thru()).toEqual({ jo: 1, max: 1 });
  expect((await db().events.get('cup'))?.name).toBe('Autumn cup');
  expect(await db().events.count()).toBe(2);
  expect(await db().seasons.get('s')).toMatchObject({ bestOf: 2, events: ['cup', 'april', 'may'] });
});

it('refuses a season without a name', async () => {
  expect((await saveSeason('sam', { ...season, name: ' ' })).ok).toBe(false);
});
