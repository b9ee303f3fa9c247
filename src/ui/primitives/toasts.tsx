import { Suspense, lazy, useSyncExternalStore } from 'react';
import { areToastsWanted, subscribeToWanted } from './toast.ts';

const Toaster = lazy(async () => {
  const { Toaster: toaster } = await import('./toaster.tsx');
  return { default: toaster };
});

/** Rendered once, beside the app. */
export const Toasts = () =>
  useSyncExternalStore(subscribeToWanted, areToastsWanted) && (
    <Suspense>
      <Toaster />
    </Suspense>
  );
