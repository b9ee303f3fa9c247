import { fork } from 'node:child_process';
import type { Services } from '#dev/services/start-services.ts';
import { type JsonMap, equal } from '@divot/documents';
import { valueAt } from '#src/domain/entities/documents.ts';
import { weather } from '#tests/sync/fuzz.ts';
import { seeded } from '#tests/sync/random.ts';
import { type AppVersion, type SeasonCollection, becomeVersion } from './app-version.ts';
import type { Answers, Ask, Figures, PhoneTask } from './phone-process.ts';
import { type Edit, type PhoneName, type SeasonSize, season } from './season.ts';

// A season on two phones with different versions of the app, over a failing network. At the end both phones, and a new
// empty one, hold the same complete data, and no edit is lost.

type Answer<A extends Ask> = A['kind'] extends keyof Answers ? Answers[A['kind']] : undefined;
type SoakPhone = { readonly ask: <A extends Ask>(ask: A) => Promise<Answer<A>> };
export type SoakReport = {
  readonly steps: number;
  readonly struck: Readonly<Record<string, number>>;
  readonly documents: number;
  readonly edits: number;
  readonly disagreements: number;
  readonly figures: Readonly<Record<string, Figures>>;
  readonly problems: readonly string[];
};

const startPhone = async (task: PhoneTask): Promise<SoakPhone> => {
  const child = fork(new URL('phone-process.ts', import.meta.url), [JSON.stringify(task)], {
    execArgv: ['--import', 'tsx', '--expose-gc'],
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'], // RxDB prints advertising
  });
  const waiting = new Map<
    number,
    { readonly resolve: (value: never) => void; readonly reject: (error: Error) => void }
  >();
  let nth = 0;
  const answered = (n: number) =>
    new Promise<never>((resolve, reject) => {
      waiting.set(n, { resolve, reject });
    });
  child.on('message', ({ nth: n, value, error }: { nth: number; value?: unknown; error?: string }) => {
    if (error === undefined) waiting.get(n)?.resolve(value as never);
    else waiting.get(n)?.reject(new Error(`${task.name}: ${error}`));
    waiting.delete(n);
  });
  child.on('exit', () => {
    for (const { reject } of waiting.values()) reject(new Error(`${task.name} ended`));
  });
  await answered(0);
  return {
    ask: async (ask) => {
      nth += 1;
      const answer = answered(nth);
      child.send({ nth, ask });
      return answer;
    },
  };
};

type Made = Edit & { readonly phone: PhoneName; readonly value: unknown; readonly over: unknown };

/** Finds lost edits: the value is gone, no conflict records it, and nobody who saw it replaced it. */
const lostEdits = (edits: readonly Made[], held: JsonMap): string[] =>
  edits.flatMap(({ collection, id, path, value, phone }) => {
    const document = held[`${collection}/${id}`] as JsonMap | undefined;
    const conflicts = (document?.['conflicts'] ?? []) as readonly { readonly path: string; readonly kept?: string }[];
    const isThere =
      document !== undefined &&
      (equal(valueAt(collection, document, path), value) ||
        conflicts.some((one) => one.path === path && one.kept === JSON.stringify(value)) ||
        edits.some((other) => other.id === id && other.path === path && equal(other.over, value)));
    return isThere ? [] : [`${collection}/${id} ${path}: ${JSON.stringify(value)} of the ${phone} phone is gone`];
  });

/** Bytes in IndexedDB per byte of a document: the document, the server version that sync stores, and their keys. */
const DATABASE_AT_MOST = 4;
/** Bytes of heap per byte in the simulated IndexedDB, plus what the app itself needs. */
const HEAP_AT_MOST = { perByte: 6, app: 120_000_000 };

const tooLarge = (name: string, { heapBytes, databaseBytes, documentBytes }: Figures): string[] => [
  ...(databaseBytes > DATABASE_AT_MOST * documentBytes
    ? [`${name}: ${databaseBytes} bytes of database for ${documentBytes} of documents`]
    : []),
  ...(heapBytes > HEAP_AT_MOST.app + HEAP_AT_MOST.perByte * databaseBytes
    ? [`${name}: ${heapBytes} bytes of heap`]
    : []),
];

const SETTLE_TURNS = 100;

export const soak = async (seed: number, size: SeasonSize): Promise<SoakReport> => {
  // The services use the newest version's rules, because rules are deployed before the app that needs them.
  becomeVersion('newer');
  const { startServices } = await import('#dev/services/start-services.ts');
  const services: Services = await startServices();
  const uid = `golfer${seed}`;
  const { project, documents } = services;
  const open = (name: string, version: AppVersion) => startPhone({ name, version, uid, project, port: documents.port });
  const phones: Record<PhoneName, SoakPhone> = {
    first: await open('first', 'older'),
    second: await open('second', 'newer'),
  };
  const storm = weather(seeded(seed + 1), true);
  services.faults.decideBy(storm);
  const edits: Made[] = [];
  const problems: string[] = [];
  const steps = season(seed, uid, size);

  const settled = async (all: readonly SoakPhone[]): Promise<readonly JsonMap[]> => {
    services.faults.clear();
    for (const one of all) await one.ask({ kind: 'online' });
    for (let turn = 1; ; turn += 1) {
      let unsynced = 0;
      for (const one of all) unsynced += (await one.ask({ kind: 'settle' })).unsynced;
      const held = await Promise.all(all.map((one) => one.ask({ kind: 'contents' })));
      const isEqual = held.every((one) => equal(one, held[0]!));
      if ((isEqual && unsynced === 0) || turn === SETTLE_TURNS) {
        if (unsynced > 0) problems.push(`${unsynced} documents were never sent`);
        return held;
      }
    }
  };

  for (const step of steps) {
    switch (step.kind) {
      case 'create':
        await phones[step.phone].ask(step);
        break;
      case 'edit': {
        const { phone, collection, id, path, value } = step;
        const made = await phones[phone].ask(step);
        if (made) edits.push({ phone, collection, id, path, value, over: made.over });
        break;
      }
      case 'refuse':
        services.faults.add({ kind: 'refuse', service: 'documents', method: 'commit', document: step.document });
        break;
      case 'exchange':
        await new Promise((next) => {
          setTimeout(next, 20);
        });
        break;
      case 'evening':
        await settled([phones.first, phones.second]);
        services.faults.decideBy(storm);
        break;
      case 'replace first':
        await settled([phones.first]);
        await phones.first.ask({ kind: 'close' });
        phones.first = await open('its successor', 'current');
        services.faults.decideBy(storm);
        break;
      default:
        await phones[step.phone].ask({ kind: step.kind });
    }
  }

  await settled([phones.first, phones.second]);
  const fresh = await open('a new phone', 'current');
  const all = { first: phones.first, second: phones.second, fresh };
  const held = await settled(Object.values(all));
  for (const [at, one] of held.entries()) {
    for (const key of new Set([...Object.keys(held[0]!), ...Object.keys(one)])) {
      if (!equal(one[key], held[0]![key]))
        problems.push(
          `${Object.keys(all)[at]} differs in ${key}: ${JSON.stringify(one[key])} / ${JSON.stringify(held[0]![key])}`,
        );
    }
  }
  const counts = Object.keys(held[0]!).map((key) => key.split('/')[0] as SeasonCollection);
  for (const [name, count] of Object.entries(size)) {
    const found = counts.filter((one) => one === name).length;
    if (found !== count) problems.push(`${found} ${name} of ${count}`);
  }
  problems.push(...lostEdits(edits, held[0]!));

  const figures: Record<string, Figures> = {};
  for (const [name, one] of Object.entries(all)) {
    figures[name] = await one.ask({ kind: 'figures' });
    problems.push(...tooLarge(name, figures[name]));
    await one.ask({ kind: 'close' });
  }
  const struck = { ...services.faults.struck } as Readonly<Record<string, number>>;
  await services.stop();
  const disagreements = Object.values(held[0]!).flatMap((document) => (document as JsonMap)['conflicts'] ?? []).length;
  return {
    steps: steps.length,
    struck,
    documents: counts.length,
    edits: edits.length,
    disagreements,
    figures,
    problems,
  };
};
