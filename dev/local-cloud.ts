import { join } from 'node:path';
import {
  locateAuthEmulator,
  locateFirestoreEmulator,
  startAuthEmulator,
  startFirestoreEmulator,
} from '@divot/local-cloud';
import { plantDemo } from '#dev/seed/plant.ts';
import type { ServicePorts } from '#dev/services/proxy.ts';
import { startServices } from '#dev/services/start-services.ts';

// Every hosted service, on this machine: the stand-ins, or with `emulators` the official ones where installed.

type Settings = {
  /** Keeps the stand-ins' data; the emulators keep theirs in memory. */
  readonly folder: string;
  readonly rulesFile: string;
  readonly emulators: boolean;
  /** Leaves out the demo golfer, coaches and games. */
  readonly empty: boolean;
  readonly today: Date;
  readonly log: (line: string) => void;
};
export type LocalCloud = { readonly ports: ServicePorts; stop(): Promise<void> };

type Stoppable = { stop(): Promise<void> };

/** Rejects with a readable message when `emulators` is asked for and the Firestore emulator is not installed. */
export const startLocalCloud = async (settings: Settings): Promise<LocalCloud> => {
  const { emulators, empty, rulesFile, log } = settings;
  const running: Stoppable[] = [];
  const keep = <S extends Stoppable>(service: S): S => {
    running.push(service);
    return service;
  };
  const stop = async () => {
    await Promise.all(running.map((service) => service.stop()));
  };
  try {
    const services = keep(
      await startServices({
        folder: join(settings.folder, empty ? 'empty' : 'demo'),
        onMail: (email, link) => log(`Password mail for ${email}: ${link}`),
      }),
    );
    const { project } = services;
    let { origin: identityOrigin, port: identityPort } = services.identity;
    let { origin: documentsOrigin, port: documentsPort } = services.documents;
    if (emulators) {
      const located = locateFirestoreEmulator();
      if (!located.found) throw new Error(`--emulators: ${located.reason}.`);
      const firestore = keep(await startFirestoreEmulator(located.files, { rulesFile }));
      [documentsOrigin, documentsPort] = [firestore.origin, firestore.port];
      services.useDocumentsAt(firestore.origin);
      const authServer = locateAuthEmulator();
      if (authServer) {
        const auth = keep(await startAuthEmulator(authServer, project));
        [identityOrigin, identityPort] = [auth.origin, auth.port];
      } else {
        log(
          'Skipped: the official Auth emulator (firebase-tools is not installed); the local identity service stands in.',
        );
      }
    }
    const fresh = emulators || services.documents.store.count === 0;
    if (fresh && !empty) await plantDemo({ project, identityOrigin, documentsOrigin }, settings.today);
    return { ports: { ...services.ports, identity: identityPort, documents: documentsPort }, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
