// Reads the model's files from the cache shared with the service worker, or downloads them into it once.

import { POSE_MODEL_BYTES, POSE_MODEL_CACHE, POSE_MODEL_FILES } from './model-files.ts';

const FILES = Object.values<string>(POSE_MODEL_FILES);

/** `caches` is missing if the page is not served securely. Every file then comes from the network. */
const store = async (): Promise<Cache | null> => ('caches' in self ? await caches.open(POSE_MODEL_CACHE) : null);

export const isModelStored = async (base: string): Promise<boolean> => {
  const cache = await store();
  if (!cache) return false;
  const found = await Promise.all(FILES.map((file) => cache.match(new URL(file, base).href)));
  return found.every((response) => response !== undefined);
};

const readAll = async (response: Response, onBytes: (bytes: number) => void): Promise<Blob> => {
  if (!response.body) return await response.blob();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const reader = response.body.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Blob(parts, { type: response.headers.get('content-type') ?? '' });
    parts.push(value);
    onBytes(value.length);
  }
};

/**
 * Downloads missing files into the cache. `onShare` runs from 0 to 1 over all files. Rejects if a file is unreachable.
 */
export const storeModel = async (base: string, onShare: (share: number) => void): Promise<void> => {
  const cache = await store();
  if (!cache) return;
  let received = 0;
  for (const file of FILES) {
    const address = new URL(file, base).href;
    if (await cache.match(address)) continue;
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${file} answered ${response.status}`);
    const body = await readAll(response, (bytes) => {
      received += bytes;
      onShare(Math.min(1, received / POSE_MODEL_BYTES));
    });
    await cache.put(address, new Response(body, { headers: { 'content-type': body.type } }));
  }
  onShare(1);
};

/** Reads the file from the cache, or else from the network. */
export const modelFile = async (file: string, base: string): Promise<Response> => {
  const address = new URL(file, base).href;
  const stored = await (await store())?.match(address);
  return stored ?? (await fetch(address));
};
