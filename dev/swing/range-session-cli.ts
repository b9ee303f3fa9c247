// npm run swing:session  hits balls in front of the built app in headless Chromium: a drawn film is its camera and its
// microphone. Prints what was found, read and said, when, and what the page's process takes. Sixty balls take 15 minutes.
//   --balls 60   how many the golfer hits          --fps 30      of the film
//   --compile    beside a full compile             --half        with the process stopped half of each 40 ms
//   --clips 20   reads so many balls of the film as picked clips, too, and compares
// It draws its film of six balls first, which takes minutes, and keeps it in .divot/range-films.

import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type BrowserContext, type Page, chromium } from 'playwright';
import { onDisk } from '#dev/browser/on-disk.ts';
import { browserArguments, provideBrowser } from '#dev/browser/find-browser.ts';
import { startSignedIn } from '#dev/browser/sign-in.ts';
import { LOCAL_BUILD, buildLocally } from '#dev/local-build.ts';
import { serveApp } from '#dev/serve/serve-app.ts';
import { proxyTo } from '#dev/services/proxy.ts';
import { startServices } from '#dev/services/start-services.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { clipOfBall, filmAsCamera, rangeFilm } from './range-film.ts';

const { values } = parseArgs({
  options: {
    balls: { type: 'string', default: '60' },
    fps: { type: 'string', default: '30' },
    clips: { type: 'string', default: '0' },
    compile: { type: 'boolean', default: false },
    half: { type: 'boolean', default: false },
  },
});
const [balls, fps, clips] = [values.balls, values.fps, values.clips].map(Number) as [number, number, number];
/** The film has so many balls and is played again and again. */
const IN_FILM = 6;
const NEAR_MS = 700;
const ROW_BALLS = 10;
const HALF_MS = 20;
const READ_WITHIN_MS = 15 * 60_000;
/** A film brings a ball in less than this. */
const BALL_WITHIN_MS = 120_000;
/** What an issue of the range asks for. */
const ASKED = { withinMs: 3000, recordedMs: 30, tempo: 0.1, megabytes: 700 };

type Stored = Pick<Swing, 'id' | 'recordedAt' | 'status' | 'tempo' | 'findings' | 'reading' | 'error'>;
const median = (numbers: readonly number[]) => numbers.toSorted((a, b) => a - b)[numbers.length >> 1] ?? Number.NaN;
const seconds = (ms: number) => (ms / 1000).toFixed(1);
const sleep = (ms: number) => new Promise((done) => setTimeout(done, ms));

type Size = Readonly<Record<'VmRSS' | 'RssAnon' | 'RssShmem', number>>;
const sizeOf = (pid: number): Size => {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (key: keyof Size) => Math.round(Number(new RegExp(`${key}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
  return { VmRSS: megabytes('VmRSS'), RssAnon: megabytes('RssAnon'), RssShmem: megabytes('RssShmem') };
};
const larger = (a: Size, b: Size): Size => (a.VmRSS > b.VmRSS ? a : b);
const sizeText = ({ VmRSS, RssAnon, RssShmem }: Size) => `${VmRSS} MB (own ${RssAnon}, shared ${RssShmem})`;

/** The process that shows the page: the largest of the renderers. */
const rendererOf = async (context: BrowserContext): Promise<{ pid: number; size: () => Size }> => {
  const session = await context.browser()!.newBrowserCDPSession();
  const { processInfo } = await session.send('SystemInfo.getProcessInfo');
  const pids = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
  const pid = pids.toSorted((a, b) => sizeOf(b).VmRSS - sizeOf(a).VmRSS)[0]!;
  return { pid, size: () => sizeOf(pid) };
};

type Change = {
  readonly atMs: number;
  readonly said: readonly string[];
  readonly replay: number;
  /** Balls on the strip, and what is said about the last of them. */
  readonly balls: number;
  readonly word: string;
};
declare global {
  interface Window {
    changes?: Change[];
  }
}
/** Notes in the page what the range says, and since when. */
const noteChanges = () => {
  const changes: Change[] = (window.changes = []);
  const seen = new WeakSet<Node>(); // a list would keep every film
  let replays = 0;
  const textOf = (element: Element | null | undefined) => element?.textContent?.trim() ?? '';
  const look = () => {
    const picture = document.querySelector('[aria-label="Camera picture"]');
    const board = document.querySelector('[role=status][aria-live=polite]')?.parentElement;
    const replay = document.querySelector('[aria-label="Your swing at quarter speed"]');
    if (replay && !seen.has(replay)) {
      seen.add(replay);
      replays += 1;
    }
    const phase = picture ? textOf(board?.querySelector('[role=status] p')) : '';
    const notes = board
      ? [...board.querySelectorAll(':scope > p.text-note, :scope > [role=group] > span')].map(textOf)
      : [];
    const alerts = [...document.querySelectorAll('[role=alert]')].map(textOf);
    const said = [phase, ...notes, ...alerts].filter(Boolean);
    const verdict = textOf(board?.querySelector(':scope > p.text-center:has(strong)'));
    const word = /Ball \d+: /.test(verdict) ? '' : verdict;
    const balls = document.querySelectorAll('[aria-label="Balls of this session"] li').length;
    const last = changes.at(-1);
    const next = { said, replay: replays, balls, word };
    if (last && JSON.stringify({ ...last, atMs: 0 }) === JSON.stringify({ atMs: 0, ...next })) return;
    changes.push({ atMs: Date.now(), ...next });
  };
  setInterval(look, 100);
};

const stopHalfOf = (pid: number): (() => void) => {
  let isStopped = false;
  const clock = setInterval(() => {
    process.kill(pid, isStopped ? 'SIGCONT' : 'SIGSTOP');
    isStopped = !isStopped;
  }, HALF_MS);
  return () => {
    clearInterval(clock);
    process.kill(pid, 'SIGCONT');
  };
};

/** Compiles everything again and again. */
const compileOn = (): (() => void) => {
  let child: ChildProcess | undefined;
  let isOver = false;
  const begin = () => {
    if (isOver) return;
    child = spawn('npx', ['tsc', '-b', 'dev', '--force'], { stdio: 'ignore', detached: true });
    child.once('exit', begin);
  };
  begin();
  return () => {
    isOver = true;
    if (child?.pid !== undefined) process.kill(-child.pid);
  };
};

const film = await rangeFilm(IN_FILM, fps);
console.log(`The app is ${await buildLocally()}.`);
const services = await startServices();
const passOn = proxyTo(services.ports);
const app = await serveApp({
  folder: LOCAL_BUILD,
  before: passOn,
});
const profile = mkdtempSync(join(tmpdir(), 'divot-range-'));
const context = await chromium.launchPersistentContext(profile, {
  executablePath: provideBrowser(),
  args: [...browserArguments, '--autoplay-policy=no-user-gesture-required'],
  baseURL: app.origin,
  viewport: { width: 390, height: 844 },
  isMobile: true,
  hasTouch: true,
});
const page = context.pages()[0]!;
page.setDefaultTimeout(120_000);
page.on('pageerror', (error) => console.log(`uncaught: ${error.message}`));

const swingsOnDisk = (from: Page): Promise<readonly Stored[]> => onDisk<Stored>(from, 'swings');

const openApp = async (): Promise<void> => {
  // tsx names inner functions by this helper, which the page has not.
  await page.addInitScript('globalThis.__name = (named) => named');
  await filmAsCamera(page, { film: film.video, sounds: film.sounds, marksMs: film.impactsMs });
  await page.addInitScript(noteChanges);
  const golfer = { name: 'Sam', email: `sam-${Date.now()}@example.org`, password: 'fairway and green' };
  await startSignedIn(page, golfer);
  await page.goto('/video-analysis');
  await page.getByRole('button', { name: /Download now/ }).click();
  await page.getByRole('complementary', { name: 'Body model' }).waitFor({ state: 'hidden' });
  await page.reload(); // the download is long over when a golfer comes to the range
};

const play = async () => {
  await page.getByRole('link', { name: /^Range/ }).click();
  const renderer = await rendererOf(context);
  console.log(`before the camera opens: ${sizeText(renderer.size())}`);
  await page.getByRole('button', { name: 'Start' }).click();
  const stops = [values.half && stopHalfOf(renderer.pid), values.compile && compileOn()].filter((one) => one !== false);
  const memory: Size[] = [];
  const readBy: number[] = [];
  let most = renderer.size();
  let struckAt = { struck: 0, ms: Date.now() };
  for (;;) {
    await sleep(1000);
    most = larger(most, renderer.size());
    const struck = await page.evaluate(() => window.filmedAtMs?.length ?? 0);
    if (struck > struckAt.struck) struckAt = { struck, ms: Date.now() };
    if (Date.now() - struckAt.ms > BALL_WITHIN_MS)
      throw new Error(`The camera stands still after ${struck} balls: ${await page.locator('main').innerText()}`);
    if (struck >= (memory.length + 1) * ROW_BALLS || struck >= balls) {
      memory.push(renderer.size());
      readBy.push((await swingsOnDisk(page)).filter(({ status }) => status === 'analysed').length);
      console.log(
        `${struck} balls: ${sizeText(memory.at(-1)!)}, ${readBy.at(-1)} read, load ${readFileSync('/proc/loadavg', 'utf8').slice(0, 5)}`,
      );
    }
    if (struck >= balls) break;
  }
  await sleep(4000);
  const struckMs = (await page.evaluate(() => window.filmedAtMs ?? [])).slice(0, balls);
  const readDuring = (await swingsOnDisk(page)).filter(({ status }) => status === 'analysed').length;
  const changes = await page.evaluate(() => window.changes ?? []);
  const doneMs = Date.now();
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('heading', { name: /^Range,/ }).waitFor();
  const endedMs = Date.now();
  for (const stop of stops) stop();
  // The golfer goes on in the app.
  await page.getByRole('link', { name: 'Practice session' }).click();
  let stored = await swingsOnDisk(page);
  while (stored.some(({ status }) => status === 'queued') && Date.now() - endedMs < READ_WITHIN_MS) {
    await sleep(500);
    most = larger(most, renderer.size());
    stored = await swingsOnDisk(page);
  }
  return {
    struckMs,
    readDuring,
    changes,
    stored,
    memory,
    readBy,
    most,
    savedMs: endedMs - doneMs,
    readMs: Date.now() - endedMs,
  };
};

type Session = Awaited<ReturnType<typeof play>>;
const ballAt = ({ stored }: Pick<Session, 'stored'>, ms: number) =>
  stored.find(({ recordedAt }) => Math.abs(Date.parse(recordedAt) - ms) < NEAR_MS);

/** From each strike of a ball that was found to its replay and its word, in ms. Undefined if another ball came before. */
const waitsOf = ({ struckMs, changes, stored }: Session) =>
  struckMs.map((ms, i) => {
    const swing = ballAt({ stored }, ms);
    const rank = stored.filter(({ recordedAt }) => swing && recordedAt <= swing.recordedAt).length;
    const since = changes.filter(({ atMs }) => atMs > ms && atMs < (struckMs[i + 1] ?? Infinity));
    const before = changes.findLast(({ atMs }) => atMs <= ms)?.replay ?? 0;
    const waitFor = (is: (change: Change) => boolean) => {
      const at = swing && since.find(is)?.atMs;
      return at === undefined ? undefined : at - ms;
    };
    return {
      swing,
      replay: waitFor(({ replay }) => replay > before),
      word: waitFor(({ balls: onStrip, word }) => onStrip >= rank && word !== ''),
      offMs: swing && Date.parse(swing.recordedAt) - ms,
    };
  });

const printBalls = (session: Session): void => {
  const waits = waitsOf(session);
  const cell = (value: string | undefined, width: number) => (value ?? '-').padStart(width);
  console.log('\nball  replay s  word s  recordedAt ms  tempo');
  waits.forEach(({ swing, replay, word, offMs }, i) => {
    const times = [replay, word].map((ms) => ms !== undefined && seconds(ms)) as (string | undefined)[];
    console.log(
      `${cell(String(i + 1), 4)}${cell(times[0] || undefined, 10)}${cell(times[1] || undefined, 8)}${cell(offMs?.toFixed(0), 15)}  ${swing ? (swing.tempo?.ratio.toFixed(2) ?? swing.error ?? 'none') : 'missed'}`,
    );
  });
  const found = waits.filter(({ swing }) => swing !== undefined);
  for (const key of ['replay', 'word'] as const) {
    const all = found.flatMap((wait) => wait[key] ?? []);
    const within = all.filter((ms) => ms <= ASKED.withinMs).length;
    console.log(
      `${key}: ${all.length} of ${found.length} balls before the next, ${within} within ${seconds(ASKED.withinMs)} s; median ${seconds(median(all))} s, most ${seconds(Math.max(...all))} s`,
    );
  }
  const offs = found.map(({ offMs }) => offMs!);
  console.log(
    `recordedAt beside the strike: median ${median(offs).toFixed(0)} ms, ${Math.min(...offs).toFixed(0)} to ${Math.max(...offs).toFixed(0)} (asked: ${ASKED.recordedMs})`,
  );
};

const print = (session: Session): void => {
  const { struckMs, stored, changes } = session;
  const found = struckMs.map((ms) => ballAt(session, ms));
  const wrong = stored.filter(
    ({ recordedAt }) => !struckMs.some((ms) => Math.abs(Date.parse(recordedAt) - ms) < NEAR_MS),
  );
  const asked = changes.filter(
    ({ said }, i) => said.includes('That was a ball?') && !changes[i - 1]?.said.includes('That was a ball?'),
  );
  printBalls(session);
  console.log('\nballs    found  read  MB');
  for (let from = 0; from < balls; from += ROW_BALLS) {
    const row = found.slice(from, from + ROW_BALLS);
    const k = from / ROW_BALLS;
    console.log(
      `${String(from + 1).padStart(3)}-${String(from + row.length).padEnd(3)}  ${String(row.filter(Boolean).length).padStart(2)}/${row.length}  ${String(session.readBy[k]).padStart(4)}  ${session.memory[k]?.VmRSS}`,
    );
  }
  console.log(`found ${found.filter(Boolean).length} of ${balls}, false ${wrong.length}, asked ${asked.length}`);
  const statuses = ['analysed', 'failed', 'queued'].map(
    (one) => `${stored.filter(({ status }) => status === one).length} ${one}`,
  );
  console.log(
    `read during: ${session.readDuring}; Done took ${seconds(session.savedMs)} s; all read ${seconds(session.readMs)} s after it: ${statuses.join(', ')}`,
  );
  console.log(`at most ${sizeText(session.most)} (asked: ${ASKED.megabytes})`);
  const ratios = stored.flatMap(({ tempo }) => tempo?.ratio ?? []);
  console.log(`tempo: ${ratios.length} of ${stored.length}, ${Math.min(...ratios)} to ${Math.max(...ratios)}`);
  const saidMs = new Map<string, number>();
  changes.forEach(({ said, atMs }, i) => {
    for (const one of said) saidMs.set(one, (saidMs.get(one) ?? 0) + ((changes[i + 1]?.atMs ?? atMs) - atMs));
  });
  console.log('said:');
  for (const [text, ms] of [...saidMs].toSorted(([, a], [, b]) => b - a))
    console.log(`  ${seconds(ms).padStart(6)} s  ${text}`);
};

/** The same balls as clips that the golfer picks. */
const compareClips = async (session: Session): Promise<void> => {
  const pairs: { readonly ball: number; readonly ring: Stored }[] = [];
  session.struckMs.forEach((ms, ball) => {
    const ring = ballAt(session, ms);
    if (ring && pairs.length < clips) pairs.push({ ball, ring });
  });
  console.log('\nball  ring                      clip                      findings');
  const compared: { readonly isTempo: boolean; readonly isFindings: boolean }[] = [];
  let known = new Set(session.stored.map(({ id }) => id));
  for (const { ball, ring } of pairs) {
    await page.goto('/video-analysis');
    const buffer = await clipOfBall(film, ball % IN_FILM);
    await page
      .locator('input[type=file]')
      .first()
      .setInputFiles({ name: `${ball + 1}.mov`, mimeType: 'video/quicktime', buffer });
    await page.getByRole('button', { name: /^Analyse/ }).click();
    let clip: Stored | undefined;
    while (!clip || clip.status === 'queued') {
      await sleep(500);
      clip = (await swingsOnDisk(page)).find(({ id }) => !known.has(id));
    }
    known = new Set([...known, clip.id]);
    const faults = ({ findings = [] }: Stored) =>
      findings
        .map(({ faultId }) => faultId)
        .toSorted()
        .join(' ') || '-';
    const of = ({ tempo, reading, error }: Stored) =>
      (tempo
        ? `${tempo.ratio.toFixed(2)} ± ${reading?.tempoUncertainty?.toFixed(2)}, ${tempo.backswingMs.toFixed(0)}/${tempo.downswingMs.toFixed(0)} ms`
        : (error ?? 'none')
      ).padEnd(25);
    const [ringTempo, clipTempo] = [ring, clip].map(({ tempo }) => tempo?.ratio);
    const isFindings = faults(ring) === faults(clip);
    const isTempo =
      ringTempo === clipTempo || Math.abs((ringTempo ?? Infinity) - (clipTempo ?? Infinity)) <= ASKED.tempo;
    compared.push({ isTempo, isFindings });
    console.log(
      `${String(ball + 1).padStart(4)}  ${of(ring)} ${of(clip)} ${isFindings ? `equal: ${faults(clip)}` : `${faults(ring)} | ${faults(clip)}`}`,
    );
  }
  const count = (key: 'isTempo' | 'isFindings') => compared.filter((one) => one[key]).length;
  console.log(
    `of ${compared.length}: tempo within ${ASKED.tempo} or none in both ${count('isTempo')}, findings equal ${count('isFindings')}`,
  );
};

try {
  await openApp();
  const session = await play();
  print(session);
  if (clips > 0) await compareClips(session);
} finally {
  await context.close();
  await app.stop();
  await services.stop();
  rmSync(profile, { recursive: true, force: true });
}
