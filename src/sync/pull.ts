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
import { noteDevice } from '#src/data/rxdb/recorded-writes.ts';
import { type EntityName, entities } from '#src/domain/entities/registry.ts';
import { keyOf } from '#src/domain/entities/document-key.ts';
import { type LocalDocument, deviceThatSent, fromCloud, isErased } from './wire.ts';

type Place = { readonly seconds: number; readonly nanoseconds: number; readonly id: string };
/**
 * Where the last pull ended, in the cloud's order: time of writing, then id. With `older`, everything between the two
 * places is here, and the first pull continues towards the oldest. RxDB merges one checkpoint over the last, so the end
 * of that pull needs an explicit undefined.
 */
export type Checkpoint = Place & { readonly older?: Place | undefined };
export type Page = { readonly documents: LocalDocument[]; readonly checkpoint: Checkpoint | undefined };

/** A slow commit can appear behind a time already read: every pull starts this much earlier. */
export const OVERLAP_SECONDS = 60;

type Source = {
  readonly name: EntityName;
  readonly uid: string;
  readonly collection: CollectionReference;
  /** Called for a document this version cannot read. It is counted and shown, and the pull continues. */
  readonly onUnreadable: (id: string, problem: string) => void;
  /** Called before a page with documents that the end of an account has erased. Rejects if it is this account's. */
  readonly beforeErased: () => Promise<unknown>;
};

const placeOf = (snapshot: DocumentSnapshot | undefined): Place | undefined => {
  const stamp: unknown = snapshot?.data()?.['serverTimestamp'];
  if (!snapshot || !(stamp instanceof Timestamp)) return undefined;
  const { seconds, nanoseconds } = stamp;
  return { seconds, nanoseconds, id: snapshot.id };
};

const readable = async (source: Source, snapshots: readonly DocumentSnapshot[]): Promise<LocalDocument[]> => {
  if (snapshots.some((snapshot) => isErased(snapshot.data() ?? {}))) await source.beforeErased();
  return snapshots.flatMap((snapshot) => {
    const read = fromCloud(source.name, snapshot.id, snapshot.data() ?? {}, source.uid);
    if (read.ok) {
      noteDevice(keyOf(source.name, snapshot.id), deviceThatSent(snapshot.data() ?? {}));
      return [read.value];
    }
    source.onUnreadable(snapshot.id, read.error);
    return [];
  });
};

const behind = ({ seconds, nanoseconds, id }: Place) => {
  const stamp = new Timestamp(seconds, nanoseconds);
  return id === '' ? startAt(stamp) : startAfter(stamp, id);
};

/**
 * Reads pages in the cloud's order. A run of pages begins OVERLAP_SECONDS before the checkpoint. Each page starts
 * exactly where the one before ended, so the overlap can never trap the pull. A device that has nothing yet reads the
 * golfer's own documents from the newest to the oldest. The next run brings what is written meanwhile.
 */
export const createPull = (source: Source) => {
  let inRun = false;
  const { access } = entities[source.name].cloud;
  const owned = access.startsWith('owner');

  const readProfile = async (checkpoint: Checkpoint | undefined): Promise<Page> => {
    const snapshot = await getDoc(doc(source.collection, source.uid));
    const place = placeOf(snapshot);
    // A document without a stamp is from the earlier app. stampLegacyDocuments stamps it, and then a pull finds it.
    if (!place) return { documents: [], checkpoint };
    // Even if its stamp is known: RxDB skips a document that is being pushed and must get it again.
    return { documents: await readable(source, [snapshot]), checkpoint: place };
  };

  const read = async (order: 'asc' | 'desc', from: Place | undefined, size: number) => {
    const { docs } = await getDocs(
      query(
        source.collection,
        ...(owned ? [where('userId', '==', source.uid)] : []),
        // What is no time, as an earlier app may have written it, would be no place to go on from.
        where('serverTimestamp', '>=', new Timestamp(0, 0)),
        orderBy('serverTimestamp', order),
        orderBy(documentId(), order),
        ...(from ? [behind(from)] : []),
        limit(size),
      ),
    );
    inRun = docs.length === size;
    return { docs, documents: await readable(source, docs), goesOn: inRun };
  };

  const readOlder = async (checkpoint: Checkpoint | undefined, size: number) => {
    const { docs, ...page } = await read('desc', checkpoint?.older, size);
    const newest = checkpoint ?? placeOf(docs[0]);
    return { ...page, checkpoint: newest && { ...newest, older: inRun ? placeOf(docs.at(-1)) : undefined } };
  };

  const readNewer = async (checkpoint: Checkpoint | undefined, size: number) => {
    const from =
      checkpoint && (inRun ? checkpoint : { ...checkpoint, seconds: checkpoint.seconds - OVERLAP_SECONDS, id: '' });
    const { docs, ...page } = await read('asc', from, size);
    const end = placeOf(docs.at(-1));
    // The overlap may end before the checkpoint. The checkpoint itself never moves back.
    const isBehind =
      end && checkpoint && !inRun && (end.seconds - checkpoint.seconds || end.nanoseconds - checkpoint.nanoseconds) < 0;
    return { ...page, checkpoint: isBehind ? checkpoint : (end ?? checkpoint) };
  };

  const readPage = (checkpoint: Checkpoint | undefined, size: number) =>
    access === 'owner' && (!checkpoint || checkpoint.older) ? readOlder(checkpoint, size) : readNewer(checkpoint, size);

  return async (checkpoint: Checkpoint | undefined, size: number): Promise<Page> => {
    if (source.name === 'profiles') return readProfile(checkpoint);
    // RxDB takes a page that is not full for the last one, so fill up from the next page for each unreadable document.
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
