// npm run swing:events -- FILE.json.gz …  prints one JSON line per pose sequence: view, handedness, eight event frames.

import { basename } from 'node:path';
import { findEvents } from '#workers/swing/pipeline/swing-events.ts';
import { readPoses } from './pose-files.ts';

const files = process.argv.slice(2);
const tell = (wrong: string) => {
  console.error(wrong);
  process.exitCode = 1;
};
const eventsIn = (file: string) => {
  try {
    return findEvents(readPoses(file));
  } catch (error) {
    tell(`${file}: no pose sequence can be read here (${error instanceof Error ? error.message : String(error)}).`);
    return null;
  }
};

if (files.length === 0) tell('Usage: npm run swing:events -- FILE.json.gz …');
for (const file of files) {
  const found = eventsIn(file);
  const none = { view: null, handedness: null, events: Array.from({ length: 8 }, () => null) };
  const line = found ? { view: found.view, handedness: found.handedness, events: found.frames } : none;
  console.log(JSON.stringify({ file: basename(file), ...line }));
}
