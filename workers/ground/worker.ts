// Reads an Overpass response into course packs. It runs in a worker because five courses in one response take half a
// second.

import { readOverpass } from '@divot/ground';
import type { GroundRead, ReadGround } from './contract.ts';

self.addEventListener('message', ({ data }: MessageEvent<ReadGround>) => {
  const answer: GroundRead = { packs: readOverpass(JSON.parse(data.text)) };
  self.postMessage(answer);
});
