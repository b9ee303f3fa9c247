import { type StructuredQuery, type Value, mintIdToken, rootOf } from '@divot/local-cloud';

// Attempts over Firestore's REST API: many at once, each with documents of its own, so that none waits for another.

export const NOW = Symbol('the server time');
export type Fields = Readonly<Record<string, unknown>>;
/** `only`: changes these fields alone. Without fields, the document is deleted. */
export type Write = { readonly path: string; readonly fields?: Fields; readonly only?: true };
export type Attempt = {
  readonly name: string;
  /** Undefined: nobody is signed in. */
  readonly uid: string | undefined;
  /** Written by the administrator before. */
  readonly seeds: readonly Write[];
  readonly does:
    | { readonly writes: readonly Write[] }
    | { readonly get: string }
    | { readonly query: StructuredQuery; readonly isCount?: boolean };
};
export type Outcome = 'allowed' | 'refused' | `error ${number}`;

const valueOf = (value: unknown): Value => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') return Number.isInteger(value) ? { integerValue: value } : { doubleValue: value };
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(valueOf) } };
  return {
    mapValue: {
      fields: Object.fromEntries(Object.entries(value as object).map(([name, inner]) => [name, valueOf(inner)])),
    },
  };
};

/** A query by equality, and from a start on. */
export const queryOf = (
  collectionId: string,
  equal: Readonly<Record<string, string>>,
  more: { readonly limit?: number; readonly startsAfter?: Date; readonly stampedAfter?: Date } = {},
): StructuredQuery => {
  const by = (fieldPath: string, op: string, value: unknown) => ({
    fieldFilter: { field: { fieldPath }, op, value: valueOf(value) },
  });
  const filters = Object.entries(equal).map(([name, value]) => by(name, 'EQUAL', value));
  if (more.startsAfter) filters.push(by('startUtc', 'GREATER_THAN', more.startsAfter));
  if (more.stampedAfter) filters.push(by('serverTimestamp', 'GREATER_THAN', more.stampedAfter));
  return {
    from: [{ collectionId }],
    where: { compositeFilter: { op: 'AND', filters } },
    ...(more.limit === undefined ? {} : { limit: more.limit }),
  };
};

const WRITES_A_COMMIT = 400;
const AT_ONCE = 12;

export class RestCloud {
  readonly #origin: string;
  readonly #project: string;
  constructor(origin: string, project: string) {
    this.#origin = origin;
    this.#project = project;
  }

  async outcomes(attempts: readonly Attempt[]): Promise<readonly Outcome[]> {
    const seeds = new Map(attempts.flatMap((attempt) => attempt.seeds).map((seed) => [seed.path, seed]));
    const writes = [...seeds.values()];
    for (let at = 0; at < writes.length; at += WRITES_A_COMMIT) {
      // oxlint-disable-next-line no-await-in-loop -- page by page
      const planted = await this.#commit('owner', writes.slice(at, at + WRITES_A_COMMIT));
      if (planted !== 'allowed') throw new Error(`The documents could not be planted: ${planted}`);
    }
    const outcomes: Outcome[] = [];
    const queue = attempts.entries();
    const lane = async () => {
      // oxlint-disable-next-line no-await-in-loop -- a lane works one by one
      for (const [at, attempt] of queue) outcomes[at] = await this.#outcome(attempt);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, lane));
    return outcomes;
  }

  #outcome({ uid, does }: Attempt): Promise<Outcome> {
    if ('writes' in does) return this.#commit(uid, does.writes);
    if ('get' in does) return this.#call(uid, 'batchGet', { documents: [this.#nameOf(does.get)] });
    const structuredQuery = does.query;
    if (!does.isCount) return this.#call(uid, 'runQuery', { structuredQuery });
    const aggregations = [{ alias: 'n', count: {} }];
    return this.#call(uid, 'runAggregationQuery', { structuredAggregationQuery: { structuredQuery, aggregations } });
  }

  #commit(uid: string | undefined, writes: readonly Write[]): Promise<Outcome> {
    return this.#call(uid, 'commit', {
      writes: writes.map(({ path, fields, only }) => {
        const name = this.#nameOf(path);
        if (!fields) return { delete: name };
        const sent = Object.entries(fields).filter(([, value]) => value !== NOW);
        const stamps = Object.entries(fields).filter(([, value]) => value === NOW);
        return {
          update: { name, fields: Object.fromEntries(sent.map(([field, value]) => [field, valueOf(value)])) },
          ...(only ? { updateMask: { fieldPaths: sent.map(([field]) => field) } } : {}),
          updateTransforms: stamps.map(([fieldPath]) => ({ fieldPath, setToServerValue: 'REQUEST_TIME' })),
        };
      }),
    });
  }

  async #call(uid: string | undefined, method: string, body: unknown): Promise<Outcome> {
    const answer = await fetch(`${this.#origin}/v1/${rootOf(this.#project)}:${method}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...this.#authorization(uid) },
      body: JSON.stringify(body),
    });
    const json = (await answer.json()) as unknown;
    const failed = (Array.isArray(json) ? json : [json]).find((one: { readonly error?: unknown }) => one.error) as
      | { readonly error: { readonly code: number } }
      | undefined;
    const status = failed?.error.code ?? answer.status;
    if (status === 200) return 'allowed';
    return status === 403 ? 'refused' : `error ${status}`;
  }

  #authorization(uid: string | undefined): { authorization?: string } {
    if (uid === undefined) return {};
    if (uid === 'owner') return { authorization: 'Bearer owner' };
    const subject = { uid, email: `${uid}@divot.golf`, emailVerified: true };
    const nowMs = Date.now();
    const times = { nowMs, lifetimeSeconds: 3600, signedInSeconds: Math.floor(nowMs / 1000) };
    return { authorization: `Bearer ${mintIdToken(this.#project, subject, times)}` };
  }

  #nameOf(path: string): string {
    return `${rootOf(this.#project)}/${path}`;
  }
}
