import type { Node } from 'acorn';
import type { LookUps, Value } from '@divot/local-cloud';
import type { Rules } from './read-rules.ts';
import { RuleError, call, compared, fieldOf, isOfType, isSame, method, sum } from './rule-values.ts';

// Evaluates a condition of firestore.rules (https://firebase.google.com/docs/reference/rules/rules).

/** What a condition is asked about. */
export type Question = {
  readonly request: unknown;
  readonly resource: unknown;
  readonly lookUps: LookUps;
};
type Scope = ReadonlyMap<string, unknown>;

type Expression = Node & {
  readonly name: string;
  readonly value: unknown;
  readonly operator: string;
  readonly left: Expression;
  readonly right: Expression;
  readonly test: Expression;
  readonly consequent: Expression;
  readonly alternate: Expression;
  readonly argument: Expression;
  readonly object: Expression;
  readonly property: Expression;
  readonly computed: boolean;
  readonly callee: Expression;
  readonly arguments: readonly Expression[];
  readonly elements: readonly Expression[];
  readonly declarations: readonly { readonly id: Expression; readonly init: Expression }[];
};

export const evaluate = (
  rules: Rules,
  question: Question,
  condition: Node,
  key: readonly [string, string],
): unknown => {
  const { lookUps, ...globals } = question;
  const about: Scope = new Map(Object.entries(globals));
  const found = (fields: ReturnType<LookUps['get']>) => {
    if (!fields) throw new RuleError('No such document');
    return new Map([['data', fieldOf({ mapValue: { fields } } satisfies Value)]]);
  };
  const LOOK_UPS: Readonly<Record<string, (path: string) => unknown>> = {
    exists: (path) => lookUps.exists(path),
    get: (path) => found(lookUps.get(path)),
    getAfter: (path) => found(lookUps.getAfter(path)),
  };

  const truth = (node: Expression, scope: Scope): boolean => {
    const value = of(node, scope);
    if (typeof value !== 'boolean') throw new RuleError('Not a condition');
    return value;
  };
  /** An operand that cannot be evaluated does not matter where the other one decides. */
  const decided = ({ left, right }: Expression, scope: Scope, by: boolean): boolean => {
    try {
      if (truth(left, scope) === by) return by;
    } catch (error) {
      if (!(error instanceof RuleError) || truth(right, scope) !== by) throw error;
      return by;
    }
    return truth(right, scope);
  };
  const helped = (name: string, values: readonly unknown[]): unknown => {
    const { parameters, body } = rules.helpers.get(name)!;
    const scope = new Map([...about, ...parameters.map((parameter, at) => [parameter, values[at]] as const)]);
    for (const statement of body as readonly Expression[]) {
      for (const { id, init } of statement.declarations ?? []) scope.set(id.name, of(init, scope));
      if (statement.type === 'ReturnStatement') return of(statement.argument, scope);
    }
    throw new RuleError(`${name} returns nothing`);
  };
  const called = ({ callee, arguments: words }: Expression, scope: Scope): unknown => {
    const values = words.map((word) => of(word, scope));
    if (callee.type === 'Identifier') {
      if (rules.helpers.has(callee.name)) return helped(callee.name, values);
      const lookUp = LOOK_UPS[callee.name];
      return lookUp ? lookUp(values[0] as string) : call(callee.name, values);
    }
    const { object, property } = callee;
    const isLibrary = object.type === 'Identifier' && ['math', 'duration'].includes(object.name);
    return isLibrary
      ? call(`${object.name}.${property.name}`, values)
      : method(of(object, scope), property.name, values);
  };
  const binary = ({ operator, left, right }: Expression, scope: Scope): unknown => {
    const [a, b] = [of(left, scope), of(right, scope)];
    switch (operator) {
      case '==':
        return isSame(a, b);
      case '!=':
        return !isSame(a, b);
      case 'in':
        return method(b, 'has', [a]);
      case 'instanceof':
        return isOfType(a, b as string);
      case '<':
        return compared(a, b) < 0;
      case '<=':
        return compared(a, b) <= 0;
      case '>':
        return compared(a, b) > 0;
      case '>=':
        return compared(a, b) >= 0;
      default:
        return sum(a, operator, b);
    }
  };
  const of = (node: Expression, scope: Scope): unknown => {
    switch (node.type) {
      case 'Literal':
        return typeof node.value === 'number' ? BigInt(node.value) : node.value;
      case 'Identifier':
        return scope.get(node.name);
      case 'ArrayExpression':
        return node.elements.map((element) => of(element, scope));
      case 'UnaryExpression':
        return node.operator === '!' ? !truth(node.argument, scope) : sum(0n, '-', of(node.argument, scope));
      case 'LogicalExpression':
        return decided(node, scope, node.operator === '||');
      case 'ConditionalExpression':
        return of(truth(node.test, scope) ? node.consequent : node.alternate, scope);
      case 'MemberExpression':
        return method(of(node.object, scope), 'at', [node.computed ? of(node.property, scope) : node.property.name]);
      case 'CallExpression':
        return called(node, scope);
      case 'BinaryExpression':
        return binary(node, scope);
      default:
        throw new Error(`The stand-in does not know ${node.type} in rules`);
    }
  };
  return of(condition as Expression, new Map([...about, key]));
};
