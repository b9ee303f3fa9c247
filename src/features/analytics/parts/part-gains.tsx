import type { PartLoss } from '@divot/analytics';
import type { Part } from '@divot/golf-rules';
import { bandText, verdictText } from '#src/domain/coach/focus-words.ts';
import { factData } from '#src/domain/facts.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { toneOf, turned } from '#src/features/analytics/gained/part-level.ts';
import { GainRows } from '#src/ui/charts/gain-rows.tsx';

type PartGainsProps = {
  readonly title: string;
  readonly losses: readonly PartLoss[];
  /** The part that the coach's decision is about, shown in orange. */
  readonly focus: Part | undefined;
};

/** The parts of the game in one row each. */
export const PartGains = ({ title, losses, focus }: PartGainsProps) => (
  <GainRows
    title={title}
    rows={losses.map((loss) => {
      const gained = turned(loss);
      return {
        ...gained,
        name: copy.gained.parts[loss.part],
        tone: toneOf(gained, loss.part === focus),
        text: verdictText(loss),
        band: bandText(loss),
        attributes: factData(['loss', verdictText(loss), loss.part]),
      };
    })}
    words={copy.words}
  />
);
