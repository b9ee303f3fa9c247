import type { Hole } from '#src/domain/entities/round.entity.ts';
import { scoreName } from '#src/domain/rounds/score-names.ts';
import { copy } from '#src/features/round/copy.ts';

/** A hole's score for screen readers: '5, bogey'. */
export const scoreInWords = ({ strokes, par, pickedUp }: Hole): string => {
  if (pickedUp) return copy.pad.pickedUp;
  return strokes === undefined ? copy.pad.unscored : `${strokes}, ${scoreName(strokes, par)}`;
};
