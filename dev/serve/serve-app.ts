import { readFile, stat } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { listen } from '@divot/local-cloud';
import { type Settings as BuildSettings, headersFor, isContentAddressed } from './headers.ts';

// The built app as a deployment serves it: production headers, compression, every route answered by index.html, a
// missing asset by 404.

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};
const WORTH_COMPRESSING = new Set(['.css', '.html', '.js', '.mjs', '.json', '.svg', '.txt', '.wasm', '.webmanifest']);

type Settings = {
  readonly folder: string;
  /** 0 or absent: any free port. */
  readonly port?: number;
  /** Of the build in the folder: its policy allows what they name. */
  readonly build?: BuildSettings;
  /** Answers paths that are not the app's (the local services); false passes the request on. */
  readonly before?: (request: IncomingMessage, response: ServerResponse) => boolean;
};
export type ServedApp = {
  readonly origin: string;
  readonly port: number;
  /** Serves another build from now on, as a deploy does. */
  deploy(folder: string): void;
  stop(): Promise<void>;
};

type Encoding = 'br' | 'gzip' | 'identity';
type Packed = { readonly changedMs: number; readonly bytes: Promise<Buffer> };

const pack = async (file: string, encoding: Encoding): Promise<Buffer> => {
  const plain = await readFile(file);
  if (encoding === 'br') {
    return promisify(brotliCompress)(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  }
  return encoding === 'gzip' ? promisify(gzip)(plain) : plain;
};

const encodingFor = (request: IncomingMessage, file: string): Encoding => {
  const accepted = request.headers['accept-encoding'] ?? '';
  if (!WORTH_COMPRESSING.has(extname(file))) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
};

/** Undefined when the address is not a legal path. */
const pathOf = (request: IncomingMessage): string | undefined => {
  try {
    return normalize(decodeURIComponent(new URL(request.url ?? '/', 'http://app').pathname));
  } catch {
    return undefined;
  }
};

/** Starts the server on loopback; it answers when the promise resolves. */
export const serveApp = async (settings: Settings): Promise<ServedApp> => {
  let { folder } = settings;
  const packed = new Map<string, Packed>();

  const load = (file: string, encoding: Encoding, changedMs: number): Promise<Buffer> => {
    const key = `${encoding} ${file}`;
    const known = packed.get(key);
    if (known?.changedMs === changedMs) return known.bytes;
    const bytes = pack(file, encoding);
    packed.set(key, { changedMs, bytes });
    return bytes;
  };

  const fileStat = async (file: string) => {
    const about = await stat(file).catch(() => undefined);
    return about?.isFile() ? about : undefined;
  };

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const path = pathOf(request);
    if (path === undefined || (request.method !== 'GET' && request.method !== 'HEAD')) {
      response.writeHead(path === undefined ? 400 : 405).end();
      return;
    }
    let file = join(folder, path);
    let about = await fileStat(file);
    if (!about && !isContentAddressed(path)) {
      file = join(folder, 'index.html');
      about = await fileStat(file);
    }
    if (!about) {
      response
        .writeHead(404, { ...headersFor('/', settings.build), 'content-type': 'text/plain; charset=utf-8' })
        .end('Not found');
      return;
    }
    const encoding = encodingFor(request, file);
    const bytes = await load(file, encoding, about.mtimeMs);
    response.writeHead(200, {
      ...headersFor(path, settings.build),
      'content-type': TYPES[extname(file)] ?? 'application/octet-stream',
      'content-length': bytes.length,
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      vary: 'Accept-Encoding',
    });
    response.end(request.method === 'HEAD' ? undefined : bytes);
  };

  const server = createServer((request, response) => {
    if (settings.before?.(request, response)) return;
    answer(request, response).catch((error: unknown) => {
      console.error(error);
      response.destroy();
    });
  });
  const { port, stop } = await listen(server, settings.port);
  return {
    // A service worker needs a secure context: loopback counts, by name or number.
    origin: `http://localhost:${port}`,
    port,
    deploy: (next) => {
      folder = next;
    },
    stop,
  };
};
