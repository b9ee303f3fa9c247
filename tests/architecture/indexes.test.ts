import { readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';

// A query filter without an index reads every document that the golfer has: fast in a test, slow after ten seasons.

type Filter = { readonly name: EntityName; readonly fields: readonly string[] };

/** The text between the brace at `from` and its closing brace. */
const inBraces = (code: string, from: number): string => {
  let depth = 0;
  for (let at = from; at < code.length; at += 1) {
    if (code[at] === '{') depth += 1;
    if (code[at] === '}') depth -= 1;
    if (depth === 0) return code.slice(from + 1, at);
  }
  throw new Error('A brace is never closed.');
};
const withoutInner = (body: string) => body.replaceAll(/\{[^{}]*\}/g, '');
const fieldsIn = (selector: string) =>
  withoutInner(selector)
    .split(',')
    .flatMap((part) => /^\s*'?([\w.]+)'?/.exec(part)?.[1] ?? []);

const NAMED = /(?:useLive|useLiveOne|stored|queryStorage)\(\s*'(\w+)'|\.(\w+)\s*\.find\(/g;
/**
 * Every selector with its collection: the one that the code names just before it, or else every one that the file names
 * after it.
 */
const filtersIn = (code: string): readonly Filter[] =>
  [...code.matchAll(/selector: \{/g)].flatMap(({ index, 0: { length } }) => {
    const fields = fieldsIn(inBraces(code, index + length - 1));
    const names = [...code.matchAll(NAMED)]
      .map((found) => ({ at: found.index, name: (found[1] ?? found[2]) as EntityName }))
      .filter(({ name }) => name in entities);
    const before = names.findLast(({ at }) => at < index && index - at < 120);
    return (before ? [before] : names.filter(({ at }) => at > index)).map(({ name }) => ({ name, fields }));
  });

const isIndexed = ({ name, fields }: Filter): boolean => {
  if (fields.length === 0 || fields.join() === 'id') return true;
  const indexes: readonly (readonly string[])[] = entities[name].indexes;
  return indexes.some((index) => index.slice(0, fields.length).toSorted().join() === fields.toSorted().join());
};

const filters = ['src/data', 'src/sync', 'src/features', 'src/app'].flatMap((root) =>
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !`${root}/${file}`.startsWith('src/data/rxdb/'))
    .flatMap((file) =>
      filtersIn(readFileSync(`${root}/${file}`, 'utf8')).map((filter) => ({ ...filter, file: `${root}/${file}` })),
    ),
);

it('every filter has an index', () => {
  expect(filters.length).toBeGreaterThan(20);
  expect(
    filters.filter((filter) => !isIndexed(filter)),
    'CONTRIBUTING, “Add a command or a query”: read a bounded list and narrow it afterwards',
  ).toEqual([]);
});

it('finds a planted filter without an index', () => {
  const found = filtersIn(`useLive('rounds', { selector: { courseId, sortKey: { $gt: 1 } }, limit: 5 })`);

  expect(found).toEqual([{ name: 'rounds', fields: ['courseId', 'sortKey'] }]);
  expect(found.map(isIndexed)).toEqual([false]);
});
