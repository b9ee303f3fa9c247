import { fileURLToPath } from 'node:url';
import { build } from 'vite';

/** The finder as one script, bundled once per run. */
let script: Promise<string> | undefined;

const bundle = async (): Promise<string> => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      minify: false,
      lib: { entry: fileURLToPath(new URL('./finder.ts', import.meta.url)), formats: ['iife'], name: 'finder' },
    },
  });
  const [first] = [built].flat();
  if (!first || !('output' in first)) throw new Error('The finder was not built.');
  return first.output[0].code;
};

export const finderScript = (): Promise<string> => (script ??= bundle());
