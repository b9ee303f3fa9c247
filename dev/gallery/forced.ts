import type { Page } from 'playwright';

const CONTROLS = 'a, button, input, select, textarea, summary, [tabindex="0"]';

/** Makes a style-sheet state also apply where the page forces it. `:where` keeps each rule's specificity. */
const RULES = [
  [':hover', ':is(:hover, [data-forced~=hover] *)'],
  [':focus-visible', `:is(:focus-visible, [data-forced~=focus] :where(${CONTROLS}))`],
  [':focus-within', `:is(:focus-within, [data-forced~=focus] :where(:has(${CONTROLS})))`],
  [':focus', `:is(:focus, [data-forced~=focus] :where(${CONTROLS}))`],
] as const;

/**
 * Shows everything on the page as hovered or keyboard-focused at once: moving a pointer, or using developer tools
 * element by element, takes minutes for a gallery. Returns a function that undoes it.
 */
export const force = async (page: Page, forced: 'focus' | 'hover focus'): Promise<() => Promise<void>> => {
  await page.evaluate(
    ([state, replacements]) => {
      const root = document.documentElement;
      const named = new Map<string, string>(replacements);
      const rules =
        root.dataset['forced'] === undefined ? [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]) : [];
      for (const rule of rules) {
        if ('cssRules' in rule) rules.push(...(rule.cssRules as CSSRuleList)); // the loop also reaches these
        if (!(rule instanceof CSSStyleRule)) continue;
        const forcible = rule.selectorText.replaceAll(
          /(?<!\\):(?:hover|focus-visible|focus-within|focus)(?![\w-])/g,
          (pseudo) => named.get(pseudo) ?? pseudo,
        );
        if (forcible !== rule.selectorText) rule.selectorText = forcible;
      }
      root.dataset['forced'] = state;
    },
    [forced, RULES] as const,
  );
  return () =>
    page.evaluate(() => {
      document.documentElement.dataset['forced'] = 'none';
    });
};
