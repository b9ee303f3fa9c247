import { type ComponentType, type ReactNode, createElement, useState } from 'react';

/** A part of the design system in every state it has. */
export type Exhibit = {
  /** The part's own name. */
  readonly name: string;
  /** What the state is, and the part in it. Where the states are a union of the part's own, `satisfies Record` over
      that union makes the type checker ask for each. */
  readonly states: Readonly<Record<string, ReactNode>>;
  /** It fills or covers the screen: each state has a page to itself. */
  readonly isAlone?: true;
  /** Needs the whole width even where two states would stand side by side. */
  readonly isWide?: true;
};

type Table<P, A> = Omit<Exhibit, 'states'> & {
  /** What the part is told in every state. */
  readonly always?: A;
  /** What the state is, and what else the part is told in it. */
  readonly states: Readonly<Record<string, Omit<P, keyof A> & Partial<P>>>;
};

/** A part whose states differ in nothing but what it is told. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- without `always` nothing is told always
export const exhibit = <P extends object, A extends Partial<P> = Pick<P, never>>(
  part: ComponentType<P>,
  { always, states, ...rest }: Table<NoInfer<P>, A>,
): Exhibit => ({
  ...rest,
  states: Object.fromEntries(
    Object.entries(states).map(([state, told]) => [state, createElement(part, { ...always, ...told } as P)]),
  ),
});

type Control = { readonly onChange: (value: never) => void };
type Told<P extends Control> = Omit<P, 'onChange'> & Partial<Control>;

/** The control with a value of its own, so that it can be tried and not only looked at; `held` names what it changes. */
export const live =
  <P extends Control>(control: ComponentType<P>, held: Exclude<keyof P, 'onChange'> = 'value' as never) =>
  (told: Told<P>) => {
    const [value, onChange] = useState(told[held]);
    return createElement(control, { onChange, ...told, [held]: value } as unknown as P);
  };

export const nothing = () => undefined;
