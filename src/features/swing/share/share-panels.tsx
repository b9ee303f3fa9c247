import { picturePaths } from '#src/platform/files/share-picture.ts';
import { drawFrames } from '#src/ui/primitives/share-drawing.ts';
import { ShareSheet } from '#src/ui/primitives/share-sheet.tsx';
import { drawnPanel, type Panel } from '@divot/swing';
import { copy } from './copy.ts';
import { flagColour } from './flag-colour.ts';

type Props = {
  readonly what: 'swing' | 'pair';
  /** The moments to share. Undefined while nothing is shared. */
  readonly panels: readonly Panel[] | undefined;
  readonly onClose: () => void;
};

const [LEFT_HIP, RIGHT_HIP] = [23, 24];

/**
 * The golfer's horizontal position in the picture. Undefined if there are drawings: they may lie anywhere, so nothing
 * is cut off.
 */
const centreOf = ({ bodies, shapes = [] }: Panel): number | undefined => {
  const body = bodies.at(-1)?.landmarks;
  const [left, right] = [body?.[LEFT_HIP], body?.[RIGHT_HIP]];
  return shapes.length > 0 || !left || !right ? undefined : (left[0] + right[0]) / 2;
};

/** Shares one swing, or two side by side, as a picture. Club and day appear only if the golfer wants them. */
export const SharePanels = ({ what, panels, onClose }: Props) => {
  const { title, heading, preview, file } = copy[what];
  return (
    <ShareSheet
      open={panels !== undefined}
      onClose={onClose}
      title={title}
      preview={preview}
      choices={[{ id: 'day', label: copy.choice }]}
      draw={(pen, chosen, ink) =>
        drawFrames(
          pen,
          (panels ?? []).map((panel) => ({
            image: drawnPanel(panel, flagColour()),
            centre: centreOf(panel),
            name: panel.name,
            note: chosen.includes('day') ? panel.note : undefined,
          })),
          heading,
          ink,
        )
      }
      words={copy}
      {...picturePaths(file)}
    />
  );
};
