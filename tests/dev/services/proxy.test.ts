import { doc, getDoc, setDoc } from 'firebase/firestore/lite';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { proxyTo } from '#dev/services/proxy.ts';
import { type Services, startServices } from '#dev/services/start-services.ts';
import { newGolfer } from '#tests/dev/contract/golfer.ts';
import { round } from '#tests/dev/contract/sample.ts';

let services: Services;
let front: Server;
let origin: string;

beforeAll(async () => {
  services = await startServices();
  const pass = proxyTo(services.ports);
  front = createServer((request, response) => {
    if (!pass(request, response)) response.end('the app');
  });
  await new Promise<void>((up) => {
    front.listen(0, '127.0.0.1', up);
  });
  origin = `http://127.0.0.1:${(front.address() as AddressInfo).port}`;
});
afterAll(async () => {
  front.close();
  front.closeAllConnections();
  await services.stop();
});

describe('the local services under the app’s own address', () => {
  it('serve the real SDK, sign-in and documents alike', async () => {
    const { project } = services;
    const golfer = await newGolfer({ project, identityOrigin: origin, documentsPort: Number(new URL(origin).port) });
    const at = doc(golfer.db, 'rounds', 'proxied');
    await setDoc(at, { ...round(golfer.uid), notes: 'through the front' });
    expect((await getDoc(at)).get('notes')).toBe('through the front');
    await golfer.leave();
  });

  it('name their pictures and pages by the page’s own address', async () => {
    const answer = await fetch(`${origin}/__/services/shop/api/2024-01/graphql.json`, {
      method: 'POST',
      headers: { 'x-shopify-storefront-access-token': 'local' },
      body: JSON.stringify({
        query: '{ products(first: 1) { edges { node { images(first: 1) { edges { node { url } } } } } } }',
      }),
    });
    const url = /"url":"([^"]+)"/.exec(await answer.text())?.[1] ?? '';
    expect(url).toBe(`${origin}/__/services/shop/pictures/alignment-sticks.svg`);
    expect((await fetch(url)).headers.get('content-type')).toBe('image/svg+xml');
  });

  it('leave the app’s own paths, and the faults endpoint, to the app', async () => {
    for (const path of ['/', '/rounds', '/v1/other', '/__faults']) {
      expect(await (await fetch(`${origin}${path}`)).text()).toBe('the app');
    }
  });

  it('break a connection in front of the proxy when it breaks behind it', async () => {
    services.faults.add({ kind: 'drop', service: 'exercise-data' });
    const url = `${origin}/__/services/exercise-data/v1/exercises`;
    await expect(fetch(url)).rejects.toThrow();
    expect((await fetch(url, { headers: { 'x-api-key': 'local' } })).status).toBe(200);
  });
});
