import { readdirSync } from 'node:fs';
import {
  FIRST_LOAD_BUDGET_BYTES,
  type Load,
  SYNC_BUDGET_BYTES,
  afterFirstScreenLoad,
  firstLoad,
  readBuilt,
  syncLoad,
} from '#dev/bench/bundle.ts';
import { scriptsUntilDashboard, scriptsUntilLogin } from '#dev/bench/network-load.ts';
import { DASHBOARD_BUDGET_BYTES, LOGIN_BUDGET_BYTES } from '#dev/serve/start-budgets.ts';
import { SHOWN_ROUNDS, benchRounds } from '#dev/bench/rounds.ts';
import { LOCAL_BUILD } from '#dev/local-build.ts';
import { importRounds } from '#e2e/support/import-rounds.ts';
import { roundsToCsv } from '#src/domain/transfer/rounds-csv.ts';
import { expect, test } from './app.ts';

const note = (type: string, { bytes }: Load) =>
  test.info().annotations.push({ type: `${type}, brotli`, description: `${(bytes / 1024).toFixed(1)} KB` });
const codeOf = ({ files }: Load): string => files.map((file) => readBuilt(LOCAL_BUILD, file)).join('\n');

test(
  'what index.html loads stays within 105 KB brotli, with no Firebase, no database and no map in it',
  { tag: '@release' },
  ({ app: _app }) => {
    const load = firstLoad(LOCAL_BUILD);
    note('first-load JavaScript', load);
    expect(load.files.length).toBeGreaterThan(0);
    expect(load.bytes).toBeLessThanOrEqual(FIRST_LOAD_BUDGET_BYTES);
    const code = codeOf(load);
    for (const sign of [
      '@firebase',
      'identitytoolkit',
      'RxDB',
      'Dexie',
      'golf_course',
      'watchPosition',
      'Show my distances',
    ]) {
      expect(code.includes(sign), `${sign} is in the first load`).toBe(false);
    }
  },
);

test(
  'what syncing adds stays within 75 KB brotli: signing in, Firestore and replication',
  { tag: '@release' },
  ({ app: _app }) => {
    const load = syncLoad(LOCAL_BUILD);
    note('sync chunk', load);
    const code = codeOf(load);
    for (const sign of ['identitytoolkit', 'batchGet', 'replicationIdentifier']) {
      expect(code.includes(sign), `${sign} is not in the sync chunk`).toBe(true);
    }
    expect(load.bytes).toBeLessThanOrEqual(SYNC_BUDGET_BYTES);
  },
);

test(
  'what follows every first screen brings no screen of a golfer, no database and no coach',
  { tag: '@release' },
  ({ app: _app }) => {
    const { files } = afterFirstScreenLoad(LOCAL_BUILD);
    expect(files.filter((file) => /(home|week|coach|database|create-cloud)-/.test(file))).toEqual([]);
  },
);

test.describe('with nothing kept from an earlier visit', () => {
  test.use({ serviceWorkers: 'block' });

  test('the login form waits for 122 KB of JavaScript at most: no database, no Firebase, nothing of sync', async ({
    page,
  }) => {
    const load = await scriptsUntilLogin(page);
    test.info().annotations.push({ type: 'login', description: `${(load.bytes / 1024).toFixed(1)} KB` });
    expect(load.files.length).toBeGreaterThan(1);
    expect(load.files.filter((file) => /database|create-cloud|home/.test(file))).toEqual([]);
    expect(load.bytes).toBeGreaterThan(50 * 1024);
    expect(load.bytes).toBeLessThanOrEqual(LOGIN_BUDGET_BYTES);
  });

  test('the dashboard with its rounds and its stored week waits for 250 KB of JavaScript at most', async ({ sams }) => {
    await importRounds(sams, roundsToCsv(benchRounds('sam', 20)));
    await sams.goto('/dashboard');
    await expect(sams.getByText(/Short game/).first()).toBeVisible(); // the coach has decided
    const load = await scriptsUntilDashboard(sams, SHOWN_ROUNDS);
    test.info().annotations.push({ type: 'dashboard', description: `${(load.bytes / 1024).toFixed(1)} KB` });
    for (const part of ['database', 'home', 'week']) expect(load.files.join(' ')).toContain(`/${part}-`);
    expect(
      load.files.filter((file) =>
        /create-cloud|coach|training-tabs|slideshow|menu-items|map-screen|shots-map|shots-out|\/bag-|book-screen/.test(
          file,
        ),
      ),
    ).toEqual([]);
    expect(codeOf(load).includes('Coin start line'), 'the catalogue of drills is in the first load').toBe(false);
    expect(load.bytes).toBeGreaterThan(150 * 1024);
    expect(load.bytes).toBeLessThanOrEqual(DASHBOARD_BUDGET_BYTES);
    // Parts that are not visible at first load without a tap once startup is over.
    await expect(sams.getByRole('tab', { name: 'Off Course Training' })).toBeVisible();
  });

  test('a visitor sees what Divot does before work for later begins', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => requested.push(new URL(request.url()).pathname));
    const showcase = page.waitForRequest(/showcase/);
    await page.goto('/login');
    await showcase;
    expect(requested.filter((file) => /(background|home|database)-/.test(file))).toEqual([]);
    await expect(page.getByText('Divot finds what costs you strokes')).toBeVisible();
  });

  test('what signing in needs is on its way as soon as the visitor is in a field', async ({ page }) => {
    await page.goto('/login');
    const email = page.getByRole('textbox', { name: 'E-mail' });
    await email.waitFor();
    const cloud = page.waitForRequest(/create-cloud/);
    await email.focus();
    await cloud;
  });
});

/** Private keys, service accounts, and the secret keys of the services that Divot can use. */
const SECRETS = /-----BEGIN|"private_key"|sk_live_|shpat_|shpss_|cal_live_|ya29\.|AKIA[0-9A-Z]{16}/;

test('no secret is in what is served', { tag: '@release' }, ({ app: _app }) => {
  const files = readdirSync(LOCAL_BUILD, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(js|html|json|webmanifest|txt|css)$/.test(file),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(files.filter((file) => SECRETS.test(readBuilt(LOCAL_BUILD, file)))).toEqual([]);
  expect(files.filter((file) => file.endsWith('.map') || file.includes('.env'))).toEqual([]);
});
