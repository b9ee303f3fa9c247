import { useState } from 'react';
import { storedVideo } from '#src/data/db/swing-videos.ts';
import {
  type Anchor,
  bodyAt,
  type Crop,
  fitBody,
  frameAt,
  frameMs,
  matchMoment,
  type Panel,
  pictureOf,
  positionsOf,
  type SwingPosition,
  swingRange,
  usualAnchor,
} from '@divot/swing';
import { INTO_FRAME_MS, type Playhead, createPlayhead } from '#src/features/swing/result/playhead.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { swingNote } from '#src/features/swing/swing-row.tsx';
import { type Compared, addressFrame, addressOf, faultyPart, handOf, shapeOf } from './compared.ts';
import { copy as words } from './copy.ts';
import type { ClipSource } from './make-clip.ts';
import type { Filmed } from './save-clip.tsx';

/** How far the second video may drift during playback before it is corrected. Each correction shows as a jump. */
const DRIFT_S = 0.07;
const INTO_FRAME_S = 0.002;

/** A playhead that follows another one through `match`. */
export const createFollower = (leader: Playhead, match: (ms: number) => number): Playhead => {
  let video: HTMLVideoElement | undefined;
  let videoStartMs = 0;
  let stop: (() => void) | undefined;
  const read = () => Math.max(0, match(leader.read()));
  const follow = () => {
    if (!video || video.readyState === 0) return;
    const wanted = (videoStartMs + read()) / 1000 + INTO_FRAME_S;
    if (!leader.isPlaying()) {
      video.pause();
      video.currentTime = wanted;
      return;
    }
    video.playbackRate = leader.rate();
    if (Math.abs(video.currentTime - wanted) > DRIFT_S) video.currentTime = wanted;
    if (video.paused && wanted > 0.01) video.play().catch(() => undefined); // stepping still works if play is refused
  };
  return {
    ...leader,
    read,
    attach: (element, startMs = 0) => {
      stop?.();
      video = element;
      videoStartMs = startMs;
      if (!element) return;
      element.addEventListener('loadeddata', follow);
      stop = leader.subscribe(follow);
      follow();
    },
    video: () => video,
  };
};

/** A video for a clip. It is read slightly into each frame, because the exact start may give the frame before. */
const clipSource = async (
  { swing, poses, video }: Compared,
  momentOf: (ms: number) => number,
): Promise<ClipSource> => ({
  video: video.kind === 'here' ? await storedVideo(swing.userId, swing.id) : undefined,
  seconds: (ms) => ((poses.startMs ?? 0) + frameMs(poses, frameAt(poses, momentOf(ms))) + INTO_FRAME_MS) / 1000,
});

/** Two playheads that move as one: the second follows the first, measured from the position both share. */
const useMatchedPlayheads = (first: Compared, second: Compared, startAt: SwingPosition) => {
  const positions = positionsOf(first.swing);
  const other = positionsOf(second.swing);
  const [anchor, setAnchor] = useState(() => usualAnchor(positions, other, startAt));
  const [leader] = useState<Playhead>(() =>
    createPlayhead(swingRange(first.swing), positions.find(({ position }) => position === startAt)?.ms ?? 0),
  );
  const match = (ms: number) => matchMoment(ms, positions, other, anchor);
  const [followers] = useState(() => new Map<Anchor, Playhead>());
  const follower = followers.get(anchor) ?? createFollower(leader, match);
  followers.set(anchor, follower);
  const matchAt = (next: Anchor) => {
    setAnchor(next);
    const at = positions.find(({ position }) => position === next);
    if (at) leader.seek(at.ms);
  };
  return { anchor, matchAt, leader, follower, match, positions };
};

/** Draws the shown part of a video in the place of the whole. */
const inCrop =
  (draw: NonNullable<Panel['drawVideo']>, { left, top, width, height }: Crop): Panel['drawVideo'] =>
  (context, wide, high) => {
    context.save();
    context.translate((-left / width) * wide, (-top / height) * high);
    draw(context, wide / width, high / height);
    context.restore();
  };

/** What the comparison is about: the position it begins at, the fault, and what came of it. */
export type Subject = {
  readonly position: SwingPosition;
  readonly faultId: string | undefined;
  readonly change?: string | undefined;
};

/** Two swings at one moment: their layout, what is drawn of each, and the picture and film of both. */
export const useComparison = (first: Compared, second: Compared, subject: Subject) => {
  const [mode, setMode] = useState<'beside' | 'ghost'>('beside');
  const [bodyShown, setBodyShown] = useState(true);
  const matched = useMatchedPlayheads(first, second, subject.position);
  const { leader, follower, match } = matched;
  const [atFirst, atSecond] = [addressFrame(first), addressFrame(second)];
  const fit = atFirst && atSecond ? fitBody(atFirst, atSecond, handOf(first) !== handOf(second)) : undefined;
  const isBeside = mode === 'beside';
  /** Fits the second body into the first picture. Undefined side by side, or when an address was not seen. */
  const ghost = isBeside ? undefined : fit;
  const isBodyDrawn = (one: Compared) => bodyShown || !isBeside || !addressOf(one);

  const panelOf = (one: Compared, ms: number, drawVideo: Panel['drawVideo']): Panel => {
    const body = bodyAt(one.poses, frameAt(one.poses, ms));
    const guest = ghost && bodyAt(second.poses, frameAt(second.poses, match(ms)));
    return {
      ...shapeOf(one),
      drawVideo: drawVideo && one.crop ? inCrop(drawVideo, one.crop) : drawVideo,
      handedness: handOf(one),
      highlight: faultyPart(one, subject.faultId),
      name: one === first ? words.first : words.second,
      note:
        one === second && subject.change !== undefined
          ? `${dayText(one.swing.recordedAt)}, ${subject.change}`
          : swingNote(one.swing),
      bodies: [
        ...(ghost && guest ? [{ landmarks: ghost(guest), ghost: true }] : []),
        ...(body && isBodyDrawn(one) ? [{ landmarks: body, ghost: false }] : []),
      ],
    };
  };
  const panelsAt: Filmed['panelsAt'] = (ms, [ofFirst, ofSecond]) => [
    panelOf(first, ms, ofFirst),
    ...(isBeside ? [panelOf(second, match(ms), ofSecond)] : []),
  ];
  const panelsNow = () =>
    panelsAt(
      leader.read(),
      [leader, follower].map((playhead) => pictureOf(playhead.video())),
    );
  const film = async (): Promise<Filmed> => ({
    range: swingRange(first.swing),
    sources: [await clipSource(first, (ms) => ms), ...(isBeside ? [await clipSource(second, match)] : [])],
    panelsAt,
  });
  return { ...matched, mode, setMode, bodyShown, setBodyShown, fit, ghost, isBodyDrawn, panelsNow, film };
};
