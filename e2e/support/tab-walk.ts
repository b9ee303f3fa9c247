import type { Page } from '@playwright/test';

// Walks through a screen with the Tab key, from top to end, like a golfer without a pointer.

type Walk = { readonly end: () => readonly string[] };
type WithWalk = typeof globalThis & { walk?: Walk };

/** Puts the focus before the first control and records every press of Tab. Returns how many presses it takes. */
const begin = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const CONTROLS =
      'a[href], button, input:not([type=file]), select, textarea, summary, [role=slider], [role=tab], [role=spinbutton]';
    const TAB_BAR_ROOM = 60; // px
    const open = document.querySelector('[role=dialog]');
    const inUse = () =>
      [...(open ?? document).querySelectorAll<HTMLElement>(CONTROLS)].filter(
        (control) =>
          control.checkVisibility({ visibilityProperty: true }) &&
          !control.matches(':disabled, [aria-disabled=true]') &&
          !control.closest('[inert], [aria-hidden=true]'),
      );
    /** A group in which arrow keys move the focus has one Tab stop. */
    const stopOf = (control: HTMLElement): unknown =>
      control.closest('[data-roving]') ??
      (control.matches('input[type=radio]')
        ? control.closest('fieldset, [role=radiogroup]')
        : control.matches('[role=tab]')
          ? control.closest('[role=tablist]')
          : control);
    const said = (element: Element) => element.outerHTML.slice(0, 140);
    const isRinged = (element: Element) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element);
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    /** The focus ring is around the control or around an element it belongs to. */
    const shows = (control: HTMLElement) => {
      const around = [control, control.parentElement, control.parentElement?.parentElement];
      return (
        around.some((one) => one && isRinged(one)) || [...(control.closest('label')?.children ?? [])].some(isRinged)
      );
    };
    const isCovered = (control: HTMLElement) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const middle = (from: number, to: number, end: number) => (Math.max(from, 0) + Math.min(to, end)) / 2;
      const met = document.elementFromPoint(middle(left, right, innerWidth), middle(top, bottom, innerHeight));
      return !met || !(control.contains(met) || met.contains(control) || control.closest('label')?.contains(met));
    };
    const faults: string[] = [];
    const visited = new Set<unknown>();
    let before: { readonly at: number; readonly control: Element } | undefined;
    const onKeyUp = ({ key }: KeyboardEvent) => {
      const control = document.activeElement;
      if (key !== 'Tab' || !(control instanceof HTMLElement) || control === document.body) return;
      // Finish animations, so that sliding elements are in place.
      for (const motion of document.getAnimations())
        if (motion.effect?.getComputedTiming().endTime !== Infinity) motion.finish();
      const stop = stopOf(control);
      // A date field has one stop each for day, month and year.
      if (visited.has(stop) && !control.matches('[type=date], [type=time]')) return;
      visited.add(stop);
      if (control.matches('[role=tabpanel]')) return; // a panel takes the focus so that arrow keys can scroll it
      if (!control.matches(CONTROLS)) faults.push(`a stop that is no control: ${said(control)}`);
      if (!shows(control)) faults.push(`the focus is not seen: ${said(control)}`);
      if (isCovered(control)) faults.push(`the focus is covered: ${said(control)}`);
      const at = control.getBoundingClientRect().bottom + scrollY;
      if (before && !open && at < before.at - TAB_BAR_ROOM && !before.control.closest('nav'))
        faults.push(`back up the screen from ${said(before.control)} to ${said(control)}`);
      before = { at, control };
    };
    document.addEventListener('keyup', onKeyUp);
    (globalThis as WithWalk).walk = {
      end: () => {
        document.removeEventListener('keyup', onKeyUp);
        const missed = inUse().filter((one) => !visited.has(stopOf(one)));
        return [...faults, ...missed.map((one) => `no stop: ${said(one)}`)];
      },
    };
    scrollTo(0, 0); // an earlier walk may have scrolled the page
    const first = document.createElement('span');
    first.tabIndex = -1;
    (open ?? document.body).prepend(first);
    first.focus({ preventScroll: true });
    first.remove(); // the next Tab continues from here
    const parts = inUse().filter((one) => one.matches('[type=date], [type=time]')).length * 3;
    const panels = document.querySelectorAll('[role=tabpanel]').length;
    return new Set(inUse().map(stopOf)).size + parts + panels;
  });

/**
 * What is wrong on the way: a control that Tab does not reach, a stop that is no control, a focus that is invisible or
 * covered, a step back up the screen. A focus trap shows as controls without a stop.
 */
export const faultsOfTabWalk = async (page: Page): Promise<readonly string[]> => {
  const presses = await begin(page);
  // oxlint-disable-next-line no-await-in-loop -- one press after the other
  for (let press = 0; press < presses; press++) await page.keyboard.press('Tab');
  return page.evaluate(() => (globalThis as WithWalk).walk?.end() ?? ['no walk']);
};
