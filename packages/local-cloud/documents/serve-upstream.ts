import type { Faults } from '../server/faults.ts';
import { type Answer, type Call, type Service, serve } from '../server/serve.ts';
import { refusal, targetIn } from './methods.ts';

// The official emulator behind the fault network: it decides and stores, and faults strike on the way. Only the
// stand-in can simulate faults inside the database (such as a commit that lands late).

type Settings = { readonly project: string; readonly upstreamPort: number; readonly faults: Faults };

export const serveUpstream = ({ project, upstreamPort, faults }: Settings): Promise<Service> => {
  const handle = async (call: Call): Promise<Answer> => {
    if (call.fault?.kind === 'refuse') throw refusal();
    const query = call.query.size > 0 ? `?${call.query}` : '';
    const { authorization } = call.headers;
    const answer = await fetch(`http://127.0.0.1:${upstreamPort}${encodeURI(call.path)}${query}`, {
      method: call.method,
      headers: { 'content-type': 'application/json', ...(authorization ? { authorization } : {}) },
      ...(call.method === 'GET' ? {} : { body: new Uint8Array(call.body) }),
    });
    return {
      status: answer.status,
      headers: { 'content-type': answer.headers.get('content-type') ?? 'application/json' },
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };
  return serve({ name: 'documents', faults, target: targetIn(project), handle });
};
