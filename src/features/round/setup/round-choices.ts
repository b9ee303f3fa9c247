import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { type RoundLength, playOrder } from '@divot/golf-rules';
import type { IsoDay } from '#src/domain/shared/day.ts';
import { type PartnerTyped, placesFor } from '#src/features/round/partners/partners-typed.ts';

// The golfer's choices before the first tee, and the holes that result.

const NINE = ['once', 'twice'] as const;
const EIGHTEEN = ['full', 'front', 'back'] as const;
export type Stretch = (typeof NINE)[number] | (typeof EIGHTEEN)[number];

export type RoundChoices = {
  readonly teeId: string;
  /** Undefined: the whole course. */
  readonly stretch: Stretch | undefined;
  /** Undefined: the start of the stretch. */
  readonly startHole: number | undefined;
  readonly mode: Round['mode'];
  readonly format: NonNullable<Round['format']>;
  readonly partners: readonly PartnerTyped[];
  readonly weather: string;
  /** Undefined: the day of the first tee. */
  readonly playedOn: IsoDay | undefined;
};

export const firstChoices = (course: Course, partners: readonly string[]): RoundChoices => ({
  teeId: course.tees[0]?.id ?? '',
  stretch: undefined,
  startHole: undefined,
  mode: 'casual',
  format: 'stroke',
  partners: placesFor(partners.map((name) => ({ name, handicap: '' }))),
  weather: '',
  playedOn: undefined,
});

/** Choosing another stretch resets the start hole to that stretch's first. */
export const choose = (before: RoundChoices, part: Partial<RoundChoices>): RoundChoices => ({
  ...before,
  ...('stretch' in part ? { startHole: undefined } : {}),
  ...part,
});

export type HolesChosen = {
  readonly tee: Tee;
  readonly stretches: readonly Stretch[];
  readonly stretch: Stretch;
  readonly length: RoundLength;
  /** Hole numbers in playing order. */
  readonly order: readonly number[];
};

/** Undefined for a course without tees. */
export const holesChosen = ({ tees }: Course, choices: RoundChoices): HolesChosen | undefined => {
  const tee = tees.find(({ id }) => id === choices.teeId) ?? tees[0];
  if (!tee) return undefined;
  const stretches: readonly Stretch[] = tee.par.length === 9 ? NINE : EIGHTEEN;
  const stretch = stretches.find((one) => one === choices.stretch) ?? stretches[0]!;
  const length = stretch === 'full' || stretch === 'twice' ? 18 : 9;
  const inOrder = playOrder(length, stretch === 'back' ? 10 : 1);
  const { startHole } = choices;
  const order = startHole !== undefined && inOrder.includes(startHole) ? playOrder(length, startHole) : inOrder;
  return { tee, stretches, stretch, length, order };
};
