import { fileURLToPath } from 'node:url';
import { buildLocally, LOCAL_BUILD } from '#dev/local-build.ts';
import { startLocalCloud } from '#dev/local-cloud.ts';
import { DEMO_ACCOUNT, EMPTY_ACCOUNT } from '#dev/seed/demo.ts';
import { serveApp } from '#dev/serve/serve-app.ts';
import { serveSources } from '#dev/serve/serve-sources.ts';
import { proxyTo } from '#dev/services/proxy.ts';

// npm start: the built app with production headers, and everything hosted that it talks to, on this machine.
// npm run dev: the sources with hot reload instead of a build, signed in as the demo golfer.
//   --emulators  the official Firebase emulators instead of the stand-ins, as far as they are installed
//   --empty      no demo golfer, no sample coaches and games
//   --sources    what `npm run dev` adds
//   PORT         where the app answers (4173)

const DEFAULT_PORT = 4173;
const OPTIONS = ['--emulators', '--empty', '--sources'];
const root = fileURLToPath(new URL('..', import.meta.url));
const log = (line: string) => process.stdout.write(`${line}\n`);

const readPort = (given: string | undefined): number => {
  const port = given === undefined || given === '' ? DEFAULT_PORT : Number(given);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) throw new Error(`PORT is no port number: ${given}`);
  return port;
};

const start = async (leaving: AbortSignal): Promise<() => Promise<void>> => {
  const args = process.argv.slice(2);
  const unknown = args.find((arg) => !OPTIONS.includes(arg));
  if (unknown) throw new Error(`Unknown option ${unknown}. There are: ${OPTIONS.join(', ')}.`);
  const port = readPort(process.env['PORT']);
  const empty = args.includes('--empty');
  const emulators = args.includes('--emulators');
  const sources = args.includes('--sources');

  if (!sources) {
    log('Building the app when it is older than its sources …');
    await buildLocally(leaving);
  }
  const cloud = await startLocalCloud({
    folder: `${root}.divot`,
    rulesFile: `${root}firestore.rules`,
    emulators,
    empty,
    today: new Date(),
    log,
  });
  try {
    const before = proxyTo(cloud.ports);
    const app = sources
      ? await serveSources({ port, before, golfer: empty ? undefined : DEMO_ACCOUNT })
      : await serveApp({ folder: LOCAL_BUILD, port, before });
    const who = empty
      ? 'create an account to begin'
      : `sign in as ${DEMO_ACCOUNT.email} (half a year of data) or ${EMPTY_ACCOUNT.email} (none), password ${DEMO_ACCOUNT.password}`;
    log(
      emulators
        ? 'The services behind the app are for development: official emulators as far as installed, local stand-ins else.'
        : 'The services behind the app are local stand-ins for development; they keep their data in .divot/.',
    );
    log(`Divot is ready at ${app.origin} : ${who}`);
    return async () => {
      await app.stop();
      await cloud.stop();
    };
  } catch (error) {
    await cloud.stop();
    const taken = (error as NodeJS.ErrnoException).code === 'EADDRINUSE';
    throw taken
      ? new Error(`Port ${port} is taken. Choose another: PORT=5000 npm ${sources ? 'run dev' : 'start'}`)
      : error;
  }
};

const leaving = new AbortController();
const starting = start(leaving.signal);
const leave = () => {
  if (leaving.signal.aborted) return; // Ctrl-C may arrive twice: from the terminal and from the parent
  leaving.abort();
  // Wait until startup ends: leaving earlier would orphan half-started children.
  starting
    .then((stop) => stop())
    .then(
      () => process.exit(0),
      () => process.exit(1),
    );
};
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, leave);
starting.catch((error: unknown) => {
  if (leaving.signal.aborted) return;
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
});
