import type { Round } from '#src/domain/entities/round.entity.ts';
import { type ScoreMark, scoreMark } from '#src/ui/primitives/score.tsx';
import { copy } from '#src/features/dashboard/copy.ts';

type Mark = ScoreMark | 'none';

/** One mark per hole of the round, by hole number. A hole without a score gets 'none'. */
export const cardMarks = ({ holes, holesPlanned }: Pick<Round, 'holes' | 'holesPlanned'>): Mark[] => {
  const numbers = holesPlanned.length > 0 ? holesPlanned : holes.map(({ n }) => n);
  return numbers
    .toSorted((a, b) => a - b)
    .map((n) => {
      const hole = holes.find((one) => one.n === n);
      return hole?.strokes === undefined || hole.pickedUp === true ? 'none' : scoreMark(hole.strokes - hole.par);
    });
};

const ORDER = ['double-circle', 'circle', 'bare', 'square', 'double-square', 'none'] as const;

/** "2 birdies, 9 pars, 7 bogeys". */
export const cardInWords = (marks: readonly Mark[]): string =>
  copy.rounds.card(
    ORDER.map((kind) => {
      const [one, many] = copy.rounds.names[kind];
      return [marks.filter((mark) => mark === kind).length, one, many];
    }),
  );
