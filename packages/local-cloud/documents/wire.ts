// Values, documents and requests of the Firestore REST API v1, as far as Firestore Lite sends them
// (https://firebase.google.com/docs/firestore/reference/rest).

export type Fields = Readonly<Record<string, Value>>;
export type Value =
  | { readonly nullValue: null }
  | { readonly booleanValue: boolean }
  | { readonly integerValue: string | number }
  | { readonly doubleValue: number | 'NaN' | 'Infinity' | '-Infinity' }
  | { readonly timestampValue: string }
  | { readonly stringValue: string }
  | { readonly bytesValue: string }
  | { readonly referenceValue: string }
  | { readonly geoPointValue: { readonly latitude?: number; readonly longitude?: number } }
  | { readonly arrayValue: { readonly values?: readonly Value[] } }
  | { readonly mapValue: { readonly fields?: Fields } };

/** `path` is relative to the database: 'rounds/abc'. */
export type StoredDocument = {
  readonly path: string;
  readonly fields: Fields;
  readonly createTime: string;
  readonly updateTime: string;
};

export type FieldReference = { readonly fieldPath: string };
export type FieldFilter = { readonly field: FieldReference; readonly op: string; readonly value: Value };
export type Filter = {
  readonly fieldFilter?: FieldFilter;
  readonly unaryFilter?: { readonly field: FieldReference; readonly op: string };
  readonly compositeFilter?: { readonly op: 'AND' | 'OR'; readonly filters?: readonly Filter[] };
};
export type Cursor = { readonly values?: readonly Value[]; readonly before?: boolean };
export type Order = { readonly field: FieldReference; readonly direction?: 'ASCENDING' | 'DESCENDING' };
export type StructuredQuery = {
  readonly from: readonly { readonly collectionId: string; readonly allDescendants?: boolean }[];
  readonly where?: Filter;
  readonly orderBy?: readonly Order[];
  readonly startAt?: Cursor;
  readonly endAt?: Cursor;
  readonly limit?: number | { readonly value: number };
};

export type Transform = {
  readonly fieldPath: string;
  readonly setToServerValue?: 'REQUEST_TIME';
  readonly increment?: Value;
};
export type Write = {
  readonly update?: { readonly name: string; readonly fields?: Fields };
  readonly delete?: string;
  readonly verify?: string;
  readonly updateMask?: { readonly fieldPaths?: readonly string[] };
  readonly updateTransforms?: readonly Transform[];
  readonly currentDocument?: { readonly exists?: boolean; readonly updateTime?: string };
};

export const nameOfWrite = (write: Write): string => write.update?.name ?? write.delete ?? write.verify ?? '';
