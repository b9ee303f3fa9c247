import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalCloud, startLocalCloud } from '#dev/local-cloud.ts';
import { LOCAL_PROJECT } from '#dev/services/start-services.ts';

const TODAY = new Date('2026-06-10T14:00:00Z');
const ROOT = `projects/${LOCAL_PROJECT}/databases/(default)/documents`;
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'divot-cloud-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const start = (empty = false) =>
  startLocalCloud({ folder, empty, emulators: false, rulesFile: '', today: TODAY, log: () => undefined });

const asOwner = async ({ ports }: LocalCloud, method: string, body: object): Promise<unknown> => {
  const answer = await fetch(`http://127.0.0.1:${ports.documents}/v1/${ROOT}:${method}`, {
    method: 'POST',
    headers: { authorization: 'Bearer owner' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  return answer.json();
};
const count = async (cloud: LocalCloud, collectionId: string): Promise<number> => {
  const rows = await asOwner(cloud, 'runQuery', { structuredQuery: { from: [{ collectionId }] } });
  return (rows as { document?: object }[]).filter(({ document }) => document).length;
};
const signsIn = async ({ ports }: LocalCloud): Promise<boolean> => {
  const url = `http://127.0.0.1:${ports.identity}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword`;
  const body = JSON.stringify({ email: 'demo@divot.golf', password: 'fairway-finder' });
  return (await fetch(url, { method: 'POST', body })).ok;
};

describe('the local cloud', () => {
  it('plants the demo once: what the golfer changed is there after a restart', async () => {
    const first = await start();
    expect(await count(first, 'rounds')).toBeGreaterThan(27);
    const planted = await count(first, 'rounds');
    const name = `${ROOT}/rounds/demo-round-01`;
    await asOwner(first, 'commit', { writes: [{ update: { name, fields: { notes: { stringValue: 'mine' } } } }] });
    await first.stop();

    const second = await start();
    expect(await signsIn(second)).toBe(true);
    expect(await count(second, 'rounds')).toBe(planted);
    const [round] = (await asOwner(second, 'batchGet', { documents: [name] })) as { found: { fields: object } }[];
    expect(round?.found.fields).toEqual({ notes: { stringValue: 'mine' } });
    await second.stop();
  });

  it('starts empty when asked, without touching the demo', async () => {
    await (await start()).stop();
    const empty = await start(true);
    expect(await count(empty, 'rounds')).toBe(0);
    expect(await count(empty, 'coaches')).toBe(0);
    expect(await signsIn(empty)).toBe(false);
    await empty.stop();
    const demo = await start();
    expect(await count(demo, 'rounds')).toBeGreaterThan(27);
    await demo.stop();
  });
});
