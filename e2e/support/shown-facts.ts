import type { Page } from '@playwright/test';

// What a screen says: the facts that its elements carry (src/domain/facts.ts), and lines that look like a fact and
// carry none.

export type ShownFact = { readonly name: string; readonly of: string; readonly value: string; readonly text: string };
type Shown = { readonly facts: readonly ShownFact[]; readonly nameless: readonly string[] };

/** Lines that are no fact about the golfer: rules that are the same for everybody, a coach's ratings, pages of a list. */
const NO_FACT = /due again after 28 days|^You have scored at least 10 of 18|\d ratings|^\d+–\d+ of \d+$/;
const PAGES = '[aria-roledescription="carousel"]';

/** The facts and the nameless lines of the open screen, of a sheet if one is open. Runs in the page. */
export const shownFacts = (page: Page): Promise<Shown> =>
  page.evaluate(
    ([noFact, pages]) => {
      /** A figure of the kind that two screens have told differently. */
      const VERDICT =
        /\d(?: strokes?(?: a round)?)? (?:more|fewer|behind|ahead)\b|\blevel (?:with|by)\b|\d of (?:your )?\d|\bdue\b/i;
      const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true });
      const plain = (text: string | null | undefined) => (text ?? '').replaceAll(/\s+/g, ' ').trim();
      const textOf = (element: Element) =>
        plain(element instanceof HTMLElement ? element.innerText : element.textContent);
      const facts = [...document.querySelectorAll('[data-fact]')].filter(isShown).flatMap((element) => {
        const [names, subjects, values] = ['fact', 'of', 'value'].map((key) =>
          (element.getAttribute(`data-${key}`) ?? '').split('\n'),
        ) as [string[], string[], string[]];
        return names.map((name, at) => ({ name, of: subjects[at]!, value: values[at]!, text: textOf(element) }));
      });
      /** What stands on one line, by the block that it is in. A chart and its table are a series, and no fact. */
      const lines = new Map<Element, Text[]>();
      const texts = document.createTreeWalker(document.querySelector('main') ?? document.body, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode() as Text | null; node; node = texts.nextNode() as Text | null) {
        let block = node.parentElement!;
        if (!isShown(block) || block.closest(`table, svg, option, [hidden], ${pages}`)) continue;
        while (/^(?:inline|contents)/.test(getComputedStyle(block).display)) block = block.parentElement!;
        lines.set(block, [...(lines.get(block) ?? []), node]);
      }
      const nameless = [...lines].flatMap(([block, nodes]) => {
        const line = plain(nodes.map(({ data }) => data).join(' '));
        const isNamed = nodes.some(({ parentElement }) => parentElement!.closest('[data-fact]'));
        const isNone = isNamed || !/\d/.test(line) || !VERDICT.test(line) || new RegExp(noFact).test(line);
        return isNone || block.querySelector('[data-fact]') ? [] : [line];
      });
      /** Fewer strokes lie on the right of every scale. */
      const turned = [...document.querySelectorAll('p')]
        .filter((scale) => isShown(scale) && [...scale.children].map(textOf).join() === 'fewer,more strokes')
        .map((scale) => `a scale with more strokes on the right: ${textOf(scale.parentElement!).slice(0, 80)}`);
      return { facts, nameless: [...nameless, ...turned] };
    },
    [NO_FACT.source, PAGES] as const,
  );

const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(/\s+/)
    .map((word) => word.replaceAll(/^[(“]+|[.,;:)”]+$/g, ''))
    .filter((word) => word !== '');

/** Whether a text says a value: all of its words in their order, whatever stands between them. */
export const says = (text: string, value: string): boolean => {
  const words = wordsOf(text);
  let from = 0;
  return wordsOf(value).every((word) => {
    from = words.indexOf(word, from) + 1;
    return from > 0;
  });
};
