import { firestoreRules } from '#dev/rules/firestore-rules.ts';
import {
  type Caller,
  type DocumentRules,
  type Fields,
  type LookUps,
  type StructuredQuery,
  conditions,
} from '@divot/local-cloud';
import { evaluate } from './evaluate.ts';
import { readRules } from './read-rules.ts';
import { Asked, RuleError, fieldOf } from './rule-values.ts';

// Who may do what on the local documents service: the conditions of firestore.rules, evaluated.

const rules = readRules(firestoreRules());

const recordOf = (fields: Fields | undefined): unknown =>
  fields === undefined ? null : new Map([['data', fieldOf({ mapValue: { fields } })]]);

const FROM = ['GREATER_THAN', 'GREATER_THAN_OR_EQUAL', 'EQUAL'];
/** As in Firestore, a query is allowed by what it asks for, not by what it would find. */
const documentsAskedFor = ({ where }: StructuredQuery): unknown => {
  const fields = new Map<string, Asked>();
  for (const { field, op, value } of conditions(where)) {
    const known = fields.get(field.fieldPath);
    const asked = fieldOf(value);
    const equal = op === 'EQUAL' ? asked : known?.equal;
    fields.set(field.fieldPath, new Asked(equal, FROM.includes(op) ? asked : known?.least));
  }
  return new Map([['data', fields]]);
};

type Asking = {
  readonly resource: unknown;
  readonly lookUps: LookUps;
  /** Of the request, beside who makes it. */
  readonly request?: Readonly<Record<string, unknown>>;
};
/** Places without rules are closed to everyone but the administrator. */
const isAllowed = (caller: Caller, path: string, action: string, { resource, lookUps, request }: Asking): boolean => {
  if (caller.kind === 'admin') return true;
  const [collection = '', key = '', ...deeper] = path.split('/');
  const place = deeper.length === 0 ? rules.places.get(collection) : undefined;
  const condition = place?.conditions.get(action);
  if (!place || !condition) return false;
  const auth = caller.kind === 'golfer' ? new Map([['uid', caller.uid]]) : null;
  const question = { resource, lookUps, request: new Map(Object.entries({ auth, ...request })) };
  try {
    return evaluate(rules, question, condition, [place.key, key]) === true;
  } catch (error) {
    if (error instanceof RuleError) return false;
    throw error;
  }
};

export const documentRules: DocumentRules = {
  mayGet: (caller, path, document, lookUps) =>
    isAllowed(caller, path, 'get', { resource: recordOf(document?.fields), lookUps }),
  mayList: (caller, query, requestTime, lookUps) => {
    const limit = typeof query.limit === 'object' ? query.limit.value : query.limit;
    return isAllowed(caller, query.from[0]?.collectionId ?? '', 'list', {
      resource: documentsAskedFor(query),
      lookUps,
      request: {
        time: fieldOf({ timestampValue: requestTime }),
        query: new Map(limit === undefined ? [] : [['limit', BigInt(limit)]]),
      },
    });
  },
  mayWrite: (caller, path, { before, after, requestTime, lookUps }) =>
    isAllowed(caller, path, before ? 'update' : 'create', {
      resource: recordOf(before),
      lookUps,
      request: { time: fieldOf({ timestampValue: requestTime }), resource: recordOf(after) },
    }),
  /** Documents are deleted by a tombstone. Only the administrator removes one for good. */
  mayDelete: (caller) => caller.kind === 'admin',
};
