import { randomUUID } from 'node:crypto';
import { type Caller, callerOf } from '../identity/token.ts';
import { type Answer, type Call, type CloudSettings, type Service, ServiceError, serve } from '../server/serve.ts';
import { type Upload, type UploadMetadata, readMultipart } from './multipart.ts';
import { Objects, type StoredObject } from './objects.ts';

// The REST methods of Firebase Storage to upload (in one piece or resumable), describe, list, download and delete.
// Everyone has their own folder, users/{uid}/…; `mayUpload` decides as the project's storage.rules do. Anyone who has a download link can use
// it.

export type Storage = Service & { readonly objects: Objects };
/** What `storage.rules` decide on: who wants to put what where. */
export type UploadRequest = {
  readonly caller: Caller;
  readonly path: string;
  readonly contentType: string;
  readonly bytes: number;
};
type Settings = CloudSettings & { readonly mayUpload: (request: UploadRequest) => Promise<boolean> };
type Session = {
  readonly path: string;
  readonly metadata: UploadMetadata;
  readonly contentType: string;
  chunks: Buffer[];
};

const OBJECT = /^\/v0\/b\/([^/]+)\/o(?:\/(.+))?$/;
const CHUNK_GRANULARITY = '262144';
const header = (call: Pick<Call, 'headers'>, name: string) => String(call.headers[name] ?? '');
const commandOf = (call: Pick<Call, 'headers'>) => header(call, 'x-goog-upload-command');
const isOwner = (caller: Caller, path: string) =>
  caller.kind === 'admin' || (caller.kind === 'golfer' && path.startsWith(`users/${caller.uid}/`));

/** What an upload is told on its way. */
const upload = (status: string, more: Readonly<Record<string, string>> = {}): Answer => ({
  headers: { 'x-goog-upload-status': status, ...more },
  body: '',
});

const describe = (bucket: string, object: StoredObject) => ({
  name: object.path,
  bucket,
  contentType: object.contentType,
  size: String(object.bytes),
  md5Hash: object.md5Hash,
  timeCreated: new Date(object.createdMs).toISOString(),
  updated: new Date(object.createdMs).toISOString(),
  metadata: object.custom,
  downloadTokens: object.downloadToken,
});

export const serveStorage = async (settings: Settings): Promise<Storage> => {
  const { project, file, mayUpload, now = Date.now } = settings;
  const objects = new Objects(file);
  const sessions = new Map<string, Session>();

  const save = (bucket: string, path: string, { metadata, bytes, ...sent }: Upload): Answer => {
    const contentType = metadata.contentType ?? sent.contentType ?? 'application/octet-stream';
    const custom = metadata.metadata ?? {};
    return { json: describe(bucket, objects.put({ path, contentType, custom, createdMs: now() }, bytes)) };
  };

  const begin = (call: Call, path: string): Answer => {
    const id = randomUUID();
    const metadata = JSON.parse(call.body.toString() || '{}') as UploadMetadata;
    sessions.set(id, { path, metadata, contentType: header(call, 'x-goog-upload-header-content-type'), chunks: [] });
    const query = new URLSearchParams({ name: path, upload_id: id });
    return upload('active', {
      'x-goog-upload-chunk-granularity': CHUNK_GRANULARITY,
      'x-goog-upload-url': `${call.base}${call.path}?${query.toString()}`,
    });
  };

  const goOn = (call: Call, bucket: string, id: string): Answer => {
    const session = sessions.get(id);
    if (!session) throw new ServiceError(404, 'NOT_FOUND', 'This upload is not known');
    const received = session.chunks.reduce((sum, chunk) => sum + chunk.length, 0);
    const command = commandOf(call);
    if (command.includes('query')) return upload('active', { 'x-goog-upload-size-received': String(received) });
    if (command.includes('cancel')) {
      sessions.delete(id);
      return upload('cancelled');
    }
    if (command.includes('upload')) {
      if (Number(header(call, 'x-goog-upload-offset')) !== received) {
        throw new ServiceError(400, 'INVALID_ARGUMENT', `The upload goes on at ${received}`);
      }
      session.chunks.push(call.body);
    }
    if (!command.includes('finalize')) return upload('active');
    sessions.delete(id);
    const { path, metadata, contentType, chunks } = session;
    const saved = save(bucket, path, { metadata, contentType, bytes: Buffer.concat(chunks) });
    return { ...saved, headers: { 'x-goog-upload-status': 'final' } };
  };

  const receive = async (call: Call, caller: Caller, bucket: string, path: string): Promise<Answer> => {
    const id = call.query.get('upload_id');
    if (id) return goOn(call, bucket, id);
    const isResumable = commandOf(call).includes('start');
    const whole = isResumable ? undefined : readMultipart(header(call, 'content-type'), call.body);
    const contentType = whole
      ? (whole.metadata.contentType ?? whole.contentType ?? '')
      : header(call, 'x-goog-upload-header-content-type');
    const bytes = whole?.bytes.length ?? Number(header(call, 'x-goog-upload-header-content-length'));
    if (!(await mayUpload({ caller, path, contentType, bytes }))) throw new ServiceError(403, 'PERMISSION_DENIED');
    return whole ? save(bucket, path, whole) : begin(call, path);
  };

  const answerAbout = (call: Call, bucket: string, path: string): Answer => {
    const object = objects.get(path);
    if (!object) throw new ServiceError(404, 'NOT_FOUND', 'Not Found.');
    if (call.method === 'DELETE') {
      objects.delete(path);
      return { status: 204 };
    }
    if (call.method !== 'GET') throw new ServiceError(405, 'METHOD_NOT_ALLOWED');
    if (call.query.get('alt') !== 'media') return { json: describe(bucket, object) };
    // Another person's upload must never run as a page of this origin.
    const safe = { 'x-content-type-options': 'nosniff', 'content-disposition': 'attachment' };
    return { headers: { 'content-type': object.contentType, ...safe }, body: objects.read(path) };
  };

  /** Whoever has the link of an object may read it. */
  const isByLink = ({ method, query }: Call, path: string): boolean => {
    const object = objects.get(path);
    return method === 'GET' && object !== undefined && query.get('token') === object.downloadToken;
  };

  const handle = async (call: Call): Promise<Answer> => {
    const [, bucket = '', inPath] = OBJECT.exec(call.path) ?? [];
    const path = inPath ?? call.query.get('name') ?? '';
    const caller = callerOf(project, call.headers.authorization, now());
    if (caller === 'refused' || call.fault?.kind === 'reject-token') throw new ServiceError(401, 'UNAUTHENTICATED');
    const prefix = call.query.get('prefix');
    if (!isByLink(call, path) && !isOwner(caller, prefix ?? path)) throw new ServiceError(403, 'PERMISSION_DENIED');
    if (call.method === 'GET' && prefix !== null)
      return { json: { prefixes: [], items: objects.list(prefix).map((name) => ({ name, bucket })) } };
    return call.method === 'POST' ? receive(call, caller, bucket, path) : answerAbout(call, bucket, path);
  };

  const target = ({ method, path, query }: Omit<Call, 'fault'>) => ({
    method: method === 'POST' ? 'upload' : method.toLowerCase(),
    documents: [OBJECT.exec(path)?.[2] ?? query.get('name') ?? ''],
  });
  const service = await serve({ name: 'storage', ...settings, target, handle });
  return { ...service, objects };
};
