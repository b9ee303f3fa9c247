import { join } from 'node:path';
import { type Analytics, serveAnalytics } from './analytics/serve-analytics.ts';
import { type Documents, serveDocuments } from './documents/serve-documents.ts';
import { type BookingService, serveBooking } from './booking/serve-booking.ts';
import { serveExerciseData } from './exercise-data/serve-exercise-data.ts';
import { serveGround } from './ground/serve-ground.ts';
import { type Identity, serveIdentity } from './identity/serve-identity.ts';
import { Faults, type ServiceName } from './shared/faults.ts';
import type { Service } from './shared/serve.ts';
import { serveShop, type ShopService } from './shop/serve-shop.ts';
import { serveStorage, type Storage } from './storage/serve-storage.ts';

// All local services in this process, on loopback.

/** Every local service speaks for this project; the 'demo-' makes the official emulators accept it without an account. */
export const LOCAL_PROJECT = 'demo-divot';

type Settings = {
  readonly project?: string;
  /** Folder to keep the data in; without it nothing outlives the process. */
  readonly folder?: string;
  /** Fixed ports by service; any free one otherwise. */
  readonly ports?: Partial<Readonly<Record<ServiceName, number>>>;
  readonly now?: () => number;
  readonly tokenLifetimeSeconds?: number;
  /** Called with the link that a forgotten-password mail would carry. */
  readonly onMail?: (email: string, link: string) => void;
};

export type Services = {
  readonly project: string;
  readonly identity: Identity;
  readonly documents: Documents;
  readonly storage: Storage;
  readonly shop: ShopService;
  readonly booking: BookingService;
  readonly exerciseData: Service;
  readonly analytics: Analytics;
  readonly ground: Service;
  /** Where the golfers' accounts and documents are. */
  readonly cloud: { readonly project: string; readonly identityOrigin: string; readonly documentsOrigin: string };
  /** One queue for all of them. */
  readonly faults: Faults;
  stop(): Promise<void>;
};

export const startServices = async (settings: Settings = {}): Promise<Services> => {
  const { project = LOCAL_PROJECT, folder, ports = {}, now = Date.now, tokenLifetimeSeconds = 3600, onMail } = settings;
  const faults = new Faults();
  const common = { project, faults, now };
  const kept = (name: string) => (folder === undefined ? undefined : join(folder, name));
  const started: Service[] = [];
  const keep = <S extends Service>(service: S): S => {
    started.push(service);
    return service;
  };
  const stop = async () => {
    await Promise.all(started.map((service) => service.stop()));
  };
  const port = (name: ServiceName) => ports[name] ?? 0;
  try {
    const identity = keep(
      await serveIdentity({
        ...common,
        port: port('identity'),
        file: kept('identity'),
        tokenLifetimeSeconds,
        ...(onMail ? { onMail } : {}),
      }),
    );
    const documents = keep(await serveDocuments({ ...common, port: port('documents'), file: kept('documents.jsonl') }));
    const storage = keep(await serveStorage({ ...common, port: port('storage'), folder }));
    const shop = keep(await serveShop({ faults, port: port('shop') }));
    const booking = keep(await serveBooking({ faults, now, port: port('booking') }));
    const exerciseData = keep(await serveExerciseData({ faults, port: port('exercise-data') }));
    const analytics = keep(await serveAnalytics({ faults, port: port('analytics') }));
    const ground = keep(await serveGround({ faults, port: port('ground') }));
    const cloud = { project, identityOrigin: identity.origin, documentsOrigin: documents.origin };
    return {
      project,
      identity,
      documents,
      storage,
      shop,
      booking,
      exerciseData,
      analytics,
      ground,
      cloud,
      faults,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
};

export const portsOf = (services: Services): Readonly<Record<ServiceName, number>> => ({
  identity: services.identity.port,
  documents: services.documents.port,
  storage: services.storage.port,
  shop: services.shop.port,
  booking: services.booking.port,
  'exercise-data': services.exerciseData.port,
  analytics: services.analytics.port,
  ground: services.ground.port,
});
