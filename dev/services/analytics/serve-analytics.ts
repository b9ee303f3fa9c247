import { type Call, serve, type Service, ServiceError, type ServiceSettings } from '#dev/services/shared/serve.ts';

// The browser door of Google Analytics (POST /g/collect, the event in the query, 204 whatever it says). The latest
// events are kept in memory, as they arrived, so that a test can see what left the device.

const KEPT = 500;

export type Collected = {
  readonly event: Readonly<Record<string, string>>;
  readonly body: string;
  /** What could tell who sent it. */
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
    if (collected.length > KEPT) collected.shift();
    return { status: 204 };
  };
  const service = await serve({ name: 'analytics', ...settings, target: () => ({ method: 'collect' }), handle });
  return { ...service, collected };
};
