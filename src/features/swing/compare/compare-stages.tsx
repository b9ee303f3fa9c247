import { useState } from 'react';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { keptVideo } from '#src/data/db/swing-videos.ts';
import { DownloadIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { showToast } from '#src/ui/primitives/toast.tsx';
import type { PoseSequence } from '#workers/swing/contract.ts';
import { copy } from '#src/features/swing/copy.ts';
import { type Panel, pictureOf, savePicture } from '#src/features/swing/picture.ts';
import { PlayerControls } from '#src/features/swing/result/player-controls.tsx';
import { INTO_FRAME_MS, type Playhead, createPlayhead } from '#src/features/swing/result/playhead.ts';
import { bodyAt, frameAt, frameMs } from '#src/features/swing/result/pose-at.ts';
import { POSITIONS, positionsOf } from '#src/features/swing/result/positions.ts';
import { Stage } from '#src/features/swing/result/stage.tsx';
import { swingRange } from '#src/features/swing/result/swing-range.ts';
import { Timeline } from '#src/features/swing/result/timeline.tsx';
import { type SwingVideo } from '#src/features/swing/result/use-video.ts';
import { apartText, dayText, swingTitle } from '#src/features/swing/swing-row.tsx';
import { copy as words } from './copy.ts';
import { fitBody } from './fit-body.ts';
import { createFollower } from './follower.ts';
import type { ClipSource } from './make-clip.ts';
import { type Anchor, matchMoment, usualAnchor } from './match-moment.ts';
import { type Filmed, SaveClip } from './save-clip.tsx';
import { SharePair } from './share-pair.tsx';

export type Compared = { readonly swing: Swing; readonly poses: PoseSequence; readonly video: SwingVideo };

const addressOf = ({ video }: Compared) => (video.kind === 'here' ? video.address : undefined);
const shapeOf = ({ poses }: Compared) => ({ widthPx: poses.widthPx, heightPx: poses.heightPx });
const handOf = ({ swing }: Compared) => swing.handedness ?? 'right';
const captionOf = ({ swing }: Compared, name: string) => `${name}: ${swingTitle(swing)}, ${dayText(swing.recordedAt)}`;

/** The golfer at address, as a measure of size and place. */
const addressFrame = (one: Compared) => {
  const at = positionsOf(one.swing)[0];
  const landmarks = at && bodyAt(one.poses, at.frame);
  return landmarks && { landmarks, ...shapeOf(one) };
};

/** A video for a clip, read a little into each frame: its exact start may give the one before. */
const clipSource = async (
  { swing, poses, video }: Compared,
  momentOf: (ms: number) => number,
): Promise<ClipSource> => ({
  video: video.kind === 'here' ? await keptVideo(swing.userId, swing.id) : undefined,
  seconds: (ms) => ((poses.startMs ?? 0) + frameMs(poses, frameAt(poses, momentOf(ms))) + INTO_FRAME_MS) / 1000,
});

const useMatched = (first: Compared, second: Compared) => {
  const own = positionsOf(first.swing);
  const other = positionsOf(second.swing);
  const [anchor, setAnchor] = useState(() => usualAnchor(own, other));
  const [leader] = useState<Playhead>(() =>
    createPlayhead(swingRange(first.swing), own.find(({ position }) => position === 'P7')?.ms ?? 0),
  );
  const match = (ms: number) => matchMoment(ms, own, other, anchor);
  const [followers] = useState(() => new Map<Anchor, Playhead>());
  const follower = followers.get(anchor) ?? createFollower(leader, match);
  followers.set(anchor, follower);
  return { anchor, setAnchor, leader, follower, match, own };
};

/** Both swings at one moment, side by side or one over the other. */
export const CompareStages = ({ first, second }: { readonly first: Compared; readonly second: Compared }) => {
  const [mode, setMode] = useState<'beside' | 'ghost'>('beside');
  const [bodyShown, setBodyShown] = useState(true);
  const { anchor, setAnchor, leader, follower, match, own } = useMatched(first, second);
  const [atFirst, atSecond] = [addressFrame(first), addressFrame(second)];
  const mirrored = handOf(first) !== handOf(second);
  const fit = atFirst && atSecond ? fitBody(atFirst, atSecond, mirrored) : undefined;

  const isBodyDrawn = (one: Compared) => bodyShown || mode === 'ghost' || !addressOf(one);

  const panelOf = (one: Compared, ms: number, drawVideo: Panel['drawVideo']): Panel => {
    const body = bodyAt(one.poses, frameAt(one.poses, ms));
    const guest = mode === 'ghost' && fit && bodyAt(second.poses, frameAt(second.poses, match(ms)));
    return {
      ...shapeOf(one),
      drawVideo,
      handedness: handOf(one),
      caption: captionOf(one, one === first ? words.first : words.second),
      bodies: [
        ...(guest ? [{ landmarks: fit(guest), ghost: true }] : []),
        ...(body && isBodyDrawn(one) ? [{ landmarks: body, ghost: false }] : []),
      ],
    };
  };
  const panelsAt: Filmed['panelsAt'] = (ms, [ofFirst, ofSecond]) => [
    panelOf(first, ms, ofFirst),
    ...(mode === 'beside' ? [panelOf(second, match(ms), ofSecond)] : []),
  ];
  const panelsNow = () =>
    panelsAt(
      leader.read(),
      [leader, follower].map((playhead) => pictureOf(playhead.video())),
    );
  const save = async () => {
    const saved = await savePicture(panelsNow());
    showToast(saved ? { text: copy.picture.saved } : { text: copy.picture.notSaved, tone: 'error' });
  };
  const film = async (): Promise<Filmed> => ({
    range: swingRange(first.swing),
    sources: [await clipSource(first, (ms) => ms), ...(mode === 'beside' ? [await clipSource(second, match)] : [])],
    panelsAt,
  });

  const stage = (one: Compared, playhead: Playhead, name: string) => (
    <figure className="flex min-w-0 flex-1 flex-col gap-1.5">
      <Stage
        playhead={playhead}
        address={addressOf(one)}
        startMs={one.poses.startMs}
        {...shapeOf(one)}
        half={mode === 'beside'}
        bodies={[
          ...(mode === 'ghost' && fit ? [{ poses: second.poses, guest: { match, fit } }] : []),
          ...(isBodyDrawn(one) ? [{ poses: one.poses }] : []),
        ]}
        style={{ handedness: handOf(one) }}
        label={captionOf(one, name)}
      />
      <figcaption className="text-note">
        <span className="font-medium">{name}</span>{' '}
        {apartText(one.swing.recordedAt, (one === first ? second : first).swing.recordedAt)}
      </figcaption>
    </figure>
  );

  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label={words.mode}
        hideLabel
        value={mode}
        onChange={setMode}
        segments={(['beside', 'ghost'] as const).map((value) => ({ value, label: words.modes[value] }))}
      />
      <div className="flex items-end gap-2">
        {stage(first, leader, words.first)}
        {mode === 'beside' && (
          <div className="contents" key={anchor}>
            {stage(second, follower, words.second)}
          </div>
        )}
      </div>
      {mode === 'ghost' && <p className="text-note text-rough">{fit ? words.ghostHint : words.ghostHidden}</p>}
      <PlayerControls playhead={leader} poses={first.poses} bodyShown={bodyShown} onShowBody={setBodyShown} />
      <Timeline
        playhead={leader}
        poses={first.poses}
        positions={own}
        selected={undefined}
        range={swingRange(first.swing)}
      />
      <div className="flex flex-wrap items-end gap-4">
        <div className="min-w-52 flex-1">
          <Select
            label={words.anchor}
            value={anchor}
            options={[
              ...POSITIONS.map(([value]) => ({
                value,
                label: copy.positions.chip(value, copy.positions.names[value]),
              })),
              { value: 'all' as const, label: words.all },
            ]}
            onChange={(next: Anchor) => {
              setAnchor(next);
              const at = own.find(({ position }) => position === next);
              if (at) leader.seek(at.ms);
            }}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => void save()}>
            <DownloadIcon className="size-5" />
            {words.save}
          </Button>
          <SharePair panelsNow={panelsNow} />
          <SaveClip playhead={leader} film={film} />
        </div>
      </div>
    </div>
  );
};
