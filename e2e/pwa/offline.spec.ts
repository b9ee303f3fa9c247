import { expect, test, visitOnce } from './app.ts';

test('a visitor with no signal is told that sign-in needs a connection once', async ({ page, context }) => {
  await visitOnce(page, '/login');
  await context.setOffline(true);
  await page.reload();
  await expect(
    page.getByText('Signing in needs a connection once. After that this device works offline'),
  ).toBeVisible();
});

test('an asset that a deploy removed is a 404, not the page', async ({ app, request }) => {
  expect((await request.get(`${app.origin}/assets/gone-12345678.js`)).status()).toBe(404);
  expect((await request.get(`${app.origin}/practice/analytics`)).headers()['content-type']).toContain('text/html');
});

test(
  'the service worker answers the app’s own routes and files, and nothing else',
  { tag: '@release' },
  async ({ sams }) => {
    await visitOnce(sams);
    await sams.reload();
    expect((await sams.goto('/practice'))!.fromServiceWorker()).toBe(true);
    const belongsToOthers = [
      '/assets/gone-12345678.js',
      '/swing-model/gone.task',
      '/__/auth/handler',
      '/v1/projects/local',
      '/v0/b/local/o',
      '/identitytoolkit.googleapis.com/v1/accounts',
    ];
    for (const path of belongsToOthers) {
      const answer = await sams.goto(path);
      expect.soft([path, answer!.ok()]).toEqual([path, false]); // a 404, not the app’s page
    }
  },
);
