import type { Page } from '@playwright/test';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { createAccount, signIn } from '#dev/browser/sign-in.ts';
import { choose, expect, readyForOffline, synced, test } from '#e2e/support/product.ts';

// SPEC section 2, the dashboard: a new golfer, one with half a year of data, the modals and what they hand on, a second
// tab, and no signal.

const handedOver = (page: Page) => page.evaluate(() => history.state as Record<string, unknown>);
const recommendations = (page: Page) => page.getByRole('region', { name: 'AI recommendations' });

test('a golfer’s dashboard from the first day on', async ({ device, golfer }) => {
  test.setTimeout(240_000);
  const phone = await device('phone');
  const { page, context } = phone;
  await createAccount(page, golfer);
  const advice = recommendations(page);

  await test.step('a first drill is five taps away; sample data can be looked at and dropped', async () => {
    await page.getByRole('button', { name: 'Look at sample data' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Robin (sample)');
    await expect(advice.getByText('Over The Top')).toBeVisible();
    await page.getByRole('button', { name: 'Back to my golf' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Sam');

    const steps = page.getByRole('region', { name: 'First steps' });
    await steps.getByRole('button', { name: 'Find my first drill' }).click();
    await page.getByRole('button', { name: 'Next', exact: true }).click();
    await page.getByRole('button', { name: 'Hard to say' }).click();
    await page.getByRole('button', { name: /^Curves away from you/ }).click();
    await page.getByRole('button', { name: 'Off the heel' }).click();
    const hint = page.getByRole('dialog', { name: 'A first hint' });
    await expect(hint.getByRole('heading', { name: 'Slice' })).toBeVisible();
    await hint.getByRole('button', { name: 'Save drill' }).click();
    await expect(hint).toBeHidden();
    await expect(steps).toBeHidden();
    // It stays where one comes back to, until rounds say more.
    const kept = page.getByRole('region', { name: 'This week' });
    await expect(kept.getByRole('heading', { name: 'Slice' })).toBeVisible();
    await expect(kept.getByRole('button', { name: /^Start today’s session/ })).toBeVisible();
    await expect(kept.getByRole('link', { name: 'Open the drill' })).toHaveAttribute('href', /^\/practice\?drill=/);
    await expect(kept.getByRole('link', { name: 'Continue the questions' })).toBeVisible();
  });

  await test.step('a new golfer is told what to do first', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Good (morning, |afternoon, |evening, )Sam$/);
    await expect(page.getByText('Complete your assessment to find out what to work on first.')).toBeVisible();

    await expect(advice.getByRole('link', { name: 'Take the swing assessment' })).toHaveAttribute(
      'href',
      '/swing-assessment',
    );
    await expect(advice.getByRole('link', { name: 'Take the mobility assessment' })).toHaveAttribute(
      'href',
      '/mobility-assessment',
    );
    await expect(advice.getByText('Set a playing goal for your next round.')).toBeVisible();
    await expect(advice.getByText('From score to cause')).toBeHidden();
    await advice.getByRole('button', { name: 'AI recommendations' }).click();
    await expect(advice.getByText('Working On')).toBeHidden();
    await advice.getByRole('button', { name: 'AI recommendations' }).click();
    await expect(advice.getByText('Working On')).toBeVisible();

    const progress = page.getByRole('region', { name: 'Progress' });
    await expect(progress.getByText('N/A')).toBeVisible();
    await expect(progress.getByRole('progressbar', { name: 'Rounds this month' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 8',
    );
    await expect(progress.getByRole('progressbar', { name: 'Workouts this week' })).toHaveAttribute(
      'aria-valuetext',
      '0 of 12',
    );

    await expect(page.getByRole('link', { name: 'Analyze My Swing' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'View History' })).toBeHidden();
    await expect(page.getByRole('region', { name: 'Recommended videos' }).getByRole('listitem')).toHaveText([
      /Fix your slice.*Guide/,
      /Putting setup.*Guide/,
      /Power from the ground.*Guide/,
    ]);

    const off = page.getByRole('tabpanel', { name: 'Off Course Training' });
    await expect(off.getByText('Full Body, 3 sessions a week')).toBeVisible();
    await expect(off.getByText('Coming Soon')).toBeVisible();
    await expect(off.getByRole('link', { name: 'Custom Workout' })).toHaveAttribute('href', '/workout');
    await page.getByRole('tab', { name: 'On Course Performance' }).click();
    const on = page.getByRole('tabpanel', { name: 'On Course Performance' });
    await expect(on.getByRole('link')).toHaveText([/Play Round/, /Practice Range/, /Performance Stats/, /Book Lesson/]);
    await expect(on.getByRole('link', { name: 'Book Lesson' })).toHaveAttribute('href', '/scheduling');
    await page.reload();
    await expect(on).toBeVisible();
  });

  await test.step('thought, routine and goals are kept, and handed to the round', async () => {
    const think = async (thought: string) => {
      await advice.getByRole('button', { name: /Set a swing thought|Edit/ }).click();
      const editor = page.getByRole('dialog', { name: 'Swing thought' });
      await editor.getByLabel('Your swing thought').fill(thought);
      await editor.getByRole('button', { name: 'Save' }).click();
      await expect(editor).toBeHidden();
    };
    for (const thought of ['tall neck', 'slow back', 'turn', 'full finish']) await think(thought);
    await think('slow back'); // re-saving keeps the order
    await expect(advice.getByText('slow back')).toBeVisible();
    await advice.getByRole('button', { name: 'Edit' }).click();
    const editor = page.getByRole('dialog', { name: 'Swing thought' });
    await expect(editor.getByRole('listitem')).toHaveText(['full finish', 'turn', 'slow back']);
    await editor.getByLabel('Your swing thought').fill('   ');
    await editor.getByRole('button', { name: 'Save' }).click();
    await expect(editor.getByText('Write your swing thought first.')).toBeVisible();
    await editor.getByLabel('Your swing thought').fill('half typed');
    await page.reload(); // nothing typed is lost
    await expect(editor.getByLabel('Your swing thought')).toHaveValue('half typed');
    await editor.getByRole('button', { name: 'Cancel' }).click();

    await advice.getByRole('button', { name: 'Pre-shot routine' }).click();
    const chooser = page.getByRole('dialog', { name: 'Pre-shot routine' });
    await expect(chooser.getByRole('radio')).toHaveCount(3);
    await choose(chooser.getByRole('radio', { name: 'Visualization' }));
    await chooser.getByRole('button', { name: 'Use this routine' }).click();
    await expect(advice.getByRole('button', { name: 'Pre-shot routine' })).toContainText('Visualization');

    await advice.getByRole('button', { name: 'Playing goals' }).click();
    const manager = page.getByRole('dialog', { name: 'Playing goals' });
    const add = manager.getByRole('button', { name: 'Add Goal' });
    await expect(add).toBeDisabled();
    await manager.getByLabel('Your goal').fill('   ');
    await expect(add).toBeDisabled();
    await manager.getByLabel('Your goal').press('Enter');
    await expect(manager.getByText('No goals yet.')).toBeVisible();
    await expect(manager.getByRole('radio')).toHaveCount(5);
    await choose(manager.getByRole('radio', { name: 'Outcome' }));
    await manager.getByLabel('Your goal').fill('  Break 85  ');
    await add.click();
    await expect(manager.getByRole('button', { name: 'Delete goal: Break 85' })).toBeVisible();
    await choose(manager.getByRole('radio', { name: 'Mindset' }));
    await manager.getByRole('button', { name: 'Ten steps, then let it go' }).click();
    await add.click();
    await manager.getByRole('button', { name: 'Delete goal: Ten steps, then let it go' }).click();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(manager.getByRole('button', { name: /^Delete goal/ })).toHaveCount(2);
    await manager.getByRole('button', { name: 'Close' }).click();
    await expect(advice.getByText('Keep in mind out there: Ten steps, then let it go')).toBeVisible();

    await page.getByRole('tab', { name: 'On Course Performance' }).click();
    await page.getByRole('link', { name: 'Play Round' }).click();
    await expect(page).toHaveURL(/\/playing/);
    const state = await handedOver(page);
    expect(state).toMatchObject({
      swingThought: 'slow back',
      preshotRoutine: 'visualization',
      playingGoals: [
        { type: 'mindset', text: 'Ten steps, then let it go' },
        { type: 'outcome', text: 'Break 85' },
      ],
    });
    const [{ id }] = state['playingGoals'] as [{ id: string }];
    expect(Math.abs(Date.now() - Number(id))).toBeLessThan(3_600_000); // an id is a timestamp as text
  });

  await test.step('a swing issue leads to its drills, to the videos and to practice', async () => {
    const open = async () => {
      await page.goto('/dashboard?fault=over-the-top');
      return page.getByRole('dialog', { name: 'Over the Top' });
    };
    const issue = await open();
    await issue.getByRole('link', { name: 'Headcover gate' }).click();
    await expect(page).toHaveURL(/\/videos/);
    expect(await handedOver(page)).toMatchObject({ category: 'full-swing', drill: 'headcover-outside' });
    await (await open()).getByRole('link', { name: 'Watch Video Drills' }).click();
    await expect(page).toHaveURL(/\/videos/);
    expect(await handedOver(page)).toMatchObject({ swingIssue: 'over-the-top' });
    await (await open()).getByRole('link', { name: 'Practice This Issue' }).click();
    await expect(page).toHaveURL(/\/practice/);
    expect(await handedOver(page)).toMatchObject({ swingIssues: ['over-the-top'], focus: 'general' });
  });

  await test.step('another tab’s change appears by itself; offline everything works, and syncs later', async () => {
    await page.goto('/dashboard');
    await synced(page);
    await readyForOffline(page);
    const other = await context.newPage();
    await other.goto('/dashboard?show=thought');
    await other.getByLabel('Your swing thought').fill('turn in a barrel');
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(recommendations(page).getByText('turn in a barrel')).toBeVisible();
    await other.close();

    await phone.goOffline();
    await page.goto('/new?show=goals');
    await page.getByLabel('Your goal').fill('32 putts or fewer');
    await page.getByRole('button', { name: 'Add Goal' }).click();
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(recommendations(page).getByText('To do on every shot: 32 putts or fewer')).toBeVisible();
    await phone.goOnline();
    await synced(page);
    const second = await device('tablet');
    await signIn(second.page, golfer);
    await expect(recommendations(second.page).getByText('To do on every shot: 32 putts or fewer')).toBeVisible({
      timeout: 30_000,
    });
  });
});

test('half a year of golf leads from lost strokes to one drill and one exercise', async ({ product, device }) => {
  const { project, identity, documents } = product.services;
  await plantDemo({ project, identityOrigin: identity.origin, documentsOrigin: documents.origin }, new Date());
  const { page } = await device('demo');
  await signIn(page, DEMO_ACCOUNT);
  const advice = recommendations(page);
  await expect(advice.getByText('Over The Top')).toBeVisible({ timeout: 30_000 });
  await expect(advice.getByText('Good mobility. Maintain it with regular stretching.')).toBeVisible();
  await expect(advice.getByText('To do on every shot: Full routine before every tee shot')).toBeVisible();
  await expect(page.getByRole('link', { name: 'View History' })).toHaveAttribute('href', '/video-analysis/history');

  const lost = advice.getByRole('link', { name: /You lose about \d\.\d strokes a round more around the green/ });
  await expect(lost).toContainText('Than a typical golfer of your index, 20 rounds', { timeout: 30_000 });
  await expect(advice.getByRole('link', { name: 'Your pelvic control' })).toHaveAttribute(
    'href',
    '/mobility-assessment',
  );
  await advice.getByRole('button', { name: 'The fault that often costs them' }).click();
  const issue = page.getByRole('dialog', { name: 'Casting' });
  for (const part of ['What it looks like', 'Biomechanical fix', 'Recommended drills']) {
    await expect(issue.getByRole('heading', { name: part })).toBeVisible();
  }
  await page.goBack();
  await expect(issue).toBeHidden();
  await advice.getByRole('link', { name: 'Exercise for today' }).click();
  await expect(page).toHaveURL(/\/workout-new/);
  expect(await handedOver(page)).toMatchObject({ workoutSplit: 'Full Body', swingIssues: ['casting'] });

  await page.goto('/old');
  await expect(page.getByText('Casting', { exact: true })).toBeVisible();
  await expect(page.getByText(/^\d of 8$/)).toBeVisible();
  await expect(page.getByText('Full routine before every tee shot', { exact: true })).toBeVisible();
});
