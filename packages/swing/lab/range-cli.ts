// Plays drawn sessions at the range to the stream finder and prints what it finds. With a folder of labelled poses, it
// plays these too, as one film with pauses.

import { type StreamPiece, findSwingsInStream } from '../stream/find-swings-in-stream.ts';
import type { StreamSwing } from '../stream/judge-swings.ts';
import { labelledIn } from './pose-files.ts';
import { RANGE_SESSIONS, piecesOf, rangeSession } from './range-session.ts';

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
