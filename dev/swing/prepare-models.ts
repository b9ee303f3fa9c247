// The pose model and its runtime, assembled from npm packages: @mediapipe/pose (Apache-2.0) carries the detector and
// the full landmark model, @mediapipe/tasks-vision the runtime. The result equals Google's own bundle landmark for
// landmark; its SHA-256 is pinned, so that a changed package stops the build instead of changing every analysis.

import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { zipSync } from 'fflate';
import type { Plugin } from 'vite';
import { POSE_MODEL_FILES } from '#workers/swing/model-files.ts';
import { withMetadata } from './model/tflite-metadata.ts';

const TASK_SHA256 = 'bffc1a435b17ca83d0af835f7f662da78c07817b7d8affde7a1a683e43c46f30';
const require = createRequire(import.meta.url);

const packageFile = (name: string, file: string): Uint8Array =>
  new Uint8Array(readFileSync(join(dirname(require.resolve(`${name}/package.json`)), file)));
const runtimeFile = (file: string): Uint8Array =>
  new Uint8Array(readFileSync(require.resolve(`@mediapipe/tasks-vision/${file}`)));
const metadata = (name: string): Uint8Array =>
  new Uint8Array(Buffer.from(readFileSync(new URL(`./model/${name}-metadata.b64`, import.meta.url), 'utf8'), 'base64'));

const poseTask = (): Uint8Array => {
  const detector = packageFile('@mediapipe/pose', 'pose_solution_packed_assets.data');
  const landmarks = packageFile('@mediapipe/pose', 'pose_landmark_full.tflite');
  const task = zipSync(
    {
      'pose_detector.tflite': withMetadata(detector, metadata('pose-detector')),
      'pose_landmarks_detector.tflite': withMetadata(landmarks, metadata('pose-landmarks')),
    },
    { level: 0, mtime: '1980-01-01T00:00:00' }, // stored, as the runtime maps it; a fixed time keeps the hash
  );
  const sha256 = createHash('sha256').update(task).digest('hex');
  if (sha256 !== TASK_SHA256) throw new Error(`The pose model is not the one this build was checked with: ${sha256}`);
  return task;
};

/** File name below the app's address -> bytes. */
export const poseModelFiles = (): ReadonlyMap<string, Uint8Array> =>
  new Map([
    [POSE_MODEL_FILES.model, poseTask()],
    [POSE_MODEL_FILES.wasm, runtimeFile('vision_wasm_module_internal.wasm')],
    [POSE_MODEL_FILES.loader, runtimeFile('vision_wasm_module_internal.js')],
  ]);

const typeOf = (name: string): string =>
  name.endsWith('.js') ? 'text/javascript' : name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';

/** Puts the files into the build and serves them while developing. */
export const poseModel = (): Plugin => ({
  name: 'divot-pose-model',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const name = (request.url ?? '').split('?')[0]!.slice(1);
      if (!Object.values<string>(POSE_MODEL_FILES).includes(name)) return next();
      response.setHeader('content-type', typeOf(name));
      response.end(poseModelFiles().get(name));
    });
  },
  generateBundle() {
    for (const [fileName, source] of poseModelFiles()) this.emitFile({ type: 'asset', fileName, source });
  },
});
