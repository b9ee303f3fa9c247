import { type Firestore, collection, getDocs, limit, query, where } from 'firebase/firestore/lite';
import { type Course, courses } from '#src/domain/entities/course.entity.ts';
import { fitsSearch, wordToAskFor } from '#src/domain/rounds/course-search.ts';
import { type Result, fail, ok } from '#src/domain/shared/result.ts';
import type { CloudFailure } from '#src/platform/cloud.ts';
import { cloudFailure } from './cloud-failure.ts';
import { fromCloud } from './wire.ts';

const MOST = 50;

/** Published courses by name and place, of all golfers of this project; at most 50. */
export const findCourses = async (
  firestore: Firestore,
  search: string,
): Promise<Result<readonly Course[], CloudFailure>> => {
  const word = wordToAskFor(search);
  if (word === undefined) return ok([]);
  try {
    const { docs } = await getDocs(
      query(
        collection(firestore, courses.cloud.collection),
        where('published', '==', true),
        where('searchWords', 'array-contains', word),
        limit(MOST),
      ),
    );
    const found = docs.flatMap((snapshot) => {
      const owner: unknown = snapshot.get('userId');
      const read = fromCloud('courses', snapshot.id, snapshot.data(), typeof owner === 'string' ? owner : '');
      return read.ok && !read.value._deleted ? [read.value as unknown as Course] : [];
    });
    return ok(found.filter((course) => fitsSearch(course, search)));
  } catch (error) {
    return fail(cloudFailure(error));
  }
};
