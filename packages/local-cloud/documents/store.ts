import { type Journal, openJournal } from '../server/journal.ts';
import { ServiceError } from '../server/serve.ts';
import type { Caller } from '../identity/token.ts';
import type { DocumentRules } from './document-rules.ts';
import { fieldAt, withField } from './field-path.ts';
import { countedLookUps } from './look-ups.ts';
import { refusal } from './methods.ts';
import { type Naming, runQuery } from './query.ts';
import { addNumbers, checkStorable, fieldBytes, nanosOf } from './value.ts';
import { type Fields, type StoredDocument, type StructuredQuery, type Value, type Write, nameOfWrite } from './wire.ts';

// The documents and their optimistic concurrency. A commit is applied as a whole or not at all. A write whose
// precondition names a version other than the stored one is refused (the SDK's transaction then tries again).

export type CommitResult = {
  readonly commitTime: string;
  readonly writeResults: readonly { readonly updateTime?: string; readonly transformResults?: readonly Value[] }[];
};
type Staged = Map<string, StoredDocument | undefined>;

const MAX_DOCUMENT_BYTES = 1_048_576;
const DOCUMENT_OVERHEAD_BYTES = 32;

const isoMicros = (micros: number) =>
  `${new Date(Math.floor(micros / 1000)).toISOString().slice(0, -1)}${String(micros % 1000).padStart(3, '0')}Z`;

export class DocumentStore {
  readonly #documents: Journal<StoredDocument>;
  readonly #collections = new Map<string, Map<string, StoredDocument>>();
  readonly #now: () => number;
  readonly #rules: DocumentRules;
  readonly #nameOf: Naming;
  #lastMicros = 0;

  constructor(settings: {
    readonly now: () => number;
    readonly nameOf: Naming;
    readonly rules: DocumentRules;
    readonly file?: string | undefined;
  }) {
    this.#now = settings.now;
    this.#rules = settings.rules;
    this.#nameOf = settings.nameOf;
    this.#documents = openJournal(settings.file);
    for (const document of this.#documents.entries.values()) this.#index(document.path, document);
  }

  get count(): number {
    return this.#documents.entries.size;
  }

  /** Everything stored, for assertions in tests. */
  all(): readonly StoredDocument[] {
    return [...this.#documents.entries.values()];
  }

  clear(): void {
    this.#documents.clear();
    this.#collections.clear();
  }

  /** Strictly increasing, in microseconds, as Firestore's commit times are. */
  tick(): string {
    this.#lastMicros = Math.max(this.#now() * 1000, this.#lastMicros + 1);
    return isoMicros(this.#lastMicros);
  }

  readonly #fieldsAt = (path: string): Fields | undefined => this.#documents.entries.get(path)?.fields;

  get(caller: Caller, path: string): StoredDocument | undefined {
    const document = this.#documents.entries.get(path);
    if (!this.#rules.mayGet(caller, path, document, countedLookUps(this.#fieldsAt)())) throw refusal();
    return document;
  }

  query(caller: Caller, parent: string, query: StructuredQuery): readonly StoredDocument[] {
    if (!this.#rules.mayList(caller, query, this.tick(), countedLookUps(this.#fieldsAt)())) throw refusal();
    const { collectionId, allDescendants } = query.from[0]!;
    if (allDescendants) throw new ServiceError(501, 'UNIMPLEMENTED', 'No collection group queries here');
    const collection = parent === '' ? collectionId : `${parent}/${collectionId}`;
    return runQuery(this.#collections.get(collection)?.values() ?? [], query, this.#nameOf);
  }

  /** `behindMs`: how long ago the request time was (a commit that was slow to land). */
  commit(caller: Caller, writes: readonly Write[], pathOf: (name: string) => string, behindMs = 0): CommitResult {
    const commitTime = this.tick();
    const requestTime = new Date(Math.floor(this.#lastMicros / 1000) - behindMs).toISOString();
    const staged: Staged = new Map();
    const changes = writes.map((write) => {
      const path = pathOf(nameOfWrite(write));
      const before = staged.has(path) ? staged.get(path) : this.#documents.entries.get(path);
      if (write.verify !== undefined) return { write, path, before, transformResults: [] };
      const { after, transformResults } = this.#applied(write, path, before, requestTime);
      const createTime = before?.createTime ?? commitTime;
      staged.set(path, after && { path, fields: after, createTime, updateTime: commitTime });
      return { write, path, before, after, transformResults };
    });
    const fieldsAfter = (path: string) => (staged.has(path) ? staged.get(path)?.fields : this.#fieldsAt(path));
    const lookUpsOfEach = countedLookUps(this.#fieldsAt, fieldsAfter);
    const writeResults = changes.map(({ write, path, before, after, transformResults }) => {
      // Check rules before preconditions: a refusal must not reveal whether the document exists.
      const lookUps = lookUpsOfEach();
      const isAllowed = after
        ? this.#rules.mayWrite(caller, path, { before: before?.fields, after, requestTime, lookUps })
        : write.verify === undefined
          ? this.#rules.mayDelete(caller)
          : this.#rules.mayGet(caller, path, before, lookUps);
      if (!isAllowed) throw refusal();
      this.#checkPrecondition(write, path, before);
      if (write.verify !== undefined) return {};
      return { updateTime: commitTime, ...(transformResults.length > 0 ? { transformResults } : {}) };
    });
    for (const [path, document] of staged) this.#save(path, document);
    return { commitTime, writeResults };
  }

  /** What a write makes of its document; nothing is left of a deleted one. */
  #applied(
    write: Write,
    path: string,
    before: StoredDocument | undefined,
    requestTime: string,
  ): { after?: Fields; transformResults: readonly Value[] } {
    if (write.delete !== undefined) return { transformResults: [] };
    const sent = write.update?.fields ?? {};
    let after: Fields = write.updateMask ? (before?.fields ?? {}) : sent;
    for (const field of write.updateMask?.fieldPaths ?? []) after = withField(after, field, fieldAt(sent, field));
    const transformResults = (write.updateTransforms ?? []).map((transform): Value => {
      const { fieldPath, increment, setToServerValue } = transform;
      if (!increment && !setToServerValue) throw new ServiceError(501, 'UNIMPLEMENTED', 'Unknown field transform');
      const value = increment ? addNumbers(fieldAt(after, fieldPath), increment) : { timestampValue: requestTime };
      after = withField(after, fieldPath, value);
      return value;
    });
    checkStorable({ mapValue: { fields: after } });
    if (fieldBytes(after) + this.#nameOf(path).length + DOCUMENT_OVERHEAD_BYTES > MAX_DOCUMENT_BYTES) {
      throw new ServiceError(400, 'INVALID_ARGUMENT', `Document ${path} exceeds the maximum size of 1048576 bytes`);
    }
    return { after, transformResults };
  }

  #checkPrecondition({ currentDocument: wanted }: Write, path: string, before: StoredDocument | undefined): void {
    if (wanted?.exists === true && !before) throw new ServiceError(404, 'NOT_FOUND', `No document to update: ${path}`);
    if (wanted?.exists === false && before) {
      throw new ServiceError(409, 'ALREADY_EXISTS', `Document already exists: ${path}`);
    }
    if (wanted?.updateTime === undefined) return;
    if (!before || nanosOf(before.updateTime) !== nanosOf(wanted.updateTime)) {
      throw new ServiceError(400, 'FAILED_PRECONDITION', 'the stored version does not match the required base version');
    }
  }

  #save(path: string, document: StoredDocument | undefined): void {
    if (document) this.#documents.put(path, document);
    else this.#documents.drop(path);
    this.#index(path, document);
  }

  #index(path: string, document: StoredDocument | undefined): void {
    const collection = path.slice(0, path.lastIndexOf('/'));
    const inside = this.#collections.get(collection) ?? new Map<string, StoredDocument>();
    this.#collections.set(collection, inside);
    if (document) inside.set(path, document);
    else inside.delete(path);
  }
}
