import { type Caller, callerOf } from '../identity/token.ts';
import { type Answer, type Call, type CloudSettings, type Service, ServiceError, serve } from '../server/serve.ts';
import { bodyOf, methodOf, refusal, rootOf, targetIn } from './methods.ts';
import type { DocumentRules } from './document-rules.ts';
import { DocumentStore } from './store.ts';
import type { StoredDocument } from './wire.ts';

// The local document database behind the methods that Firestore Lite calls.

export type Documents = Service & { readonly store: DocumentStore };
export const serveDocuments = async (
  settings: CloudSettings & { readonly rules: DocumentRules },
): Promise<Documents> => {
  const { project, now = Date.now, file, rules } = settings;
  const root = rootOf(project);
  const nameOf = (path: string) => `${root}/${path}`;
  const pathOf = (name: string) => {
    if (!name.startsWith(`${root}/`)) throw new ServiceError(400, 'INVALID_ARGUMENT', `Not a document here: ${name}`);
    return name.slice(root.length + 1);
  };
  const store = new DocumentStore({ now, nameOf, rules, file });
  const shown = ({ path, ...rest }: StoredDocument) => ({ name: nameOf(path), ...rest });

  type Asked = Pick<Call, 'fault'> & { readonly caller: Caller; readonly parent: string };
  type Answering = (asked: Asked, body: ReturnType<typeof bodyOf>) => unknown;
  const methods: Readonly<Record<string, Answering>> = {
    commit: ({ caller, fault }, { writes = [] }) =>
      store.commit(caller, writes, pathOf, fault?.kind === 'late-commit' ? (fault.delayMs ?? 1000) : 0),
    batchGet: ({ caller }, { documents = [] }) => {
      const readTime = store.tick();
      return documents.map((name) => {
        const document = store.get(caller, pathOf(name));
        return document ? { found: shown(document), readTime } : { missing: name, readTime };
      });
    },
    runQuery: ({ caller, parent }, { structuredQuery }) => {
      if (!structuredQuery) throw new ServiceError(400, 'INVALID_ARGUMENT', 'structuredQuery is missing');
      const readTime = store.tick();
      const matches = store.query(caller, parent, structuredQuery);
      return matches.length > 0 ? matches.map((document) => ({ document: shown(document), readTime })) : [{ readTime }];
    },
    runAggregationQuery: ({ caller, parent }, { structuredAggregationQuery: aggregation }) => {
      if (!aggregation) throw new ServiceError(400, 'INVALID_ARGUMENT', 'structuredAggregationQuery is missing');
      const integerValue = String(store.query(caller, parent, aggregation.structuredQuery).length);
      const aggregateFields = Object.fromEntries(
        aggregation.aggregations.map(({ alias }) => [alias, { integerValue }]),
      );
      return [{ result: { aggregateFields }, readTime: store.tick() }];
    },
  };

  const handle = (call: Call): Answer => {
    if (call.method === 'DELETE' && call.path.startsWith('/emulator/')) {
      store.clear(); // as the official emulator has it
      return { json: {} };
    }
    const { parent, method } = methodOf(call);
    const caller = callerOf(project, call.headers.authorization, now());
    if (caller === 'refused' || call.fault?.kind === 'reject-token') {
      throw new ServiceError(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
    }
    if (call.fault?.kind === 'refuse') throw refusal();
    const answer = Object.hasOwn(methods, method ?? '') && methods[method!];
    if (!answer)
      throw new ServiceError(404, 'NOT_FOUND', `The local documents service has no method ${method ?? call.path}`);
    return { json: answer({ caller, parent, fault: call.fault }, bodyOf(call)) };
  };

  const service = await serve({ name: 'documents', ...settings, target: targetIn(project), handle });
  return { ...service, store };
};
