import { useEffect } from 'react';

// A row is deleted, a sheet closes over a button that is gone, a button has done its work: what had the focus is no
// more. Browsers then give it to the page as a whole, and who listens or types stands at the top again.

type Place = {
  readonly control: HTMLElement;
  /** What it stood in, innermost first. */
  readonly around: readonly HTMLElement[];
  /** What stood before it and before each of `around`, nearest first. */
  readonly before: readonly (readonly Element[])[];
  /** Its row's place in the list. */
  readonly row: number;
};

const PARTS = 'section, form, [role=tabpanel], [role=dialog], main';
const CONTROLS = ':is(button, input, select, textarea):not(:disabled), a[href], summary';
/** What lies over the screen and leads back to it. */
const OVER = '[role=dialog], [role=alertdialog], [role=menu], [data-toasts]';

const standingBefore = (element: Element): readonly Element[] => {
  const all: Element[] = [];
  for (let one = element.previousElementSibling; one; one = one.previousElementSibling) all.push(one);
  return all;
};

const placeOf = (control: HTMLElement): Place => {
  const around: HTMLElement[] = [];
  for (let up = control.parentElement; up; up = up.parentElement) around.push(up);
  const row = control.closest('li');
  const before = [control, ...around].map(standingBefore);
  return { control, around, before, row: row?.parentElement ? [...row.parentElement.children].indexOf(row) : -1 };
};

/** The browser lets go of a control that can no longer be used, a moment later. */
const isOfUse = ({ control }: Place): boolean => control.isConnected && !control.matches(':disabled');

/**
 * The row that took the place of the one that is gone; else what can be used beside it; else the part before it, where
 * it was a part of its own; else the part it stood in.
 */
const nextBest = ({ around, before, row }: Place): HTMLElement | undefined => {
  const here = around.filter((one) => one.isConnected && one.closest('[hidden], [inert]') === null);
  const list = here[0];
  if (list?.matches('ul, ol')) {
    const instead = list.children[Math.min(row, list.children.length - 1)];
    if (instead instanceof HTMLElement) return instead;
  }
  const partBefore = list && before[around.indexOf(list)]?.find((one) => one.isConnected && one.matches('section'));
  if (partBefore instanceof HTMLElement) return partBefore;
  const line = here.find((one) => one.matches(`li, ${PARTS}`));
  return line?.matches('li') ? (line.querySelector<HTMLElement>(CONTROLS) ?? line) : line;
};

const give = (element: HTMLElement): void => {
  if (element.tabIndex < 0 && !element.hasAttribute('tabindex')) {
    element.tabIndex = -1;
    element.addEventListener('blur', () => element.removeAttribute('tabindex'), { once: true });
  }
  element.focus({ preventScroll: true });
};

/** Where what had the focus is taken away, the nearest thing that is left gets it. */
export const useFocusRestore = (): void => {
  useEffect(() => {
    let over: Place | undefined;
    let under: Place | undefined;
    let isLooking = false;
    let byKeys = false;
    const note = ({ target }: FocusEvent) => {
      if (!(target instanceof HTMLElement)) return;
      if (target.closest(OVER)) over = placeOf(target);
      else [over, under] = [undefined, placeOf(target)];
    };
    const isLost = (last: Place): boolean => {
      const { activeElement } = document;
      if (activeElement !== document.body && activeElement !== last.control) return false;
      // A tap beside everything lets go on purpose; keys never do, but a row that changes places does.
      return !isOfUse(last) || (byKeys && activeElement !== last.control);
    };
    const look = () => {
      isLooking = false;
      const last = over ?? under;
      if (!last || !isLost(last)) return;
      // What has closed leads back to what was under it.
      const place = over?.around.find((one) => one.matches(OVER))?.isConnected === false ? under : last;
      const next = place && (isOfUse(place) ? place.control : nextBest(place));
      if (next) give(next);
    };
    // Whoever knows better, a dialog that closes or a step that goes on (useStepFocus), comes first: theirs is an effect
    // of the same change.
    const soon = () => {
      const last = over ?? under;
      if (isLooking || !last || !isLost(last)) return;
      isLooking = true;
      requestAnimationFrame(() => requestAnimationFrame(look));
    };
    const changes = new MutationObserver(soon);
    changes.observe(document.body, { subtree: true, childList: true, attributeFilter: ['disabled'] });
    const until = new AbortController();
    const whileHere = { signal: until.signal, capture: true };
    document.addEventListener('focusin', note, whileHere);
    document.addEventListener('keydown', () => (byKeys = true), whileHere);
    document.addEventListener('pointerdown', () => (byKeys = false), whileHere);
    return () => {
      changes.disconnect();
      until.abort();
    };
  }, []);
};
