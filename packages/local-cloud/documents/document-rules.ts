import type { Caller } from '../identity/token.ts';
import type { LookUps } from './look-ups.ts';
import type { Fields, StoredDocument, StructuredQuery } from './wire.ts';

/** What a write does to a document; undefined for one that does not exist. */
export type DocumentChange = {
  readonly before: Fields | undefined;
  readonly after: Fields;
  /** ISO 8601, as the server writes its own time into fields. */
  readonly requestTime: string;
  readonly lookUps: LookUps;
};

/** The project's security rules as functions. Whoever starts the stand-in passes them in. */
export type DocumentRules = {
  readonly mayGet: (caller: Caller, path: string, document: StoredDocument | undefined, lookUps: LookUps) => boolean;
  readonly mayList: (caller: Caller, query: StructuredQuery, requestTime: string, lookUps: LookUps) => boolean;
  readonly mayWrite: (caller: Caller, path: string, change: DocumentChange) => boolean;
  readonly mayDelete: (caller: Caller) => boolean;
};
