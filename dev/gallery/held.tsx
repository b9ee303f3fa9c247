import { type ReactNode, useState } from 'react';

/** Holds a value for a control, so that it can be tried and not only looked at. */
export const Held = <T,>({
  start,
  children,
}: {
  readonly start: T;
  readonly children: (value: T, set: (value: T) => void) => ReactNode;
}) => {
  const [value, set] = useState<T>(start);
  return children(value, set);
};

export const nothing = () => undefined;
