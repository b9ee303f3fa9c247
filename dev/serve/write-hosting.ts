import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import { firebaseHosting } from './headers.ts';

// npm run hosting:generate : writes the hosting part of firebase.json and leaves the rest of it alone. The policy is
// opened for what the settings of this build name: App Check, and the addresses of its services.

const file = new URL('../../firebase.json', import.meta.url);
const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
writeFileSync(
  file,
  `${JSON.stringify({ ...known, hosting: firebaseHosting(loadEnv('production', process.cwd())) }, null, 2)}\n`,
);
