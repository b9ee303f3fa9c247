import { startSignedIn } from '#dev/browser/sign-in.ts';
import { expect, synced, test } from '#e2e/support/product.ts';
import { positionsIn, savedBy, teeOffOnShared, unescaped } from '#e2e/support/positions.ts';
import { addQuarryWithMap, endHole, mark, nineHoles, signUpToWalk, standAt } from '#e2e/support/walk.ts';

// A golfer's positions stay on the phone, or go into the golfer's own round if the golfer wants that.

test.setTimeout(200_000);

test('kept on wish, positions go into the golfer’s own round and into no other request', async ({
  device,
  golfer,
  product,
}) => {
  const { page } = await device('phone');
  const told: string[] = [];
  product.onRequest(({ text }) => {
    if (positionsIn(unescaped(text)).length > 0) told.push(text);
  });
  await signUpToWalk(page, golfer);
  await teeOffOnShared(page, 'Keep ball positions with the round', 'Send speed and failures of the app');
  await page.getByRole('button', { name: 'Show my distances' }).click();
  const first = nineHoles.at(0)!;
  for (const ball of first.balls) await mark(page, ball);
  expect(told).toEqual([]);

  await endHole(page, first.putts);
  await page.getByRole('button', { name: 'Card', exact: true }).click();
  await page.goto('/profile?group=data');
  const everything = await savedBy(page, 'Export all (JSON)');
  await synced(page);

  await expect.poll(() => told.length).toBeGreaterThan(0);
  for (const text of told) expect(text).toMatch(/\/v1\/projects\/.*\/rounds\//);
  const { store } = product.services.documents;
  // The map of a course says where its tees and greens are, not where the golfer was.
  const ofTheGolfer = store.all().filter(({ path }) => !path.startsWith('courses/'));
  const withPositions = ofTheGolfer.filter((document) => positionsIn(JSON.stringify(document)).length > 0);
  expect(withPositions.map(({ path }) => path)).toEqual([expect.stringMatching(/^rounds\//)]);
  const { courses: _, ...exported } = (JSON.parse(everything) as { collections: Record<string, unknown> }).collections;
  expect(positionsIn(JSON.stringify(exported))).toEqual([]);
});

test('the nearest course comes first when asked to, from a position that stays on the phone', async ({
  device,
  golfer,
  product,
}) => {
  const { page, context } = await device('phone');
  const told: string[] = [];
  await context.grantPermissions(['geolocation']);
  await startSignedIn(page, golfer);
  await addQuarryWithMap(page);
  await page.getByText('Another course').click();
  await page.getByRole('button', { name: 'Change course' }).click();
  await page.getByRole('button', { name: 'Add a course' }).click();
  await page.getByLabel('Course name').fill('Heron Creek');
  await page.getByRole('button', { name: 'Save course' }).click();
  await page.getByText('Another course').click();
  await page.getByRole('button', { name: 'Change course' }).click();
  const courses = page.getByRole('listitem');
  await expect(courses).toContainText(['Heron Creek', 'Old Quarry']);

  product.onRequest(({ text }) => told.push(...positionsIn(unescaped(text))));
  await standAt(context, [0, 0]);
  await page.getByRole('button', { name: 'Near me' }).click();

  await expect(courses).toContainText([/Old Quarry.*here/, 'Heron Creek']);
  await expect(page.getByText('Divot sent the open map your place, rounded to about 10 km.')).toBeVisible();
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(courses).toContainText(['Heron Creek', 'Old Quarry']);
  expect(told).toEqual([]);
});
