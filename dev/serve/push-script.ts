import type { Plugin } from 'vite';
import { build } from 'vite';
import { resolve } from './resolve.ts';
import { PUSH_SCRIPT } from '#workers/service-worker/contract.ts';

/** Builds the script with which the service worker pushes while the app is closed: one file at a fixed address. */
export const pushScript = (): Plugin => {
  let outDir = 'dist';
  let define: Record<string, unknown> | undefined;
  return {
    name: 'divot-push-script',
    apply: 'build',
    configResolved(config) {
      ({ outDir } = config.build);
      ({ define } = config);
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        await build({
          configFile: false,
          publicDir: false,
          logLevel: 'error',
          ...(define ? { define } : {}),
          resolve,
          build: {
            outDir,
            emptyOutDir: false,
            reportCompressedSize: false,
            target: 'baseline-widely-available',
            rolldownOptions: {
              input: 'src/sync/push-in-background.ts',
              output: { format: 'iife', entryFileNames: PUSH_SCRIPT.slice(1), codeSplitting: false },
            },
          },
        });
      },
    },
  };
};
