import { ShareIcon, UndoIcon } from '#src/ui/icons/icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { copy } from '#src/features/swing/copy.ts';
import type { Tool } from './shapes.ts';

const words = copy.player;
const tools = ['line', 'circle', 'angle'] as const;

type Props = {
  readonly tool: Tool | undefined;
  readonly onTool: (tool: Tool | undefined) => void;
  readonly drawn: number;
  readonly onUndo: () => void;
  readonly onShare: () => void;
};

/** Lines, circles and angles over the picture, and a button to share it. */
export const DrawTools = ({ tool, onTool, drawn, onUndo, onShare }: Props) => (
  <div className="flex flex-col gap-1">
    <div className="flex items-end gap-1">
      <div className="min-w-0 flex-1">
        <SegmentedControl
          label={words.draw}
          hideLabel
          value={tool ?? 'off'}
          segments={[
            { value: 'off' as const, label: words.off, name: `${words.draw}: ${words.off}` },
            ...tools.map((value) => ({
              value,
              label: words.tools[value],
              name: `${words.draw}: ${words.tools[value]}`,
            })),
          ]}
          onChange={(next) => onTool(next === 'off' ? undefined : next)}
        />
      </div>
      <IconButton label={words.undo} icon={<UndoIcon />} disabled={drawn === 0} onClick={onUndo} />
      <IconButton label={words.sharePicture} icon={<ShareIcon />} onClick={onShare} />
    </div>
    {tool && <p className="text-note text-rough">{words.drawHint}</p>}
  </div>
);
