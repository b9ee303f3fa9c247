import { useState } from 'react';
import { picturePaths } from '#src/platform/share-picture.ts';
import { ShareIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { drawFramed } from '#src/ui/primitives/share-drawing.ts';
import { ShareSheet } from '#src/ui/primitives/share-sheet.tsx';
import { type Panel, createSheet } from '#src/features/swing/picture.ts';
import { copy } from './copy.ts';

const words = copy.share;
const NAMES = [copy.first, copy.second];

/** Both swings at the moment that is shown, as a picture; club and day only if the golfer wants them there. */
export const SharePair = ({ panelsNow }: { readonly panelsNow: () => readonly Panel[] }) => {
  const [panels, setPanels] = useState<readonly Panel[]>();
  return (
    <>
      <Button onClick={() => setPanels(panelsNow())}>
        <ShareIcon className="size-5" />
        {words.action}
      </Button>
      <ShareSheet
        open={panels !== undefined}
        onClose={() => setPanels(undefined)}
        title={words.title}
        preview={words.preview}
        choices={[{ id: 'day', label: words.choice }]}
        draw={(pen, chosen, ink) => {
          if (!panels) return;
          const named = panels.map((panel, at) =>
            chosen.includes('day') ? panel : { ...panel, caption: NAMES[at] ?? '' },
          );
          const sheet = createSheet(named);
          sheet.draw(named);
          drawFramed(pen, sheet.canvas, words.heading, ink);
        }}
        words={words}
        {...picturePaths(words.file)}
      />
    </>
  );
};
