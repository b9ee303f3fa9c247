import { useMemo, useState } from 'react';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { BackIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { ShareIcon, UndoIcon } from '#src/ui/icons/screen-icons.ts';
import {
  bodyAt,
  closeUp,
  frameAt,
  frameMs,
  type Highlight,
  type Panel,
  pictureOf,
  type PlacedPosition,
  type PoseSequence,
  type Shape,
  type Tool,
} from '@divot/swing';
import { SharePanels } from '#src/features/swing/share/share-panels.tsx';
import { swingNote } from '#src/features/swing/swing-row.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { DrawLayer } from './draw-layer.tsx';
import { PlayerControls } from './player-controls.tsx';
import type { Playhead } from './playhead.ts';
import { releaseEvent } from './correct.ts';
import { Stage } from './stage.tsx';
import { Timeline } from './timeline.tsx';
import type { SwingVideo } from './use-video.ts';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';

const drawToolsWords = copy.player;
const drawTools = ['line', 'circle', 'angle'] as const;

type DrawToolsProps = {
  readonly tool: Tool | undefined;
  readonly onTool: (tool: Tool | undefined) => void;
  readonly drawn: number;
  readonly onUndo: () => void;
  readonly onShare: () => void;
};

/** Lines, circles and angles over the picture, and a button to share it. */
const DrawTools = ({ tool, onTool, drawn, onUndo, onShare }: DrawToolsProps) => (
  <div className="flex flex-col gap-1">
    <div className="flex items-end gap-1">
      <div className="min-w-0 flex-1">
        <SegmentedControl
          label={drawToolsWords.draw}
          hideLabel
          value={tool ?? 'off'}
          segments={[
            { value: 'off' as const, label: drawToolsWords.off, name: `${drawToolsWords.draw}: ${drawToolsWords.off}` },
            ...drawTools.map((value) => ({
              value,
              label: drawToolsWords.tools[value],
              name: `${drawToolsWords.draw}: ${drawToolsWords.tools[value]}`,
            })),
          ]}
          onChange={(next) => onTool(next === 'off' ? undefined : next)}
        />
      </div>
      <IconButton label={drawToolsWords.undo} icon={<UndoIcon />} disabled={drawn === 0} onClick={onUndo} />
      <IconButton label={drawToolsWords.sharePicture} icon={<ShareIcon />} onClick={onShare} />
    </div>
    {tool && <p className="text-note text-rough">{drawToolsWords.drawHint}</p>}
  </div>
);

const words = copy.positions;
const ESTIMATED = new Set(['P6', 'P9']);

type Props = {
  readonly swing: Swing;
  readonly video: SwingVideo;
  readonly poses: PoseSequence | undefined;
  readonly playhead: Playhead;
  readonly range: { readonly fromMs: number; readonly toMs: number };
  readonly positions: readonly PlacedPosition[];
  readonly selected: PlacedPosition | undefined;
  readonly isReading: boolean;
  readonly highlight: Highlight | undefined;
  readonly onSelect: (position: PlacedPosition) => void;
  readonly onPlace: (position: PlacedPosition, frame: number) => void;
};

type PlacingProps = Pick<Props, 'swing' | 'isReading' | 'onPlace'> & {
  readonly position: PlacedPosition;
  readonly onStep: (frame: number) => void;
};

const Placing = ({ swing, position, isReading, onPlace, onStep }: PlacingProps) => {
  const { position: name, frame, moved, event } = position;
  const step = (by: number) => {
    onPlace(position, frame + by);
    onStep(frame + by);
  };
  return (
    <div className="flex min-h-touch flex-wrap items-center gap-x-2">
      <p className="min-w-0 flex-1 text-note">
        <span className="font-medium">{words.chip(name, words.names[name])}</span>
        <span className="block text-rough" role="status">
          {isReading ? words.reading : moved ? words.moved : ESTIMATED.has(name) ? words.estimate : ''}
        </span>
      </p>
      {moved && !isReading && (
        <Button variant="quiet" onClick={() => void releaseEvent(swing, event)}>
          {words.release}
        </Button>
      )}
      <IconButton label={words.earlier(name)} icon={<BackIcon />} variant="secondary" onClick={() => step(-1)} />
      <IconButton label={words.later(name)} icon={<ForwardIcon />} variant="secondary" onClick={() => step(1)} />
    </div>
  );
};

/** Shows the swing for review and correction: the picture with the body over it, frame by frame, and its positions. */
export const Player = (props: Props) => {
  const { swing, video, playhead, range, positions, selected, highlight, onSelect, onPlace } = props;
  const [bodyShown, setBodyShown] = useState(true);
  const [unplayable, setUnplayable] = useState(false);
  const [tool, setTool] = useState<Tool>();
  const [shapes, setShapes] = useState<readonly Shape[]>([]);
  const [shared, setShared] = useState<readonly Panel[]>();
  const here = video.kind === 'here' && !unplayable;
  const poses = useMemo(() => (here || !props.poses ? props.poses : closeUp(props.poses)), [here, props.poses]);
  if (!poses || video.kind === 'looking') return <Skeleton className="h-[min(52dvh,640px)]" />;
  const size = { widthPx: poses.widthPx, heightPx: poses.heightPx };
  const handedness = swing.handedness ?? 'right';
  const share = () => {
    const landmarks = bodyShown || !here ? bodyAt(poses, frameAt(poses, playhead.read())) : null;
    setShared([
      {
        ...size,
        drawVideo: pictureOf(playhead.video()),
        bodies: landmarks ? [{ landmarks, ghost: false }] : [],
        shapes,
        handedness,
        highlight,
        name: selected && words.names[selected.position],
        note: swingNote(swing),
      },
    ]);
  };
  return (
    <section aria-label={copy.player.title} className="flex flex-col gap-2">
      <Stage
        playhead={playhead}
        address={here ? video.address : undefined}
        startMs={poses.startMs}
        {...size}
        bodies={bodyShown || !here ? [{ swing, poses }] : []}
        style={{ handedness, highlight }}
        onUnplayable={() => setUnplayable(true)}
        label={copy.player.title}
      >
        <DrawLayer key={tool} {...size} tool={tool} shapes={shapes} onDraw={(shape) => setShapes([...shapes, shape])} />
      </Stage>
      <PlayerControls playhead={playhead} poses={poses} bodyShown={bodyShown} onShowBody={setBodyShown} />
      <Timeline
        playhead={playhead}
        poses={poses}
        positions={positions}
        selected={selected}
        range={range}
        onSelect={onSelect}
        onMove={onPlace}
      />
      {!here && <p className="text-note text-rough">{unplayable ? copy.player.unplayable : copy.player.elsewhere}</p>}
      <DrawTools
        tool={tool}
        onTool={setTool}
        drawn={shapes.length}
        onUndo={() => setShapes(shapes.slice(0, -1))}
        onShare={share}
      />
      <SharePanels what="swing" panels={shared} onClose={() => setShared(undefined)} />
      {selected ? (
        <Placing
          swing={swing}
          position={selected}
          isReading={props.isReading}
          onPlace={onPlace}
          onStep={(frame) => playhead.seek(frameMs(poses, frame))}
        />
      ) : (
        <p className="text-note text-rough">{words.hint}</p>
      )}
    </section>
  );
};
