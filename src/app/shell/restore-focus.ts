// The focused element can disappear: a row is deleted, a sheet closes over a removed button, a button has done its
// work. Browsers then focus the whole page, and golfers with a screen reader or keyboard are back at the top.

type Place = {
  readonly control: HTMLElement;
  /** The elements around it, innermost first. */
  readonly around: readonly HTMLElement[];
  /** The elements before it and before each of `around`, nearest first. */
  readonly before: readonly (readonly Element[])[];
  /** Its row's place in the list. */
  readonly row: number;
};

const PARTS = 'section, form, [role=tabpanel], [role=dialog], main';
const CONTROLS = ':is(button, input, select, textarea):not(:disabled), a[href], summary';
/** Anything that covers the screen and returns to it. */
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

/** The browser takes the focus off a disabled control, but a moment later. */
const isOfUse = ({ control }: Place): boolean => control.isConnected && !control.matches(':disabled');

/**
 * The row that took the place of the missing one. Otherwise a usable control beside it, then the part before it if it
 * was a part of its own, then the part around it.
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

/** From now on, when the focused element disappears, focuses the nearest one left. Returns the stop function. */
export const restoreFocus = (): (() => void) => {
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
    // Tapping beside everything removes the focus on purpose. Keys never do, but a row that changes places does.
    return !isOfUse(last) || (byKeys && activeElement !== last.control);
  };
  const look = () => {
    isLooking = false;
    const last = over ?? under;
    if (!last || !isLost(last)) return;
    // After an overlay closes, return to the element under it.
    const place = over?.around.find((one) => one.matches(OVER))?.isConnected === false ? under : last;
    const next = place && (isOfUse(place) ? place.control : nextBest(place));
    if (next) give(next);
  };
  // Wait for effects of the same change that know better: a dialog that closes, a step that continues (useStepFocus).
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
};
