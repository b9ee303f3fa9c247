// Local stand-ins for the documents, identity and storage of a Firebase project, with faults on demand; and what starts the
// official emulators. Node only.

export type { DocumentChange, DocumentRules } from './documents/document-rules.ts';
export { fieldsAt } from './documents/fields-at.ts';
export { type LookUps, countedLookUps } from './documents/look-ups.ts';
export { rootOf } from './documents/methods.ts';
export { conditions } from './documents/query.ts';
export { serveDocuments } from './documents/serve-documents.ts';
export { serveUpstream } from './documents/serve-upstream.ts';
export { nanosOf, sameValue } from './documents/value.ts';
export type { Fields, StoredDocument, StructuredQuery, Value, Write } from './documents/wire.ts';
export { locateAuthEmulator, startAuthEmulator } from './emulators/auth.ts';
export { startFirestoreEmulator } from './emulators/firestore.ts';
export { locateFirestoreEmulator } from './emulators/locate.ts';
export { type IdentitySettings, serveIdentity } from './identity/serve-identity.ts';
export { type Caller, mintIdToken } from './identity/token.ts';
export { type Fault, Faults } from './server/faults.ts';
export { freePort } from './server/free-port.ts';
export { listen } from './server/listen.ts';
export { type Answer, type Call, type Service, ServiceError, type ServiceSettings, serve } from './server/serve.ts';
export { type UploadRequest, serveStorage } from './storage/serve-storage.ts';
