import { callerOf } from '#dev/services/identity/token.ts';
import type { Faults } from '#dev/services/shared/faults.ts';
import { type Answer, type Call, serve, type Service, ServiceError } from '#dev/services/shared/serve.ts';
import { DocumentStore } from './store.ts';
import { nameOfWrite, type StoredDocument, type StructuredQuery, type Write } from './wire.ts';

// The methods of the Firestore REST API v1 that Firestore Lite calls: batchGet, commit, runQuery
// (https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents).

export type Documents = Service & { readonly store: DocumentStore };
type Settings = {
  readonly project: string;
  readonly port?: number;
  readonly file?: string | undefined;
  readonly faults?: Faults;
  readonly now?: () => number;
};
type Body = {
  readonly writes?: readonly Write[];
  readonly documents?: readonly string[];
  readonly structuredQuery?: StructuredQuery;
};

const METHOD = /\/documents(?:\/(.+))?:(\w+)$/;
const parse = ({ body }: Pick<Call, 'body'>): Body => {
  try {
    return JSON.parse(body.toString() || '{}') as Body;
  } catch {
    throw new ServiceError(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received');
  }
};

export const serveDocuments = async (settings: Settings): Promise<Documents> => {
  const { project, port = 0, faults, now = Date.now, file } = settings;
  const root = `projects/${project}/databases/(default)/documents`;
  const nameOf = (path: string) => `${root}/${path}`;
  const pathOf = (name: string) => {
    if (!name.startsWith(`${root}/`)) throw new ServiceError(400, 'INVALID_ARGUMENT', `Not a document here: ${name}`);
    return name.slice(root.length + 1);
  };
  const store = new DocumentStore({ now, nameOf, file });
  const shown = ({ path, ...rest }: StoredDocument) => ({ name: nameOf(path), ...rest });

  const target = (call: Omit<Call, 'fault'>) => {
    const method = METHOD.exec(call.path)?.[2] ?? '';
    const writes = method === 'commit' ? (parse(call).writes ?? []) : [];
    return { method, documents: writes.map((write) => nameOfWrite(write).slice(root.length + 1)) };
  };

  const handle = (call: Call): Answer => {
    if (call.method === 'DELETE' && call.path.startsWith('/emulator/')) {
      store.clear(); // as the official emulator has it
      return { json: {} };
    }
    const [, parent = '', method] = METHOD.exec(call.path) ?? [];
    const caller = callerOf(project, call.headers.authorization, now());
    if (caller === 'refused' || call.fault?.kind === 'reject-token') {
      throw new ServiceError(401, 'UNAUTHENTICATED', 'Request had invalid authentication credentials.');
    }
    if (call.fault?.kind === 'refuse') {
      throw new ServiceError(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');
    }
    const body = parse(call);
    switch (method) {
      case 'commit': {
        const behindMs = call.fault?.kind === 'late-commit' ? (call.fault.delayMs ?? 1000) : 0;
        return { json: store.commit(caller, body.writes ?? [], pathOf, behindMs) };
      }
      case 'batchGet': {
        const readTime = store.tick();
        const answers = (body.documents ?? []).map((name) => {
          const document = store.get(caller, pathOf(name));
          return document ? { found: shown(document), readTime } : { missing: name, readTime };
        });
        return { json: answers };
      }
      case 'runQuery': {
        if (!body.structuredQuery) throw new ServiceError(400, 'INVALID_ARGUMENT', 'structuredQuery is missing');
        const readTime = store.tick();
        const found = store.query(caller, parent, body.structuredQuery);
        return {
          json: found.length > 0 ? found.map((document) => ({ document: shown(document), readTime })) : [{ readTime }],
        };
      }
      default:
        throw new ServiceError(404, 'NOT_FOUND', `The local documents service has no method ${method ?? call.path}`);
    }
  };

  const service = await serve({ name: 'documents', port, ...(faults ? { faults } : {}), target, handle });
  return { ...service, store };
};
