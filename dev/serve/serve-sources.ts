import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { type Plugin, createServer } from 'vite';
import { listen } from '@divot/local-cloud';
import { localSettings, onlyThese } from '#dev/local-build.ts';
import type { proxyTo } from '#dev/services/proxy.ts';

// `npm run dev`: the unbuilt sources with hot reload, over the local services. No build, no service worker and no
// production headers: use `npm start` to try what depends on those.

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Signs in once per browser tab, so that Logout holds. The module runs inside the page, in the app's own module graph.
 */
const signInAs = ({ email, password }: { readonly email: string; readonly password: string }): Plugin => ({
  name: 'divot-sign-in',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'module' },
      injectTo: 'body',
      children: `
        import { cloud } from '/src/platform/cloud.ts';
        import { sessionAtom, state } from '/src/platform/state.ts';
        const signIn = async () => {
          if (state.get(sessionAtom).kind !== 'signed-out' || sessionStorage.getItem('divot-dev-signed-in')) return;
          sessionStorage.setItem('divot-dev-signed-in', '1');
          await (await cloud()).signIn(${JSON.stringify({ email, password })});
        };
        state.sub(sessionAtom, signIn);
        signIn();`,
    },
  ],
});

type Settings = {
  /** 0: any free port. */
  readonly port: number;
  readonly before: ReturnType<typeof proxyTo>;
  /** Signed in at the first visit. Without it, the login screen shows. */
  readonly golfer: { readonly email: string; readonly password: string } | undefined;
};

/** Starts the server on loopback; it answers when the promise resolves. Rejects when the port is taken. */
export const serveSources = async ({ port, before, golfer }: Settings) => {
  process.env = onlyThese(localSettings);
  const http = createHttpServer();
  const vite = await createServer({
    root,
    appType: 'spa',
    server: { middlewareMode: true, hmr: { server: http } },
    plugins: golfer ? [signInAs(golfer)] : [],
  });
  http.on('request', (request, response) => {
    if (!before(request, response)) vite.middlewares(request, response);
  });
  try {
    const { port: bound, stop } = await listen(http, port);
    return {
      origin: `http://localhost:${bound}`,
      stop: async () => {
        await vite.close();
        await stop();
      },
    };
  } catch (error) {
    await vite.close();
    throw error;
  }
};
