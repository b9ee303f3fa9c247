import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

// Lighthouse is 170 MB of packages for one row of the bench. The first run that needs it installs it beside the project
// and keeps it.

const VERSION = '12.8.2';
const folder = fileURLToPath(new URL(`../../.divot/lighthouse-${VERSION}`, import.meta.url));
const entry = join(folder, 'node_modules/lighthouse/core/index.js');

/** The part of Lighthouse's interface and result that the bench uses. */
type Lighthouse = (
  url: string,
  flags: {
    readonly port: number;
    readonly disableStorageReset: boolean;
    readonly logLevel: 'error';
    readonly onlyCategories: string[];
  },
) => Promise<
  | {
      readonly lhr: {
        readonly categories: Readonly<
          Record<
            string,
            {
              readonly score: number | null;
              readonly auditRefs: readonly { readonly id: string; readonly weight: number }[];
            }
          >
        >;
        readonly audits: Readonly<Record<string, { readonly score: number | null }>>;
      };
    }
  | undefined
>;

/** Throws if Lighthouse is missing and npm cannot fetch it. */
export const loadLighthouse = async (): Promise<Lighthouse> => {
  if (!existsSync(entry)) {
    console.error(`Installing Lighthouse ${VERSION} (once) …`);
    const { status } = spawnSync(
      'npm',
      ['install', '--no-save', '--no-package-lock', '--prefix', folder, `lighthouse@${VERSION}`],
      { stdio: ['ignore', 'ignore', 'inherit'], shell: process.platform === 'win32' },
    );
    if (status !== 0) throw new Error('Lighthouse could not be installed: it needs the npm registry once.');
  }
  const { default: lighthouse } = (await import(pathToFileURL(entry).href)) as { readonly default: Lighthouse };
  return lighthouse;
};
