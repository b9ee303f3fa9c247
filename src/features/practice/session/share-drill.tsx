import { useState } from 'react';
import type { PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { dayText } from '#src/platform/day-text.ts';
import { picturePaths } from '#src/platform/share-picture.ts';
import { ShareIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { drawNumber } from '#src/ui/primitives/share-drawing.ts';
import { ShareSheet } from '#src/ui/primitives/share-sheet.tsx';
import { copy } from '#src/features/practice/copy.ts';
import { blockName, resultText } from '#src/features/practice/wording.ts';

const words = copy.share;

type Props = { readonly session: PracticeSession; readonly block: PracticeBlock };

/** A passed drill as a picture: its name and result, with the day only if the golfer wants it. */
export const ShareDrill = ({ session, block }: Props) => {
  const [isOpen, setOpen] = useState(false);
  const name = blockName(block);
  const result = resultText(block) ?? words.passed;
  return (
    <>
      <Button className="mt-1 self-start" onClick={() => setOpen(true)} aria-label={words.drill(name)}>
        <ShareIcon className="size-5" />
        {words.action}
      </Button>
      <ShareSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={words.drill(name)}
        preview={words.preview(name, result)}
        choices={[{ id: 'day', label: words.day }]}
        draw={(pen, chosen, ink) =>
          drawNumber(
            pen,
            {
              number: result,
              title: name,
              beside: words.passed,
              lines: chosen.includes('day') ? [dayText(session.practicedOn)] : [],
            },
            ink,
          )
        }
        words={words}
        {...picturePaths(words.file(session.practicedOn))}
      />
    </>
  );
};
