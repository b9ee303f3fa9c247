import { some } from '@divot/basics/testing';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { RANGE_SESSIONS, type RangeSession, piecesOf, rangeSession } from '../../swing-lab/range-session.ts';
import type { PoseFrame, PoseSequence } from '../contract.ts';
import { posesOf, syntheticGolfer } from '../../swing-lab/golfer.ts';
import { STANDING, movingBody } from '../../swing-lab/moving-body.ts';
import { readSwing, searchSwings } from '../pipeline/read-swing.ts';
import { type StreamNews, type StreamPiece, findSwingsInStream } from '../stream/find-swings-in-stream.ts';
import type { StreamSwing } from '../stream/judge-swings.ts';

const played = (session: RangeSession, looksPerSecond?: number): readonly StreamNews[] => {
  const stream = findSwingsInStream();
  return [...[...piecesOf(session, looksPerSecond)].flatMap((piece) => stream.add(piece)), ...stream.end()];
};
const swingsIn = (session: RangeSession, looksPerSecond?: number): readonly StreamSwing[] =>
  played(session, looksPerSecond).filter((news) => news.kind === 'swing');

const BASE = { seed: 21, fps: 30, view: 'face-on', hands: ['right'], noise: 0.01 } as const;
const balls = (count: number) => rangeSession({ ...BASE, balls: count, practiceSwings: false });

/** The noise of the microphone alone. */
const quietened = (samples: Float32Array) => samples.map((v) => Math.min(0.01, Math.max(-0.01, v)));

const findingsOf = (clip: PoseSequence) => {
  const search = searchSwings(clip);
  if (search.found !== 'swing') throw new Error(search.found);
  const { findings, clear } = readSwing(clip, search);
  return { findings: findings.map(({ faultId }) => faultId), clear };
};

describe('swings in a film of the range', () => {
  test.each(some(Object.entries(RANGE_SESSIONS), 2))('%s: each ball and nothing else', (_, dials) => {
    const session = rangeSession({ ...dials, balls: 3 });

    const found = swingsIn(session);

    expect(found).toHaveLength(session.swings.length);
    found.forEach(({ address, top, impact, finish, strikeHeard, handedness, view }, i) => {
      expect(strikeHeard).toBe(dials.noise !== undefined);
      expect(Math.abs(impact - session.swings[i]!.impact)).toBeLessThanOrEqual(strikeHeard ? 5 : 60);
      expect([address, top, impact, finish]).toEqual([address, top, impact, finish].toSorted((a, b) => a - b));
      expect(handedness).toBe(dials.hands[i % dials.hands.length]);
      expect(view).toBe(dials.view);
    });
  });

  test.each([24, 240])('at %i pictures a second', (fps) => {
    const session = rangeSession({ ...BASE, balls: 1, fps });

    expect(swingsIn(session).map(({ impact }) => Math.round(impact / 10))).toEqual(
      session.swings.map(({ impact }) => Math.round(impact / 10)),
    );
  });

  test('have the findings of the same swings brought as clips', () => {
    const session = rangeSession({ ...BASE, balls: 2, fps: 60, dusk: { jitter: 0, missing: 0 } });

    const found = swingsIn(session);

    const clips = found.map(({ address, finish }) => {
      const frames = session.poses.filter(({ timeMs }) => timeMs > address - 700 && timeMs < finish + 900);
      return { fps: 60, widthPx: session.widthPx, heightPx: session.heightPx, frames };
    });
    expect(clips.map(findingsOf)).toEqual(session.golfers.map((golfer) => findingsOf(posesOf(golfer))));
  });

  test('are found by strike and stance where the hands are out of sight at impact', () => {
    const session = balls(3);
    const hidden = ({ timeMs }: PoseFrame) => session.swings.some(({ impact }) => Math.abs(timeMs - impact) < 150);

    const found = swingsIn({ ...session, poses: session.poses.filter((pose) => !hidden(pose)) });

    expect(found.map(({ confidence }) => confidence)).toEqual(['low', 'low', 'low']);
  });

  test('are all found with a microphone that hears no strike', () => {
    const session = balls(4);
    const muted = session.sound.map((piece) => ({ ...piece, samples: piece.samples.map(() => 0) }));
    const quiet = session.sound.map((piece) => ({ ...piece, samples: quietened(piece.samples) }));

    expect([muted, quiet].map((sound) => swingsIn({ ...session, sound }).length)).toEqual([4, 4]);
  });

  test.each([-800, 180, 1500])('have their strike where the pictures have it, with sound %i ms late', (soundLateMs) => {
    const session = rangeSession({ ...BASE, balls: 4, soundLateMs });

    const found = swingsIn(session);

    expect(found).toHaveLength(4);
    found.forEach(({ impact }, i) => expect(Math.abs(impact - session.swings[i]!.impact)).toBeLessThanOrEqual(30));
  });

  test.each([0, 15, 180])('say by how much their sound is late where pictures can tell: %i ms', (soundLateMs) => {
    const stream = findSwingsInStream();

    for (const piece of piecesOf(rangeSession({ ...BASE, balls: 5, soundLateMs }))) stream.add(piece);

    const toldMs = soundLateMs === 180 ? 180 : 0;
    expect(Math.abs(stream.soundLateMs() - toldMs)).toBeLessThanOrEqual(toldMs === 0 ? 0 : 30);
  });

  test.each([
    [20, 'face-on'],
    [10, 'down-the-line'],
    [5, 'face-on'],
    [5, 'down-the-line'],
    [2, 'face-on'],
    [2, 'down-the-line'],
  ] as const)('are all found by a phone with time for %i looks a second, %s', (looks, view) => {
    const session = rangeSession({ ...BASE, balls: 4, view });

    const found = swingsIn(session, looks);

    expect(found.map(({ view: seen, handedness }) => [seen, handedness])).toEqual(
      [0, 1, 2, 3].map(() => [view, 'right']),
    );
    found.forEach(({ impact }, i) => expect(Math.abs(impact - session.swings[i]!.impact)).toBeLessThanOrEqual(5));
  });

  test.each([
    ['a driver and a wedge in turns', [0.7, 0.2]],
    ['every third ball thin', [1, 1, 0.1]],
    ['wedges after five drivers', [0.7, 0.7, 0.7, 0.7, 0.7, 0.2]],
  ])('count however softly they are struck: %s', (_, loudness) => {
    const session = rangeSession({ ...BASE, balls: 6, loudness });

    expect(swingsIn(session)).toHaveLength(6);
  });

  test('that nobody hears are told as doubtful, and no ball', () => {
    const session = rangeSession({ ...BASE, balls: 3, loudness: [1, 1, 0] });

    const news = played(session);

    const { impact } = session.swings[2]!;
    const doubtful = news.flatMap((one) => (one.kind === 'doubtful' ? [one.impact] : []));
    expect(news.filter(({ kind }) => kind === 'swing')).toHaveLength(2);
    expect(doubtful.some((ms) => Math.abs(ms - impact) < 60)).toBe(true);
  });

  test('are asked for, practice swings too, where a busy phone saw no hands and nobody heard a strike', () => {
    const session = rangeSession({ ...BASE, balls: 5 });
    const quiet = session.sound.map((piece) => ({ ...piece, samples: quietened(piece.samples) }));

    const news = played({ ...session, sound: quiet }, 4);

    const doubtful = news.flatMap((one) => (one.kind === 'doubtful' ? [one.impact] : []));
    expect(news.filter(({ kind }) => kind === 'swing')).toEqual([]);
    for (const { impact } of session.swings) expect(doubtful.some((ms) => Math.abs(ms - impact) < 500)).toBe(true);
  });

  test('are found where the golfer tees up and hits without a waggle', () => {
    expect(swingsIn(rangeSession({ ...BASE, balls: 3, teesUp: true }))).toHaveLength(3);
  });

  test('are none while the golfer warms up', () => {
    const session = rangeSession({ ...BASE, balls: 2, practiceSwings: false, warmUps: 3 });

    expect(swingsIn(session)).toHaveLength(2);
  });

  test('wait for sound that comes in long pieces, after the poses of the same time', () => {
    const session = rangeSession({ ...BASE, balls: 2 });
    const stream = findSwingsInStream();
    const { widthPx, heightPx, poses, sound } = session;

    const told = [
      stream.add({ poses, widthPx, heightPx }),
      ...sound.map((piece) => stream.add({ sound: piece })),
    ].flat();

    expect(told.filter(({ kind }) => kind === 'swing')).toHaveLength(2);
  });

  test('are the golfer’s while they are out of view and somebody behind swings, without sound', () => {
    const session = rangeSession({ ...BASE, balls: 3, practiceSwings: false, noise: undefined });
    const [first, second] = session.swings;
    const behind = ({ timeMs, landmarks }: PoseFrame): PoseFrame => ({
      timeMs,
      landmarks: landmarks.map(([x, y, ...rest]) => [0.7 + 0.6 * (x - 0.5), 0.5 + 0.6 * (y - 0.5), ...rest] as const),
    });
    const isAway = ({ timeMs }: PoseFrame) => timeMs > first!.finish + 1500 && timeMs < second!.finish + 1500;

    const poses = session.poses.flatMap((pose) => (isAway(pose) ? [behind(pose)] : [pose, behind(pose)]));
    const found = swingsIn({ ...session, poses });

    const near = found.map(({ impact }) => session.swings.findIndex((swing) => Math.abs(swing.impact - impact) < 100));
    expect(near).toEqual([0, 2]);
  });

  test('are those of the golfer for whom the phone was set up, not of one beside or out of the picture', () => {
    const session = balls(2);
    const [sooner, pieces] = [3000, 30];
    const sound = session.sound.map((piece, k) => {
      const other = session.sound[k + pieces]?.samples;
      return { ...piece, samples: piece.samples.map((own, i) => own + 0.3 * (other?.[i] ?? 0)) };
    });
    const swingsBeside = (by: number) => {
      const poses = session.poses.flatMap((pose) => {
        const other = session.poses.find(({ timeMs }) => timeMs >= pose.timeMs + sooner);
        const landmarks = other?.landmarks.map(([x, ...rest]) => [x + by, ...rest] as const) ?? [];
        return [pose, { timeMs: pose.timeMs, landmarks }];
      });
      return swingsIn({ ...session, sound, poses }).map(({ impact }) => Math.round(impact / 10));
    };

    const own = session.swings.map(({ impact }) => Math.round(impact / 10));
    expect([swingsBeside(0.4), swingsBeside(1)]).toEqual([own, own]);
  });
});

describe('a phone at the range', () => {
  /** Turned about the middle of the picture, scaled and shifted across, by and by from this moment on. */
  const movedFrom = (session: RangeSession, fromMs: number, turned: number, scale: number, shift: number) => {
    const aspect = session.widthPx / session.heightPx;
    const poses = session.poses.map((pose): PoseFrame => {
      const share = Math.min(1, Math.max(0, (pose.timeMs - fromMs) / 300));
      const size = 1 + (scale - 1) * share;
      const [c, s] = [size * Math.cos(turned * share), size * Math.sin(turned * share)];
      return {
        ...pose,
        landmarks: pose.landmarks.map(([x, y, z, visibility]) => {
          const [a, b] = [(x - 0.5) * aspect, y - 0.5];
          return [0.5 + shift * share + (c * a - s * b) / aspect, 0.5 + s * a + c * b, z, visibility];
        }),
      };
    });
    return { ...session, poses };
  };
  const countOf = (kind: StreamNews['kind'], session: RangeSession) =>
    played(session).filter((news) => news.kind === kind).length;
  const changesIn = (session: RangeSession) => countOf('view-changed', session);

  test.each([
    ['that falls over', 1.5, 1, 0],
    ['that slides aside', 0, 1, 0.5],
    ['that is set up nearer', 0, 1.6, 0],
  ])('%s has another view', (_, turned, scale, shift) => {
    const session = balls(2);

    expect(changesIn(movedFrom(session, session.swings[0]!.finish + 2500, turned, scale, shift))).toBe(1);
  });

  test('that has fallen over sees no raised hand', () => {
    const session = rangeSession({ ...BASE, balls: 4, hands: ['right', 'left'] });

    expect(countOf('hand-raised', movedFrom(session, 0, -1.5, 1, 0))).toBe(0);
  });

  test('has the same view when a left-hander takes over', () => {
    const session = rangeSession({ ...BASE, seed: 6073, balls: 3, view: 'down-the-line', hands: ['right', 'left'] });

    expect(changesIn(session)).toBe(0);
  });

  test('that is turned has another view', () => {
    const session = balls(1);
    const stream = findSwingsInStream();
    for (const piece of piecesOf(session)) stream.add(piece);

    expect(stream.add({ widthPx: session.heightPx, heightPx: session.widthPx }).map(({ kind }) => kind)).toEqual([
      'view-changed',
    ]);
  });

  test('that lies on its side says so', () => {
    const session = balls(1);

    const lying = played(movedFrom(session, -1000, Math.PI / 2, 1, 0));

    expect(lying.flatMap((one) => (one.kind === 'state' ? [one.state] : []))).toEqual(['watching', 'on-its-side']);
  });

  test('says whether somebody is in view and at the ball', () => {
    const session = rangeSession({ ...BASE, balls: 1, practiceSwings: false });
    const away = session.durationMs + 3000;

    const stream = findSwingsInStream();
    const news = [...[...piecesOf(session)].flatMap((piece) => stream.add(piece)), ...stream.add({ timeMs: away })];

    const states = news.flatMap((one) => (one.kind === 'state' ? [one] : []));
    const swing = session.swings[0]!;
    const before = states.findLast(({ timeMs }) => timeMs < swing.address);
    expect([states[0]!.state, before!.state, states.at(-1)!.state]).toEqual(['watching', 'at-the-ball', 'looking']);
  });
});

test('a hand held above the head is told once, and no swing is', () => {
  const body = movingBody([
    [0, {}],
    [1, { right: [-0.3, 2, 0.1] }],
    [4, { right: [-0.3, 2, 0.1] }],
    [5, STANDING],
  ]);
  const { frames, widthPx, heightPx } = posesOf(body);
  const stream = findSwingsInStream();

  const news = frames.flatMap((pose) => stream.add({ poses: pose ? [pose] : [], widthPx, heightPx }));

  const raised = news.filter(({ kind }) => kind === 'hand-raised');
  expect(raised).toHaveLength(1);
  expect(news.filter(({ kind }) => kind === 'swing')).toEqual([]);
});

test('a hand that is up after nobody was looked at is not one that was up all the time', () => {
  const body = movingBody([
    [0, {}],
    [1, { right: [-0.3, 2, 0.1] }],
    [4, { right: [-0.3, 2, 0.1] }],
  ]);
  const { frames, widthPx, heightPx } = posesOf(body);
  const stream = findSwingsInStream();
  const countUntil = (fromMs: number, toMs: number) => {
    const looks = frames.filter((pose) => pose !== null && pose.timeMs >= fromMs && pose.timeMs < toMs);
    const news = looks.flatMap((pose) => stream.add({ poses: [pose!], widthPx, heightPx }));
    return news.filter(({ kind }) => kind === 'hand-raised').length;
  };

  expect(countUntil(0, 400)).toBe(0);
  expect(countUntil(1900, 2700)).toBe(0);
  expect(countUntil(2700, 3200)).toBe(1);
});

test('what was filmed half a minute ago is forgotten, so that no session is too long', async () => {
  const session = balls(2);
  const stream = findSwingsInStream();
  const early: WeakRef<PoseFrame>[] = [];
  let swings = 0;
  for (let later = 0; later < 100_000; later += session.durationMs)
    for (const { poses, sound, timeMs, ...size } of piecesOf(session)) {
      const shifted = poses.map((pose) => ({ ...pose, timeMs: pose.timeMs + later }));
      if (later === 0) early.push(...shifted.map((pose) => new WeakRef(pose)));
      const news = [
        ...stream.add({ poses: shifted, timeMs: timeMs + later, ...size }),
        ...(sound ? stream.add({ sound: { ...sound, timeMs: sound.timeMs + later } }) : []),
      ];
      swings += news.filter(({ kind }) => kind === 'swing').length;
    }

  setFlagsFromString('--expose-gc');
  await new Promise((resolve) => setTimeout(resolve)); // a reference lasts until the end of its task
  (runInNewContext('gc') as () => void)();

  expect(swings).toBeGreaterThan(4);
  expect(early.filter((pose) => pose.deref()).length).toBeLessThan(3); // where a golfer has stood at the ball
  expect(stream.end()).toEqual([]);
});

describe.each(['face-on', 'down-the-line'] as const)('a few pictures a second are enough, seen %s,', (view) => {
  /** Found by a phone that looks at each picture only while a swing may be under way. */
  const glancedAt = (pieces: Iterable<StreamPiece>): readonly StreamSwing[] => {
    const stream = findSwingsInStream();
    let seenMs = -Infinity;
    const lookAt = (pose: PoseFrame, { widthPx = 0, heightPx = 0 }: StreamPiece): readonly StreamNews[] => {
      if (!stream.isAttentive() && pose.timeMs - seenMs <= 190) return [];
      seenMs = pose.timeMs;
      return stream.add({ poses: [pose], widthPx, heightPx });
    };
    const news = [...pieces].flatMap(({ poses = [], ...rest }) => [
      ...poses.flatMap((pose) => lookAt(pose, rest)),
      ...stream.add(rest),
    ]);
    return news.filter(({ kind }) => kind === 'swing') as StreamSwing[];
  };

  test('until the golfer stands at the ball', () => {
    const session = rangeSession({ ...BASE, balls: 4, fps: 15, view });

    const found = glancedAt(piecesOf(session));

    const times = found.map(({ impact }) => Math.round(impact / 10));
    expect(times).toEqual(session.swings.map(({ impact }) => Math.round(impact / 10)));
  });

  test('also for a golfer who hardly stands still', () => {
    const { frames, widthPx, heightPx, fps } = posesOf(syntheticGolfer({ view, fps: 15, lead: 0.2, tail: 0.1 }));
    const film = [0, 1, 2, 3].flatMap((k) =>
      frames.map((pose, i) => ({ landmarks: pose!.landmarks, timeMs: ((k * frames.length + i) * 1000) / fps })),
    );

    expect(glancedAt(film.map((pose) => ({ poses: [pose], widthPx, heightPx })))).toHaveLength(4);
  });
});
