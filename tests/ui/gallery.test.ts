import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

// Divot's whole design system is viewed and photographed in the gallery (dev/gallery), in every theme. So the gallery
// must contain each component and each optional prop.

type Node = { readonly type: string; readonly [key: string]: unknown };

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (node: Node): readonly Node[] => [node, ...Object.values(node).flat().filter(isNode).flatMap(nodesIn)];
const read = (file: string): readonly Node[] =>
  nodesIn(parseSync(file, readFileSync(file, 'utf8')).program as unknown as Node);
const nameOf = ({ key, name, id }: Node): string => {
  const named = (key ?? name ?? id) as { readonly name?: string; readonly value?: string };
  return named.name ?? named.value ?? '';
};
const named = (nodes: readonly Node[], ...types: readonly string[]) =>
  nodes.filter(({ type }) => types.includes(type)).map(nameOf);

type Name = { readonly name?: string };
/** Components that the gallery shows from a table of props: `exhibit(Badge, …)`, `exhibit(live(Select), …)`. */
const tabled = (nodes: readonly Node[]) =>
  (nodes as unknown as readonly { readonly callee?: Name | null; readonly arguments: readonly [Name] }[])
    .filter(({ callee }) => callee?.name === 'exhibit' || callee?.name === 'live')
    .map(({ arguments: [part] }) => part.name);

const exhibits = 'dev/gallery/exhibits';
const rooms = readdirSync(exhibits).map((file) => {
  const path = join(exhibits, file);
  const nodes = read(path);
  return {
    text: readFileSync(path, 'utf8'),
    shows: [...named(nodes, 'JSXOpeningElement'), ...tabled(nodes)],
    tells: new Set(named(nodes, 'JSXAttribute', 'Property')),
  };
});

/** Shown by showToast, which an exhibit calls. */
const SHOWN_OTHERWISE = new Set(['toasts.tsx', 'toaster.tsx']);

const parts = ['primitives', 'charts', 'layout', 'figures'].flatMap((folder) =>
  readdirSync(join('src/ui', folder))
    .filter((file) => file.endsWith('.tsx') && !SHOWN_OTHERWISE.has(file))
    .map((file) => `src/ui/${folder}/${file}`),
);

it('finds the parts of the design system', () => {
  expect(parts.length).toBeGreaterThan(40);
  expect(rooms.length).toBeGreaterThan(5);
});

describe.each(parts)('%s', (part) => {
  const nodes = read(part);
  const importing = rooms.filter(({ text }) => text.includes(`'#${part}'`));

  it('is in the gallery with everything it exports', () => {
    const components = nodes
      .filter(({ type }) => type === 'ExportNamedDeclaration')
      .flatMap((exported) => nodesIn(exported))
      .filter(({ type, init }) => type === 'VariableDeclarator' && (init as Node | null)?.type.includes('Function'))
      .map(nameOf)
      .filter((name) => /^[A-Z]/.test(name));
    const shown = new Set(importing.flatMap(({ shows }) => shows));
    expect(importing, 'no room in dev/gallery/exhibits shows it').not.toEqual([]);
    expect(
      components.filter((name) => !shown.has(name)),
      'not shown in dev/gallery/exhibits',
    ).toEqual([]);
  });

  it('is shown in each of its states, with every optional prop at least once', () => {
    const optional = named(
      nodes.filter(({ type, optional: mayLack }) => type === 'TSPropertySignature' && mayLack === true),
      'TSPropertySignature',
    );
    const told = importing.flatMap(({ tells }) => [...tells]);
    // A prop that only a screen reader uses has no picture. Children are written between the tags.
    const seen = optional.filter((name) => !name.startsWith('aria-') && name !== 'children');
    expect(
      seen.filter((name) => !told.includes(name)),
      'no state in dev/gallery/exhibits gives these props',
    ).toEqual([]);
  });
});
