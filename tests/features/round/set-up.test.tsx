import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { RoundAreas } from '#src/app/round-areas.tsx';
import { saveCourse } from '#src/data/commands/courses.ts';
import { abandonRound, startRound } from '#src/data/commands/rounds.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { PlayHome } from '#src/features/round/play-home.tsx';
import type { PlaySearch } from '#src/platform/play-search.ts';
import { SetupScreen } from '#src/features/round/setup/setup-screen.tsx';
import { setClock } from '#src/platform/clock/clock.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';
import { unwrap } from '@divot/basics';

// From opening set-up to the first tee.

const tee = (id: string, name: string): Tee => ({ id, name, par: Array.from({ length: 18 }, () => 4) });
const [white, red] = [tee('white', 'White'), tee('red', 'Red')];

/** Sam has played with Jo, from Red, Max and Priya at Heron Creek. */
const signInWithFriends = async () => {
  const { db } = await signInSam({}, new Date('2026-11-21T09:00:00'));
  const heron = unwrap(await saveCourse(SAM.uid, { name: 'Heron Creek', tees: [white, red] }));
  const round = unwrap(
    await startRound({
      userId: SAM.uid,
      course: heron,
      tee: white,
      holesPlanned: [1, 2],
      mode: 'casual',
      partners: [{ name: 'Jo', index: 24, tee: red }, { name: 'Max', index: 12.4 }, { name: 'Priya' }],
    }),
  );
  unwrap(await abandonRound(round.id));
  setClock(() => new Date('2026-11-28T09:00:00'));
  const active = async () =>
    (await db.rounds.findOne({ selector: { status: 'active' } }).exec())?.toJSON() as Round | undefined;
  return { active, heron };
};

const control = (name: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>('button, label')].find(({ textContent }) => textContent.startsWith(name));
/** Taps on what begins with these names. Returns how many taps that took. */
const tapped = async (...names: readonly string[]) => {
  for (const name of names) fireEvent.click(await waitFor(() => control(name) ?? expect.fail(`no ${name}`)));
  return names.length;
};
const isChosen = (name: string) => waitFor(() => expect(control(name)?.getAttribute('aria-pressed')).toBe('true'));
const setUp = (courseId?: string) =>
  show(
    <RoundAreas>
      <SetupScreen courseId={courseId} navigation={{}} go={() => undefined} />
    </RoundAreas>,
  );

it('sets up a foursome of known partners and its form of play in six taps', async () => {
  const { active } = await signInWithFriends();
  const went: PlaySearch[] = [];
  const home = show(
    <RoundAreas>
      <PlayHome go={(to) => went.push(to)} />
    </RoundAreas>,
  );
  let taps = await tapped('Start a round');
  home.unmount();
  expect(went).toEqual([{ view: 'setup' }]);
  setUp();
  await isChosen('Heron Creek');

  taps += await tapped('Jo', 'Max1', 'Priya', 'Stableford', 'Tee off');

  expect(taps).toBeLessThanOrEqual(6);
  await waitFor(async () =>
    expect(await active()).toMatchObject({
      courseSnapshot: { name: 'Heron Creek', tee: { id: 'white' } },
      format: 'stableford',
      partners: [{ name: 'Jo', index: 24, tee: { id: 'red' } }, { name: 'Max', index: 12.4 }, { name: 'Priya' }],
    }),
  );
});

it('sets up the group of last time in one tap, less the one who is away', async () => {
  const { active } = await signInWithFriends();
  setUp();
  await isChosen('Heron Creek');

  await tapped('Same as last time', 'Priya', 'Tee off');

  await waitFor(async () => expect((await active())?.partners?.map(({ name }) => name)).toEqual(['Jo', 'Max']));
});

it('keeps the players while the golfer looks for the course, and gives each the tee they play there', async () => {
  const { active } = await signInWithFriends();
  const other = unwrap(
    await saveCourse(SAM.uid, { name: 'Old Quarry', tees: [tee('yellow', 'Yellow'), tee('ladies', 'Red')] }),
  );
  const first = setUp();
  await tapped('Jo');
  await isChosen('Jo');
  first.unmount();

  setUp(other.id);
  await isChosen('Old Quarry');
  await tapped('Tee off');

  await waitFor(async () =>
    expect(await active()).toMatchObject({
      courseSnapshot: { tee: { id: 'yellow' } },
      partners: [{ name: 'Jo', tee: { id: 'ladies' } }],
    }),
  );
});

it('scores a course that nobody has entered at once, with the players of the day', async () => {
  const { active } = await signInWithFriends();
  setUp();

  await tapped('Jo', 'Just score, par 72');

  await waitFor(async () => expect(await active()).toMatchObject({ partners: [{ name: 'Jo', index: 24 }] }));
  expect((await active())?.courseSnapshot?.tee.par.reduce((sum, par) => sum + par)).toBe(72);
  expect((await active())?.partners?.[0]?.tee).toBeUndefined();
});

it('leads to the round under way instead of starting another', async () => {
  const { heron } = await signInWithFriends();
  unwrap(await startRound({ userId: SAM.uid, course: heron, tee: white, holesPlanned: [1], mode: 'casual' }));
  setUp();

  expect(await screen.findByText('Heron Creek: nothing scored yet')).toBeTruthy();
  expect(screen.getAllByText('Resume round')).toHaveLength(1);
  expect(screen.queryByText('Tee off')).toBeNull();
});

it('keeps the field of the first partner under the finger while a name is typed, and players folded until then', async () => {
  await signInSam();
  unwrap(await saveCourse(SAM.uid, { name: 'Heron Creek', tees: [white] }));
  setUp();
  const fold = (await screen.findByText('Add a player')).closest('details')!;
  expect(fold.open).toBe(false);
  const field = screen.getByLabelText('Partner 1');

  fireEvent.change(field, { target: { value: 'J' } });

  await screen.findByText('You, J · Stroke');
  expect(screen.getByLabelText('Partner 1')).toBe(field);
});
