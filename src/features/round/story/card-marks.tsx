import type { Round } from '#src/domain/entities/round.entity.ts';
import { holesInPlay, isPlayed } from '@divot/golf-rules';
import { Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { copy } from '#src/features/round/copy.ts';
import { scoreInWords } from '#src/features/round/pad/score-in-words.ts';

/** The round hole by hole in golf's own marks, nine to a line. */
export const CardMarks = ({ round }: { readonly round: Round }) => (
  <ol className="grid grid-cols-9 justify-items-center gap-y-2">
    {holesInPlay(round)
      .filter(isPlayed)
      .map((hole) => (
        <li key={hole.n}>
          <Score
            strokes={hole.strokes ?? 'X'}
            mark={hole.strokes === undefined ? 'bare' : scoreMark(hole.strokes - hole.par)}
            label={`${copy.pad.hole(hole.n)}, ${scoreInWords(hole)}`}
          />
        </li>
      ))}
  </ol>
);
