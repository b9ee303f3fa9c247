import { useState } from 'react';
import { ShareIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { type Anchor, type Panel, POSITIONS, swingRange } from '@divot/swing';
import { PlayerControls } from '#src/features/swing/result/player-controls.tsx';
import type { Playhead } from '#src/features/swing/result/playhead.ts';
import { Stage } from '#src/features/swing/result/stage.tsx';
import { Timeline } from '#src/features/swing/result/timeline.tsx';
import { copy as shareWords } from '#src/features/swing/share/copy.ts';
import { SharePanels } from '#src/features/swing/share/share-panels.tsx';
import { apartText } from '#src/features/swing/swing-row.tsx';
import { addressOf, captionOf, type Compared, faultyPart, handOf, shapeOf } from './compared.ts';
import { copy as words } from './copy.ts';
import { SaveClip } from './save-clip.tsx';
import { type Subject, useComparison } from './use-comparison.ts';

type Pair = { readonly first: Compared; readonly second: Compared };
type Props = Pair & { readonly subject: Subject };
type PartProps = Props & { readonly comparison: ReturnType<typeof useComparison> };

type OneStageProps = {
  readonly one: Compared;
  readonly other: Compared;
  readonly name: string;
  readonly playhead: Playhead;
  readonly faultId: Subject['faultId'];
  readonly comparison: PartProps['comparison'];
};

const OneStage = ({ one, other, name, playhead, faultId, comparison }: OneStageProps) => {
  const { mode, match, ghost, isBodyDrawn } = comparison;
  return (
    <figure className="flex min-w-0 flex-1 flex-col gap-1.5">
      <Stage
        playhead={playhead}
        address={addressOf(one)}
        startMs={one.poses.startMs}
        {...shapeOf(one)}
        crop={one.crop}
        half={mode === 'beside'}
        bodies={[
          ...(ghost ? [{ swing: other.swing, poses: other.poses, guest: { match, fit: ghost } }] : []),
          ...(isBodyDrawn(one) ? [{ swing: one.swing, poses: one.poses }] : []),
        ]}
        style={{ handedness: handOf(one), highlight: faultyPart(one, faultId) }}
        label={captionOf(one, name)}
      />
      <figcaption className="text-note">
        <span className="font-medium">{name}</span> {apartText(one.swing.recordedAt, other.swing.recordedAt)}
      </figcaption>
    </figure>
  );
};

const Stages = ({ first, second, subject: { faultId }, comparison }: PartProps) => {
  const { mode, anchor, leader, follower } = comparison;
  const shared = { faultId, comparison };
  return (
    <div className="flex items-end gap-2">
      <OneStage one={first} other={second} name={words.first} playhead={leader} {...shared} />
      {mode === 'beside' && (
        <div className="contents" key={anchor}>
          <OneStage one={second} other={first} name={words.second} playhead={follower} {...shared} />
        </div>
      )}
    </div>
  );
};

/** Both swings at one moment, side by side or overlaid. */
export const CompareStages = ({ first, second, subject }: Props) => {
  const [shared, setShared] = useState<readonly Panel[]>();
  const comparison = useComparison(first, second, subject);
  const { mode, setMode, fit, anchor, matchAt, leader, bodyShown, setBodyShown, panelsNow, film } = comparison;
  return (
    <div className="flex flex-col gap-3">
      <SegmentedControl
        label={words.mode}
        hideLabel
        value={mode}
        onChange={setMode}
        segments={(['beside', 'ghost'] as const).map((value) => ({ value, label: words.modes[value] }))}
      />
      <Stages first={first} second={second} subject={subject} comparison={comparison} />
      {mode === 'ghost' && <p className="text-note text-rough">{fit ? words.ghostHint : words.ghostHidden}</p>}
      <PlayerControls playhead={leader} poses={first.poses} bodyShown={bodyShown} onShowBody={setBodyShown} />
      <Timeline
        playhead={leader}
        poses={first.poses}
        positions={comparison.positions}
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
            onChange={(next: Anchor) => matchAt(next)}
          />
        </div>
        <div className="flex flex-wrap gap-3">
          <Button onClick={() => setShared(panelsNow())}>
            <ShareIcon className="size-5" />
            {shareWords.action}
          </Button>
          <SaveClip playhead={leader} film={film} />
        </div>
      </div>
      <SharePanels what="pair" panels={shared} onClose={() => setShared(undefined)} />
    </div>
  );
};
