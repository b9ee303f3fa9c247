// npm run swing:events -- FILE.json.gz …  prints one JSON line per pose sequence: view, handedness, eight event frames;
// where no swing is found, the reason.

import { basename } from 'node:path';
import { searchSwings } from '../swing/pipeline/read-swing.ts';
import { findEvents } from '../swing/pipeline/swing-events.ts';
import { readPoses } from './pose-files.ts';

const files = process.argv.slice(2);
const fail = (wrong: string) => {
  console.error(wrong);
  process.exitCode = 1;
};
const NONE = { view: null, handedness: null, events: Array.from({ length: 8 }, () => null) };
const eventsIn = (file: string) => {
  try {
    const poses = readPoses(file);
    const swing = findEvents(poses);
    if (swing) return { view: swing.view, handedness: swing.handedness, events: swing.frames };
    const search = searchSwings(poses);
    return { ...NONE, reason: search.found === 'swing' ? 'no-swing' : search.found };
  } catch (error) {
    fail(`${file}: no pose sequence can be read here (${error instanceof Error ? error.message : String(error)}).`);
    return NONE;
  }
};

if (files.length === 0) fail('Usage: npm run swing:events -- FILE.json.gz …');
for (const file of files) console.log(JSON.stringify({ file: basename(file), ...eventsIn(file) }));
