// Puts the pose model and its runtime (packages/swing/model-files) into the build, and serves them while developing.

import type { Plugin } from 'vite';
import { modelFiles } from '#swing-model-files';
import { POSE_MODEL_FILES } from '#workers/swing/model-files.ts';

/** File name below the app's address -> bytes. */
const served = (): ReadonlyMap<string, Uint8Array> => {
  const { model, wasm, loader } = modelFiles();
  return new Map([
    [POSE_MODEL_FILES.model, model],
    [POSE_MODEL_FILES.wasm, wasm],
    [POSE_MODEL_FILES.loader, loader],
  ]);
};

const typeOf = (name: string): string =>
  name.endsWith('.js') ? 'text/javascript' : name.endsWith('.wasm') ? 'application/wasm' : 'application/octet-stream';

export const poseModel = (): Plugin => ({
  name: 'divot-pose-model',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      const name = (request.url ?? '').split('?')[0]!.slice(1);
      if (!Object.values<string>(POSE_MODEL_FILES).includes(name)) return next();
      response.setHeader('content-type', typeOf(name));
      response.end(served().get(name));
    });
  },
  generateBundle() {
    for (const [fileName, source] of served()) this.emitFile({ type: 'asset', fileName, source });
  },
});
