import type { Fields, Value, Write } from '@divot/local-cloud';
import { entities } from '#src/domain/entities/registry.ts';
import type { Invitation } from '#src/domain/entities/invitation.entity.ts';
import { CARDS, cellOf } from '#src/domain/invitations/invitation-card.ts';
import { DEMO_ACCOUNT, demoSeeds, EMPTY_ACCOUNT, sharedSeeds } from './demo.ts';
import { SWING_POSES } from '#src/domain/entities/swing-poses.ts';
import { packedPosesOfDemo } from './swings.ts';
import type { SeedDocument } from '#src/data/sample/document.ts';

// Writes the seeds through the services' own REST endpoints, as their administrator. The official emulators accept the
// same requests.

const BATCH = 100;
const ADMIN = { authorization: 'Bearer owner', 'content-type': 'application/json' };

const plain = (value: unknown): Value => {
  if (value === null) return { nullValue: null };
  if (typeof value === 'string') return { stringValue: value };
  if (typeof value === 'boolean') return { booleanValue: value };
  if (typeof value === 'number') {
    return Number.isInteger(value) ? { integerValue: String(value) } : { doubleValue: value };
  }
  if (value instanceof Date) return { timestampValue: value.toISOString() };
  if (Array.isArray(value)) return { arrayValue: { values: value.map(plain) } };
  if (typeof value === 'object') return { mapValue: { fields: plainFields(value) } };
  throw new TypeError(`Firestore does not store ${typeof value}`);
};
const plainFields = (document: object): Fields =>
  Object.fromEntries(
    Object.entries(document)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, plain(value)]),
  );

/** In the form that the app writes (src/sync/wire.ts): instants as timestamps, a tombstone flag beside the fields. */
export const cloudFields = ({ entity, document }: SeedDocument): Fields => {
  const isInstant = (key: string) => {
    const schema = (entities[entity].schema.properties as Record<string, { wire?: string }>)[key];
    return schema?.wire === 'timestamp';
  };
  const fields = Object.entries(plainFields(document)).map(([key, value]) => {
    const timestamp = isInstant(key) && 'stringValue' in value;
    return [key, timestamp ? { timestampValue: value.stringValue } : value] as const;
  });
  return { ...Object.fromEntries(fields), _deleted: { booleanValue: false } };
};

/** What others see of a game of the seeds. */
const cardFields = (each: SeedDocument): Fields => {
  const { requests: _requests, hiddenFrom: _hiddenFrom, ...shown } = cloudFields(each);
  return { ...shown, taken: plain(0), cell: plain(cellOf(each.document as Partial<Invitation>)) };
};

const commit = async (root: string, origin: string, writes: readonly Write[]): Promise<void> => {
  const answer = await fetch(`${origin}/v1/${root}:commit`, {
    method: 'POST',
    headers: ADMIN,
    body: JSON.stringify({ writes }),
  });
  if (!answer.ok) throw new Error(`Planting the demo data failed: ${answer.status} ${await answer.text()}`);
};

type Cloud = { readonly project: string; readonly identityOrigin: string; readonly documentsOrigin: string };

type Account = {
  readonly uid: string;
  readonly email: string;
  readonly password: string;
  readonly displayName?: string;
};

export const plantAccount = async ({ identityOrigin, project }: Cloud, account: Account) => {
  const { uid: localId, ...rest } = account;
  const answer = await fetch(`${identityOrigin}/identitytoolkit.googleapis.com/v1/projects/${project}/accounts`, {
    method: 'POST',
    headers: ADMIN,
    body: JSON.stringify({ localId, ...rest }),
  });
  const text = await answer.text();
  const there = text.includes('EMAIL_EXISTS') || text.includes('DUPLICATE_');
  if (!answer.ok && !there) throw new Error(`Planting ${account.email} failed: ${answer.status} ${text}`);
};

export const plantDocuments = async (
  { documentsOrigin, project }: Omit<Cloud, 'identityOrigin'>,
  seeds: readonly SeedDocument[],
): Promise<void> => {
  const root = `projects/${project}/databases/(default)/documents`;
  const write = (collection: string, id: string, fields: Fields): Write => ({
    update: { name: `${root}/${collection}/${id}`, fields },
    updateTransforms: [{ fieldPath: 'serverTimestamp', setToServerValue: 'REQUEST_TIME' }],
  });
  const writes = seeds.flatMap((each) => [
    write(entities[each.entity].cloud.collection, each.document.id, cloudFields(each)),
    ...(each.entity === 'games' ? [write(CARDS, each.document.id, cardFields(each))] : []),
  ]);
  for (let i = 0; i < writes.length; i += BATCH) await commit(root, documentsOrigin, writes.slice(i, i + BATCH));
};

/** Writes documents by path exactly as another app stored them. A Date becomes a Timestamp. */
export const plantAsIs = (
  { documentsOrigin, project }: Omit<Cloud, 'identityOrigin'>,
  documents: Readonly<Record<string, object>>,
): Promise<void> => {
  const root = `projects/${project}/databases/(default)/documents`;
  const writes = Object.entries(documents).map(([path, document]) => ({
    update: { name: `${root}/${path}`, fields: plainFields(document) },
  }));
  return commit(root, documentsOrigin, writes);
};

/** The demo golfer, the golfer without data, coaches and games. */
export const plantDemo = async (cloud: Cloud, today: Date): Promise<void> => {
  for (const account of [DEMO_ACCOUNT, EMPTY_ACCOUNT]) await plantAccount(cloud, account);
  await plantDocuments(cloud, [...demoSeeds(today), ...sharedSeeds(today)]);
  const poses = packedPosesOfDemo().map(([key, packed]) => [
    `${SWING_POSES}/${key}`,
    { userId: DEMO_ACCOUNT.uid, packed, serverTimestamp: today, _deleted: false },
  ]);
  await plantAsIs(cloud, Object.fromEntries(poses));
};
