import { type Call, ServiceError } from '../server/serve.ts';
import { type StructuredQuery, type Write, nameOfWrite } from './wire.ts';

// The methods of the Firestore REST API v1 that Firestore Lite calls: batchGet, commit, runQuery, and the count of one
// (https://firebase.google.com/docs/firestore/reference/rest/v1/projects.databases.documents).

type Request = Omit<Call, 'fault'>;
type Body = {
  readonly writes?: readonly Write[];
  readonly documents?: readonly string[];
  readonly structuredQuery?: StructuredQuery;
  readonly structuredAggregationQuery?: {
    readonly structuredQuery: StructuredQuery;
    readonly aggregations: readonly { readonly alias: string }[];
  };
};

const METHOD = /\/documents(?:\/(.+))?:(\w+)$/;

export const rootOf = (project: string): string => `projects/${project}/databases/(default)/documents`;

export const methodOf = ({ path }: Request): { readonly parent: string; readonly method: string | undefined } => {
  const [, parent = '', method] = METHOD.exec(path) ?? [];
  return { parent, method };
};

export const bodyOf = ({ body }: Request): Body => {
  try {
    return JSON.parse(body.toString() || '{}') as Body;
  } catch {
    throw new ServiceError(400, 'INVALID_ARGUMENT', 'Invalid JSON payload received');
  }
};

/** What a fault can aim at: the documents that a call writes, or reads by name. */
export const targetIn =
  (project: string) =>
  (call: Request): { readonly method: string; readonly documents: readonly string[] } => {
    const { method = '' } = methodOf(call);
    const { writes = [], documents = [] } = method === 'commit' || method === 'batchGet' ? bodyOf(call) : {};
    const names = [...writes.map(nameOfWrite), ...documents];
    return { method, documents: names.map((name) => name.slice(rootOf(project).length + 1)) };
  };

export const refusal = (): ServiceError =>
  new ServiceError(403, 'PERMISSION_DENIED', 'Missing or insufficient permissions.');
