import type { Page } from 'playwright';
import { launchBrowser } from '#dev/browser/find-browser.ts';
import { signIn } from '#dev/browser/sign-in.ts';
import { LOCAL_BUILD, buildLocally } from '#dev/local-build.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { serveApp } from '#dev/serve/serve-app.ts';
import { proxyTo } from '#dev/services/proxy.ts';
import { startServices } from '#dev/services/start-services.ts';

/** The built app over local services that hold the demo golfer's half year, and a browser to photograph it in. */
export const openDemoBrowser = async () => {
  await buildLocally();
  const services = await startServices();
  await plantDemo(services.cloud, new Date());
  const app = await serveApp({ folder: LOCAL_BUILD, before: proxyTo(services.ports) });
  const browser = await launchBrowser();
  const close = async () => {
    await browser.close();
    await app.stop();
    await services.stop();
  };
  return { browser, app, cloud: services.cloud, close };
};

export const untilSynced = (page: Page): Promise<void> =>
  page
    .getByText(/synced/)
    .first()
    .waitFor();

type Account = Parameters<typeof signIn>[1];

export const signInAndSync = async (page: Page, account: Account = DEMO_ACCOUNT): Promise<void> => {
  await signIn(page, account);
  await untilSynced(page);
};
