import { clsx } from 'clsx';
import { type ComponentProps, Suspense } from 'react';
import { Later } from '#src/platform/waiting/after-start.ts';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';
import type * as Pictures from '#src/ui/figures/row-picture.tsx';

// All drawings are in one large chunk. Until the app has started, rows reserve the space and show no drawing.

const loaded = () => import('#src/ui/figures/row-picture.tsx');
const Drill = lazyPart(loaded, 'DrillTile');
const Fault = lazyPart(loaded, 'FaultTile');

const placeOf = (size: string | undefined) => (
  <span className={clsx('shrink-0', size === 'line' ? 'h-9 w-12' : 'h-12 w-16')} />
);

export const DrillTile = (props: ComponentProps<typeof Pictures.DrillTile>) => (
  <Later place={placeOf(props.size)}>
    <Suspense fallback={placeOf(props.size)}>
      <Drill {...props} />
    </Suspense>
  </Later>
);

export const FaultTile = (props: ComponentProps<typeof Pictures.FaultTile>) => (
  <Later place={placeOf(props.size)}>
    <Suspense fallback={placeOf(props.size)}>
      <Fault {...props} />
    </Suspense>
  </Later>
);
