// Reads the model's files from their cache, or downloads them into it once.

/** The body model and its runtime, as absolute addresses. What an address serves must never change. */
export interface ModelFiles {
  /** MediaPipe's `pose_landmarker_full.task`. */
  readonly model: string;
  /** `vision_wasm_module_internal` of @mediapipe/tasks-vision. */
  readonly wasm: string;
  readonly loader: string;
  /** Name of the Cache Storage that keeps them for offline. */
  readonly cache: string;
  /** Size of all three, for the progress of a download. */
  readonly bytes: number;
}

const addressesOf = ({ model, wasm, loader }: ModelFiles) => [model, wasm, loader];

/** `caches` is missing if the page is not served securely. Every file then comes from the network. */
const store = async ({ cache }: ModelFiles): Promise<Cache | null> =>
  'caches' in self ? await caches.open(cache) : null;

export const isModelStored = async (files: ModelFiles): Promise<boolean> => {
  const cache = await store(files);
  if (!cache) return false;
  const responses = await Promise.all(addressesOf(files).map((address) => cache.match(address)));
  return responses.every((response) => response !== undefined);
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
export const storeModel = async (files: ModelFiles, onShare: (share: number) => void): Promise<void> => {
  const cache = await store(files);
  if (!cache) return;
  let received = 0;
  for (const address of addressesOf(files)) {
    if (await cache.match(address)) continue;
    const response = await fetch(address);
    if (!response.ok) throw new Error(`${address} answered ${response.status}`);
    const body = await readAll(response, (bytes) => {
      received += bytes;
      onShare(Math.min(1, received / files.bytes));
    });
    await cache.put(address, new Response(body, { headers: { 'content-type': body.type } }));
  }
  onShare(1);
};

/** Reads the file from the cache, or else from the network. */
export const modelFile = async (address: string, files: ModelFiles): Promise<Response> => {
  const stored = await (await store(files))?.match(address);
  return stored ?? (await fetch(address));
};
