import { type ComponentType, lazy } from 'react';

/** A part of a screen whose code loads when it is first drawn: `name` is what its file calls it. */
// oxlint-disable-next-line typescript/no-explicit-any -- as `lazy` of React: whatever props the part takes
export const lazyPart = <N extends string, M extends { readonly [name in N]: ComponentType<any> }>(
  load: () => Promise<M>,
  name: N,
) => lazy<M[N]>(async () => ({ default: (await load())[name] }));
