import {
  type Firestore,
  type QueryDocumentSnapshot,
  collection,
  getDocs,
  limit,
  orderBy,
  query,
  startAfter,
  where,
} from 'firebase/firestore/lite';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { COURSE_CARDS, courseOnCard } from '#src/domain/rounds/course-card.ts';
import { byFit, fitsSearch, wordToAskFor } from '#src/domain/rounds/course-search.ts';
import { type Result, fail, ok } from '@divot/basics';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { cloudFailure } from './cloud-failure.ts';
import { fromCloud } from '#src/sync/wire.ts';

const MOST = 50;
const PAGE = 50;
const MOST_PAGES = 4;

/** The first published come first, so that a flood of new courses hides none that was there before. */
const pages = async function* (firestore: Firestore, word: string) {
  let last: QueryDocumentSnapshot | undefined;
  for (let page = 0; page < MOST_PAGES; page += 1) {
    // oxlint-disable-next-line no-await-in-loop -- page by page
    const { docs } = await getDocs(
      query(
        collection(firestore, COURSE_CARDS),
        where('searchWords', 'array-contains', word),
        orderBy('createdAt'),
        ...(last ? [startAfter(last)] : []),
        limit(PAGE),
      ),
    );
    yield docs;
    last = docs.at(-1);
    if (docs.length < PAGE) return;
  }
};

const courseIn = (snapshot: QueryDocumentSnapshot): Course | undefined => {
  const owner: unknown = snapshot.get('userId');
  const shown = courseOnCard(snapshot.data());
  if (!shown || typeof owner !== 'string') return undefined;
  const read = fromCloud('courses', snapshot.id, shown, owner);
  return read.ok && !read.value._deleted ? (read.value as unknown as Course) : undefined;
};

/** Published courses of all golfers of this project by name and place: the best 50 of the first 200. */
export const findCourses = async (
  firestore: Firestore,
  search: string,
): Promise<Result<readonly Course[], CloudFailure>> => {
  const word = wordToAskFor(search);
  if (word === undefined) return ok([]);
  try {
    const found: Course[] = [];
    for await (const docs of pages(firestore, word)) {
      for (const snapshot of docs) {
        const course = courseIn(snapshot);
        if (course && fitsSearch(course, search)) found.push(course);
      }
    }
    return ok(byFit(found, search).slice(0, MOST));
  } catch (error) {
    return fail(cloudFailure(error));
  }
};
