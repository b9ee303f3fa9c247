import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as delay } from 'node:timers/promises';
import { LOOPBACK, listen } from './listen.ts';
import { type Fault, Faults } from './faults.ts';

// What every local service shares: HTTP on loopback, CORS for pages on loopback, JSON, faults on order, and the control
// endpoint through which tests in another process order faults (POST, GET, DELETE /__faults).

export type Call = {
  readonly method: string;
  /** Decoded path without the query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  /**
   * Address at which the caller reached the service, without a trailing slash. Behind a proxy, the proxy's address.
   */
  readonly base: string;
  readonly fault: Fault | undefined;
};
export type Answer = {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly json?: unknown;
  readonly body?: string | Buffer;
};
export type Service = { readonly origin: string; readonly port: number; stop(): Promise<void> };

/** An answer in the error form that Google's services share. */
export class ServiceError extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message = code) {
    super(message);
    this.status = status;
    this.code = code;
  }
  get answer(): Answer {
    const { status, code, message } = this;
    return {
      status,
      json: {
        error: { code: status, message, status: code, errors: [{ message, domain: 'global', reason: 'invalid' }] },
      },
    };
  }
}

export type ServiceSettings = {
  /** 0 or absent: any free port. */
  readonly port?: number;
  readonly faults?: Faults;
};
/** For the services that have golfers' accounts. */
export type CloudSettings = ServiceSettings & {
  readonly project: string;
  /** Where the data is kept. Without it, nothing outlives the process. */
  readonly file?: string | undefined;
  readonly now?: () => number;
};
type Definition = ServiceSettings & {
  readonly name: string;
  /** The method's name and the documents it writes, for faults to aim at. */
  readonly target?: (call: Omit<Call, 'fault'>) => { method: string; documents?: readonly string[] };
  readonly handle: (call: Call) => Answer | Promise<Answer>;
};

const MAX_BODY_BYTES = 64 * 1024 * 1024;
const PORTAL = '<!doctype html><title>Clubhouse Wi-Fi</title><h1>Welcome</h1><p>Accept the terms to go online.</p>';

const readBody = async (request: IncomingMessage): Promise<Buffer> => {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of request as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > MAX_BODY_BYTES) throw new ServiceError(413, 'INVALID_ARGUMENT', 'Request payload is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

const allowLoopbackPages = (request: IncomingMessage, response: ServerResponse): void => {
  const { origin } = request.headers;
  response.setHeader('vary', 'origin');
  if (!origin || !/^http:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-expose-headers', '*');
};

const send = (response: ServerResponse, { status = 200, headers = {}, json, body }: Answer): void => {
  const type = json === undefined ? {} : { 'content-type': 'application/json; charset=utf-8' };
  response.writeHead(status, { ...type, ...headers });
  response.end(json === undefined ? body : JSON.stringify(json));
};

const strikeBefore = (fault: Fault): Answer | undefined => {
  if (fault.kind === 'captive-portal') return { headers: { 'content-type': 'text/html' }, body: PORTAL };
  if (fault.kind === 'status') return new ServiceError(fault.status ?? 503, fault.code ?? 'UNAVAILABLE').answer;
  return undefined;
};

const orderFaults = (faults: Faults, { method, body }: Omit<Call, 'fault'>): Answer => {
  if (method === 'POST') faults.add(...(JSON.parse(body.toString()) as Fault[]));
  if (method === 'DELETE') faults.clear();
  return { json: { struck: faults.struck } };
};

/** Starts a service on loopback; it answers when the promise resolves. */
export const serve = async (definition: Definition): Promise<Service> => {
  const { name, port: wanted, faults = new Faults(), target = () => ({ method: '' }), handle } = definition;

  /** What came in, with defaults where a client leaves something out. */
  const callOf = async (request: IncomingMessage): Promise<Omit<Call, 'fault'>> => {
    const origin = `http://${request.headers.host ?? LOOPBACK}`;
    const prefix = String(request.headers['x-forwarded-prefix'] ?? '');
    const url = new URL(request.url ?? '/', origin);
    return {
      method: request.method ?? 'GET',
      path: decodeURIComponent(url.pathname),
      query: url.searchParams,
      headers: request.headers,
      body: await readBody(request),
      base: `${origin}${prefix}`,
    };
  };

  const answerTo = async (request: IncomingMessage, response: ServerResponse): Promise<Answer | 'broken'> => {
    if (request.method === 'OPTIONS') {
      const wanted = request.headers['access-control-request-headers'] ?? '*';
      const allow = { 'access-control-allow-headers': wanted, 'access-control-allow-methods': '*' };
      return { status: 204, headers: { ...allow, 'access-control-max-age': '600' } };
    }
    const call = await callOf(request);
    if (call.path === '/__faults') return orderFaults(faults, call);
    const fault = faults.take({ service: name, documents: [], ...target(call) });
    if (fault?.kind === 'drop') return 'broken';
    const struck = fault && strikeBefore(fault);
    if (struck) return struck;
    const answer = await handle({ ...call, fault });
    if (fault?.kind === 'lost-acknowledgement') return 'broken';
    if (fault?.kind === 'late-acknowledgement' && !response.destroyed) await delay(fault.delayMs ?? 0);
    return answer;
  };

  const server = createServer((request, response) => {
    allowLoopbackPages(request, response);
    answerTo(request, response).then(
      (answer) => (answer === 'broken' ? request.socket.destroy() : send(response, answer)),
      (error: unknown) => {
        const serviceError = error instanceof ServiceError ? error : new ServiceError(500, 'INTERNAL', String(error));
        if (serviceError.status === 500) console.error(`${name}:`, error); // eslint-disable-line no-console -- a bug of the stand-in, for whoever runs it
        send(response, serviceError.answer);
      },
    );
  });
  server.keepAliveTimeout = 65_000;
  const { port, stop } = await listen(server, wanted);
  return { origin: `http://${LOOPBACK}:${port}`, port, stop };
};
