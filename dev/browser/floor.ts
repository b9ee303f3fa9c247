import bcd, {
  type CompatStatement,
  type Identifier,
  type SimpleSupportStatement,
} from '@mdn/browser-compat-data' with { type: 'json' };
import { parse } from 'acorn';
import { FLOOR } from '#dev/serve/floor.ts';

// What a script asks for that the oldest browsers lack, by MDN's compatibility data.

type Browser = keyof typeof FLOOR;
const BROWSERS = Object.keys(FLOOR) as readonly Browser[];

/** The newest ECMAScript whose syntax all of them read. */
const SYNTAX = 2023;

const isAtMost = (version: string, floor: string): boolean => {
  const [a, b] = [version, floor].map((text) => text.replace('≤', '').split('.').map(Number));
  const at = [0, 1, 2].find((part) => (a![part] ?? 0) !== (b![part] ?? 0));
  return at === undefined || (a![at] ?? 0) < (b![at] ?? 0);
};

const isThere = (
  { version_added, version_removed, flags, prefix, alternative_name }: SimpleSupportStatement,
  floor: string,
) =>
  typeof version_added === 'string' &&
  version_added !== 'preview' &&
  isAtMost(version_added, floor) &&
  !version_removed &&
  !flags &&
  !prefix &&
  !alternative_name;

const isSupported = ({ support }: CompatStatement): boolean =>
  BROWSERS.every((browser) => {
    const said = support[browser];
    return said !== undefined && [said].flat().some((one) => isThere(one, FLOOR[browser]));
  });

type Known = ReadonlyMap<string, boolean>;

/** Every interface, builtin and function that stands for itself: `URL`, `Promise`, `fetch`. */
const BUILTINS: Readonly<Record<string, Identifier>> = bcd.javascript.builtins ?? {};
const INTERFACES: Readonly<Record<string, Identifier>> = { ...bcd.api, ...BUILTINS };
const membersOf = (name: string): Known =>
  new Map(
    Object.entries(INTERFACES[name] ?? {}).flatMap(([member, entry]) => {
      const compat = member === '__compat' ? undefined : (entry as Identifier).__compat;
      return compat ? [[member.replace(/_static$/u, ''), isSupported(compat)] as const] : [];
    }),
  );
const members = new Map(Object.keys(INTERFACES).map((name) => [name, membersOf(name)]));
/** Objects that every page or worker has. */
const INSTANCES: Readonly<Record<string, string>> = {
  navigator: 'Navigator',
  document: 'Document',
  performance: 'Performance',
  screen: 'Screen',
  location: 'Location',
  history: 'History',
  crypto: 'Crypto',
  window: 'Window',
  globalThis: 'Window',
  self: 'Window',
};
/** A method of values by name alone, whosever it is: false where no builtin that has it is old enough. */
const methods = new Map<string, boolean>();
for (const name of Object.keys(BUILTINS))
  for (const [member, is] of members.get(name) ?? []) methods.set(member, is || (methods.get(member) ?? false));

type Callee = {
  readonly type: string;
  readonly name: string;
  readonly object?: { readonly type: string; readonly name: string };
  readonly property?: { readonly name: string };
};
type Asking = Callee & { readonly computed?: boolean; readonly callee?: Callee };

type Declaring = {
  readonly type: string;
  readonly id?: { readonly name: string };
  readonly local?: { readonly name: string };
};
/** A minifier may call a class `ML`, as the browser calls one of its own. */
const DECLARES = new Set(['ClassDeclaration', 'FunctionDeclaration', 'VariableDeclarator', 'ImportSpecifier']);

const lackedBy = ({ type, object, property, computed, callee }: Asking): string | undefined => {
  if (type === 'NewExpression' && callee?.type === 'Identifier') {
    const compat = INTERFACES[callee.name]?.__compat;
    return compat && !isSupported(compat) ? `new ${callee.name}` : undefined;
  }
  if (type === 'MemberExpression' && !computed && object?.type === 'Identifier' && property) {
    const owner = INSTANCES[object.name] ?? object.name;
    return members.get(owner)?.get(property.name) === false ? `${object.name}.${property.name}` : undefined;
  }
  if (type !== 'CallExpression' || callee?.type !== 'MemberExpression' || !callee.property) return undefined;
  // `Promise.try()` is asked above.
  if (callee.object?.type === 'Identifier' && callee.object.name in INTERFACES) return undefined;
  return methods.get(callee.property.name) === false ? `.${callee.property.name}()` : undefined;
};

/**
 * What a module asks for that a browser at the floor lacks, each once, sorted. Throws a SyntaxError where it could not
 * even read it.
 */
export const lackedAtFloor = (code: string): readonly string[] => {
  const found = new Set<string>();
  const own = new Set<string>();
  const rest: unknown[] = [parse(code, { ecmaVersion: SYNTAX, sourceType: 'module' })];
  while (rest.length > 0) {
    const node = rest.pop();
    if (typeof node !== 'object' || node === null) continue;
    if ('type' in node) {
      const lacked = lackedBy(node as Asking);
      if (lacked) found.add(lacked);
      const { type, id, local } = node as Declaring;
      if (DECLARES.has(type)) own.add(`new ${(id ?? local)?.name}`);
    }
    rest.push(...(Object.values(node) as unknown[]));
  }
  return [...found].filter((lacked) => !own.has(lacked)).toSorted();
};
