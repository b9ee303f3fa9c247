import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

// Runs inside the page: finds elements by role and name as a golfer sees them, and marks one so that the engine's own
// click finds it.

/**
 * `name` and `text` match part of the content unless `exact` is set. `/…/` is a regular expression. `nth` counts from
 * 0, or from the end if negative.
 */
export type Target = (
  | { readonly role: string; readonly name?: string; readonly exact?: boolean }
  | { readonly text: string; readonly exact?: boolean }
  | { readonly css: string }
) & { readonly within?: Target; readonly nth?: number };

export const MARK = 'data-journey-target';

const wordsOf = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

const matches = (actual: string, wanted: string | undefined, exact = false): boolean => {
  if (wanted === undefined) return true;
  const pattern = /^\/(.*)\/$/s.exec(wanted)?.[1];
  if (pattern !== undefined) return new RegExp(pattern).test(actual);
  return exact ? actual === wanted : actual.toLowerCase().includes(wanted.toLowerCase());
};

const isInView = (element: Element): boolean =>
  element.getClientRects().length > 0 && getComputedStyle(element).visibility === 'visible';

const hasText = (element: Element, { text, exact }: { readonly text: string; readonly exact?: boolean }): boolean => {
  const says = (one: Element) => matches(wordsOf(one.textContent), text, exact);
  return says(element) && ![...element.children].some(says);
};

const isWanted =
  (target: Target) =>
  (element: Element): boolean => {
    if ('css' in target) return element.matches(target.css);
    if ('text' in target) return hasText(element, target) && isInView(element);
    return (
      getRole(element) === target.role &&
      matches(wordsOf(computeAccessibleName(element)), target.name, target.exact) &&
      !isInaccessible(element)
    );
  };

const all = (target: Target): Element[] => {
  const roots = target.within ? all(target.within) : [document.body];
  const found = roots.flatMap((root) =>
    [...root.querySelectorAll('css' in target ? target.css : ':not(script):not(style)')].filter(isWanted(target)),
  );
  return target.nth === undefined ? found : [found.at(target.nth)].filter((one) => one !== undefined);
};

/**
 * Sets the value like the system's own picker, and fires the events that React listens to. A `<select>` accepts a value
 * or its label.
 */
const pickFrom = (element: Element | undefined, wanted: string): boolean => {
  if (!(element instanceof HTMLSelectElement || element instanceof HTMLInputElement) || element.disabled) return false;
  const options = element instanceof HTMLSelectElement ? [...element.options] : [];
  const value = options.find(({ text }) => text === wanted)?.value ?? wanted;
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element) as object, 'value');
  own?.set?.call(element, value);
  element.dispatchEvent(new Event('input', { bubbles: true }));
  element.dispatchEvent(new Event('change', { bubbles: true }));
  return element.value === value;
};

/** The element to tap: for a radio or checkbox its label, which draws the box. */
const tapped = (element: Element): Element => {
  const label = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) ? element.labels?.[0] : null;
  return label ?? element;
};

/** The text a golfer reads. For a `<select>` it is the chosen option, because engines differ there. */
const shownIn = (element: Element): string => {
  if (element instanceof HTMLSelectElement) return element.selectedOptions[0]?.text ?? '';
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) return element.value;
  return wordsOf(element instanceof HTMLElement ? element.innerText : element.textContent);
};

let marks = 0;
const placeOf = (element: Element): string => JSON.stringify(element.getBoundingClientRect());

/** The element to be tapped next, its position, and whether the tap landed on it or beside it. */
let awaited: { readonly element: Element; readonly place: string; came?: 'down' | 'beside' } | undefined;
/**
 * Whether the tap landed beside the element or nowhere. On a busy machine, WebKit's driver aims where things were
 * before the page scrolled. A tap also misses if the page moves between press and release.
 */
const isMissed = (): boolean =>
  awaited !== undefined &&
  (awaited.came !== 'down' || (isInView(awaited.element) && placeOf(awaited.element) !== awaited.place));
const keepFromPage = (event: Event): void => {
  event.preventDefault();
  event.stopImmediatePropagation();
};
addEventListener(
  'pointerdown',
  (event) => {
    if (event.isTrusted && awaited) awaited.came = event.composedPath().includes(awaited.element) ? 'down' : 'beside';
  },
  true,
);
for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
  addEventListener(
    type,
    (event) => {
      if (event.isTrusted && awaited?.came === 'beside') keepFromPage(event);
    },
    true,
  );
addEventListener(
  'click',
  (event) => {
    if (!event.isTrusted || !awaited) return;
    if (event.composedPath().includes(awaited.element)) awaited = undefined;
    else if (isMissed()) keepFromPage(event);
  },
  true,
);

const finder = {
  /** Whether this finder runs in that page. */
  isOf: (page: Document): boolean => page === document,
  count: (target: Target): number => all(target).length,
  texts: (target: Target): readonly string[] => all(target).map(shownIn),
  attribute: (target: Target, name: string): string | null => all(target)[0]?.getAttribute(name) ?? null,
  box: (target: Target): DOMRect | undefined => all(target)[0]?.getBoundingClientRect().toJSON() as DOMRect | undefined,
  isFocused: (target: Target): boolean => all(target).some((element) => element === document.activeElement),
  focus: (target: Target): void => {
    const [element] = all(target);
    if (element instanceof HTMLElement) element.focus();
  },
  isChecked: (target: Target): boolean =>
    all(target).some((element) =>
      element.matches(':checked, [aria-checked=true], [aria-selected=true], [aria-pressed=true]'),
    ),
  /** Whether the tap hit the last marked element. */
  isMet: (): boolean => awaited === undefined,
  /** Whether the tap hit something else. */
  isMissed,
  /**
   * Sets a list, date or time, because engines use different keys for them. False while the element rejects the value.
   */
  pick: (target: Target, value: string): boolean => pickFrom(all(target)[0], value),
  /**
   * Marks the first enabled match, scrolls it to the middle of the screen and returns its selector. Undefined if there
   * is none or it is still moving.
   */
  mark: async (target: Target): Promise<string | undefined> => {
    const [found] = all(target).filter((element) => !element.matches(':disabled, [aria-disabled=true]'));
    if (!found) return undefined;
    const element = tapped(found);
    for (const old of document.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
    marks += 1;
    element.setAttribute(MARK, String(marks));
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const place = placeOf(element);
    await new Promise((later) => setTimeout(later, 40)); // about as long as a tap takes
    if (placeOf(element) !== place) return undefined;
    awaited = { element, place };
    return `[${MARK}="${marks}"]`;
  },
};
export type Finder = typeof finder;

declare global {
  var journeyFinder: Finder | undefined;
}
globalThis.journeyFinder = finder;
