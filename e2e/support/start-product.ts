import { startFirestoreEmulator } from '#dev/emulators/firestore.ts';
import { locateFirestoreEmulator } from '#dev/emulators/locate.ts';
import { LOCAL_BUILD } from '#dev/local-build.ts';
import { type ServedApp, serveApp } from '#dev/serve/serve-app.ts';
import { proxyTo } from '#dev/services/proxy.ts';
import { type Services, portsOf, startServices } from '#dev/services/start-services.ts';

export type Cloud = 'stand-in' | 'emulator';
export type Product = { readonly app: ServedApp; readonly services: Services };

/** The built app and the services behind it, on free ports. */
export const startProduct = async (cloud: Cloud): Promise<Product & { stop(): Promise<void> }> => {
  const services = await startServices();
  const located = cloud === 'emulator' ? locateFirestoreEmulator() : undefined;
  const emulator = located?.found
    ? await startFirestoreEmulator(located.files, { rulesFile: 'firestore.rules' })
    : undefined;
  const ports = { ...portsOf(services), ...(emulator ? { documents: emulator.port } : {}) };
  const app = await serveApp({ folder: LOCAL_BUILD, before: proxyTo(ports) });
  return {
    app,
    services,
    stop: async () => {
      await app.stop();
      await emulator?.stop();
      await services.stop();
    },
  };
};
