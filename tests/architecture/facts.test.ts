import { readFileSync, readdirSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, it } from 'vitest';
import { FACTS } from '#src/domain/facts.ts';

// docs/facts.md is written from src/domain/facts.ts: `npx vitest run tests/architecture/facts.test.ts -u`.

const sources = readdirSync('src/features', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => ({ file: basename(file), code: readFileSync(`src/features/${file}`, 'utf8') }));
/** What gives an element several facts at once. */
const HELPERS: Readonly<Record<string, readonly string[]>> = {
  countData: ['count'],
  scoreFacts: ['score', 'to-par'],
  pointsFact: ['points'],
  focusFacts: ['focus', 'loss', 'index'],
  useFocusQuote: ['focus', 'loss', 'index'],
};
/** The screens' files that give an element this fact. */
const shownIn = (name: string): readonly string[] => {
  const helpers = Object.keys(HELPERS).filter((helper) => HELPERS[helper]!.includes(name));
  const isDirect = (code: string) =>
    code.includes('#src/domain/facts.ts') && new RegExp(`\\[\\s*'${name}',|fact="${name}"`).test(code);
  return sources
    .filter(({ code }) => isDirect(code) || helpers.some((helper) => code.includes(`${helper}(`)))
    .map(({ file }) => file)
    .toSorted();
};

const facts = Object.entries(FACTS).map(([name, fact]) => ({ of: 'golfer', ...fact, name }));

it('lists every fact in docs/facts.md, with its definition and where it is shown', async () => {
  const rows = facts.map(({ name, is, of, by }) => {
    const [file, owner] = by.split(' ') as [string, string];
    const shown = shownIn(name).map((place) => `\`${place}\``);
    return `| \`${name}\` | ${of} | ${is} | \`${owner}\`, \`${file}\` | ${shown.join(' ')} |`;
  });

  await expect(
    [
      '# Facts that stand on more than one screen',
      '',
      'Written from `src/domain/facts.ts`. `e2e/journeys/facts.spec.ts` walks every route and compares them.',
      '',
      '| Fact | Of | What it is | Owner | Shown in |',
      '|---|---|---|---|---|',
      ...rows,
      '',
    ].join('\n'),
  ).toMatchFileSnapshot('../../docs/facts.md');
});

it.each(facts)('$name is shown, and its owner exists', ({ name, by }) => {
  const [file, owner] = by.split(' ') as [string, string];

  expect(readFileSync(file, 'utf8')).toMatch(new RegExp(`export (?:const|function\\*?) ${owner}\\b`));
  expect(shownIn(name)).not.toEqual([]);
});
