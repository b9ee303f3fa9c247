// Two house rules about time, as a plugin of oxlint. An installed app stays open for days, and a golfer's day is not the
// day in UTC: both mistakes look right on the day on which they are written.

const RENDERS = /^(use[A-Z]|[A-Z])/;
/** Calls of these run the function that they are given while the screen renders. */
const RUN_AT_ONCE = new Set(
  'useMemo useState useReducer from map flatMap filter find findLast findIndex some every reduce sort toSorted'.split(
    ' ',
  ),
);

const isFunction = ({ type }) => type.endsWith('FunctionExpression') || type === 'FunctionDeclaration';
const nameOf = (node) => (node.type === 'Identifier' ? node.name : node.property?.name);
const isCallee = (node, parent) => parent.type === 'CallExpression' && parent.callee === node;

/** The name by which a function is called, if it has one: memo(() => …) has that of its constant. */
const nameOfFunction = (node) => {
  if (node.id) return node.id.name;
  let { parent } = node;
  if (parent.type === 'CallExpression' && nameOf(parent.callee) === 'memo') ({ parent } = parent);
  return parent.type === 'VariableDeclarator' ? parent.id.name : undefined;
};

const enclosingFunction = (node) => {
  for (let at = node.parent; at; at = at.parent) if (isFunction(at)) return at;
  return undefined;
};

/** Whether this place runs while a component or a hook of this file renders. */
const runsInRender = (node, callsOf, seen = new Set()) => {
  const home = enclosingFunction(node);
  if (!home || seen.has(home)) return false;
  seen.add(home);
  const name = nameOfFunction(home);
  if (name !== undefined) {
    return RENDERS.test(name) || (callsOf.get(name) ?? []).some((call) => runsInRender(call, callsOf, seen));
  }
  const { parent } = home;
  const runsAtOnce =
    isCallee(home, parent) || (parent.type === 'CallExpression' && RUN_AT_ONCE.has(nameOf(parent.callee)));
  return runsAtOnce && runsInRender(home, callsOf, seen);
};

const isClock = ({ type, callee, arguments: given }) =>
  type === 'NewExpression'
    ? callee.name === 'Date' && given.length === 0
    : ['now', 'nowIso'].includes(callee.name) ||
      (callee.type === 'MemberExpression' && callee.object.name === 'Date' && callee.property.name === 'now');

const noClockInRender = {
  create: (context) => {
    const readings = [];
    const callsOf = new Map();
    const note = (node) => {
      if (isClock(node)) readings.push(node);
      if (node.callee.type === 'Identifier')
        callsOf.set(node.callee.name, [...(callsOf.get(node.callee.name) ?? []), node]);
    };
    return {
      CallExpression: note,
      NewExpression: note,
      'Program:exit': () => {
        for (const node of readings) {
          if (!runsInRender(node, callsOf)) continue;
          context.report({
            node,
            message: 'A screen that stays open would show an old time: useToday, useMinute, useClock or useNow.',
          });
        }
      },
    };
  },
};

const isZeroToTen = ([from, to]) => from?.value === 0 && to?.value === 10;

const noDayOfUtc = {
  create: (context) => ({
    CallExpression: (node) => {
      const cut = node.callee.type === 'MemberExpression' ? node.callee.property.name : undefined;
      const isCut =
        (['slice', 'substring', 'substr'].includes(cut) && isZeroToTen(node.arguments)) ||
        (cut === 'split' && node.arguments[0]?.value === 'T');
      if (isCut) context.report({ node, message: 'The day of an instant is the golfer’s own: localDay.' });
    },
  }),
};

// oxlint-disable-next-line import/no-default-export -- what oxlint loads
export default {
  meta: { name: 'time' },
  rules: { 'no-clock-in-render': noClockInRender, 'no-day-of-utc': noDayOfUtc },
};
