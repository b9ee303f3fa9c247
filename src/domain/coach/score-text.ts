import type { SessionMark } from './coach-types.ts';

const count = (n: number, one: string) => `${n} ${n === 1 ? one : `${one}s`}`;

/** A drill's score in what it counts: "14 of 20", "8 in a row", "level par". */
export const scoreText = (score: number, { counts, of }: Pick<SessionMark, 'counts' | 'of'>): string => {
  switch (counts) {
    case 'hits':
      return `${score} of ${of}`;
    case 'run':
      return `${score} in a row`;
    case 'points':
      return count(score, 'point');
    case 'strokes':
      return count(score, 'stroke');
    case 'over-par':
      return score === 0 ? 'level par' : `${Math.abs(score)} ${score > 0 ? 'over' : 'under'} par`;
    default:
      return `${score} s apart`;
  }
};
