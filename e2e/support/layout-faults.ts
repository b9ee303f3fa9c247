import type { Page } from '@playwright/test';

/**
 * Finds what is wrong in the layout of the open screen, or of each state of a gallery page: content that runs off the
 * screen or out of its key, words that are cut or stand on other words, controls that cannot be reached or lie on each
 * other, targets too small for a thumb. What an overlay covers is left out. Runs in a page of any engine.
 */
export const findLayoutFaults = (): readonly string[] => {
  type Box = { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number };
  const SLACK = 1.5; // rounding of boxes and the side bearing of letters
  const THUMB = 44; // px, of a part of the design system
  const TALL = 0.75; // of the screen: what is higher than this only needs its middle on it
  const LEAST = 24; // px, WCAG 2.5.8, of keys that share a row of the smallest phone
  const CONTROLS = 'a[href], button, input:not([type=file]), select, textarea, summary, [role=slider]';
  const OVERLAYS = '[role=dialog], [role=menu], [role=alertdialog]';
  const faults = new Set<string>();

  /** Computes a value once for each element. */
  const once = <T>(compute: (element: Element) => T) => {
    const known = new Map<Element, T>();
    return (element: Element): T => {
      if (!known.has(element)) known.set(element, compute(element));
      return known.get(element)!;
    };
  };
  const styleOf = once((element) => getComputedStyle(element));
  /** For screen readers alone, at this size of the screen. */
  const isHeardOnly = once((element): boolean =>
    element === document.body
      ? false
      : styleOf(element).clipPath === 'inset(50%)' || isHeardOnly(element.parentElement!),
  );
  const isSeen = (element: Element): boolean =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    !element.closest('[inert], [data-base-ui-inert]') &&
    !isHeardOnly(element);
  const isEmpty = ({ left, right, top, bottom }: Box) => right - left <= 0 || bottom - top <= 0;
  const shared = (one: Box, other: Box): Box => ({
    left: Math.max(one.left, other.left),
    right: Math.min(one.right, other.right),
    top: Math.max(one.top, other.top),
    bottom: Math.min(one.bottom, other.bottom),
  });
  const parentOf = (element: Element) => (element === document.body ? null : element.parentElement);
  /** What moves over the rest of the screen: a bar at its edge, an overlay. */
  const layerOf = once((element): Element | undefined => {
    const parent = parentOf(element);
    return /fixed|sticky/.test(styleOf(element).position) ? element : (parent ?? undefined) && layerOf(parent!);
  });
  /** Where the elements around it let an element be seen. */
  const windowOf = once((element): Box => {
    const parent = parentOf(element);
    if (!parent) return { left: -Infinity, right: Infinity, top: -Infinity, bottom: Infinity };
    const clips = styleOf(parent).overflow !== 'visible' && !parent.matches('svg *');
    return clips ? shared(windowOf(parent), parent.getBoundingClientRect()) : windowOf(parent);
  });
  const shownIn = (element: Element, box: Box): Box => shared(windowOf(element), box);
  /** A radio or checkbox is as large as the label around it. */
  const targetOf = (control: Element): Element =>
    (control.matches('input[type=radio], input[type=checkbox]') && control.closest('label')) || control;

  const states = [...document.querySelectorAll('[data-state]')].filter((one) => one.closest('[data-exhibit]'));
  const overlays = [...document.querySelectorAll(OVERLAYS)].filter(isSeen);
  const screens = overlays.length > 0 ? overlays : [document.body];
  const roots = states.length > 0 ? [...states, ...overlays] : screens;
  for (const root of roots) {
    const state = root.getAttribute('data-state');
    const where = state ? `${root.closest('[data-exhibit]')?.getAttribute('data-exhibit')} › ${state}: ` : '';
    const say = (what: string, element: Element) => {
      const words = (element.getAttribute('aria-label') ?? element.textContent).slice(0, 50);
      faults.add(`${where}${what}: ${words} ${element.outerHTML.slice(0, 110)}`);
    };
    const seen = [...root.querySelectorAll('*')].filter(isSeen);
    const frame = state ? root.getBoundingClientRect() : { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
    if (seen.length === 0 || isEmpty(frame)) say('shows nothing', root);

    const texts = seen.flatMap((element) =>
      [...element.childNodes]
        .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNodeContents(node);
          return [...range.getClientRects()]
            .map((box) => ({ element, text: node.textContent!, box: shownIn(element, box), layer: layerOf(element) }))
            .filter(({ box }) => !isEmpty(box));
        }),
    );

    for (const element of seen) {
      const box = shownIn(element, element.getBoundingClientRect());
      // A mark in a drawing may cross the edge of its state, but nothing may cross the edge of the screen.
      const edge = element.closest('svg') ? { left: 0, right: innerWidth } : frame;
      if (!isEmpty(box) && !layerOf(element) && (box.right > edge.right + SLACK || box.left < edge.left - SLACK)) {
        say('runs out', element);
      }
      const { overflowX, overflowY, textOverflow } = styleOf(element);
      const cutsX = /hidden|clip/.test(overflowX) && element.scrollWidth > element.clientWidth + SLACK;
      const cutsY = /hidden|clip/.test(overflowY) && element.scrollHeight > element.clientHeight + SLACK;
      const isNumber = element.matches('input[inputmode=numeric], input[inputmode=decimal], input[type=number]');
      if (isNumber && element.scrollWidth > element.clientWidth + SLACK) say('is cut', element);
      if ((cutsX || cutsY) && !element.matches('input, textarea, select') && element.textContent !== '') {
        say(textOverflow === 'ellipsis' ? 'ends in dots' : 'is cut', element);
      }
    }

    texts.forEach((one, at) => {
      const key = one.element.closest('button, label, [role=tab]');
      if (key && !one.element.closest('svg')) {
        const { left, right } = key.getBoundingClientRect();
        if (one.box.left < left - SLACK || one.box.right > right + SLACK) say('runs out of its key', one.element);
      }
      for (const other of texts.slice(at + 1)) {
        if (one.element === other.element || one.layer !== other.layer) continue;
        const { left, right, top, bottom } = shared(one.box, other.box);
        const lower = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
        // Lines of text may overlap in their leading, but their letters must not.
        if (right - left > SLACK && bottom - top > lower * 0.35) say(`stands on "${other.text}"`, one.element);
      }
    });

    const controls = seen
      .filter(
        (element) =>
          element.matches(CONTROLS) && !element.matches('[href="#main"], [aria-hidden=true], [aria-hidden=true] *'),
      )
      .map((control) => {
        const target = targetOf(control);
        return { control, target, layer: layerOf(control), box: shownIn(target, target.getBoundingClientRect()) };
      });
    controls.forEach(({ control, target, layer, box }, at) => {
      const { width, height } = target.getBoundingClientRect();
      const isInText = control.matches('a');
      const isWholeRow = getComputedStyle(control, '::after').position === 'absolute';
      if (!isInText && !isWholeRow && Math.min(width, height) < (state ? THUMB : LEAST))
        say(`target of ${width} by ${height}`, control);
      controls.slice(at + 1).forEach((other) => {
        if (layer !== other.layer || target === other.target) return;
        if (target.contains(other.target) || other.target.contains(target)) return;
        const { left, right, top, bottom } = shared(box, other.box);
        if (right - left > SLACK && bottom - top > SLACK)
          say(`lies on ${other.control.outerHTML.slice(0, 60)}`, control);
      });
    });
    if (state) continue;

    /** Whether the whole target is on the screen and a tap on its middle would meet it. */
    const isMet = (target: Element): boolean => {
      const whole = target.getBoundingClientRect();
      if (whole.left < -SLACK || whole.right > innerWidth + SLACK) return false;
      if (whole.height <= innerHeight * TALL && (whole.top < -SLACK || whole.bottom > innerHeight + SLACK))
        return false;
      const [line] = target.getClientRects(); // a link in a text may begin at the end of a line
      if (!line) return false;
      const met = document.elementFromPoint(
        (line.left + line.right) / 2,
        (Math.max(line.top, 0) + Math.min(line.bottom, innerHeight)) / 2,
      );
      return met !== null && (target.contains(met) || (target.closest('label')?.contains(met) ?? false));
    };
    for (const { control, target } of controls.filter((one) => !one.control.matches('svg *'))) {
      const isReached = (['nearest', 'center'] as const).some((block) => {
        target.scrollIntoView({ block, inline: block, behavior: 'instant' });
        return isMet(target);
      });
      if (!isReached) say('cannot be reached', control);
    }
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.add('the page is wider than the screen');
  scrollTo({ top: 0, left: 0, behavior: 'instant' });
  return [...faults];
};

export const layoutFaults = (page: Page): Promise<readonly string[]> => page.evaluate(findLayoutFaults);
