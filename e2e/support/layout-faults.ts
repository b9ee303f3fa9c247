import type { Page } from '@playwright/test';

/**
 * Finds what is wrong in the layout of a gallery page: states that show nothing, content that overflows its state or
 * the screen, words that are cut or overlap, targets too small for a thumb. Runs in the page. Each fault names its
 * state.
 */
export const layoutFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;
    const SLACK = 1.5; // rounding of boxes and the side bearing of letters
    const faults: string[] = [];

    const isSeen = (element: Element): boolean =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.sr-only, .invisible, select');
    const scrollsX = (element: Element): boolean => /auto|scroll/.test(getComputedStyle(element).overflowX);
    /** Whether an element is behind an overlay or inside something that scrolls sideways. */
    const isAway = (element: Element): boolean => {
      for (let up: Element | null = element; up; up = up.parentElement) {
        if (scrollsX(up) || up.getAttribute('data-base-ui-inert') !== null || up.hasAttribute('inert')) return true;
      }
      return false;
    };
    const say = (where: string, what: string, element: Element) =>
      faults.push(`${where}: ${what}: ${element.outerHTML.slice(0, 120)}`);

    const roots = [...document.querySelectorAll('[data-state], [role=dialog], [role=menu], [role=alertdialog]')];
    for (const root of roots) {
      const where = `${root.closest('[data-exhibit]')?.getAttribute('data-exhibit') ?? document.location.search} › ${
        root.getAttribute('data-state') ?? root.getAttribute('role')
      }`;
      const frame = root.getBoundingClientRect();
      const covers = document.querySelector('[role=dialog], [role=menu], [role=alertdialog]') !== null;
      const isUnder = covers && root.hasAttribute('data-state');
      const seen = [...root.querySelectorAll('*')].filter(isSeen);
      if (!isUnder && (frame.width === 0 || frame.height === 0 || seen.length === 0)) say(where, 'shows nothing', root);

      for (const element of seen) {
        const box = element.getBoundingClientRect();
        const sticksOut = box.right > frame.right + SLACK || box.left < frame.left - SLACK;
        // A mark in a drawing may cross the edge of its state, but nothing may cross the edge of the screen.
        const out = element.closest('svg') ? box.right > innerWidth + SLACK || box.left < -SLACK : sticksOut;
        if (out && !isAway(element) && getComputedStyle(element).position !== 'fixed') say(where, 'runs out', element);
        const { overflowX, overflowY, textOverflow } = getComputedStyle(element);
        const cutsX = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + SLACK;
        const cutsY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + SLACK;
        if ((cutsX || cutsY) && element.textContent !== '') {
          say(where, textOverflow === 'ellipsis' ? 'ends in dots' : 'is cut', element);
        }
      }

      const words = seen.flatMap((element) =>
        [...element.childNodes]
          .filter((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim())
          .flatMap((node) => {
            const range = document.createRange();
            range.selectNodeContents(node);
            return [...range.getClientRects()].map((box: Box) => ({ element, box, text: node.textContent ?? '' }));
          }),
      );
      words.forEach((one, at) => {
        for (const other of words.slice(at + 1)) {
          if (one.element === other.element) continue;
          const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
          // Lines of text may overlap in their leading, but their letters must not.
          const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
          const lower = Math.min(one.box.bottom - one.box.top, other.box.bottom - other.box.top);
          if (across > SLACK && down > lower * 0.35) {
            say(where, `"${one.text}" stands on "${other.text}"`, one.element);
          }
        }
      });

      for (const control of seen.filter((element) =>
        element.matches('button, input, select, textarea, summary, [role=tab]'),
      )) {
        const target = control.matches('input') ? (control.closest('label') ?? control) : control;
        const { width, height } = target.getBoundingClientRect();
        if (Math.min(width, height) < 44) say(where, `target of ${width} by ${height}`, control);
      }
    }
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page is wider than the screen');
    return faults;
  });
