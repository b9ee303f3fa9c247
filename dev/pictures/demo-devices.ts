import { launchBrowser } from '#dev/browser/find-browser.ts';
import { signIn } from '#dev/browser/sign-in.ts';
import { LOCAL_BUILD, buildLocally } from '#dev/local-build.ts';
import { DEMO_ACCOUNT } from '#dev/seed/demo.ts';
import { plantDemo } from '#dev/seed/plant.ts';
import { serveApp } from '#dev/serve/serve-app.ts';
import { proxyTo } from '#dev/services/proxy.ts';
import { startServices } from '#dev/services/start-services.ts';

/** The built app over local services that hold the demo golfer's half year, and devices to photograph it on. */
export const serveDemo = async () => {
  await buildLocally();
  const services = await startServices();
  await plantDemo(services.cloud, new Date());
  const app = await serveApp({ folder: LOCAL_BUILD, before: proxyTo(services.ports) });
  const browser = await launchBrowser();
  return {
    cloud: services.cloud,
    openDevice: async (options: Parameters<typeof browser.newContext>[0] = {}) => {
      const page = await browser.newPage({ baseURL: app.origin, ...options });
      return {
        page,
        signInAndSync: async (account: Parameters<typeof signIn>[1] = DEMO_ACCOUNT): Promise<void> => {
          await signIn(page, account);
          await page
            .getByText(/synced/)
            .first()
            .waitFor();
        },
      };
    },
    close: async (): Promise<void> => {
      await browser.close();
      await app.stop();
      await services.stop();
    },
  };
};
export type Demo = Awaited<ReturnType<typeof serveDemo>>;
export type OpenDevice = Demo['openDevice'];
