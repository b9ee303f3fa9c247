import { mintIdToken } from '@divot/local-cloud';
import { proxyTo } from '#dev/services/proxy.ts';
import { startServices } from '#dev/services/start-services.ts';
import { type Figure, ratio } from './figure.ts';
import { openBenchPage } from './site.ts';
import { inTurn } from './statistics.ts';

// Coming home after a week offline: the app's sync against bare Firestore Lite transactions, both to the local
// documents service.

const UID = 'pusher';

export const measurePush = async (quick: boolean): Promise<readonly Figure[]> => {
  const count = quick ? 200 : 1_000;
  const services = await startServices();
  const { page, close } = await openBenchPage(proxyTo(services.ports));
  const { project, documents } = services;
  const token = mintIdToken(
    project,
    { uid: UID, email: 'pusher@example.org', emailVerified: false },
    { nowMs: Date.now(), lifetimeSeconds: 3600, signedInSeconds: 0 },
  );
  const push = async (how: 'pushOurs' | 'pushBare'): Promise<number> => {
    documents.store.clear();
    return page.evaluate(([of, ...to]) => window.bench![of](...to), [how, project, UID, token, count] as const);
  };
  try {
    const sides = await inTurn(quick ? 1 : 2, { ours: () => push('pushOurs'), baseline: () => push('pushBare') });
    const title = `${count} rounds pushed after a week offline / bare Firestore Lite transactions`;
    return [ratio({ id: 'push', title, atMost: 1.3 }, sides)];
  } finally {
    await close();
    await services.stop();
  }
};
