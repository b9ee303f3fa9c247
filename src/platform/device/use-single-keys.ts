import { useEffectEvent, useLayoutEffect } from 'react';
import { usePreferences } from '#src/platform/settings/preferences.ts';

/** Handles keys without Ctrl, Alt or Meta while `active`, unless the golfer has turned them off (WCAG 2.1.4). */
export const useSingleKeys = (press: (event: KeyboardEvent) => void, active = true): void => {
  const { singleKeys } = usePreferences();
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (!event.ctrlKey && !event.metaKey && !event.altKey) press(event);
  });
  // A layout effect, so that a key pressed right after the drawing counts.
  useLayoutEffect(() => {
    if (!active || !singleKeys) return undefined;
    const listen = (event: KeyboardEvent) => onKey(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [active, singleKeys]);
};
