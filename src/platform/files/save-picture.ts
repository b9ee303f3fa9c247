import { saveFile } from './save-file.ts';

// Saves charts as a PNG: combines their drawings and titles into one SVG, as they appear on screen and in the current
// theme. A page's fonts are not available inside such a picture, so it uses the system's font, with each word as wide
// as on screen.

const SVG = 'http://www.w3.org/2000/svg';
const MARGIN = 24;
const SCALE = 2;
const STYLES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linejoin',
  'font-size',
  'font-weight',
  'text-anchor',
] as const;

const make = (name: string, attributes: Readonly<Record<string, string | number>>): SVGElement => {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
};

/** Forces a word into its own width, however wide the other font is. */
const setWidth = (text: Element, width: number): void => {
  if (width <= 0) return;
  text.setAttribute('textLength', String(width));
  text.setAttribute('lengthAdjust', 'spacingAndGlyphs');
};

const copyOf = (drawing: SVGSVGElement): SVGElement => {
  const copy = drawing.cloneNode(true) as SVGSVGElement;
  const originals = [drawing, ...drawing.querySelectorAll('*')];
  for (const [at, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[at]!;
    const style = getComputedStyle(original);
    for (const name of STYLES) element.setAttribute(name, style.getPropertyValue(name));
    if (original instanceof SVGTextElement) setWidth(element, original.getComputedTextLength());
    element.removeAttribute('class');
  }
  return copy;
};

/** The words of a text node, each at its place: a picture does not wrap lines. */
const wordsOf = (text: Text, origin: DOMRect): SVGElement[] => {
  const parent = text.parentElement;
  if (!parent || parent.closest('svg, .sr-only')) return [];
  const style = getComputedStyle(parent);
  const size = Number.parseFloat(style.fontSize);
  return [...text.data.matchAll(/\S+/g)].map((word) => {
    const range = document.createRange();
    range.setStart(text, word.index);
    range.setEnd(text, word.index + word[0].length);
    const box = range.getBoundingClientRect();
    const placed = make('text', {
      x: box.left - origin.left,
      y: box.top - origin.top + (box.height + size * 0.7) / 2,
      fill: style.color,
      'font-size': size,
      'font-weight': style.fontWeight,
    });
    placed.textContent = word[0];
    setWidth(placed, box.width);
    return placed;
  });
};

const textsOf = (element: Element): Text[] => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  return texts;
};

/** The area that all charts cover, without what surrounds them. */
const roomOf = (figures: readonly Element[]): DOMRect => {
  const boxes = figures.map((figure) => figure.getBoundingClientRect());
  const [left, top] = [Math.min(...boxes.map((box) => box.left)), Math.min(...boxes.map((box) => box.top))];
  const [right, bottom] = [Math.max(...boxes.map((box) => box.right)), Math.max(...boxes.map((box) => box.bottom))];
  return new DOMRect(left, top, right - left, bottom - top);
};

const pictureOf = (figures: readonly Element[]) => {
  const origin = roomOf(figures);
  const [width, height] = [origin.width + 2 * MARGIN, origin.height + 2 * MARGIN];
  const picture = make('svg', { xmlns: SVG, width, height, 'font-family': 'system-ui, sans-serif' });
  picture.append(make('rect', { width, height, fill: getComputedStyle(document.documentElement).backgroundColor }));
  const content = make('g', { transform: `translate(${MARGIN} ${MARGIN})` });
  for (const figure of figures) {
    for (const drawing of figure.querySelectorAll('svg')) {
      const box = drawing.getBoundingClientRect();
      const copy = copyOf(drawing);
      const place = { x: box.left - origin.left, y: box.top - origin.top, width: box.width, height: box.height };
      for (const [key, value] of Object.entries(place)) copy.setAttribute(key, String(value));
      copy.setAttribute('overflow', 'visible');
      content.append(copy);
    }
    content.append(...textsOf(figure).flatMap((text) => wordsOf(text, origin)));
  }
  picture.append(content);
  return { width, height, source: new XMLSerializer().serializeToString(picture) };
};

/** Saves the charts (`figure` elements) of a part of the page as a PNG. False if there are none. */
export const savePicture = async (region: Element, name: string): Promise<boolean> => {
  const figures = [...region.querySelectorAll('figure')];
  if (figures.length === 0) return false;
  const { width, height, source } = pictureOf(figures);
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(source)}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  canvas.width = width * SCALE;
  canvas.height = height * SCALE;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.scale(SCALE, SCALE);
  context.drawImage(image, 0, 0);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) return false;
  saveFile(name, 'image/png', blob);
  return true;
};
