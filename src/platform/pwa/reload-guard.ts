import { useEffect } from 'react';
import { busyAtom, state, updateWaitingAtom, useAtomValue } from '#src/platform/state.ts';

// What a reload must not interrupt: an active round, a workout, a recording, unsaved input. Every reload that the app
// decides on asks here first.

/** Blocks reloads under a name ('round', 'form:goals'); returns the release function. Two blocks need two releases. */
export const guardReload = (reason: string): (() => void) => {
  state.set(busyAtom, [...state.get(busyAtom), reason]);
  let isHeld = true;
  return () => {
    if (!isHeld) return;
    isHeld = false;
    const reasons = [...state.get(busyAtom)];
    reasons.splice(reasons.indexOf(reason), 1);
    state.set(busyAtom, reasons);
  };
};

/** Blocks reloads while `active`, for screens. */
export const useReloadGuard = (reason: string, active: boolean): void => {
  useEffect(() => (active ? guardReload(reason) : undefined), [reason, active]);
};

export const mayReload = (): boolean => state.get(busyAtom).length === 0;

/**
 * Reloads as soon as no form has unsaved input and nothing is being recorded. An active round comes back by itself.
 */
export const reloadWhenNothingIsTyped = (): void => {
  const reload = (): boolean => {
    if (state.get(busyAtom).some((reason) => reason.startsWith('form:') || reason === 'recording')) return false;
    location.reload();
    return true;
  };
  if (reload()) return;
  const stop = state.sub(busyAtom, () => {
    if (reload()) stop();
  });
};

export type UpdateOffer = 'none' | 'now' | 'after-this-hole' | 'after-this';

/** The update banner's text. It never offers a reload during an active round or over unsaved input. */
export const updateOffer = (waiting: boolean, busy: readonly string[]): UpdateOffer => {
  if (!waiting) return 'none';
  if (busy.length === 0) return 'now';
  return busy.includes('round') ? 'after-this-hole' : 'after-this';
};

export const useUpdateOffer = (): UpdateOffer => updateOffer(useAtomValue(updateWaitingAtom), useAtomValue(busyAtom));
