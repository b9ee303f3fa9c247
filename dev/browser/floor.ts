import { createRequire } from 'node:module';
import type { CompatData, CompatStatement, Identifier, SimpleSupportStatement } from '@mdn/browser-compat-data';
import { parse } from 'acorn';
import { FLOOR } from '#dev/serve/floor.ts';

// What a script uses that the oldest browsers lack, by MDN's compatibility data.

/**
 * Read with require, not imported: Vitest would make a module of its 17 MB, which takes longer than every lookup in it.
 */
export const compatData = createRequire(import.meta.url)('@mdn/browser-compat-data') as CompatData;

type Browser = keyof typeof FLOOR;
const BROWSERS = Object.keys(FLOOR) as readonly Browser[];

/** The newest ECMAScript version whose syntax all of them can parse. */
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
  !(typeof version_removed === 'string' && isAtMost(version_removed, floor)) &&
  !flags &&
  !prefix &&
  !alternative_name;

export const isSupported = ({ support }: CompatStatement): boolean =>
  BROWSERS.every((browser) => {
    const statements = [support[browser] ?? []].flat();
    const isGone = statements[0]?.version_removed !== undefined;
    return !isGone && statements.some((one) => isThere(one, FLOOR[browser]));
  });

type Known = ReadonlyMap<string, boolean>;

/** Every interface, builtin and standalone function: `URL`, `Promise`, `fetch`. */
const BUILTINS: Readonly<Record<string, Identifier>> = compatData.javascript.builtins ?? {};
const INTERFACES: Readonly<Record<string, Identifier>> = { ...compatData.api, ...BUILTINS };
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
/** Names that a page or worker uses bare: `requestIdleCallback()`, `scheduler.yield()`. */
const globals: Known = new Map([
  ...members.get('Window')!,
  ...Object.entries<Identifier>(compatData.api).flatMap(([name, { __compat }]) =>
    __compat && /^[a-z]/u.test(name) ? [[name, isSupported(__compat)] as const] : [],
  ),
]);
/** Methods by name alone, whatever the type of their object. False where no builtin with that method is old enough. */
const methods = new Map<string, boolean>();
for (const name of Object.keys(BUILTINS))
  for (const [member, is] of members.get(name) ?? []) methods.set(member, is || (methods.get(member) ?? false));

type Asking = {
  readonly type: string;
  readonly name: string;
  readonly object?: Asking;
  readonly property?: { readonly name: string };
  readonly computed?: boolean;
  readonly callee?: Asking;
};

type Declaring = {
  readonly type: string;
  readonly id?: { readonly name: string };
  readonly local?: { readonly name: string };
};
/** A minifier may name a class `ML`, which is also the name of a browser class. */
const DECLARES = new Set(['ClassDeclaration', 'FunctionDeclaration', 'VariableDeclarator', 'ImportSpecifier']);

/**
 * Methods that return an iterator. Iterator methods are newer than array methods of the same name:
 * `map.values().map()`.
 */
const ITERATING = new Set(['entries', 'keys', 'matchAll', 'values']);
const isIterator = (call: Asking | undefined): boolean =>
  call?.type === 'CallExpression' &&
  ITERATING.has(call.callee?.property?.name ?? '') &&
  call.callee?.object?.name !== 'Object';

const newLacked = ({ callee }: Asking): string | undefined => {
  const compat = callee?.type === 'Identifier' ? INTERFACES[callee.name]?.__compat : undefined;
  return compat && !isSupported(compat) ? `new ${callee!.name}` : undefined;
};
const memberLacked = ({ object, property, computed }: Asking): string | undefined => {
  if (computed || object?.type !== 'Identifier' || !property) return undefined;
  if (globals.get(object.name) === false) return object.name;
  const owner = INSTANCES[object.name] ?? object.name;
  return members.get(owner)?.get(property.name) === false ? `${object.name}.${property.name}` : undefined;
};
const callLacked = ({ callee }: Asking): string | undefined => {
  if (callee?.type === 'Identifier') return globals.get(callee.name) === false ? `${callee.name}()` : undefined;
  if (callee?.type !== 'MemberExpression' || !callee.property) return undefined;
  const { object: owner, property: method } = callee;
  // `Promise.try()` is checked as a member.
  if (owner?.type === 'Identifier' && owner.name in INTERFACES) return undefined;
  const isThereAlready = isIterator(owner) ? members.get('Iterator')?.get(method.name) : methods.get(method.name);
  return isThereAlready === false ? `.${method.name}()` : undefined;
};
const LACKED: Readonly<Record<string, (asking: Asking) => string | undefined>> = {
  NewExpression: newLacked,
  MemberExpression: memberLacked,
  CallExpression: callLacked,
};

/**
 * What a module uses that a browser at the floor lacks, each once, sorted. Throws a SyntaxError where the browser could
 * not even parse it.
 */
export const lackedAtFloor = (code: string): readonly string[] => {
  const found = new Set<string>();
  const own = new Set<string>();
  const rest: unknown[] = [parse(code, { ecmaVersion: SYNTAX, sourceType: 'module' })];
  while (rest.length > 0) {
    const node = rest.pop();
    if (typeof node !== 'object' || node === null) continue;
    if ('type' in node) {
      const lacked = LACKED[(node as Asking).type]?.(node as Asking);
      if (lacked) found.add(lacked);
      const { type, id, local } = node as Declaring;
      if (DECLARES.has(type)) own.add(`new ${(id ?? local)?.name}`);
    }
    rest.push(...(Object.values(node) as unknown[]));
  }
  return [...found].filter((lacked) => !own.has(lacked)).toSorted();
};
