import { useEffectEvent, useLayoutEffect } from 'react';
import { usePreferences } from './preferences.ts';

/** Hears keys without Ctrl, Alt or Meta while `active`, for golfers who did not switch such keys off (WCAG 2.1.4). */
export const useSingleKeys = (press: (event: KeyboardEvent) => void, active = true): void => {
  const { singleKeys } = usePreferences();
  const heard = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) press(event);
  });
  // With the drawing: a key that follows at once counts.
  useLayoutEffect(() => {
    if (!active || !singleKeys) return undefined;
    const listen = (event: KeyboardEvent) => heard(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [active, singleKeys]);
};
