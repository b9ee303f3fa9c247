import { fileURLToPath } from 'node:url';
import { locateFirestoreEmulator, startFirestoreEmulator } from '@divot/local-cloud';
import { startServices } from '#dev/services/start-services.ts';

export type Backend = {
  readonly project: string;
  readonly identityOrigin: string;
  readonly documentsPort: number;
  stop(): Promise<void>;
};
export type BackendKind = {
  readonly name: string;
  /** Why this backend cannot run here. The suite prints it and counts as skipped, never as passed. */
  readonly missing?: string;
  readonly start: () => Promise<Backend>;
};

const rulesFile = fileURLToPath(new URL('../../../firestore.rules', import.meta.url));
const located = locateFirestoreEmulator();
const missing = located.found ? undefined : located.reason;

const standIn: BackendKind = {
  name: 'local documents service',
  start: async () => {
    const services = await startServices();
    const { project, identity, documents } = services;
    return { project, identityOrigin: identity.origin, documentsPort: documents.port, stop: () => services.stop() };
  },
};

const emulator: BackendKind = {
  name: 'official Firestore emulator',
  ...(missing === undefined ? {} : { missing }),
  start: async () => {
    if (!located.found) throw new Error(located.reason);
    const services = await startServices();
    const firestore = await startFirestoreEmulator(located.files, { rulesFile });
    return {
      project: services.project,
      identityOrigin: services.identity.origin,
      documentsPort: firestore.port,
      stop: async () => {
        await firestore.stop();
        await services.stop();
      },
    };
  },
};

/** The emulator in the full lane alone, as with the rules: it takes a third of a minute to start. */
export const backends: readonly BackendKind[] = process.env['DIVOT_FULL'] ? [standIn, emulator] : [standIn];
for (const { name, missing: reason } of backends) {
  if (reason) console.warn(`\n  SKIPPED: contract suite over the ${name}: ${reason}\n`);
}
