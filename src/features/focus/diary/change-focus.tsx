import { useState } from 'react';
import { storeFocus } from '#src/data/commands/focus.ts';
import type { Decided } from '#src/data/queries/decision.ts';
import type { Part } from '#src/domain/coach/coach.ts';
import { bandText, PART_NAMES } from '#src/domain/coach/focus-words.ts';
import { chosenFocus } from '#src/domain/coach/stored-focus.ts';
import { GROUPS } from '@divot/golf-rules';
import { useSingleFlight } from '#src/platform/use-single-flight.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { RadioCards } from '#src/ui/primitives/radio-cards.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from '#src/features/focus/copy.ts';

const words = copy.choose;
const STROKES = 'strokes';
type Choice = Part | typeof STROKES;

type Props = { readonly decided: Decided; readonly onClose: () => void };

/** Lets the golfer choose the focus. Divot never overrules that choice before its retest. */
export const ChangeFocus = ({ decided: { decision, losses, known }, onClose }: Props) => {
  const current: Choice = decision.kind === 'work-on' ? decision.part : STROKES;
  const [choice, setChoice] = useState<Choice>(current);
  const [busy, setBusy] = useState(false);
  const save = useSingleFlight(async () => {
    setBusy(true);
    const { today, profile } = known;
    await storeFocus(profile.id, choice === STROKES ? undefined : chosenFocus(choice, losses, today), today);
    setBusy(false);
    onClose();
    return true;
  });
  const aboutOf = (part: Part) => {
    const loss = losses.find(({ group }) => group === part);
    return loss ? `${words.row(loss.excessPer18)} ${bandText(loss)}.` : words.unknown;
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={decision.kind === 'work-on' ? words.title : words.first}
      footer={
        <Button
          variant="primary"
          size="play"
          block
          busy={busy}
          disabled={choice === current}
          onClick={() => void save()}
        >
          {words.save}
        </Button>
      }
    >
      <RadioCards<Choice>
        label={words.label}
        value={choice}
        onChange={setChoice}
        cards={[
          ...GROUPS.map((part) => ({ value: part, title: PART_NAMES[part], text: aboutOf(part) })),
          { value: STROKES, title: words.strokes, text: words.strokesText },
        ]}
      />
    </Sheet>
  );
};
