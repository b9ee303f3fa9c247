// Names a tappable element so that the name is the same before and after a start: its tag, its words, and its position
// among elements with the same words.

const TAPPABLE = 'a[href], button, [role="button"], [role="tab"], [role="radio"], [role="switch"], summary';

const nameOf = (element: Element): string =>
  `${element.localName} ${element.getAttribute('aria-label') ?? element.textContent}`;

export const tappablesIn = (root: Element): ReadonlyMap<Element, string> => {
  const counts = new Map<string, number>();
  return new Map(
    [...root.querySelectorAll(TAPPABLE)].map((element) => {
      const name = nameOf(element);
      const nth = counts.get(name) ?? 0;
      counts.set(name, nth + 1);
      return [element, `${nth} ${name}`];
    }),
  );
};

export const headingIn = (root: Element): string => root.querySelector('#main h1')?.textContent ?? '';
