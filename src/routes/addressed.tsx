import { type RouteComponent, lazyRouteComponent, useNavigate, useSearch } from '@tanstack/react-router';
import type { ComponentType } from 'react';

/** What a screen gets whose state is its address: `at` is read from it, `go` opens another one of the same path. */
export type Addressed<S> = {
  readonly at: S;
  readonly go: (at: S, options?: { readonly replace?: boolean }) => void;
};

/** How `go` navigates. `keepsState`: what the screen before passed on stays. */
export type How = { readonly replace?: boolean; readonly resetScroll?: boolean; readonly keepsState?: boolean };

/** The component of the route of `path`: the screen `name`, which loads when it is opened or preloaded. */
export const addressed = <S, N extends string>(
  path: string,
  load: () => Promise<{ readonly [name in N]: ComponentType<Addressed<S>> }>,
  name: N,
  { keepsState = false, ...how }: How = {},
): RouteComponent => {
  const Screen = lazyRouteComponent(load, name) as ComponentType<Addressed<S>> & { preload?: () => Promise<void> };
  const Here = () => {
    const navigate = useNavigate();
    const search: unknown = useSearch({ strict: false });
    // The route of this path reads an `S`.
    const go: Addressed<S>['go'] = (next, options) =>
      void navigate({
        to: path,
        search: next as never,
        ...(keepsState && { state: (before) => before }),
        ...how,
        ...options,
      });
    return <Screen at={search as S} go={go} />;
  };
  return Object.assign(Here, { preload: async () => Screen.preload?.() });
};
