import { execSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  linkSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { launchBrowser } from '#dev/browser/find-browser.ts';
import { serveApp } from '#dev/serve/serve-app.ts';

// Follows docs/deploying.md in a copy of this checkout as far as it goes without an account, and opens what it built.

/** The least that a deployment needs, and a video, which opens the policy. */
const SETTINGS = {
  VITE_FIREBASE_API_KEY: 'key',
  VITE_FIREBASE_AUTH_DOMAIN: 'club.example',
  VITE_FIREBASE_PROJECT_ID: 'club',
  VITE_GUIDE_SLICE_FIX: 'aB3_-fGh1jK',
};

/** The commands of the page, in its order: those in a text and those on a line of their own. */
const commands = [
  ...readFileSync('docs/deploying.md', 'utf8').matchAll(/(?:`|^ {3})((?:npm|npx|cp|echo|gcloud) [^`\n]+)/gm),
]
  .map(([, command = '']) => command)
  .filter((command) => command !== 'npm start');
const needsAccount = (command: string) => /^(gcloud|npx firebase-tools) /.test(command);
/** Runs this test too. Stands for it here: what an operator's settings have turned red before. */
const TEST = 'npm run test:full';
const TESTS = 'npx vitest run tests/app/headers.test.ts tests/dev/deploying.test.ts';

/** The same packages at another place, without what tools have noted among them. */
const linkAll = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkSync(source, target);
    else if (!entry.name.startsWith('.vite')) linkAll(source, target);
  }
};

/** Inside this checkout, because files cannot be linked to another disk. */
const copyOfCheckout = (): string => {
  const folder = join(process.cwd(), '.divot', 'deploying');
  const remove = () => rmSync(folder, { recursive: true, force: true });
  remove();
  onTestFinished(remove, 300_000);
  const files = execSync('git ls-files', { encoding: 'utf8' }).split('\n').filter(Boolean);
  for (const file of files) cpSync(file, join(folder, file));
  linkAll('node_modules', join(folder, 'node_modules'));
  return folder;
};

it('names what needs an account in an order that works, with the project', () => {
  expect(commands.filter(needsAccount)).toEqual([
    'npx firebase-tools login',
    'gcloud storage buckets update gs://YOUR-BUCKET --cors-file=cors.json',
    'npx firebase-tools deploy --project YOUR-PROJECT --only hosting,firestore,storage',
  ]);
});

it('tests have none of the settings of who operates it', () => {
  expect(Object.keys(import.meta.env).filter((name) => name.startsWith('VITE_'))).toEqual([]);
});

it.runIf(process.env['DIVOT_FULL'])('leads to a build that opens', { timeout: 900_000 }, async () => {
  const folder = copyOfCheckout();
  const { PATH, HOME } = process.env;
  const run = (command: string): string => {
    const { status, stdout, stderr } = spawnSync(command, {
      shell: true,
      cwd: folder,
      env: { PATH, HOME },
      encoding: 'utf8',
    });
    if (status !== 0) throw new Error(`${command}\n${stdout}\n${stderr}`);
    return stdout;
  };
  run('git init -q && git add .');

  for (const command of commands.filter((one) => !needsAccount(one))) {
    run(command === TEST ? `npm run format:check && ${TESTS}` : command);
    if (command.startsWith('cp '))
      writeFileSync(
        join(folder, '.env.local'),
        Object.entries(SETTINGS)
          .map(([name, value]) => `${name}=${value}\n`)
          .join(''),
      );
  }

  // The policy is opened for the video, still formatted, and nothing else has changed. No setting is on its way into git.
  expect(
    run('git status --porcelain')
      .split('\n')
      .filter((line) => !line.startsWith('A  '))
      .filter(Boolean),
  ).toEqual(['AM firebase.json']);
  run(`npm run format:check && ${TESTS}`);
  expect(JSON.parse(readFileSync(join(folder, 'cors.json'), 'utf8'))).toMatchObject([{ maxAgeSeconds: 3600 }]);
  expect(readFileSync(join(folder, 'dist', 'sbom.json'), 'utf8')).not.toContain('"vitest"');

  const app = await serveApp({ folder: join(folder, 'dist'), build: SETTINGS });
  const browser = await launchBrowser();
  onTestFinished(async () => {
    await browser.close();
    await app.stop();
  });
  const page = await browser.newPage({ baseURL: app.origin });
  const faults: string[] = [];
  const asked = new Set<string>();
  page.on('pageerror', (error) => faults.push(String(error)));
  await page.route(
    (url) => url.origin !== app.origin,
    (route) => {
      asked.add(new URL(route.request().url()).hostname);
      return route.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} });
    },
  );
  await page.addInitScript(() =>
    localStorage.setItem('auth', JSON.stringify({ uid: 'sam', email: 'sam@example.com', displayName: 'Sam' })),
  );
  await page.goto('/dashboard');
  const videos = page.getByRole('region', { name: 'Recommended videos' });
  await videos.getByText('5:12').waitFor();
  await page.waitForLoadState('networkidle');

  expect(await page.getByRole('region', { name: 'Golf gear' }).count()).toBe(0);
  expect([...asked].filter((host) => !/\.googleapis\.com$|^i\.ytimg\.com$/.test(host))).toEqual([]);
  expect(faults).toEqual([]);
});
