import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { loadEnv } from 'vite';
import { firebaseHosting } from './headers.ts';

// npm run hosting:generate, and every npm run build: writes the hosting part of firebase.json and leaves the rest of it
// alone. The policy is opened for what the settings of the build name: App Check, and the addresses of its services.

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8')) as Record<string, unknown>;
const { ignorePatterns: _, ...style } = read('.oxfmtrc.json');
const hosting = firebaseHosting(loadEnv('production', process.cwd()));
const { code } = await format('firebase.json', JSON.stringify({ ...read('firebase.json'), hosting }, null, 2), style);
writeFileSync(new URL('../../firebase.json', import.meta.url), code);
