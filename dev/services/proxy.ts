import { type IncomingMessage, request as send, type ServerResponse } from 'node:http';

// The local services under the app's own address, so that the page needs no more than `connect-src 'self'`
// (docs/decisions/0002-local-services.md). The Firebase SDK's own paths are passed on as they are; the other services
// live below /__/services/, a corner that Firebase Hosting reserves too.

type Route = { readonly path: string; readonly service: ServiceName; readonly strip?: true };

const ROUTES: readonly Route[] = [
  { path: '/identitytoolkit.googleapis.com/', service: 'identity' },
  { path: '/securetoken.googleapis.com/', service: 'identity' },
  { path: '/v1/projects/', service: 'documents' },
  { path: '/v0/b/', service: 'storage' },
  { path: '/__/services/shop/', service: 'shop', strip: true },
  { path: '/__/services/booking/', service: 'booking', strip: true },
  { path: '/__/services/exercise-data/', service: 'exercise-data', strip: true },
  { path: '/__/services/analytics/', service: 'analytics', strip: true },
  { path: '/__/services/ground/', service: 'ground', strip: true },
];

export type ServiceName =
  | 'identity'
  | 'documents'
  | 'storage'
  | 'shop'
  | 'booking'
  | 'exercise-data'
  | 'analytics'
  | 'ground';

export type ServicePorts = Readonly<Record<ServiceName, number>>;

/** Passes requests for one of these services on. Returns false for every other path. */
export const proxyTo =
  (ports: Partial<ServicePorts>) =>
  (request: IncomingMessage, response: ServerResponse): boolean => {
    const url = request.url ?? '/';
    const route = ROUTES.find(({ path }) => url.startsWith(path));
    const port = route && ports[route.service];
    if (!port) return false;
    const prefix = route.path.slice(0, -1);
    const onward = send(
      {
        host: '127.0.0.1',
        port,
        method: request.method,
        path: route.strip ? url.slice(prefix.length) : url,
        headers: { ...request.headers, ...(route.strip ? { 'x-forwarded-prefix': prefix } : {}) },
      },
      (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(response);
        answer.once('error', () => response.destroy());
      },
    );
    // A connection that breaks behind the proxy also breaks in front of it: the app must see real network failures.
    onward.once('error', () => request.socket.destroy());
    response.once('close', () => onward.destroy());
    request.pipe(onward);
    return true;
  };
