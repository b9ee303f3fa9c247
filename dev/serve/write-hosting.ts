import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { loadEnv } from 'vite';
import { firebaseHosting } from './headers.ts';

// npm run hosting:generate : writes the hosting part of firebase.json and leaves the rest of it alone. The policy is
// opened for App Check where the settings of this build have its key.

const file = new URL('../../firebase.json', import.meta.url);
const hasAppCheck = Boolean(loadEnv('production', process.cwd())['VITE_APP_CHECK_KEY']);
const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
writeFileSync(file, `${JSON.stringify({ ...known, hosting: firebaseHosting(hasAppCheck) }, null, 2)}\n`);
