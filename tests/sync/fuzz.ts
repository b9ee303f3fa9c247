import { DAY_MS } from '@divot/basics';
import type { Fault, Faults } from '@divot/local-cloud';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type JsonMap, equal } from '@divot/documents';
import { type Phone, openPhone } from './device.ts';
import { type Zone, ZONES, dayIn, diskStorage, loseConnections, playEnd } from './fuzz-ends.ts';
import { type Edit, type FuzzName, type Work, edgeWork, newProfile, tellsOf } from './fuzz-edits.ts';
import { type LateEvents, withLateEvents } from './late-events.ts';
import { witnessDisagreements } from './false-conflicts.ts';
import { type Random, seeded } from './random.ts';
import { disagreeingAtRest, wronglySynced } from './states-agree.ts';

// One seed of the sync fuzz: a few phones of one golfer with two tabs each, random work, a hostile network, kills, wrong
// clocks, nights, flights and lost storage. At the end every phone is online. All phones and the cloud must then hold the same, and every edit that
// a phone acknowledged to its golfer must still be there: as the value, as a recorded conflict, or overwritten by an
// edit that had seen it. No phone may be in conflict with itself. In every third seed the account then ends on one phone.

export type Cloud = {
  readonly project: string;
  readonly port: number;
  readonly faults: Faults;
  /** Whether the cloud can commit a write behind timestamps that phones have already read. Only the stand-in can. */
  readonly commitsLate: boolean;
};
export type Story = {
  readonly seed: number;
  readonly operations: readonly string[];
  readonly struck: Readonly<Record<string, number>>;
  /** How many conflicts Divot asked the golfer about. */
  readonly disagreements: number;
  /** How many of them are between two values of one phone, after another phone had written too: false-conflicts.ts. */
  readonly excused: number;
  readonly problems: readonly string[];
};

/** RxDB allows 13 open collections per process. */
const collectionsOf = (seed: number, phones: number): readonly FuzzName[] =>
  phones > 4 ? ['profiles', 'rounds'] : ['profiles', 'rounds', seed % 2 === 0 ? 'workoutPlans' : 'swings'];
const HOLES = [1, 2, 3, 4];
/** Work that another tab of the same phone may do. The syncing tab learns of it later. */
const IN_A_TAB = new Set(['score', 'note', 'start a round', 'save a drill']);
const NIGHT_MS = 10 * 3_600_000;
/** One phone of these seeds has a disk instead of memory: a disk takes a while. */
const hasDisk = (seed: number): boolean => seed % 4 === 0;
const endsAccount = (seed: number): boolean => seed % 3 === 0;

/** A deletion, with the document as the phone showed it at that moment. */
type Deletion = { readonly phone: string; readonly document: string; readonly seen: JsonMap };

const newRound = (id: string, uid: string, at: string, playedOn: string): Round => ({
  id,
  userId: uid,
  createdAt: at,
  updatedAt: at,
  sortKey: 8_640_000_000_000_000 - Date.parse(at),
  date: at,
  playedOn,
  holesPlanned: HOLES,
  holes: HOLES.map((n) => ({ n, par: 4 })),
  mode: 'casual',
  status: 'active',
});

/** Decides for each request what the network does to it. */
export const weather = (
  random: Random,
  commitsLate: boolean,
): ((target: { service: string; method: string }) => Fault | undefined) => {
  const kinds: readonly (() => Fault)[] = [
    () => ({ kind: 'drop' }),
    () => ({ kind: 'lost-acknowledgement' }),
    () => ({ kind: 'late-acknowledgement', delayMs: 5 + random.below(20) }),
    ...(commitsLate ? [(): Fault => ({ kind: 'late-commit', delayMs: 5 + random.below(30) })] : []),
    () => ({ kind: 'status', status: 503, code: 'UNAVAILABLE' }),
    () => ({ kind: 'status', status: 429, code: 'RESOURCE_EXHAUSTED' }),
    () => ({ kind: 'captive-portal' }),
  ];
  return ({ service }) => (service === 'documents' && random.chance(0.18) ? random.pick(kinds)() : undefined);
};

export const playStory = async (cloud: Cloud, seed: number, length: number): Promise<Story> => {
  const random = seeded(seed);
  const count = 2 + random.below(4);
  const collections = collectionsOf(seed, count);
  const uid = `golfer${seed}x${Date.now().toString(36)}`;
  /** As in the app, no id is used twice. Only the profile is created on every phone separately. */
  const rounds: string[] = [];
  const someRound = () => (rounds.length === 0 ? 'none yet' : random.pick(rounds));
  const operations: string[] = [];
  const problems: string[] = [];
  const edits: Edit[] = [];
  const deletions: Deletion[] = [];
  const struckBefore = { ...cloud.faults.struck };
  let figure = 0;
  const phones: Phone[] = [];
  const news = new Map<string, LateEvents>();
  const skew = new Map<string, number>();
  const zones = new Map<string, Zone>();
  const travels = { night: 0, flight: 0, 'lost-storage': 0, 'ended-account': 0 };
  const witness = witnessDisagreements(collections);
  const now = (phone: Phone) =>
    new Date(
      Date.UTC(2026, 4, 2) + operations.length * 1000 + travels.night * NIGHT_MS + (skew.get(phone.name) ?? 0),
    ).toISOString();

  for (let at = 0; at < count; at++) {
    const name = `phone${at}`;
    skew.set(name, (random.below(7) - 3) * DAY_MS);
    zones.set(name, random.pick(ZONES));
    const late = withLateEvents(at === 0 && hasDisk(seed) ? diskStorage() : undefined);
    news.set(name, late);
    const { project, port } = cloud;
    const opened = await openPhone({ name, uid, project, port, collections, storage: late.storage });
    phones.push(opened);
    witness.watch(opened);
    await opened.db.profiles.insertIfNotExists(newProfile(uid, now(opened), name));
  }
  cloud.faults.decideBy(weather(random, cloud.commitsLate));

  const round = async (phone: Phone, id: string) => phone.db.rounds.findOne(id).exec();
  const work: readonly Work[] = [
    ...edgeWork({ uid, random, now, figure: () => figure++, someRound, edits }),
    [
      30,
      'score',
      async (phone) => {
        const id = someRound();
        const n = random.pick(HOLES);
        const strokes = 1 + (figure++ % 20);
        const found = await round(phone, id);
        if (!found) return undefined;
        let over: unknown;
        await found.incrementalModify((before) => {
          over = before.holes.find((hole) => hole.n === n)?.strokes;
          return {
            ...before,
            updatedAt: now(phone),
            holes: before.holes.map((hole) => (hole.n === n ? { ...hole, strokes } : hole)),
          };
        });
        edits.push({ phone: phone.name, document: `rounds/${id}`, path: `holes.${n}.strokes`, value: strokes, over });
        return `${id} hole ${n} = ${strokes}`;
      },
    ],
    [
      10,
      'note',
      async (phone) => {
        const id = someRound();
        const note = `note ${figure++}.`;
        const found = await round(phone, id);
        if (!found) return undefined;
        await found.incrementalModify((before) => ({
          ...before,
          notes: before.notes ? `${before.notes} ${note}` : note,
          updatedAt: now(phone),
        }));
        const edit = { path: 'notes', value: note, over: undefined, kept: 'anywhere' } as const;
        edits.push({ phone: phone.name, document: `rounds/${id}`, ...edit });
        return `${id} ${note}`;
      },
    ],
    [
      8,
      'start a round',
      async (phone) => {
        if (rounds.length === 4) return undefined;
        const id = `${uid}-r${rounds.length}`;
        rounds.push(id);
        const at = now(phone);
        const day = dayIn(zones.get(phone.name)!, at);
        await phone.db.rounds.insert(newRound(id, uid, at, day));
        edits.push({ phone: phone.name, document: `rounds/${id}`, path: 'playedOn', value: day, over: undefined });
        return `${id} on ${day}`;
      },
    ],
    [
      3,
      'move to another day',
      async (phone) => {
        const id = someRound();
        const at = new Date(Date.UTC(2025, 0, 1, 8) + figure++ * DAY_MS).toISOString();
        const day = dayIn(zones.get(phone.name)!, at);
        const found = await round(phone, id);
        if (!found) return undefined;
        let over: unknown;
        await found.incrementalModify((before) => {
          over = before.playedOn;
          return { ...before, date: at, playedOn: day, sortKey: 8_640_000_000_000_000 - Date.parse(at) };
        });
        edits.push({ phone: phone.name, document: `rounds/${id}`, path: 'playedOn', value: day, over });
        return `${id} to ${day}`;
      },
    ],
    [
      3,
      'sleep until morning',
      () => {
        travels.night += 1;
        return Promise.resolve('all');
      },
    ],
    [
      3,
      'fly',
      (phone) => {
        const zone = random.pick(ZONES);
        zones.set(phone.name, zone);
        travels.flight += 1;
        return Promise.resolve(zone);
      },
    ],
    [
      hasDisk(seed) ? 4 : 0,
      'lose the storage',
      () => {
        loseConnections();
        travels['lost-storage'] += 1;
        return Promise.resolve('of phone0');
      },
    ],
    [
      3,
      'delete',
      async (phone) => {
        const found = await round(phone, someRound());
        const removed = await found?.incrementalRemove();
        if (removed)
          deletions.push({ phone: phone.name, document: `rounds/${removed.primary}`, seen: removed.toJSON(true) });
        return removed?.primary;
      },
    ],
    [
      10,
      'save a drill',
      async (phone) => {
        const drill = `drill-${figure++}`;
        const profile = await phone.db.profiles.findOne(uid).exec();
        await profile!.incrementalModify((before) => ({
          ...before,
          updatedAt: now(phone),
          savedDrills: [...before.savedDrills, drill],
        }));
        edits.push({
          phone: phone.name,
          document: `profiles/${uid}`,
          path: `savedDrills.${drill}`,
          value: drill,
          over: undefined,
        });
        return drill;
      },
    ],
    [8, 'offline', (phone) => Promise.resolve(phone.goOffline()).then(() => phone.name)],
    [12, 'online', (phone) => Promise.resolve(phone.goOnline()).then(() => phone.name)],
    [8, 'hear of the other tab', (phone) => Promise.resolve(news.get(phone.name)!.tell()).then(() => phone.name)],
    [
      6,
      'kill',
      async (phone) => {
        news.get(phone.name)!.forget();
        await phone.killAndReopen();
        witness.watch(phone);
        return phone.name;
      },
    ],
    [
      13,
      'exchange',
      async (phone) => {
        await new Promise((next) => {
          setTimeout(next, 5 + random.below(25));
        });
        news.get(phone.name)!.tell(); // the phone cannot count a write that it does not know of
        for (const key of await wronglySynced(phone)) problems.push(`${phone.name}: ${key} passes for synced`);
        return phone.name;
      },
    ],
  ];
  const total = work.reduce((sum, [weight]) => sum + weight, 0);

  for (let at = 0; at < length; at++) {
    const phone = random.pick(phones);
    let ticket = random.below(total);
    const [, name, run] = work.find(([weight]) => (ticket -= weight) < 0)!;
    if (random.chance(0.06)) {
      cloud.faults.add({
        kind: 'refuse',
        service: 'documents',
        method: 'commit',
        document: random.chance(0.3) ? `users/${uid}` : `rounds/${someRound()}`,
      });
    }
    const isElsewhere = IN_A_TAB.has(name) && random.chance(0.3);
    const did = await (isElsewhere ? news.get(phone.name)!.elsewhere(() => run(phone)) : run(phone));
    if (did !== undefined) operations.push(`${phone.name} ${name}: ${did.slice(0, 120)}`);
  }

  // Clears the faults, brings every phone online and sends rejected documents again.
  cloud.faults.clear();
  for (const phone of phones) {
    news.get(phone.name)!.tell();
    phone.goOnline();
  }
  const snapshot = async (phone: Phone): Promise<JsonMap> => {
    const stored: Record<string, unknown> = {};
    for (const name of collections) {
      for (const document of await phone.db[name].find().exec())
        stored[`${name}/${document.primary}`] = document.toJSON();
    }
    return stored;
  };
  const settle = async () => {
    for (const phone of phones) {
      for (const key of phone.engine.rejectedKeys()) {
        const [name, id] = key.split('/') as [FuzzName, string];
        await phone.engine.resend(name, id);
      }
      phone.engine.pullAll();
      await phone.engine.inSync();
    }
  };
  let stores: JsonMap[] = [];

  for (let turn = 0; turn < 60; turn++) {
    await settle();
    stores = await Promise.all(phones.map(snapshot));
    const unsynced = await Promise.all(phones.map((phone) => phone.engine.dirtyKeys()));
    if (stores.every((one) => equal(one, stores[0])) && unsynced.every((ids) => ids.length === 0) && turn > 1) break;
    await new Promise((next) => {
      setTimeout(next, 10);
    });
  }
  for (const [at, store] of stores.entries()) {
    if (!equal(store, stores[0]))
      problems.push(`${phones[at]!.name} differs: ${JSON.stringify(store)} / ${JSON.stringify(stores[0])}`);
  }
  for (const phone of phones) {
    for (const key of await disagreeingAtRest(phone))
      problems.push(`${phone.name}: ${key} is not where it is said to be`);
  }
  const themselves = witness.withThemselves(edits, deletions);
  problems.push(...lost(edits, deletions, stores[0] ?? {}), ...themselves.problems);
  if (endsAccount(seed)) {
    const [, , edit] = work.find(([, name]) => name === 'save a drill')!;
    // The SDK waits up to a minute after other faults.
    cloud.faults.decideBy(({ service }) =>
      service === 'documents' && random.chance(0.05) ? { kind: 'drop' } : undefined,
    );
    const calm = () => cloud.faults.clear();
    problems.push(...(await playEnd({ phones, uid, names: collections, snapshot, edit, calm })));
    travels['ended-account'] += 1;
  }
  await Promise.all(phones.map((phone) => phone.close()));

  const faults = Object.fromEntries(
    Object.entries(cloud.faults.struck).map(([kind, n]) => [kind, n - (struckBefore[kind as Fault['kind']] ?? 0)]),
  );
  const struck = { ...faults, ...travels };
  return { seed, operations, struck, disagreements: witness.asked(), excused: themselves.excused, problems };
};

/** Finds lost edits: the value is gone, no conflict records it, and nobody who saw it replaced or deleted it. */
const lost = (edits: readonly Edit[], deletions: readonly Deletion[], store: JsonMap): string[] =>
  edits.flatMap((edit) => {
    const { phone, document: key, path, value } = edit;
    const name = key.split('/')[0] as FuzzName;
    const seen = deletions
      .filter((one) => one.document === key)
      .map((one) => `${one.phone}: ${JSON.stringify(one.seen)}`);
    const gone = [
      `${key} ${path}: ${String(value).slice(0, 20)} of ${phone} is gone`,
      ...seen.map((one) => `  deleted by ${one}`),
    ];
    if (edits.some((other) => other.document === key && other.path === path && other.over === value)) return [];
    const document = store[key] as JsonMap | undefined;
    const accounted = document
      ? tellsOf(name, document, edit)
      : deletions.some((one) => one.document === key && tellsOf(name, one.seen, edit));
    return accounted ? [] : gone;
  });
