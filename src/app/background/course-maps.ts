import { saveMap } from '#src/data/commands/ground.ts';
import { isSampleShown, openedDatabase } from '#src/data/live/current.ts';
import { groundOf } from '#src/data/queries/ground.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { meantPack } from '#src/domain/rounds/course-map.ts';
import { type MapWish, type MapWork, mapWishesAtom, mapWorkAtom } from '#src/platform/course-search.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { connectionCost, watchLink } from '#src/platform/network/connection-cost.ts';
import { preferencesAtom } from '#src/platform/settings/preferences.ts';
import { networkAtom, signedInUid, state } from '#src/platform/state.ts';
import { failureText } from '#src/services/ground/failure-text.ts';
import { type MapFailure, type MapSearch, fetchPacks, findMap } from '#src/services/ground/find-map.ts';
import type { GroundService } from '#src/services/ground/ground.ts';
import { mapServer } from '#src/services/ground/map-server.ts';
import { MOST_BY_ITSELF, mayTry, noteFailure, requestsThisMonth } from '#src/services/ground/requests.ts';
import type { Result } from '@divot/basics';

// Fetches the maps that screens want, one at a time, into the golfer's courses. The golfer's other devices get them
// with the courses.

const note = (courseId: string, work: MapWork | undefined): void => {
  const { [courseId]: _before, ...others } = state.get(mapWorkAtom);
  state.set(mapWorkAtom, work ? { ...others, [courseId]: work } : others);
};

const mayFetchNow = ({ isAsked }: MapWish): boolean =>
  state.get(networkAtom) !== 'offline' &&
  (isAsked || connectionCost() !== 'metered' || state.get(preferencesAtom).mapsOnMobileData);

/** Finds the map of a course, or repeats the search that found it. */
const searchFor = async (service: GroundService, course: Course): Promise<Result<MapSearch, MapFailure>> => {
  const before = groundOf(course);
  if (!before) return findMap(service, course);
  const packs = await fetchPacks(service, before.found);
  if (!packs.ok) return packs;
  const again = packs.value.find(({ name }) => name === before.pack.name) ?? meantPack(packs.value, before.found);
  return { ok: true, value: again ? { kind: 'map', pack: again, found: before.found } : { kind: 'which' } };
};

const fetchMap = async (uid: string, { courseId, isAsked }: MapWish, service: GroundService): Promise<void> => {
  const course = (await (await openedDatabase())?.courses.findOne(courseId).exec())?.toMutableJSON();
  if (!course || (!isAsked && course.map !== undefined)) return;
  if (!isAsked && (!mayTry(uid, courseId) || requestsThisMonth(uid) >= MOST_BY_ITSELF)) return;
  note(courseId, { kind: 'fetching' });
  const search = await searchFor(service, course);
  if (!search.ok) {
    noteFailure(uid, courseId, search.error === 'nothing' || search.error === 'no-holes');
    return note(courseId, { kind: 'failed', text: failureText[search.error] });
  }
  if (search.value.kind === 'which') {
    noteFailure(uid, courseId, true);
    return note(courseId, { kind: 'which' });
  }
  const saved = await saveMap(courseId, search.value.pack, search.value.found);
  return note(courseId, saved.ok ? undefined : { kind: 'failed', text: saved.error });
};

/** Fetches what is wanted, from now on. Resolves to the stop function. */
export const startCourseMaps = (service: GroundService = mapServer): (() => void) => {
  let isWorking = false;
  const work = async () => {
    if (isWorking || isSampleShown()) return;
    isWorking = true;
    for (
      let wish = state.get(mapWishesAtom).find(mayFetchNow);
      wish;
      wish = state.get(mapWishesAtom).find(mayFetchNow)
    ) {
      const { courseId } = wish;
      const golfer = signedInUid();
      // oxlint-disable-next-line no-await-in-loop -- one at a time
      if (golfer) await fetchMap(golfer, wish, service).catch(logError);
      const rest = state.get(mapWishesAtom).filter((one) => one.courseId !== courseId);
      state.set(mapWishesAtom, rest);
    }
    isWorking = false;
    for (const { courseId } of state.get(mapWishesAtom)) note(courseId, { kind: 'waiting' });
  };
  const look = () => void work();
  const stops = [state.sub(mapWishesAtom, look), state.sub(networkAtom, look), watchLink(look)];
  look();
  return () => {
    for (const stop of stops) stop();
  };
};
