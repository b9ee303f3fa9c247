import { parseSync } from 'vite';

// Which names of a module depend on which others, so that a change is followed by name instead of by file. Types are left
// out: what a changed type breaks, the compiler says.

/** `name` of the module at `from` is `local` here. A name that is only passed on has a local name with a space. */
type Import = { readonly from: string; readonly name: string; readonly local: string };
export type Module = {
  /** Text of the statements that declare a name, by name. `''` is what runs when the module is loaded. */
  readonly texts: ReadonlyMap<string, string>;
  /** What those statements mention. */
  readonly mentions: ReadonlyMap<string, ReadonlySet<string>>;
  readonly imports: readonly Import[];
  /** Exported name -> name in the module. */
  readonly exports: ReadonlyMap<string, string>;
};

/** All names of a module. */
export const ALL = '*';
const LOADING = '';

type Node = { readonly type: string; readonly start: number; readonly end: number; readonly [key: string]: unknown };
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** These wrap a value; every other node of TypeScript's own is a type. */
const AROUND_VALUES = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression']);
const isKey = (parent: Node, key: string): boolean =>
  parent['computed'] !== true &&
  ((parent.type === 'MemberExpression' && key === 'property') ||
    (parent.type === 'Property' && key === 'key' && parent['shorthand'] !== true));

const namesIn = (node: Node): readonly string[] => {
  if (node.type.startsWith('TS') && !AROUND_VALUES.has(node.type)) return [];
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier') return [node['name'] as string];
  if (node.type === 'ImportExpression') return [(node['source'] as { readonly value?: string }).value ?? ''];
  return Object.entries(node).flatMap(([key, value]) =>
    isKey(node, key) ? [] : [value].flat().flatMap((child) => (isNode(child) ? namesIn(child) : [])),
  );
};

const declaredBy = (statement: Node): readonly string[] => {
  const declared = isNode(statement['declaration']) ? statement['declaration'] : statement;
  if (declared.type.startsWith('TS')) return [];
  if (declared.type === 'VariableDeclaration') {
    return (declared['declarations'] as readonly { readonly id: Node }[]).flatMap(({ id }) => namesIn(id));
  }
  const { id } = declared as { readonly id?: Node | null };
  if (id) return namesIn(id);
  return [statement.type === 'ExportDefaultDeclaration' ? 'default' : LOADING];
};

/** `export { x } from`, `export * from`, or a list of names. */
const isPassingOn = ({ type, declaration }: Node): boolean =>
  type === 'ExportAllDeclaration' || (type === 'ExportNamedDeclaration' && !declaration);

const LAZY = /\bimport\(\s*'([^']+)'/g;

/** What each name of a module is declared as, and the names that its declaration mentions. */
const declarationsIn = (body: readonly Node[], code: string) => {
  const texts = new Map<string, string>();
  const mentions = new Map<string, Set<string>>();
  for (const statement of body) {
    if (statement.type === 'ImportDeclaration' || isPassingOn(statement)) continue;
    for (const name of declaredBy(statement)) {
      texts.set(name, (texts.get(name) ?? '') + code.slice(statement.start, statement.end));
      mentions.set(name, new Set([...(mentions.get(name) ?? []), ...namesIn(statement)]));
    }
  }
  return { texts, mentions };
};

type NamePart = { readonly kind: string; readonly name?: string | null };

/** A name of an import or export: `default`, its own, or all of the module. */
const nameOf = ({ kind, name }: NamePart): string => (kind === 'Default' ? 'default' : (name ?? ALL));

export const readModule = (file: string, code: string): Module => {
  const { program, module } = parseSync(file, code);
  const { texts, mentions } = declarationsIn(program.body as unknown as readonly Node[], code);

  const imports: Import[] = [...code.matchAll(LAZY)].map(([, from = '']) => ({ from, name: ALL, local: from }));
  for (const { moduleRequest, entries } of module.staticImports) {
    const from = moduleRequest.value;
    if (entries.length === 0) imports.push({ from, name: ALL, local: LOADING });
    for (const { importName, localName, isType } of entries) {
      if (!isType) imports.push({ from, name: nameOf(importName), local: localName.value });
    }
  }

  const exports = new Map<string, string>();
  for (const { moduleRequest, importName, localName, exportName, isType } of module.staticExports.flatMap(
    (one) => one.entries,
  )) {
    if (isType) continue;
    const exported = exportName.name ?? nameOf(exportName);
    if (!moduleRequest) exports.set(exported, localName.name ?? exported);
    else {
      const from = moduleRequest.value;
      const name = importName.name ?? ALL;
      imports.push({ from, name, local: `${from} ${name}` });
      exports.set(exported, `${from} ${name}`);
    }
  }
  return { texts, mentions, imports, exports };
};

export const isPassedOn = ({ local }: Import): boolean => local.includes(' ');
/** What an exported name of a module is passed on from; undefined if it is the module's own. */
export const passedOn = ({ imports, exports }: Module, name: string): Import | undefined =>
  imports.find((one) => isPassedOn(one) && one.local === exports.get(name));

/** The exported names whose value depends on one of these names in the module. All of them if loading it does. */
export const exportedFrom = ({ mentions, exports }: Module, changed: ReadonlySet<string>): readonly string[] => {
  const reached = new Set(changed);
  for (let before = -1; before !== reached.size;) {
    before = reached.size;
    for (const [name, used] of mentions) if ([...used].some((one) => reached.has(one))) reached.add(name);
  }
  return [...exports].flatMap(([exported, local]) => (reached.has(LOADING) || reached.has(local) ? [exported] : []));
};

/** The module's own names whose statements differ from those of an earlier version. */
export const changedNames = (before: Module, after: Module): ReadonlySet<string> => {
  const names = [...new Set([...before.texts.keys(), ...after.texts.keys()])];
  return new Set(names.filter((name) => before.texts.get(name) !== after.texts.get(name)));
};
