import { locateAuthEmulator, startAuthEmulator } from '@divot/local-cloud';
import { LOCAL_PROJECT, startServices } from '#dev/services/start-services.ts';

export type IdentityBackend = { readonly project: string; readonly origin: string; stop(): Promise<void> };
export type IdentityBackendKind = {
  readonly name: string;
  /** Why this backend cannot run here. The suite prints it and counts as skipped, never as passed. */
  readonly missing?: string;
  readonly start: () => Promise<IdentityBackend>;
};

const serverFile = locateAuthEmulator();
const missing = serverFile ? undefined : 'firebase-tools is not installed';

export const identityBackends: readonly IdentityBackendKind[] = [
  {
    name: 'local identity service',
    start: async () => {
      const services = await startServices();
      return { project: services.project, origin: services.identity.origin, stop: () => services.stop() };
    },
  },
  {
    name: 'official Auth emulator',
    ...(missing === undefined ? {} : { missing }),
    start: async () => {
      if (!serverFile) throw new Error(missing);
      return { project: LOCAL_PROJECT, ...(await startAuthEmulator(serverFile, LOCAL_PROJECT)) };
    },
  },
];
if (missing) console.warn(`\n  SKIPPED: identity contract over the official Auth emulator: ${missing}\n`);
