import { type Keywords, fitsSchema } from '@divot/documents';
import { type Result, fail, ok, readDecimal } from '@divot/basics';
import { isRecord } from '#src/domain/shared/is-record.ts';

// A form is one table of fields: what each is called, how a document's value shows in it, and which value is read from what
// is typed. What fits is the document's schema's to say, or a rule's that is narrower.

/** What a control shows of a field whatever is in it, as its props. */
type Words = {
  readonly label: string;
  readonly hint?: string;
  readonly inputMode?: 'text' | 'numeric' | 'decimal' | 'email' | 'tel';
  readonly type?: 'date' | 'time';
  readonly autoComplete?: 'off';
  readonly maxLength?: number | undefined;
};

/** Keyed by field; what is wrong in a row of a list by 'field.<id of the row>.<field of the row>'. */
export type Problems = Readonly<Record<string, string>>;

/** `V`: what the document holds, undefined where it is not set. `T`: what the form holds until it is saved. */
type Field<V, T = string, R = V, B = Words> = {
  readonly box: B;
  /** Whether the field can show what a device kept of an unsaved form. */
  isTyped(kept: unknown): boolean;
  show(value: V | undefined): T;
  /** The value, undefined if blank, or one sentence about what is wrong. */
  read(typed: T): Result<R | undefined, string | Problems>;
};
export type Fields = Readonly<Record<string, Field<unknown, unknown, unknown, object>>>;
export type Typed<F extends Fields> = { readonly [K in keyof F]: ReturnType<F[K]['show']> };
/** What of a document the form shows. */
export type Shown<F extends Fields> = { readonly [K in keyof F]?: Parameters<F[K]['show']>[0] };
/** What is stored. What was blank is undefined. */
type Entered<F extends Fields> = {
  readonly [K in keyof F]?: Extract<ReturnType<F[K]['read']>, { readonly ok: true }>['value'];
};

const isText = (kept: unknown): kept is string => typeof kept === 'string';

type Reading<V> = { readonly show: (value: V) => string; readonly read: (typed: string) => Result<V | undefined> };

/** A value with a notation of its own. */
export const writtenField = <V>({ show, read }: Reading<V>, box: Words) => ({
  box,
  isTyped: isText,
  show: (value: V | undefined) => (value === undefined ? '' : show(value)),
  read,
});

/** What its control gives as the document has it, such as a day. */
export const plainField = (box: Words) =>
  writtenField<string>({ show: String, read: (typed) => ok(typed || undefined) }, box);

type TextWords = Words & {
  /** Said of a blank field that must not be. */
  readonly missing?: string;
  /** Said of a text that is too long, whose box then takes it. Without it, the box stops where the document stops. */
  readonly problem?: string;
};

/** A text without the spaces around it. */
export const textField = (schema: Keywords, { missing, problem, ...words }: TextWords) => {
  const { maxLength } = schema;
  const read = (typed: string): Result<string | undefined> => {
    const text = typed.trim();
    if (text === '') return missing === undefined ? ok(undefined) : fail(missing);
    return fitsSchema(text, schema) ? ok(text) : fail(problem ?? `${maxLength} characters is the limit.`);
  };
  return writtenField({ show: String, read }, { ...words, maxLength: problem === undefined ? maxLength : undefined });
};

type NumberWords = Words & {
  /** Said of a number that the document cannot hold. */
  readonly problem: string | ((least: number, most: number) => string);
  /** Shown where the document has none. Such a field is never blank. */
  readonly usual?: number;
} & Partial<Reading<number>>;

/** A number as typed, in any script, with `show` and `read` where the golfer's unit is not the document's. */
export const numberField = (schema: Keywords, words: NumberWords) => {
  const { problem, usual, show = String, read = readDecimal, ...box } = words;
  const { type, minimum = -Infinity, maximum = Infinity } = schema;
  const within = (typed: string): Result<number | undefined> => {
    const number = read(typed);
    if (!number.ok || (number.value === undefined && usual === undefined)) return number;
    if (fitsSchema(number.value, schema)) return number;
    return fail(typeof problem === 'string' ? problem : problem(minimum, maximum));
  };
  const inputMode = type === 'integer' ? 'numeric' : 'decimal';
  const field = writtenField({ show, read: within }, { inputMode, autoComplete: 'off', ...box });
  return { ...field, show: (value: number | undefined = usual) => field.show(value) };
};

/** What is tapped, not typed: the form holds it as the document does. `usual`: where the document has none. '' is none. */
export const chosenField = <V, B extends object = object>(
  schema: Keywords,
  usual: V,
  box = {} as B,
): Field<V, V, Exclude<V, ''>, B> => ({
  box,
  isTyped: (kept) => kept === usual || fitsSchema(kept, schema),
  show: (value) => value ?? usual,
  read: (typed) => ok(typed === '' ? undefined : (typed as Exclude<V, ''>)),
});

/** One of several words, for a control with options or segments. */
export const choiceField = <T extends string, U extends string = T>(
  schema: Keywords,
  usual: U,
  label: string,
  labels: Readonly<Record<T, string>>,
) => {
  const options = (Object.keys(labels) as T[]).map((value) => ({ value, label: labels[value] }));
  return chosenField<T | U, { label: string; options: typeof options; segments: typeof options }>(schema, usual, {
    label,
    options,
    segments: options,
  });
};

type Row<F extends Fields> = { readonly id: string } & Typed<F>;
type RowValue<F extends Fields> = { readonly id: string } & Shown<F>;
type RowEntered<F extends Fields> = { readonly id: string } & Entered<F>;
type RowsField<F extends Fields> = Field<readonly RowValue<F>[], readonly Row<F>[], readonly RowEntered<F>[], object>;

/** A list of which each has the same fields. */
export const rowsField = <F extends Fields>(fields: F): RowsField<F> => ({
  box: {},
  isTyped: (kept) => Array.isArray(kept) && kept.every((row) => isWholeOf(fields)(row) && isText(row.id)),
  show: (rows = []) => rows.map((row) => ({ ...typedIn(fields, row), id: row.id })),
  read: (rows) => {
    const problems: Record<string, string> = {};
    const entered = rows.map((row) => {
      const read = readTyped(fields, row);
      if (read.ok) return { ...read.value, id: row.id };
      for (const [name, problem] of Object.entries(read.error)) problems[`${row.id}.${name}`] = problem;
      return { id: row.id };
    });
    return Object.keys(problems).length > 0 ? fail(problems) : ok(entered);
  },
});

/** The document as the form shows it. */
export const typedIn = <F extends Fields>(fields: F, document: Shown<F>): Typed<F> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.show(document[name])])) as Typed<F>;

/** Whether the form can show what a device kept of it: the fields that were touched. */
export const isTypedIn =
  <F extends Fields>(fields: F) =>
  (kept: unknown): kept is Partial<Typed<F>> =>
    isRecord(kept) &&
    Object.entries(kept).every(([name, typed]) => Object.hasOwn(fields, name) && fields[name]!.isTyped(typed));

/** Whether a device kept all fields of a form or a row. */
export const isWholeOf =
  <F extends Fields>(fields: F) =>
  (kept: unknown): kept is Typed<F> & { readonly id?: unknown } =>
    isRecord(kept) && Object.keys(fields).every((name) => fields[name]!.isTyped(kept[name]));

/** What to store of the fields in `typed`, or what is wrong with each. */
export const readTyped = <F extends Fields>(fields: F, typed: Partial<Typed<F>>): Result<Entered<F>, Problems> => {
  const [entered, problems]: [Record<string, unknown>, Record<string, string>] = [{}, {}];
  for (const [name, field] of Object.entries(fields)) {
    if (!Object.hasOwn(typed, name)) continue;
    const read = field.read(typed[name]);
    if (read.ok) entered[name] = read.value;
    else if (isText(read.error)) problems[name] = read.error;
    else for (const [within, problem] of Object.entries(read.error)) problems[`${name}.${within}`] = problem;
  }
  return Object.keys(problems).length > 0 ? fail(problems) : ok(entered as Entered<F>);
};

/** The part of a form in which the controls are: the form, or one row of it, whose problems begin with `path`. */
export type Part<F extends Fields> = {
  readonly typed: Typed<F>;
  readonly problems: Problems;
  readonly path?: string;
  readonly change: (part: Partial<Typed<F>>) => void;
};
/** The props of each field's control. */
export const controls =
  <F extends Fields>(fields: F, { typed, problems, path = '', change }: Part<F>) =>
  <K extends keyof F & string>(name: K) => ({
    ...(fields[name]!.box as F[K]['box']),
    value: typed[name],
    error: problems[path + name],
    onChange: (next: Typed<F>[K]) => change({ [name]: next } as unknown as Partial<Typed<F>>),
  });
