import { type ComponentType, type ReactNode, createElement, useState } from 'react';

/** A part of the design system in all its states. */
export type Exhibit = {
  /** The part's own name. */
  readonly name: string;
  /**
   * State names, and the part in each state. Where the states are a union of the part's own, `satisfies Record` over
   * that union makes the type checker require each one.
   */
  readonly states: Readonly<Record<string, ReactNode>>;
  /** It fills or covers the screen, so each state has its own page. */
  readonly isAlone?: true;
  /** Needs the whole width even where two states would fit side by side. */
  readonly isWide?: true;
};

type Table<P, A> = Omit<Exhibit, 'states'> & {
  /** Props that are the same in every state. */
  readonly always?: A;
  /** State names, and the extra props for each state. */
  readonly states: Readonly<Record<string, Omit<P, keyof A> & Partial<P>>>;
};

/** A part whose states differ only in their props. */
// oxlint-disable-next-line typescript/no-generated-empty-object-type -- without `always` nothing is told always
export const exhibit = <P extends object, A extends Partial<P> = Pick<P, never>>(
  part: ComponentType<P>,
  { always, states, ...rest }: Table<NoInfer<P>, A>,
): Exhibit => ({
  ...rest,
  states: Object.fromEntries(
    Object.entries(states).map(([state, props]) => [state, createElement(part, { ...always, ...props } as P)]),
  ),
});

type Control = { readonly onChange: (value: never) => void };
type ControlProps<P extends Control> = Omit<P, 'onChange'> & Partial<Control>;

/**
 * The control with its own value, so that it can be tried as well as looked at. `held` names the prop that it changes.
 */
export const live =
  <P extends Control>(control: ComponentType<P>, held: Exclude<keyof P, 'onChange'> = 'value' as never) =>
  (props: ControlProps<P>) => {
    const [value, onChange] = useState(props[held]);
    return createElement(control, { onChange, ...props, [held]: value } as unknown as P);
  };

export const nothing = () => undefined;
