import {
  type CollectionReference,
  type DocumentSnapshot,
  Timestamp,
  doc,
  documentId,
  getDoc,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  startAt,
  where,
} from 'firebase/firestore/lite';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { type LocalDocument, fromCloud } from './wire.ts';

/** Where the last pull ended, in the cloud's order: time of writing, then id. */
export type Checkpoint = { readonly seconds: number; readonly nanoseconds: number; readonly id: string };
export type Page = { readonly documents: LocalDocument[]; readonly checkpoint: Checkpoint | undefined };

/** A slow commit can appear behind a time already read: every pull starts this much earlier. */
export const OVERLAP_SECONDS = 60;

type Source = {
  readonly name: EntityName;
  readonly uid: string;
  readonly collection: CollectionReference;
  readonly profile: boolean;
  /** A document that cannot be read here: counted and shown, the rest goes on. */
  readonly onUnreadable: (id: string, problem: string) => void;
};

const stampOf = (snapshot: DocumentSnapshot): Timestamp | undefined => {
  const stamp: unknown = snapshot.data()?.['serverTimestamp'];
  return stamp instanceof Timestamp ? stamp : undefined;
};

const readable = (source: Source, snapshots: readonly DocumentSnapshot[]): LocalDocument[] =>
  snapshots.flatMap((snapshot) => {
    const read = fromCloud(source.name, snapshot.id, snapshot.data() ?? {}, source.uid);
    if (read.ok) return [read.value];
    source.onUnreadable(snapshot.id, read.error);
    return [];
  });

const behind = ({ seconds, nanoseconds, id }: Checkpoint) => {
  const stamp = new Timestamp(seconds, nanoseconds);
  return id === '' ? startAt(stamp) : startAfter(stamp, id);
};

/**
 * Reads pages in the cloud's order. A run of pages begins OVERLAP_SECONDS before the checkpoint and goes on exactly
 * where its last page ended, so that the overlap can never keep it in one place.
 */
export const createPull = (source: Source) => {
  let inRun = false;
  const owned = entities[source.name].cloud.access.startsWith('owner');

  const readProfile = async (checkpoint: Checkpoint | undefined): Promise<Page> => {
    const snapshot = await getDoc(doc(source.collection, source.uid));
    const stamp = stampOf(snapshot);
    // Without a stamp it is a document of the earlier app: adoption stamps it, then it is pulled.
    if (!snapshot.exists() || !stamp) return { documents: [], checkpoint };
    const { seconds, nanoseconds } = stamp;
    // Also when its stamp is known: RxDB passes over a document whose push is under way, and must be given it again.
    return { documents: readable(source, [snapshot]), checkpoint: { seconds, nanoseconds, id: source.uid } };
  };

  const readPage = async (checkpoint: Checkpoint | undefined, size: number): Promise<Page & { goesOn: boolean }> => {
    const from =
      checkpoint && (inRun ? checkpoint : { ...checkpoint, seconds: checkpoint.seconds - OVERLAP_SECONDS, id: '' });
    const { docs } = await getDocs(
      query(
        source.collection,
        ...(owned ? [where('userId', '==', source.uid)] : []),
        orderBy('serverTimestamp'),
        orderBy(documentId()),
        ...(from ? [behind(from)] : []),
        limit(size),
      ),
    );
    inRun = docs.length === size;
    const last = docs.at(-1);
    const stamp = last && stampOf(last);
    const end = last && stamp ? { seconds: stamp.seconds, nanoseconds: stamp.nanoseconds, id: last.id } : undefined;
    // The overlap may end before the checkpoint: the checkpoint itself never goes back.
    const isBehind =
      end && checkpoint && !inRun
        ? end.seconds < checkpoint.seconds ||
          (end.seconds === checkpoint.seconds && end.nanoseconds < checkpoint.nanoseconds)
        : end === undefined;
    return { documents: readable(source, docs), checkpoint: isBehind ? checkpoint : end, goesOn: inRun };
  };

  return async (checkpoint: Checkpoint | undefined, size: number): Promise<Page> => {
    if (source.profile) return readProfile(checkpoint);
    // RxDB takes a page that is not full for the last one: what cannot be read here is made up for from the next.
    let page = await readPage(checkpoint, size);
    const documents = [...page.documents];
    while (page.goesOn && documents.length < size) {
      // oxlint-disable-next-line no-await-in-loop -- page by page
      page = await readPage(page.checkpoint, size - documents.length);
      documents.push(...page.documents);
    }
    return { documents, checkpoint: page.checkpoint };
  };
};
