import { computeAccessibleName, getRole, isInaccessible } from 'dom-accessibility-api';

// Runs inside the page: finds what a golfer sees by its role and name, and marks it so that the engine's own click finds it.

/** A name or text is a part of what stands there unless `exact`; `/…/` is a pattern. */
export type Target =
  | { readonly role: string; readonly name?: string; readonly exact?: boolean }
  | { readonly text: string; readonly exact?: boolean }
  | { readonly css: string };

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

const all = (target: Target): Element[] =>
  [...document.body.querySelectorAll('css' in target ? target.css : ':not(script):not(style)')].filter(
    isWanted(target),
  );

/** What is tapped for it: a box drawn by its label is tapped there. */
const tapped = (element: Element): Element => {
  const label = element instanceof HTMLInputElement && /radio|checkbox/.test(element.type) ? element.labels?.[0] : null;
  return label ?? element;
};

let marks = 0;
const finder = {
  count: (target: Target): number => all(target).length,
  texts: (target: Target): readonly string[] =>
    all(target).map((element) =>
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? element.value
        : wordsOf(element instanceof HTMLElement ? element.innerText : element.textContent),
    ),
  attribute: (target: Target, name: string): string | null => all(target)[0]?.getAttribute(name) ?? null,
  isChecked: (target: Target): boolean =>
    all(target).some((element) =>
      element.matches(':checked, [aria-checked=true], [aria-selected=true], [aria-pressed=true]'),
    ),
  /** The selector of the first of them, in the middle of the screen; undefined while there is none that takes a tap. */
  mark: (target: Target): string | undefined => {
    const [found] = all(target).filter((element) => !element.matches(':disabled, [aria-disabled=true]'));
    if (!found) return undefined;
    const element = tapped(found);
    for (const old of document.querySelectorAll(`[${MARK}]`)) old.removeAttribute(MARK);
    marks += 1;
    element.setAttribute(MARK, String(marks));
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    return `[${MARK}="${marks}"]`;
  },
};
export type Finder = typeof finder;

declare global {
  var journeyFinder: Finder | undefined;
}
globalThis.journeyFinder ??= finder;
