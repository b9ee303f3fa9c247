import { type Call, type Service, ServiceError, type ServiceSettings, serve } from '@divot/local-cloud';

// Google Analytics' browser endpoint (POST /g/collect, the event in the query, always answered 204). Keeps the latest
// events in memory as they arrived, so that a test can see what left the device.

const MAX_STORED = 500;

export type Collected = {
  readonly event: Readonly<Record<string, string>>;
  readonly body: string;
  /** Could identify the sender. */
  readonly referer: string | undefined;
  readonly cookie: string | undefined;
};
export type Analytics = Service & { readonly collected: readonly Collected[] };

export const serveAnalytics = async (settings: ServiceSettings): Promise<Analytics> => {
  const collected: Collected[] = [];
  const handle = ({ method, path, query, body, headers }: Call) => {
    if (method !== 'POST' || path !== '/g/collect') throw new ServiceError(404, 'NOT_FOUND');
    const { referer, cookie } = headers;
    collected.push({ event: Object.fromEntries(query), body: body.toString(), referer, cookie });
    if (collected.length > MAX_STORED) collected.shift();
    return { status: 204 };
  };
  const service = await serve({ name: 'analytics', ...settings, target: () => ({ method: 'collect' }), handle });
  return { ...service, collected };
};
