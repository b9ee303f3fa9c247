// Plays drawn sessions at the range to the stream finder and prints what it finds, and how much memory 200 balls take.
// With a folder of labelled poses, it plays these too, as one film with pauses.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { type StreamPiece, findSwingsInStream } from '../swing/stream/find-swings-in-stream.ts';
import type { StreamSwing } from '../swing/stream/judge-swings.ts';
import { labelledIn } from './pose-files.ts';
import { RANGE_SESSIONS, type RangeSession, piecesOf, rangeSession } from './range-session.ts';

const NEAR_MS = 500;
const PAUSE_MS = 3000;

interface Ball {
  readonly impact: number;
}

const measure = (name: string, pieces: Iterable<StreamPiece>, balls: readonly Ball[]): void => {
  const stream = findSwingsInStream();
  const began = performance.now();
  const told: (StreamSwing & { readonly at: number })[] = [];
  let news = stream.add({});
  let at = 0;
  const note = () => told.push(...news.flatMap((one) => (one.kind === 'swing' ? [{ ...one, at }] : [])));
  for (const piece of pieces) {
    news = stream.add(piece);
    at = piece.timeMs ?? at;
    note();
  }
  news = stream.end();
  note();
  const off = (a: Ball, b: Ball) => Math.abs(a.impact - b.impact);
  const found = balls.filter((ball) => told.some((swing) => off(swing, ball) < NEAR_MS));
  const right = told.filter((swing) => balls.some((ball) => off(swing, ball) < NEAR_MS));
  const farthest = Math.max(...right.map((swing) => Math.min(...balls.map((ball) => off(swing, ball)))));
  const latest = Math.max(...right.map((swing) => swing.at - swing.impact));
  console.log(
    `${name}: ${found.length} of ${balls.length} found, ${told.length - right.length} false, impact within ` +
      `${farthest.toFixed(0)} ms, told ${(latest / 1000).toFixed(1)} s after it, ` +
      `${((performance.now() - began) / 1000).toFixed(1)} s for ${(at / 1000).toFixed(0)} s of film`,
  );
};

for (const [name, dials] of Object.entries(RANGE_SESSIONS)) {
  const session = rangeSession(dials);
  measure(name, piecesOf(session), session.swings);
}

/** One film after the other as a single one, made anew piece by piece, so that only the finder remembers anything. */
function* played(session: RangeSession, times: number): Generator<StreamPiece> {
  for (let k = 0; k < times; k++) {
    const later = k * (session.durationMs + PAUSE_MS);
    for (const { poses, sound, timeMs, ...size } of piecesOf(session))
      yield {
        ...size,
        timeMs: timeMs + later,
        poses: poses.map((pose) => ({ ...structuredClone(pose), timeMs: pose.timeMs + later })),
        ...(sound && { sound: { ...sound, timeMs: sound.timeMs + later, samples: sound.samples.slice() } }),
      };
  }
}

const measureMemory = (balls: number): void => {
  const session = rangeSession({ ...RANGE_SESSIONS['two in turns']!, balls: 10 });
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const stream = findSwingsInStream();
  let swings = 0;
  const megabytes: string[] = [];
  for (const piece of played(session, balls / 10)) {
    const before = swings;
    swings += stream.add(piece).filter(({ kind }) => kind === 'swing').length;
    if (swings === before || swings % 40 !== 0) continue;
    collect();
    megabytes.push((process.memoryUsage().heapUsed / 1e6).toFixed(1));
  }
  console.log(`memory: ${swings} of ${balls} found, ${megabytes.join(', ')} MB in use after every 40 of them`);
};
measureMemory(200);

const [folder] = process.argv.slice(2);
if (folder) {
  const balls: Ball[] = [];
  const pieces: StreamPiece[] = [];
  let startMs = 0;
  for (const { swing } of labelledIn(folder)) {
    const { frames, fps, widthPx, heightPx } = swing.sequence;
    const timeOf = (frame: number) => startMs + (frame * 1000) / fps;
    balls.push({ impact: timeOf(swing.events[5]!) });
    frames.forEach((frame, i) => {
      const timeMs = timeOf(i);
      pieces.push({ timeMs, widthPx, heightPx, poses: frame ? [{ ...frame, timeMs }] : [] });
    });
    startMs = timeOf(frames.length) + PAUSE_MS;
  }
  measure('labelled swings', pieces, balls);
}
