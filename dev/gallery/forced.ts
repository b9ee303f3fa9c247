import type { Page } from 'playwright';

const CONTROLS = 'a, button, input, select, textarea, summary, [tabindex="0"]';

/** In the style sheets a state is now also where the page says so; `:where` keeps each rule's weight as it was. */
const RULES = [
  [':hover', ':is(:hover, [data-forced~=hover] *)'],
  [':focus-visible', `:is(:focus-visible, [data-forced~=focus] :where(${CONTROLS}))`],
  [':focus-within', `:is(:focus-within, [data-forced~=focus] :where(:has(${CONTROLS})))`],
  [':focus', `:is(:focus, [data-forced~=focus] :where(${CONTROLS}))`],
] as const;

/**
 * Everything on the page looks as it does under the pointer or with the keyboard's focus, all at once: moving a pointer
 * or telling the developer tools element by element takes minutes for a gallery. Returns what takes it back.
 */
export const force = async (page: Page, forced: 'focus' | 'hover focus'): Promise<() => Promise<void>> => {
  await page.evaluate(
    ([state, replacements]) => {
      const root = document.documentElement;
      const named = new Map<string, string>(replacements);
      const rules =
        root.dataset['forced'] === undefined ? [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]) : [];
      for (const rule of rules) {
        if ('cssRules' in rule) rules.push(...(rule.cssRules as CSSRuleList)); // read to the end as it grows
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
