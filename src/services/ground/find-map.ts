import type { CoursePack, FoundGround } from '@divot/ground';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { foundFor, packFor } from '#src/domain/rounds/course-map.ts';
import { type Result, fail, ok } from '@divot/basics';
import { readGround } from '#src/platform/workers/ground-reader.ts';
import type { GroundFailure, GroundService } from './ground.ts';

export type MapFailure = GroundFailure | 'no-holes' | 'unreadable';

/** The courses at a search result, each as a pack. */
export const fetchPacks = async (
  service: GroundService,
  ground: FoundGround,
): Promise<Result<readonly CoursePack[], MapFailure>> => {
  const answer = await service.fetchCourse(ground.box);
  if (!answer.ok) return answer;
  try {
    const packs = await readGround(answer.value);
    return packs.length === 0 ? fail('no-holes') : ok(packs);
  } catch {
    return fail('unreadable');
  }
};

/** which: several could be meant, so the golfer has to choose. */
export type MapSearch =
  | { readonly kind: 'map'; readonly pack: CoursePack; readonly found: FoundGround }
  | { readonly kind: 'which' };

/** Looks for the map of a course that the golfer has. */
export const findMap = async (
  service: GroundService,
  course: Pick<Course, 'name' | 'tees'>,
): Promise<Result<MapSearch, MapFailure>> => {
  const answer = await service.findByName(course.name);
  if (!answer.ok) return answer;
  const one = foundFor(course, answer.value);
  if (!one) return ok({ kind: 'which' });
  const ground: FoundGround = { name: one.name, box: one.box };
  const packs = await fetchPacks(service, ground);
  if (!packs.ok) return packs;
  const pack = packFor(course, packs.value, ground);
  return ok(pack ? { kind: 'map', pack, found: ground } : { kind: 'which' });
};
