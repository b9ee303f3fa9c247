import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { fail, ok, unwrap } from '@divot/basics';
import { withFigure } from '@divot/golf-games';
import { saveCourse } from '#src/data/commands/courses.ts';
import { changeEvent, saveEvent, takeLiveCards } from '#src/data/commands/events.ts';
import { eventsDatabase } from '#src/data/db/events-database.ts';
import {
  type GolfEvent,
  boardOf,
  playerNamed,
  scoreOn,
  scoresOn,
  withCard,
  withReceived,
} from '#src/domain/events/event.ts';
import { codeOf } from '#src/domain/rounds/group-board.ts';
import type { CloudBoard } from '#src/platform/cloud.ts';
import { EventsScreen } from '#src/features/group/events/events-screen.tsx';
import type { EventsSearch } from '#src/features/group/events/events-search.ts';
import { toastsOfEachTest } from '#tests/support/toasts.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';

const toasts = toastsOfEachTest();
const tee = { id: 'w', name: 'White', par: [4, 4, 4, 4, 4, 4, 4, 4, 4] };
const cup: GolfEvent = {
  id: 'cup',
  name: 'Autumn cup',
  day: '2026-11-28',
  form: 'stableford',
  scoring: 'gross',
  ties: 'shared',
  courses: [{ name: 'Heron Creek', tees: [tee] }],
  players: [playerNamed('Jo'), playerNamed('Max')],
  groups: [{ players: ['jo', 'max'], course: 0, hole: 1 }],
  codes: [],
  heardAt: {},
};
const db = () => eventsDatabase(SAM.uid);
const stored = async () => (await db().events.get('cup'))!;
const boardSaying = (n: number, strokes: number, day = cup.day) =>
  withFigure(
    { day, course: 'Heron Creek', players: [{ id: 'jo', name: 'Jo', counter: 0, holes: {}, signatures: [] }] },
    'jo',
    n,
    strokes,
    'phone',
  );

const openAt = async (at: EventsSearch) => {
  const went: EventsSearch[] = [];
  show(<EventsScreen at={at} go={(to) => went.push(to)} />);
  return went;
};
afterEach(() => db().delete());

it('takes a pasted list of players and puts them into groups of four', async () => {
  await signInSam();
  unwrap(await saveCourse(SAM.uid, { name: 'Heron Creek', tees: [tee] }));
  const went = await openAt({ view: 'edit' });
  await screen.findByText('Heron Creek');
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Autumn cup' } });
  fireEvent.change(screen.getByLabelText('Players'), { target: { value: 'Jo, 99' } });
  fireEvent.click(screen.getByText('Save event'));
  expect(await screen.findByText('Jo: A handicap index is between +10.0 and 54.0.')).toBeTruthy();

  fireEvent.change(screen.getByLabelText('Players'), { target: { value: 'Jo, 18.4\nMax\nPriya\nAna\nTom' } });
  fireEvent.click(screen.getByText('Save event'));

  await waitFor(() => expect(went).toHaveLength(1));
  const [event] = await db().events.toArray();
  expect(event?.groups.map(({ players }) => players)).toEqual([
    ['jo', 'max', 'priya'],
    ['ana', 'tom'],
  ]);
});

it('reads the code of another phone, and says in one sentence why not', async () => {
  await signInSam();
  unwrap(await saveEvent(SAM.uid, cup));
  await openAt({ id: 'cup' });
  const read = async (text: string) => {
    fireEvent.change(await screen.findByLabelText('Code from a phone'), { target: { value: text } });
    fireEvent.click(screen.getByText('Read the text'));
  };

  await read('good morning everybody');
  expect(await screen.findByText('This code is not a Divot card.')).toBeTruthy();
  await read(`https://divot.example/hand-over#1.1.${codeOf(boardSaying(1, 5, '2026-11-27'))}`);
  expect(await screen.findByText(/2026-11-27, not of this day/)).toBeTruthy();
  expect(await stored()).toEqual(cup);

  await read(`https://divot.example/hand-over#1.1.${codeOf(boardSaying(3, 5))}.a-key-of-the-live-board`);
  await waitFor(() => expect(toasts.at(-1)?.text).toMatch(/^New on 1 card/));
  expect(scoreOn(boardOf(await stored(), 0), 'jo', 3)).toBe(5);
});

it('writes only the holes that were typed: two scores that differ stay until one is chosen', async () => {
  await signInSam();
  unwrap(await saveEvent(SAM.uid, cup));
  for (const strokes of [4, 5])
    await changeEvent(SAM.uid, 'cup', (event) =>
      ok(
        unwrap(
          withReceived(
            event,
            {
              ...boardSaying(1, strokes),
              players: boardSaying(1, strokes).players.map((one) => ({
                ...one,
                holes: { 1: [{ value: strokes, author: `phone ${strokes}`, counter: 1 }] },
              })),
            },
            '2026-11-28T12:00:00.000Z',
          ),
        ).event,
      ),
    );
  await openAt({ id: 'cup' });
  expect(await screen.findAllByText('Two scores on hole 1')).toHaveLength(2);
  const type = async (hole: string, value: string) => {
    fireEvent.click(within(await screen.findByRole('region', { name: 'Board' })).getByText('Jo'));
    fireEvent.change(await screen.findByLabelText(hole), { target: { value } });
    fireEvent.click(screen.getByText('Save card'));
  };

  await type('Hole 2', '4');
  await waitFor(async () => expect(scoreOn(boardOf(await stored(), 0), 'jo', 2)).toBe(4));
  expect(scoresOn(boardOf(await stored(), 0), 'jo', 1)).toHaveLength(2);

  await type('Hole 1', '5');
  await waitFor(async () => expect(scoreOn(boardOf(await stored(), 0), 'jo', 1)).toBe(5));
});

it('refuses a file of another kind and keeps what is there', async () => {
  await signInSam();
  unwrap(await saveEvent(SAM.uid, cup));
  await openAt({});
  await screen.findByText('Autumn cup');
  // jsdom’s files have no text().
  const files = [Object.assign(new File([], 'rounds.json'), { text: () => Promise.resolve('{"rounds":[]}') })];

  fireEvent.change(screen.getByLabelText('Open a file'), { target: { files } });

  await waitFor(() =>
    expect(toasts).toMatchObject([{ text: 'This is not an event or a season from Divot. Nothing changed.' }]),
  );
  expect(await stored()).toEqual(cup);
});

it('says who has no index, and gives a player who withdrew no result', async () => {
  await signInSam();
  unwrap(
    await saveEvent(SAM.uid, {
      ...cup,
      scoring: 'net',
      players: [playerNamed('Jo', { index: 18 }), playerNamed('Max')],
    }),
  );
  await openAt({ id: 'cup' });
  expect(await screen.findByText(/Max.* has no handicap index and is counted off 0/)).toBeTruthy();

  fireEvent.click(screen.getByText('Max'));
  fireEvent.change(await screen.findByLabelText(/What happened/), { target: { value: 'withdrawn' } });

  expect(await screen.findByText('withdrew')).toBeTruthy();
  expect((await stored()).players.map(({ state }) => state)).toEqual([undefined, 'withdrawn']);
});

it('asks who has no card once the others are in, and takes the answer with one tap', async () => {
  await signInSam();
  unwrap(
    await saveEvent(SAM.uid, withCard(cup, 'jo', Object.fromEntries(tee.par.map((par, at) => [at + 1, par])), cup.day)),
  );
  await openAt({ id: 'cup' });
  expect(await screen.findByText(/Max.* has no card\. Did .*Max.* play\?/)).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Did not play' }));

  expect(await screen.findByText('Every card is in. The result stands.')).toBeTruthy();
  expect((await stored()).players.map(({ state }) => state)).toEqual([undefined, 'absent']);
});

it('gives each group a code of its own, with a live board that stays the same', async () => {
  await signInSam();
  unwrap(await saveEvent(SAM.uid, cup));
  await openAt({ id: 'cup' });

  fireEvent.click(await screen.findByRole('button', { name: 'Code of group 1' }));
  expect(await screen.findByRole('img', { name: 'Code of group 1' })).toBeTruthy();
  const { key } = (await stored()).groups[0]!;
  expect(key).toMatch(/^[\w-]{20,64}$/);

  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Code of group 1' }));
  expect((await stored()).groups[0]!.key).toBe(key);
});

it('shows the clubhouse a whole screen that turns its own pages, results first, then who is out', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  await signInSam();
  const many = Array.from({ length: 9 }, (_, at) => playerNamed(`Player ${at + 1}`));
  const full = many.reduce<GolfEvent>((event, { id }) => withCard(event, id, { 1: 4 }, cup.day), {
    ...cup,
    players: many,
    groups: [{ players: many.map(({ id }) => id), course: 0, hole: 1 }],
  });
  unwrap(await saveEvent(SAM.uid, full));
  const went = await openAt({ view: 'clubhouse', id: 'cup' });

  expect(await screen.findByText('1 of 3')).toBeTruthy();
  await waitFor(() => expect(document.title).toContain('clubhouse board'));
  expect(screen.getAllByRole('listitem')).toHaveLength(8);
  act(() => void vi.advanceTimersByTime(12_000));
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  act(() => void vi.advanceTimersByTime(12_000));
  expect(screen.getByText(/Still out/)).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();

  fireEvent.keyDown(document, { key: 'Escape' });
  expect(went).toEqual([{ id: 'cup' }]);
  vi.useRealTimers();
});

it('takes over what a group shares live, and joins its board to read it', async () => {
  await signInSam();
  const shared = { ...cup, groups: [{ ...cup.groups[0]!, key: 'k'.repeat(20) }] };
  unwrap(await saveEvent(SAM.uid, shared));
  const published: string[] = [];
  const board: CloudBoard = {
    publish: async (code) => {
      published.push(code);
      return ok(undefined);
    },
    read: async () =>
      published.length === 0 ? fail('rejected') : ok([{ code: codeOf(boardSaying(1, 5)), isOwn: false }]),
    leave: async () => ok(undefined),
  };

  expect(await takeLiveCards(SAM.uid, shared, shared.groups[0]!, board)).toBe(true);
  expect(published).toHaveLength(1);
  expect(scoreOn(boardOf(await stored(), 0), 'jo', 1)).toBe(5);
});
