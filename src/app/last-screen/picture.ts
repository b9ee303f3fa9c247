import { tappablesIn } from './tappable.ts';

// A screen in a form that first-paint.js can draw again: tags, attributes and words, without typed text, photographs,
// or anything below the fold.

/** A word, or a tag with its attributes and content. */
export type Drawn =
  | string
  | readonly [tag: string, attributes: Readonly<Record<string, string>>, inside: readonly Drawn[]];

/** A choice shows in its appearance. Keep the control, but out of reach. */
const CHOICE = 'input:is([type="radio"], [type="checkbox"])';
/** Typed text and pictures of people: keep their space, but empty. */
const PRIVATE = 'input, textarea, [contenteditable="true"], img, picture, video, canvas, iframe, [data-private]';
const LEFT_OUT = 'script, style, template, dialog, svg title, svg desc, [data-toasts]';
/**
 * Tags that only their classes style become one of two, so that scripts, tests and screen readers find no second
 * screen.
 */
const INLINE = new Set(['a', 'span', 'label', 'abbr', 'time', 'output']);
const KEPT_TAGS = new Set('button h2 h3 h4 strong b em small sub sup table thead tbody tfoot tr th td'.split(' '));
const BEYOND_LOOKS =
  /^(?:on.*|id|for|name|href|src|srcset|value|tabindex|title|aria-label|aria-.*by|aria-controls|data-testid)$/;
/** Drawings find gradients and clips by id. */
const isNamed = (element: Element, name: string) => name === 'id' && element instanceof SVGElement;

const tagOf = ({ localName }: Element): string => {
  if (localName === 'h1') return 'h2';
  if (KEPT_TAGS.has(localName)) return localName;
  return INLINE.has(localName) ? 'span' : 'div';
};

const attributesOf = (element: Element): Record<string, string> => {
  const shown = [...element.attributes].filter(({ name }) => !BEYOND_LOOKS.test(name) || isNamed(element, name));
  return Object.fromEntries(shown.map(({ name, value }) => [name, value]));
};

const isInView = (element: Element, { top, bottom, width, height }: DOMRect): boolean => {
  if (width === 0 && height === 0) return getComputedStyle(element).display === 'contents';
  return bottom > 0 && top < innerHeight;
};

/** An empty box of the same size and look. */
const boxOf = (element: Element, { width, height }: DOMRect, inside: readonly Drawn[] = []): Drawn => {
  const { class: look = '' } = attributesOf(element);
  const style = `width:${Math.round(width)}px;height:${Math.round(height)}px;flex:none;display:flex;align-items:center`;
  return ['div', { class: look, style }, inside];
};

const choiceOf = (input: HTMLInputElement): Drawn => {
  const { checked: _, ...attributes } = attributesOf(input);
  return ['input', { ...attributes, type: input.type, ...(input.checked && { checked: '' }) }, []];
};

const scrolled = ({ scrollLeft, scrollTop }: Element): Record<string, string> =>
  scrollLeft === 0 && scrollTop === 0 ? {} : { 'data-scrolled': `${Math.round(scrollLeft)} ${Math.round(scrollTop)}` };

/** Draws what is in `root` and in view. */
export const pictureOf = (root: Element): readonly Drawn[] => {
  const taps = tappablesIn(root);
  const insideOf = (element: Element): Drawn[] =>
    [...element.childNodes].flatMap((node): Drawn[] => {
      if (node instanceof Text) return node.data === '' ? [] : [node.data];
      return node instanceof Element ? drawn(node) : [];
    });
  const drawn = (element: Element): Drawn[] => {
    if (element.matches(LEFT_OUT)) return [];
    if (element instanceof SVGElement && !(element instanceof SVGSVGElement)) {
      return [[element.localName, attributesOf(element), insideOf(element)]];
    }
    const box = element.getBoundingClientRect();
    if (!isInView(element, box)) return [];
    if (element instanceof HTMLInputElement && element.matches(CHOICE)) return [choiceOf(element)];
    if (element instanceof HTMLSelectElement) {
      return [boxOf(element, box, [element.selectedOptions[0]?.textContent ?? ''])];
    }
    if (element.matches(PRIVATE)) return [boxOf(element, box)];
    const tap = taps.get(element);
    const attributes = {
      ...attributesOf(element),
      ...scrolled(element),
      ...(tap !== undefined && { 'data-tap': tap }),
    };
    const tag = element instanceof SVGSVGElement ? 'svg' : tagOf(element);
    return [[tag, attributes, insideOf(element)]];
  };
  return insideOf(root);
};
