import { useSingleKeys } from '#src/platform/use-single-keys.ts';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input:not([type=radio]), textarea, select, [role=dialog] *');

/** The keys H, M, U and space, from a desktop keyboard or a clicker in the pocket. */
export const usePlayerKeys = (
  keys: { readonly hit: () => void; readonly miss: () => void; readonly undo: () => void; readonly pause: () => void },
  active: boolean,
): void =>
  useSingleKeys((event) => {
    if (isTyping(event.target)) return;
    const onButton = event.target instanceof HTMLButtonElement;
    const run = { h: keys.hit, m: keys.miss, u: keys.undo, ' ': onButton ? undefined : keys.pause }[
      event.key.toLowerCase()
    ];
    if (!run) return;
    event.preventDefault();
    run();
  }, active);
