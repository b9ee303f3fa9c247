import { type FunctionDeclaration, type FunctionExpression, type Node, parse } from 'acorn';

// Reads firestore.rules. Its language becomes JavaScript by five replacements, which keep every expression and its
// precedence; only the words around them differ. evaluate.ts gives the expressions their meaning.

const AS_JAVASCRIPT: readonly (readonly [RegExp, string])[] = [
  [/^service cloud\.firestore \{|match \/databases\/\{database\}\/documents \{/gm, '{'],
  [/match \/\{everything=\*\*\} \{ allow read, write: if false; \}/g, ''],
  [/match \/(\w+)\/\{(\w+)\} \{/g, "$match['$1'] = function ($2) {"],
  [/allow ([\w, ]+): if/g, "$allow['$1'] ="],
  [/ is (\w+)/g, " instanceof '$1'"],
  [/\/databases\/\$\(database\)\/documents\/\$\((\w+)\)\/\$\((\w+)\)/g, "$1 + '/' + $2"],
];

export type Helper = { readonly parameters: readonly string[]; readonly body: readonly Node[] };
export type Place = {
  /** Name of the document's key in the conditions. */
  readonly key: string;
  /** 'get', 'list', 'create' or 'update' -> its condition */
  readonly conditions: ReadonlyMap<string, Node>;
};
export type Rules = { readonly helpers: ReadonlyMap<string, Helper>; readonly places: ReadonlyMap<string, Place> };

const METHODS: Readonly<Record<string, readonly string[]>> = { read: ['get', 'list'] };
const conditionsIn = ({ body }: FunctionExpression): ReadonlyMap<string, Node> =>
  new Map(
    body.body.flatMap((statement) => {
      const [methods, condition] = assignmentIn(statement)!;
      return methods
        .split(', ')
        .flatMap((method) => (METHODS[method] ?? [method]).map((one) => [one, condition] as const));
    }),
  );
/** `$x['name'] = value` */
const assignmentIn = (statement: Node): readonly [name: string, value: Node] | undefined => {
  const { expression } = statement as never as {
    readonly expression?: { readonly left?: never; readonly right?: Node };
  };
  const { property } = (expression?.left ?? {}) as { readonly property?: { readonly value: string } };
  return property && [property.value, expression!.right!];
};
const helperIn = ({ params, body }: FunctionDeclaration): Helper => ({
  parameters: params.map((parameter) => (parameter as { readonly name: string }).name),
  body: body.body,
});

export const readRules = (text: string): Rules => {
  const code = AS_JAVASCRIPT.reduce((before, [pattern, written]) => before.replace(pattern, written), text);
  const helpers = new Map<string, Helper>();
  const places = new Map<string, Place>();
  const readStatement = (statement: Node): void => {
    if (statement.type === 'BlockStatement')
      (statement as never as { readonly body: readonly Node[] }).body.forEach(readStatement);
    if (statement.type === 'FunctionDeclaration') {
      const helper = statement as FunctionDeclaration;
      helpers.set(helper.id.name, helperIn(helper));
    }
    const [name, value] = assignmentIn(statement) ?? [];
    if (value?.type !== 'FunctionExpression') return;
    const place = value as FunctionExpression;
    places.set(name!, { key: helperIn(place as never).parameters[0]!, conditions: conditionsIn(place) });
  };
  parse(code, { ecmaVersion: 2022 }).body.forEach(readStatement);
  return { helpers, places };
};
