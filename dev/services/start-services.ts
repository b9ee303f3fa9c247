import { join } from 'node:path';
import { serveAnalytics } from './partners/analytics.ts';
import {
  Faults,
  type IdentitySettings,
  type Service,
  fieldsAt,
  serveDocuments,
  serveIdentity,
  serveStorage,
} from '@divot/local-cloud';
import { documentRules } from './rules/access.ts';
import { mayUpload } from './may-upload.ts';
import { serveBooking } from './partners/booking.ts';
import { serveExerciseData } from './partners/exercise-data.ts';
import { serveGround } from './ground/serve-ground.ts';
import type { ServiceName, ServicePorts } from './proxy.ts';
import { serveShop } from './partners/shop.ts';

// All local services in this process, on loopback.

/**
 * The project of every local service. With the prefix 'demo-', the official emulators accept it without an account.
 */
export const LOCAL_PROJECT = 'demo-divot';

type Settings = Pick<IdentitySettings, 'now' | 'tokenLifetimeSeconds' | 'onMail'> & {
  /** Folder for the data. Without it, nothing outlives the process. */
  readonly folder?: string;
  readonly project?: string;
};

export const startServices = async (settings: Settings = {}) => {
  const { project = LOCAL_PROJECT, folder, now = Date.now, tokenLifetimeSeconds, onMail } = settings;
  const faults = new Faults();
  const common = { project, faults, now };
  const storedAs = (name: string) => ({ ...common, file: folder === undefined ? undefined : join(folder, name) });
  const started: Service[] = [];
  const keep = async <S extends Service>(starting: Promise<S>): Promise<S> => {
    const service = await starting;
    started.push(service);
    return service;
  };
  const stop = async () => {
    await Promise.all(started.map((service) => service.stop()));
  };
  try {
    const identity = await keep(serveIdentity({ ...storedAs('identity'), tokenLifetimeSeconds, onMail }));
    const documents = await keep(serveDocuments({ ...storedAs('documents.jsonl'), rules: documentRules }));
    // Storage's rules ask the database that golfers use, which may be the official emulator.
    let documentsOrigin = documents.origin;
    const lookUp = (path: string) => fieldsAt(documentsOrigin, project, path);
    const storage = await keep(
      serveStorage({ ...storedAs('storage'), mayUpload: (request) => mayUpload(request, lookUp) }),
    );
    const shop = await keep(serveShop(common));
    const booking = await keep(serveBooking(common));
    const exerciseData = await keep(serveExerciseData(common));
    const analytics = await keep(serveAnalytics(common));
    const ground = await keep(serveGround(common));
    const services = { identity, documents, storage, shop, booking, analytics, ground };
    const named = { ...services, 'exercise-data': exerciseData } satisfies Record<ServiceName, Service>;
    return {
      project,
      ...services,
      exerciseData,
      /** Where the golfers' accounts and documents are. */
      cloud: { project, identityOrigin: identity.origin, documentsOrigin: documents.origin },
      ports: Object.fromEntries(Object.entries(named).map(([name, { port }]) => [name, port])) as ServicePorts,
      /** All services share one queue. */
      faults,
      /** From here on, Storage asks another database. */
      useDocumentsAt: (origin: string) => {
        documentsOrigin = origin;
      },
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};
export type Services = Awaited<ReturnType<typeof startServices>>;
