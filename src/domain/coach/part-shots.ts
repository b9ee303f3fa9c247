import type { Round } from '#src/domain/entities/round.entity.ts';
import { chipFt } from '@divot/analytics';
import { greenInRegulation } from '@divot/golf-rules';

// The data behind the picture of a part: only what the golfer's cards say. A direction is absent if none was noted.

export type RoundShots = {
  /** Feet from the hole after chips, pitches and bunker shots; 0 means holed. */
  readonly chipsFt: readonly number[];
  readonly drives: readonly ('hit' | 'left' | 'right' | 'short')[];
  /** Whether each green was reached in regulation. */
  readonly greens: readonly boolean[];
  /** First putts: the length, and the number of putts taken from there. */
  readonly putts: readonly { readonly feet: number; readonly taken: number }[];
};

export const shotsOf = ({ holes }: Pick<Round, 'holes'>): RoundShots => {
  const played = holes.filter(({ strokes, pickedUp }) => strokes !== undefined && pickedUp !== true);
  return {
    chipsFt: played.flatMap((hole) => chipFt(hole) ?? []),
    drives: played.flatMap(({ par, fairway }) =>
      par < 4 || fairway === undefined || fairway === 'none' ? [] : [fairway],
    ),
    greens: played.flatMap((hole) => greenInRegulation(hole) ?? []),
    putts: played.flatMap(({ firstPuttFt, putts }) =>
      firstPuttFt === undefined || putts === undefined || putts === 0 ? [] : [{ feet: firstPuttFt, taken: putts }],
    ),
  };
};

export const joinShots = (rounds: readonly RoundShots[]): RoundShots => ({
  chipsFt: rounds.flatMap(({ chipsFt }) => chipsFt),
  drives: rounds.flatMap(({ drives }) => drives),
  greens: rounds.flatMap(({ greens }) => greens),
  putts: rounds.flatMap(({ putts }) => putts),
});
