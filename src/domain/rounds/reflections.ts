import type { Round } from '#src/domain/entities/round.entity.ts';

// What a golfer says about a round, when it is finished or later on its card. A field that is named here is in both forms
// and in what they store.

const TEXTS = ['bestShot', 'lesson', 'signedBy', 'notes'] as const;
const CHOICES = ['mood'] as const;
type Text = (typeof TEXTS)[number];
type Choice = (typeof CHOICES)[number];

export type Reflections = Pick<Round, Text | Choice>;
/** An undefined field is one that the golfer has cleared. */
export type Edited<T> = { readonly [K in keyof T]?: T[K] | undefined };

type Chosen = { readonly [C in Choice]: Round[C] | undefined };
/** As a form holds them. An empty text was not given. */
export type TypedReflections = Readonly<Record<Text, string>> & Chosen;

export const typedReflections = (round: Round): TypedReflections => ({
  ...(Object.fromEntries(TEXTS.map((field) => [field, round[field] ?? ''])) as Record<Text, string>),
  ...(Object.fromEntries(CHOICES.map((field) => [field, round[field]])) as Chosen),
});

/** What to store. What the golfer has cleared is undefined. */
export const enteredReflections = (typed: TypedReflections): Edited<Reflections> => ({
  ...Object.fromEntries(TEXTS.map((field) => [field, typed[field].trim() || undefined])),
  ...Object.fromEntries(CHOICES.map((field) => [field, typed[field]])),
});

const isOneOf = (value: unknown, ...types: readonly string[]): boolean =>
  value === undefined || types.includes(typeof value);
/** Whether what a device kept of a form can be shown in it again. */
export const areTyped = (kept: Readonly<Record<string, unknown>>): boolean =>
  TEXTS.every((field) => isOneOf(kept[field], 'string')) &&
  CHOICES.every((field) => isOneOf(kept[field], 'string', 'number'));
