import { useEffect, useEffectEvent } from 'react';
import { usePreferences } from '#src/platform/preferences.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select, [role=dialog] *');

/** Keys of a desk, or of a clicker in the pocket: H, M, U and space. */
export const usePlayerKeys = (
  keys: { readonly hit: () => void; readonly miss: () => void; readonly undo: () => void; readonly pause: () => void },
  active: boolean,
): void => {
  const act = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
    const onButton = event.target instanceof HTMLButtonElement;
    const run = { h: keys.hit, m: keys.miss, u: keys.undo, ' ': onButton ? undefined : keys.pause }[
      event.key.toLowerCase()
    ];
    if (!run) return;
    event.preventDefault();
    run();
  });
  const { singleKeys } = usePreferences();
  useEffect(() => {
    if (!active || !singleKeys) return undefined;
    const listen = (event: KeyboardEvent) => act(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, [active, singleKeys]);
};
