// Plays drawn sessions at the range to the stream finder and prints what it finds, as they are and as a busy phone, soft
// strikes, a late microphone, wind or a neighbour bring them, and how much memory 200 balls take.
// With a folder of labelled poses, it plays these too, as one film with pauses.

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

import { type StreamPiece, findSwingsInStream } from '../swing/stream/find-swings-in-stream.ts';
import type { StreamSwing } from '../swing/stream/judge-swings.ts';
import { labelledIn } from './pose-files.ts';
import {
  RANGE_SESSIONS,
  type RangeSession,
  type SessionDials,
  type SoundDials,
  piecesOf,
  rangeSession,
  soundOf,
} from './range-session.ts';

const NEAR_MS = 500;
const PAUSE_MS = 3000;

interface Ball {
  readonly impact: number;
}

type Told = StreamSwing & { readonly at: number };
const isNear = (a: Ball, b: Ball): boolean => Math.abs(a.impact - b.impact) < NEAR_MS;

/** What the finder tells of these pieces: swings with the time at which they were told, and doubtful ones. */
const play = (pieces: Iterable<StreamPiece>) => {
  const stream = findSwingsInStream();
  const reported: Told[] = [];
  const doubtful: Ball[] = [];
  let at = 0;
  const note = (news: ReturnType<typeof stream.add>) => {
    for (const one of news) {
      if (one.kind === 'swing') reported.push({ ...one, at });
      if (one.kind === 'doubtful') doubtful.push(one);
    }
  };
  for (const piece of pieces) {
    at = piece.timeMs ?? at;
    note(stream.add(piece));
  }
  note(stream.end());
  return { reported, doubtful, at };
};

const measure = (name: string, pieces: Iterable<StreamPiece>, balls: readonly Ball[]): void => {
  const began = performance.now();
  const { reported, at } = play(pieces);
  const detected = balls.filter((ball) => reported.some((swing) => isNear(swing, ball)));
  const right = reported.filter((swing) => balls.some((ball) => isNear(swing, ball)));
  const farthest = Math.max(
    ...right.map((swing) => Math.min(...balls.map((ball) => Math.abs(swing.impact - ball.impact)))),
  );
  const latest = Math.max(...right.map((swing) => swing.at - swing.impact));
  console.log(
    `${name}: ${detected.length} of ${balls.length} found, ${reported.length - right.length} false, impact within ` +
      `${farthest.toFixed(0)} ms, told ${(latest / 1000).toFixed(1)} s after it, ` +
      `${((performance.now() - began) / 1000).toFixed(1)} s for ${(at / 1000).toFixed(0)} s of film`,
  );
};

const sessions = Object.entries(RANGE_SESSIONS).map(([name, dials]) => ({ name, dials, session: rangeSession(dials) }));
for (const { name, session } of sessions) measure(name, piecesOf(session), session.swings);

interface Variant {
  readonly looks?: number;
  readonly sound?: Partial<SoundDials>;
  /** What draws the bodies anew. */
  readonly drawn?: Partial<SessionDials>;
}
const VARIANTS: Readonly<Record<string, Variant>> = {
  '20 looks a second': { looks: 20 },
  '10 looks a second': { looks: 10 },
  '5 looks a second': { looks: 5 },
  '2 looks a second': { looks: 2 },
  'a driver and a wedge in turns': { sound: { loudness: [0.7, 0.2] } },
  'an iron and a soft one in turns': { sound: { loudness: [0.6, 0.2] } },
  'every third ball thin': { sound: { loudness: [1, 1, 0.1] } },
  'sound 150 ms late': { sound: { soundLateMs: 150 } },
  'sound 400 ms late': { sound: { soundLateMs: 400 } },
  'sound 1200 ms late': { sound: { soundLateMs: 1200 } },
  'no sound': { sound: { noise: undefined } },
  wind: { sound: { wind: 0.5 } },
  'a neighbour': { drawn: { neighbour: true } },
  'teed up without a waggle': { drawn: { teesUp: true } },
};
for (const [name, { looks, sound, drawn }] of Object.entries(VARIANTS)) {
  const counts = sessions.map(({ dials, session: asItIs }) => {
    const session = drawn ? rangeSession({ ...dials, ...drawn }) : asItIs;
    const heard = dials.noise === undefined ? [] : soundOf(session, { ...dials, ...sound });
    const { reported, doubtful } = play(piecesOf({ ...session, sound: heard }, looks));
    const missed = session.swings.filter((ball) => !reported.some((swing) => isNear(swing, ball)));
    return {
      balls: session.swings.length,
      missed: missed.length,
      asked: missed.filter((ball) => doubtful.some((one) => isNear(one, ball))).length,
      wrong: reported.filter((swing) => !session.swings.some((ball) => isNear(swing, ball))).length,
    };
  });
  const sum = (key: keyof (typeof counts)[number]) => counts.reduce((total, count) => total + count[key], 0);
  console.log(
    `${name}: ${sum('balls') - sum('missed')} of ${sum('balls')} found, ${sum('asked')} asked for, ${sum('wrong')} false`,
  );
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
