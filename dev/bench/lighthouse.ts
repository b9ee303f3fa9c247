import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { browserArguments, provideBrowser } from '#dev/browser/find-browser.ts';
import { proxyTo } from '#dev/services/proxy.ts';
import { startServices } from '#dev/services/start-services.ts';
import { type Figure, spreadOf } from './figure.ts';
import { type Phone, newPhone } from './phone.ts';
import { serveSite } from './site.ts';
import { DASHBOARD, prepareApp } from './startup.ts';
import { median } from './statistics.ts';

// Lighthouse's mobile report: slow 4G and a CPU four times slower, both simulated. Each visit opens a browser, from which
// Lighthouse removes the service worker and all caches: every file comes from the network. What the golfer stored stays,
// and so do the pictures of the last screens. The shop answers; there is no cloud to sync with.

/** Not among the project's packages: its 120 take 126 MB. The next major version needs Node 22. */
const LIGHTHOUSE = 'lighthouse@12.8.2';
const ROUNDS = 200;

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const TIMES = ['first-contentful-paint', 'largest-contentful-paint', 'speed-index', 'total-blocking-time'] as const;
const SHIFT = 'cumulative-layout-shift';

type Report = {
  /** From 0 to 1. */
  readonly categories: Readonly<Record<(typeof CATEGORIES)[number], { readonly score: number }>>;
  readonly audits: Readonly<Record<(typeof TIMES)[number] | typeof SHIFT, { readonly numericValue: number }>>;
};

const visit = async (phone: Phone, address: string): Promise<Report> => {
  const browser = ['--headless=new', `--user-data-dir=${phone.folder}`, ...browserArguments].join(' ');
  const options = ['--output=json', '--quiet', '--no-enable-error-reporting', `--chrome-flags=${browser}`];
  const { stdout } = await promisify(execFile)('npx', ['--yes', LIGHTHOUSE, address, ...options], {
    env: { ...process.env, CHROME_PATH: provideBrowser() },
    maxBuffer: 64 * 1024 * 1024,
  });
  return JSON.parse(stdout) as Report;
};

const figuresOf = (screen: string, reports: readonly Report[]): readonly Figure[] => {
  const figure = (name: string, unit: Figure['unit'], valueOf: (report: Report) => number): Figure => {
    const values = reports.map(valueOf);
    const title = `Lighthouse mobile, ${screen}: ${name.replaceAll('-', ' ')}`;
    return { id: `lighthouse-${screen}-${name}`, title, value: median(values), unit, spread: [spreadOf(values)] };
  };
  return [
    ...CATEGORIES.map((name) => figure(name, 'of 100', ({ categories }) => categories[name].score * 100)),
    ...TIMES.map((name) => figure(name, 'ms', ({ audits }) => audits[name].numericValue)),
    figure(SHIFT, 'shift', ({ audits }) => audits[SHIFT].numericValue),
  ];
};

/** The screens take turns. Their first visits do not count: they leave the pictures of the last screens. */
export const measureLighthouse = async (quick: boolean): Promise<readonly Figure[]> => {
  const services = await startServices();
  const site = await serveSite(proxyTo({ shop: services.ports.shop }));
  const [visitors, golfers] = [newPhone(site.origin), newPhone(site.origin)];
  const screens = [
    { name: 'login', path: '/login', phone: visitors, reports: [] as Report[] },
    { name: 'dashboard', path: DASHBOARD, phone: golfers, reports: [] as Report[] },
    { name: 'analytics', path: '/analytics', phone: golfers, reports: [] as Report[] },
  ];
  try {
    await prepareApp(golfers, ROUNDS);
    for (let repeat = 0; repeat <= (quick ? 1 : 5); repeat += 1)
      for (const { path, phone, reports } of screens) reports.push(await visit(phone, `${site.origin}${path}`));
    return screens.flatMap(({ name, reports }) => figuresOf(name, reports.slice(1)));
  } finally {
    for (const phone of [visitors, golfers]) phone.discard();
    await site.stop();
    await services.stop();
  }
};
