import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef } from 'react';

const BY: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
const CHOSEN = '[aria-pressed=true], [aria-current]';

const buttonsIn = (group: HTMLElement | null) => [
  ...(group?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? []),
];
const makeStop = (buttons: readonly HTMLButtonElement[], stop: Element | undefined): void => {
  for (const button of buttons) {
    const tabIndex = button === stop ? 0 : -1;
    if (button.tabIndex !== tabIndex) button.tabIndex = tabIndex;
  }
};

/**
 * Makes a group of buttons one Tab stop: the button with the focus, else the chosen one, else the first. Arrow keys,
 * Home and End move the focus inside it (WAI-ARIA Authoring Practices, "Keyboard navigation inside components"). Spread
 * the result on the group's element. After a tap in it arrow keys keep the meaning that the screen gives them.
 */
export const useRoving = <Group extends HTMLElement>() => {
  const ref = useRef<Group>(null);
  const isTapped = useRef(false);
  useLayoutEffect(() => {
    const buttons = buttonsIn(ref.current); // may be others after each render
    const { activeElement } = document;
    makeStop(
      buttons,
      buttons.find((button) => button === activeElement) ??
        buttons.find((button) => button.matches(CHOSEN)) ??
        buttons[0],
    );
  });
  return {
    ref,
    'data-roving': '',
    onPointerDown: () => {
      isTapped.current = true;
    },
    onBlur: () => {
      isTapped.current = false;
    },
    onFocus: ({ target }: FocusEvent<Group>) => makeStop(buttonsIn(ref.current), target),
    onKeyDown: (event: KeyboardEvent<Group>) => {
      const buttons = buttonsIn(ref.current);
      const at = buttons.findIndex((button) => button === document.activeElement);
      const by = BY[event.key];
      const to = event.key === 'Home' ? 0 : event.key === 'End' ? -1 : by && (at + by) % buttons.length;
      if (isTapped.current || at === -1 || to === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
      event.preventDefault(); // no scrolling, no single key of the screen
      buttons.at(to)?.focus();
    },
  };
};
