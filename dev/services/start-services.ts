import { join } from 'node:path';
import { type Documents, serveDocuments } from './documents/serve-documents.ts';
import { type Identity, serveIdentity } from './identity/serve-identity.ts';
import { Faults } from './shared/faults.ts';
import type { Service } from './shared/serve.ts';

// All local services in this process, on loopback.

/** Every local service speaks for this project; the 'demo-' makes the official emulators accept it without an account. */
export const LOCAL_PROJECT = 'demo-divot';

type Settings = {
  readonly project?: string;
  /** Folder to keep the data in; without it nothing outlives the process. */
  readonly folder?: string;
  /** Fixed ports by service; any free one otherwise. */
  readonly ports?: Partial<Readonly<Record<'identity' | 'documents', number>>>;
  readonly now?: () => number;
  readonly tokenLifetimeSeconds?: number;
};

export type Services = {
  readonly project: string;
  readonly identity: Identity;
  readonly documents: Documents;
  /** One queue for all of them. */
  readonly faults: Faults;
  stop(): Promise<void>;
};

export const startServices = async (settings: Settings = {}): Promise<Services> => {
  const { project = LOCAL_PROJECT, folder, ports = {}, now = Date.now, tokenLifetimeSeconds = 3600 } = settings;
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
  const port = (name: keyof typeof ports) => ports[name] ?? 0;
  try {
    const identity = keep(
      await serveIdentity({ ...common, port: port('identity'), file: kept('identity'), tokenLifetimeSeconds }),
    );
    const documents = keep(await serveDocuments({ ...common, port: port('documents'), file: kept('documents.jsonl') }));
    return { project, identity, documents, faults, stop };
  } catch (error) {
    await stop();
    throw error;
  }
};
