import { DAY_MS } from '@divot/basics';
import { randomBytes, randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { DEMO_ACCOUNT, demoSeeds } from '#dev/seed/demo.ts';
import { plantDocuments } from '#dev/seed/plant.ts';
import { startServices } from '#dev/services/start-services.ts';
import type { SeedDocument } from '#src/data/sample/document.ts';
import { entityNames } from '#src/domain/entities/registry.ts';
import { openPhone } from './device.ts';

// npm run restore
//
// A golfer with three years of golf starts on a new phone, against the local services: what arrives until the dashboard
// is complete, and until everything is on the phone. Bytes are those of the responses' JSON. The phone stores
// everything in RxDB's memory storage.

const HALF_YEARS = 6;
const ROUNDS = 468; // three a week
const SWINGS = 235;
const THUMBNAIL_BYTES = 6_000; // 8 KB as base64

const now = Date.now();
const aged = (halfYear: number): SeedDocument[] =>
  demoSeeds(new Date(now - halfYear * 183 * DAY_MS)).map(({ entity, document }) => ({
    entity,
    document: { ...document, id: entity === 'profiles' ? document.id : `${document.id}-${halfYear}` },
  }));
const threeYears = Array.from({ length: HALF_YEARS }, (_, back) => aged(back)).flat();
/** Repeats the three years' seeds of one kind until there are `count`, one after the other in time. */
const repeated = (entity: SeedDocument['entity'], count: number, more: () => object = () => ({})): SeedDocument[] => {
  const some = threeYears.filter((one) => one.entity === entity);
  return Array.from({ length: count }, (_, nth) => ({
    entity,
    document: { ...some[nth % some.length]!.document, ...more(), id: `${entity}-${nth}` },
  }));
};
/** A swing as the app writes it now, with its body in a separate document. */
const swingNow = () => ({
  posesKey: randomUUID(),
  thumbnail: `data:image/jpeg;base64,${randomBytes(THUMBNAIL_BYTES).toString('base64')}`,
});
const profile = threeYears.find(({ entity }) => entity === 'profiles')!;
const documents = [
  profile,
  ...threeYears.filter(({ entity }) => !['profiles', 'rounds', 'swings'].includes(entity)),
  ...repeated('rounds', ROUNDS),
  ...repeated('swings', SWINGS, swingNow),
];

const services = await startServices();
const { project } = services;
await plantDocuments({ project, documentsOrigin: services.documents.origin }, documents);

let bytes = 0;
let requests = 0;
const byCollection = new Map<string, number>();
const stockFetch = globalThis.fetch;
globalThis.fetch = async (...asked) => {
  const answer = await stockFetch(...asked);
  requests += 1;
  const { byteLength } = await answer.clone().arrayBuffer();
  bytes += byteLength;
  const body = asked[1]?.body;
  const [, collection = 'others'] = /"collectionId":"(\w+)"/.exec(typeof body === 'string' ? body : '') ?? [];
  byCollection.set(collection, (byCollection.get(collection) ?? 0) + byteLength);
  return answer;
};
const startedMs = performance.now();
const phone = await openPhone({
  name: 'new',
  uid: DEMO_ACCOUNT.uid,
  project,
  port: services.documents.port,
  collections: entityNames,
});
const stand = () =>
  `${(bytes / 1e6).toFixed(1)} MB, ${requests} requests, ${((performance.now() - startedMs) / 1000).toFixed(1)} s`;
while (phone.report?.status.hasRecent !== true) await delay(20);
console.log(`dashboard complete: ${stand()}, ${await phone.db.swings.count().exec()} of ${SWINGS} swings`);
const parts = [...byCollection].filter(([, size]) => size > 50_000);
console.log(parts.map(([collection, size]) => `${collection} ${(size / 1e6).toFixed(1)}`).join(', '));
while (phone.report.status.lastSyncedAt === undefined) await delay(20);
console.log(`everything (${documents.length} documents): ${stand()}`);
await phone.close();
await services.stop();
