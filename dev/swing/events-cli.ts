// npm run swing:events -- FILE.json.gz …  prints one JSON line per pose sequence: view, handedness, eight event frames.

import { basename } from 'node:path';
import { findEvents } from '#workers/swing/pipeline/swing-events.ts';
import { readPoses } from './pose-files.ts';

const files = process.argv.slice(2);
if (files.length === 0) throw new Error('Usage: npm run swing:events -- FILE.json.gz …');
for (const file of files) {
  const found = findEvents(readPoses(file));
  const none = { view: null, handedness: null, events: Array.from({ length: 8 }, () => null) };
  const line = found ? { view: found.view, handedness: found.handedness, events: found.frames } : none;
  console.log(JSON.stringify({ file: basename(file), ...line }));
}
