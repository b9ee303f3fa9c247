import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { firebaseHosting } from './headers.ts';

// npm run hosting:generate : writes the hosting part of firebase.json and leaves the rest of it alone.

const file = new URL('../../firebase.json', import.meta.url);
const known = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>) : {};
writeFileSync(file, `${JSON.stringify({ ...known, hosting: firebaseHosting }, null, 2)}\n`);
