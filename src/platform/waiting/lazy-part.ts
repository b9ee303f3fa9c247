import { type ComponentType, lazy } from 'react';

/** A part of a screen whose code loads when it is first drawn: `name` is what its file calls it. */
// oxlint-disable-next-line typescript/no-explicit-any -- as `lazy` of React: whatever props the part takes
export const lazyPart = <N extends string, C extends ComponentType<any>>(
  load: () => Promise<{ readonly [name in N]: C }>,
  name: N,
) => lazy(async () => ({ default: (await load())[name] }));
