import type { IncomingMessage } from 'node:http';
import { locateFirestoreEmulator, startFirestoreEmulator } from '@divot/local-cloud';
import { LOCAL_BUILD } from '#dev/local-build.ts';
import { type ServedApp, serveApp } from '#dev/serve/serve-app.ts';
import { proxyTo } from '#dev/services/proxy.ts';
import { type Services, startServices } from '#dev/services/start-services.ts';

export type Cloud = 'stand-in' | 'emulator';
/** What a request contained: address, headers and body. */
export type Sent = { readonly url: string; readonly text: string };
export type Product = {
  readonly app: ServedApp;
  readonly services: Services;
  /**
   * Calls `hear` with every further request of pages, workers and the service worker. Returns a function that stops it.
   */
  onRequest(hear: (sent: Sent) => void): () => void;
};

type Listeners = Set<(sent: Sent) => void>;

const tellOf = (request: IncomingMessage, listeners: Listeners): void => {
  if (listeners.size === 0) return;
  const body: Buffer[] = [];
  request.on('data', (part: Buffer) => body.push(part));
  request.on('end', () => {
    const url = request.url ?? '';
    const text = `${url} ${JSON.stringify(request.headers)} ${Buffer.concat(body).toString()}`;
    for (const hear of listeners) hear({ url, text });
  });
};

/** Serves the built app and starts its services, on free ports. */
export const startProduct = async (cloud: Cloud): Promise<Product & { stop(): Promise<void> }> => {
  const services = await startServices();
  const located = cloud === 'emulator' ? locateFirestoreEmulator() : undefined;
  const emulator = located?.found
    ? await startFirestoreEmulator(located.files, { rulesFile: 'firestore.rules' })
    : undefined;
  const ports = { ...services.ports, ...(emulator ? { documents: emulator.port } : {}) };
  const listeners: Listeners = new Set();
  const passOn = proxyTo(ports);
  const app = await serveApp({
    folder: LOCAL_BUILD,
    before: (request, response) => {
      tellOf(request, listeners);
      return passOn(request, response);
    },
  });
  return {
    app,
    services,
    onRequest: (hear) => {
      listeners.add(hear);
      return () => listeners.delete(hear);
    },
    stop: async () => {
      await app.stop();
      await emulator?.stop();
      await services.stop();
    },
  };
};
