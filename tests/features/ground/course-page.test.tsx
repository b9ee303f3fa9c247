import type { ComponentProps } from 'react';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { RoundAreas } from '#src/app/round-areas.tsx';
import { saveCourse } from '#src/data/commands/courses.ts';
import { saveMap, savePocketBook } from '#src/data/commands/ground.ts';
import { finishRound, recordHole, startRound } from '#src/data/commands/rounds.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { BookScreen } from '#src/features/ground/book/book-screen.tsx';
import { CoursePage } from '#src/features/ground/course/course-page.tsx';
import type { CourseSearch } from '#src/features/ground/course/course-search.ts';
import { ResumeBanner } from '#src/features/round/resume-banner.tsx';
import { PlayingScreen } from '#src/features/round/playing-screen.tsx';
import { type HolePlan, inventedCourse, lengthOf, openHole, overpassOf, readOverpass } from '@divot/ground';
import { compact, METRES_PER_YARD, unwrap } from '@divot/basics';
import { eventually } from '#tests/support/eventually.ts';
import { SAM, show, signInSam } from '#tests/support/screen.tsx';
import * as drawing from '#src/ui/figures/hole-drawing.tsx';

// A course's page, and the numbers of its holes on every screen that has them.

const pack = readOverpass(
  overpassOf(inventedCourse({ seed: 13, lat: 54.6, lon: -5.9, holes: 9, name: 'Quarry (mapped)' })),
)[0]!;
const mapYards = (n: number) => lengthOf(openHole(pack, n)!.path) / METRES_PER_YARD;

/** The card's length is shorter than the map's on hole 2 and missing on 3. Par and index are not the map's. */
const club: Tee = {
  id: 'club',
  name: 'Club',
  par: [5, 3, 4, 4, 4, 3, 4, 4, 5],
  strokeIndex: [9, 8, 7, 6, 5, 4, 3, 2, 1],
  yards: Array.from({ length: 9 }, (_, at) => (at === 2 ? 0 : Math.round(mapYards(at + 1) * (at === 1 ? 0.8 : 1.01)))),
};
const quarryWithMap = async () => {
  const { db } = await signInSam({}, new Date('2026-05-12T09:00:00'));
  const quarry = unwrap(await saveCourse(SAM.uid, { name: 'Old Quarry', city: 'Heronsbridge', tees: [club] }));
  const box = { south: 54, west: -6, north: 55, east: -5 };
  unwrap(await saveMap(quarry.id, pack, { name: pack.name, box }));
  return { db, quarry };
};
const play = async (course: Awaited<ReturnType<typeof quarryWithMap>>['quarry'], partners: readonly string[] = []) => {
  const holesPlanned = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  const round = unwrap(
    await startRound({
      userId: SAM.uid,
      course,
      tee: club,
      holesPlanned,
      mode: 'casual',
      partners: partners.map((name) => ({ name })),
    }),
  );
  return { round, holesPlanned };
};
const resume: ComponentProps<typeof CoursePage>['resume'] = (round, onResume) => (
  <ResumeBanner round={round} picture={null} onResume={onResume} />
);
const page = (at: CourseSearch) => show(<CoursePage at={at} go={() => undefined} resume={resume} />);

const planOf = (n: number): HolePlan => {
  const shot = {
    from: [0, 0],
    to: [0, 200],
    aim: [0, 200],
    aimRightM: 0,
    carryM: 200,
    halfCarryM: 9,
    halfSideM: 12,
  } as const;
  return { n, strokes: 4.6, shots: [{ ...shot, club: 'Driver', clears: [] }] };
};
/** What the screen says, with a space between its parts, without what only paper shows. */
const textShown = (): string => {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, nodeValue } = walker.currentNode;
    if (!parentElement?.closest('.hidden')) texts.push(nodeValue ?? '');
  }
  return texts.join(' ');
};
const factsOn = (text: string) =>
  compact({
    par: /Par (\d)(?!\d)/.exec(text)?.[1],
    si: /SI (\d+)/.exec(text)?.[1],
    card: /(?<!\(|\d)(\d+) yd(?!s)/.exec(text)?.[1],
    map: /\((\d+)(?: yd)? on the map’s hole (\d+)\)/.exec(text)?.slice(1).join(' as '),
  });

it('gives a hole one par, index and length on the page, in the pocket book, on the pad and on the map', async () => {
  const { quarry } = await quarryWithMap();
  await savePocketBook(SAM.uid, quarry.id, [1, 2, 3].map(planOf));
  const { round } = await play(quarry);
  const playing = (n: number, view?: 'map') =>
    show(
      <RoundAreas>
        <PlayingScreen at={{ round: round.id, hole: n, view }} navigation={{}} go={() => undefined} />
      </RoundAreas>,
    );
  const screens = {
    page: (n: number) => page({ course: quarry.id, hole: n }),
    book: (n: number) => show(<BookScreen at={{ course: quarry.id, hole: n }} go={() => undefined} />),
    pad: (n: number) => playing(n),
    map: (n: number) => playing(n, 'map'),
  };
  const drawn = (n: number) => `${Math.round(mapYards(n))} as ${n}`;
  const onCard = [
    { par: '3', si: '8', card: String(club.yards![1]), map: drawn(2) },
    { par: '4', si: '7', map: drawn(3) },
  ];

  for (const [at, facts] of onCard.entries()) {
    for (const [name, open] of Object.entries(screens)) {
      open(at + 2);
      // oxlint-disable-next-line no-await-in-loop -- one screen after the other
      await eventually(() => expect({ name, ...factsOn(textShown()) }).toEqual({ name, ...facts }));
      cleanup();
    }
  }
}, 30_000);

it('draws the hole on the pad with the next carry and the plan, and no second time after a score', async () => {
  const { quarry } = await quarryWithMap();
  await savePocketBook(SAM.uid, quarry.id, [planOf(2)]);
  const draws = vi.spyOn(drawing, 'HoleDrawing');
  const { round } = await play(quarry);
  show(
    <RoundAreas>
      <PlayingScreen at={{ round: round.id, hole: 2 }} navigation={{}} go={() => undefined} />
    </RoundAreas>,
  );
  expect(await screen.findByText('Plan: Driver')).toBeTruthy();
  expect(screen.getByText(/^Water across, carry \d+ yd$/)).toBeTruthy();
  expect(screen.getByText(pack.attribution)).toBeTruthy();
  const drawn = draws.mock.calls.length;

  fireEvent.click(screen.getByRole('button', { name: /^4, bogey/ }));

  await eventually(() => expect(document.querySelector('[data-testid=hole-score]')?.textContent).toContain('4'));
  expect(draws.mock.calls).toHaveLength(drawn);
  draws.mockRestore();
});

it('draws a hole without a map as a line of its length, and says so', async () => {
  await quarryWithMap();
  const bare = unwrap(await saveCourse(SAM.uid, { name: 'Bare Common', tees: [{ ...club, id: 'w' }] }));

  page({ course: bare.id, hole: 2 });

  expect(await screen.findByText(/^Drawn from the card’s length/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Hole 2 from above' }).textContent).toContain(String(club.yards![1]));
});

it('shows what the golfer has scored here, with whom, and where to go on', async () => {
  const { quarry } = await quarryWithMap();
  for (const strokes of [5, 4]) {
    // oxlint-disable no-await-in-loop -- one round after the other
    const { round, holesPlanned } = await play(quarry, ['Nadia']);
    for (const n of holesPlanned) await recordHole(round.id, n, { strokes });
    unwrap(await finishRound(round.id, {}));
    // oxlint-enable no-await-in-loop
  }

  page({ course: quarry.id, hole: 2 });

  expect(await screen.findByRole('heading', { name: 'Old Quarry' })).toBeTruthy();
  expect(await screen.findByText('Best nine')).toBeTruthy();
  expect(document.body.textContent).toContain('4.5 on average, +1.5'); // hole 2, a par 3
  expect(document.body.textContent).toContain('Nadia 2 rounds');
  expect(screen.getAllByRole('img', { name: 'Hole 2 from above' })).toHaveLength(1);
  const leads = ['Play here', 'Pocket book', 'Edit card'].map((name) => screen.getByRole('link', { name }));
  expect(leads.map((link) => link.getAttribute('href'))).toEqual([
    `/playing?view=setup&course=${quarry.id}`,
    `/pocket-book?course=${quarry.id}`,
    `/playing?view=course&course=${quarry.id}`,
  ]);
});

it('shows a course that is gone as its latest round has it, and one without map, rounds or ratings', async () => {
  const { db, quarry } = await quarryWithMap();
  const { round } = await play(quarry);
  await recordHole(round.id, 1, { strokes: 4 });
  unwrap(await finishRound(round.id, {}));
  await (await db.courses.findOne(quarry.id).exec())!.remove();

  page({ course: quarry.id });

  expect(await screen.findByRole('heading', { name: 'Old Quarry' })).toBeTruthy();
  expect(await screen.findByText(/no longer among your courses/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Play here' })).toBeNull();
  cleanup();

  const bare = unwrap(
    await saveCourse(SAM.uid, { name: 'Bare Common', tees: [{ id: 'w', name: 'White', par: club.par }] }),
  );
  page({ course: bare.id, hole: 18 });

  expect(await screen.findByText(/Play here once/)).toBeTruthy();
  expect(screen.getByRole('region', { name: 'Hole 1' })).toBeTruthy();
  cleanup();

  await db.courses.insert({ ...bare, id: 'without-card', tees: [] });
  page({ course: 'without-card' });
  expect(await screen.findByText(/has no card yet/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Edit card' })).toBeTruthy();
  cleanup();

  page({ course: 'nobody-knows' });
  expect(await screen.findByText('This course is not on this device.')).toBeTruthy();
});

it('says which round is under way and leads to it', async () => {
  const { quarry } = await quarryWithMap();
  const { round } = await play(quarry);
  const shown = page({ course: quarry.id });

  expect(await screen.findByText(/Old Quarry: nothing scored yet/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Play here' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Resume round' }));

  await eventually(() => expect(shown.path()).toBe('/playing'));
  expect(round.status).toBe('active');
});

it('opens a finished card where its pad was, so that Back does not lead to a hole ready to score', async () => {
  const { quarry } = await quarryWithMap();
  const { round } = await play(quarry);
  await recordHole(round.id, 1, { strokes: 4 });
  unwrap(await finishRound(round.id, {}));
  const open = (view?: 'edit') =>
    show(
      <RoundAreas>
        <PlayingScreen at={{ round: round.id, hole: 9, view }} navigation={{}} go={() => undefined} />
      </RoundAreas>,
    );

  open();
  expect(await screen.findByRole('button', { name: 'Edit scores' })).toBeTruthy();
  cleanup();

  open('edit'); // the card's own button
  expect(await screen.findByRole('heading', { name: 'Hole 9' })).toBeTruthy();
});
