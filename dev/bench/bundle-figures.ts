import { LOCAL_BUILD } from '#dev/local-build.ts';
import { FIRST_LOAD_BUDGET_BYTES, SYNC_BUDGET_BYTES, firstLoad, syncLoad } from './bundle.ts';
import type { Figure } from './figure.ts';
import { type Scripts, scriptsUntilDashboard, scriptsUntilLogin } from './network-load.ts';
import { newPhone, rememberGolfer } from './phone.ts';
import { DASHBOARD_BUDGET_BYTES, LOGIN_BUDGET_BYTES } from '#dev/serve/start-budgets.ts';
import { SHOWN_ROUNDS } from './rounds.ts';
import { goToBench, serveSite } from './site.ts';

const KB = 1024;
const ROUNDS = 200;

/** What a phone without the app downloads: for a visitor, and for a golfer whose data is already on the phone. */
const measureLoads = async (): Promise<{ readonly login: Scripts; readonly dashboard: Scripts }> => {
  const site = await serveSite();
  const phones = [newPhone(site.origin), newPhone(site.origin)] as const;
  const [visitors, golfers] = phones;
  try {
    const visitor = await visitors.open();
    const login = await scriptsUntilLogin(visitor.page);
    await visitor.close();
    const golfer = await golfers.open();
    await goToBench(golfer.page);
    await golfer.page.evaluate((count) => window.bench!.keep('seasoned', count), ROUNDS);
    await rememberGolfer(golfer.page, 'seasoned');
    const dashboard = await scriptsUntilDashboard(golfer.page, SHOWN_ROUNDS);
    await golfer.close();
    return { login, dashboard };
  } finally {
    for (const phone of phones) phone.discard();
    await site.stop();
  }
};

/** What a phone has to download (e2e/pwa/first-load.spec.ts enforces the same figures). */
export const measureBundle = async (): Promise<readonly Figure[]> => {
  const { login, dashboard } = await measureLoads();
  const size = (id: string, title: string, bytes: number, most: number): Figure => ({
    id,
    title,
    value: bytes / KB,
    unit: 'KB',
    atMost: most / KB,
  });
  return [
    size('firstLoad', 'JavaScript in index.html, brotli', firstLoad(LOCAL_BUILD).bytes, FIRST_LOAD_BUDGET_BYTES),
    size('loginLoad', 'JavaScript until the login form, as sent', login.bytes, LOGIN_BUDGET_BYTES),
    size('dashboardLoad', 'JavaScript until the dashboard is shown, as sent', dashboard.bytes, DASHBOARD_BUDGET_BYTES),
    size('syncChunk', 'sync chunk, brotli', syncLoad(LOCAL_BUILD).bytes, SYNC_BUDGET_BYTES),
  ];
};
