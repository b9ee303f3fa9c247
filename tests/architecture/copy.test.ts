import { readFileSync, readdirSync } from 'node:fs';
import { parseSync } from 'vite';
import { expect, it } from 'vitest';

// The text of screens lives in copy.ts files beside them, where it can be read as a whole and changed in one place. A rule
// or command that refuses something says why in a sentence of its own (`fail`): that sentence is part of the rule.

type Node = { readonly type: string; readonly [key: string]: unknown };

/** Names, and the words of Safari's own menu in a drawing. */
const NAMES = ['Divot', 'Safari', 'File'];
const READ_OUT = ['label', 'title', 'placeholder', 'alt', 'aria-label'];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (node: Node): readonly Node[] => [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesIn)];
const valueOf = ({ type, value, name }: Node): unknown => {
  if (type === 'JSXText') return value;
  if (type !== 'JSXAttribute' || !READ_OUT.includes((name as { readonly name: string }).name)) return undefined;
  return (value as { readonly value?: unknown } | null)?.value;
};
const textsIn = (file: string, code: string): readonly string[] =>
  nodesIn(parseSync(file, code).program as unknown as Node)
    .map(valueOf)
    .flatMap((text) => (typeof text === 'string' && /\p{L}{2}/u.test(text) ? [text.trim()] : []))
    .filter((text) => !NAMES.includes(text));

it('screens contain no text of their own', () => {
  const found = ['src/app', 'src/features'].flatMap((root) =>
    readdirSync(root, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.tsx'))
      .flatMap((file) =>
        textsIn(file, readFileSync(`${root}/${file}`, 'utf8')).map((text) => `${root}/${file}: ${text}`),
      ),
  );
  expect(found, 'move these words to the copy.ts of the folder').toEqual([]);
});

it('would find text between tags, and text that is read out', () => {
  const code = '<p title="A tip" className="text-note">Well played {name}</p>';
  expect(textsIn('any.tsx', code)).toEqual(['A tip', 'Well played']);
});
