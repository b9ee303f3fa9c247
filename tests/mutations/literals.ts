import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseAst } from 'vitest/node';
import type { SpecRow } from './spec-rows.ts';

// Finds the literals in the source that a row of docs/spec.md names: a number, a text, a switch. Changes each as little
// as possible: one more, another letter, the opposite.

/** This environment variable selects the literal to change. */
export const MUTANT = 'DIVOT_MUTANT';

export type Mutant = {
  readonly file: string;
  readonly line: number;
  readonly start: number;
  readonly end: number;
  readonly before: string;
  readonly after: string;
};

type Node = { readonly type: string; readonly start: number; readonly end: number } & Readonly<Record<string, unknown>>;

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

/** Skips types, which change nothing when the app runs, and module addresses, which no golfer reads. */
const isNoValue = ({ type }: Node): boolean => /^(TS(?!As|Non|Satisfies)|Import|Export(All|Named.*From))/.test(type);

function* nodesIn(node: Node, parent?: Node): Generator<readonly [node: Node, parent: Node | undefined]> {
  yield [node, parent];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value])
      if (isNode(child) && !isNoValue(child)) yield* nodesIn(child, node);
  }
}

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** The router's generator writes this name, and the app never reads it. */
const isRouteName = (parent: Node | undefined): boolean =>
  parent?.type === 'CallExpression' && (parent['callee'] as { readonly name?: string }).name === 'createFileRoute';

/** Skips error messages: the log keeps an error's name, never its message. */
const isMessage = (parent: Node | undefined): boolean =>
  parent?.type === 'NewExpression' && (parent['callee'] as { readonly name?: string }).name?.endsWith('Error') === true;

/** Skips what a figure on the screen is called for comparison with the same figure elsewhere. */
const isFact = (parent: Node | undefined): boolean =>
  parent?.type === 'JSXAttribute' && (parent['name'] as { readonly name?: string }).name === 'fact';

/** '120 s' gives 120 and 120 000, '20 percent' gives 20 and 0.2, 'three' gives 3. */
const figuresIn = (requirement: string): ReadonlySet<number> => {
  const digits = [...requirement.matchAll(/(?<![\w.-])(\d+(?:\.\d+)?)(?: (s\b|percent))?/g)].flatMap(
    ([, figure, unit]) => {
      const value = Number(figure);
      return unit === 's' ? [value, value * 1000] : unit === 'percent' ? [value, value / 100] : [value];
    },
  );
  const words = WORDS.map((word, value) => [new RegExp(`\\b${word}\\b`, 'i').test(requirement), value] as const);
  return new Set([...digits, ...words.filter(([isThere, value]) => isThere && value > 1).map(([, value]) => value)]);
};

/** Whether the requirement contains the text as whole words, or quotes a part of it. */
const names = (requirement: string, text: string): boolean => {
  if (text.length < 3 || !/[a-z]/i.test(text)) return false;
  const escaped = text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  if (new RegExp(`(?<![\\w-])${escaped}(?![\\w-])`).test(requirement)) return true;
  return [...requirement.matchAll(/'([^']{8,})'/g)].some(([, quoted]) => text.includes(quoted!));
};

/**
 * Whether the requirement means this text of the app: it is in quotes, in a list, or longer than one word. 'Practice'
 * alone is also an area.
 */
const isListed = (requirement: string, text: string): boolean =>
  text.includes(' ') ||
  requirement.includes(`'${text}'`) ||
  new RegExp(`[:,] ${text}(?=[,;(]| \\(|$)`).test(requirement);

/** Raises a number of the row by one inside a longer text, such as a query. */
const withNextFigure = (requirement: string, text: string): string | undefined => {
  const figures = [...requirement.matchAll(/(?<![\w.-])\d[\d-]{1,}\d(?![\w.-])/g)].map(([figure]) => figure);
  const [found] = figures.filter((figure) => new RegExp(`(?<!\\d)${figure}(?!\\d)`).test(text));
  return (
    found &&
    text.replace(
      found,
      found.replace(/\d+$/, (last) => String(Number(last) + 1).padStart(last.length, '0')),
    )
  );
};

const spoken = (name: string): string => name.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();

const otherLetter = (text: string): string => {
  const at = Math.floor(text.length / 2);
  return `${text.slice(0, at)}${text[at] === 'q' ? 'x' : 'q'}${text.slice(at + 1)}`;
};

/** Returns what the literal becomes if the row names it. */
const changed = (node: Node, parent: Node | undefined, requirement: string, isCopy: boolean) => {
  const isKey = parent?.type === 'Property' && parent['key'] === node;
  if (isKey || isRouteName(parent) || isMessage(parent) || isFact(parent)) return undefined;
  const value = node.type === 'TemplateElement' ? (node['value'] as { readonly raw: string }).raw : node['value'];
  if (typeof value === 'number') return !isCopy && figuresIn(requirement).has(value) ? String(value + 1) : undefined;
  if (typeof value === 'boolean' && parent?.type === 'Property') {
    const { name } = parent['key'] as { readonly name?: string };
    return name && names(requirement.toLowerCase(), spoken(name)) ? String(!value) : undefined;
  }
  if (typeof value !== 'string') return undefined;
  const isNamed = names(requirement, value) && (!isCopy || isListed(requirement, value));
  const other = isNamed ? otherLetter(value) : isCopy ? undefined : withNextFigure(requirement, value);
  if (other === undefined) return undefined;
  return node.type === 'Literal' ? JSON.stringify(other) : other;
};

/** The row's files, and the copy.ts files with their features' words. */
const withCopy = (files: readonly string[]): readonly string[] => [
  ...new Set(
    files.flatMap((file) => {
      const folders = file.split('/').map((_, at, all) => all.slice(0, at).join('/'));
      const copies = [dirname(file), ...folders.filter((one) => /^src\/(app|features\/\w+)$/.test(one))];
      return [file, ...copies.map((folder) => join(folder, 'copy.ts')).filter((path) => existsSync(path))];
    }),
  ),
];

export const mutantsOf = ({ requirement, files }: SpecRow): readonly Mutant[] => {
  return withCopy(files)
    .filter((file) => /\.tsx?$/.test(file) && /^(src|workers)\//.test(file))
    .flatMap((file) => {
      const source = readFileSync(file, 'utf8');
      const tree = parseAst(source, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node;
      return [...nodesIn(tree)].flatMap(([node, parent]) => {
        const after = changed(node, parent, requirement, file.endsWith('copy.ts'));
        if (after === undefined) return [];
        const { start, end } = node;
        return [
          {
            file,
            line: source.slice(0, start).split('\n').length,
            start,
            end,
            before: source.slice(start, end),
            after,
          },
        ];
      });
    });
};
