import type { Identifier } from '@mdn/browser-compat-data';
import { compatData, isSupported } from './floor.ts';

// What a stylesheet uses that the oldest browsers lack, by MDN's compatibility data. Browsers skip what they do not
// know: a single property, or a whole rule for one selector.

type Entries = Readonly<Record<string, Identifier>>;
const { properties = {}, selectors = {}, types = {}, 'at-rules': atRules = {} }: Entries = compatData.css;
const isLacking = (entry: Identifier | undefined): boolean => Boolean(entry?.__compat && !isSupported(entry.__compat));

/** Functions and units by name, wherever the data lists them. False where no listing of that name is old enough. */
const values = new Map<string, boolean>();
const collect = (entries: Identifier): void => {
  for (const [key, entry] of Object.entries(entries)) {
    if (key === '__compat') continue;
    const name = key.replace(/-function$/u, '');
    const { __compat } = entry as Identifier;
    if (__compat) values.set(name, isSupported(__compat) || (values.get(name) ?? false));
    collect(entry as Identifier);
  }
};
collect(types);

/**
 * Safari reads nested rules since 16.5, and those that begin with an element since 17.2. The data calls the first
 * partial.
 */
const inPrelude = (prelude: string, isNested: boolean): string[] => {
  const [, rule, rest = ''] = /^@([a-z-]+)(.*)$/su.exec(prelude) ?? [];
  if (rule) {
    const features = [...rest.matchAll(/[a-z][a-z-]+/gu)].map(([word]) => word);
    return [
      ...(isLacking(atRules[rule]) ? [`@${rule}`] : []),
      ...features.filter((word) => rule === 'media' && isLacking(atRules['media']?.[word])),
    ];
  }
  const pseudos = [...prelude.replaceAll(/\\./gu, '').matchAll(/:([a-z-]+)/gu)];
  return [
    ...(isNested && /^[a-z]/u.test(prelude) ? ['an element in a rule'] : []),
    ...pseudos.filter(([, name = '']) => isLacking(selectors[name])).map(([pseudo]) => pseudo),
  ];
};

const inDeclaration = (declaration: string): string[] => {
  const [, property = '', value = ''] = /^([a-z-]+):(.*)$/su.exec(declaration) ?? [];
  const words = [...value.matchAll(/(?<![\w.#-])[a-z][a-z-]*(?![\w(-])/gu)].map(([word]) => word);
  const functions = [...value.matchAll(/(?<![\w-])[a-z][a-z-]*(?=\()/gu)].map(([name]) => name);
  const units = [...value.matchAll(/\d([a-z]+)/gu)].map(([, unit = '']) => unit);
  return [
    ...(isLacking(properties[property]) ? [property] : []),
    ...words.filter((word) => isLacking(properties[property]?.[word])).map((word) => `${property}: ${word}`),
    ...functions.filter((name) => values.get(name) === false).map((name) => `${name}()`),
    ...units.filter((unit) => values.get(unit) === false),
  ];
};

/** What a stylesheet uses that a browser at the floor lacks, each once, sorted. */
export const stylesLackedAtFloor = (stylesheet: string): readonly string[] => {
  const found = new Set<string>();
  const isStyleRule: boolean[] = [];
  const bare = stylesheet.replaceAll(/\/\*.*?\*\/|"(?:[^"\\]|\\.)*"|'(?:[^'\\]|\\.)*'|url\([^)]*\)/gsu, '');
  for (const [, text = '', end] of bare.matchAll(/([^{};]*)([{};])/gu)) {
    const part = text.trim();
    const missing = end === '{' ? inPrelude(part, isStyleRule.includes(true)) : inDeclaration(part);
    for (const one of missing) found.add(one);
    if (end === '{') isStyleRule.push(!part.startsWith('@'));
    if (end === '}') isStyleRule.pop();
  }
  return [...found].toSorted();
};
