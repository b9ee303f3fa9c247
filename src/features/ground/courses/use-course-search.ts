import { useRef, useState } from 'react';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { wordToAskFor } from '#src/domain/rounds/course-search.ts';
import { cloud } from '#src/platform/cloud.ts';
import type { DevicePlace } from '#src/platform/position/geolocation.ts';
import { failureText } from '#src/services/ground/failure-text.ts';
import { mapServer } from '#src/services/ground/map-server.ts';
import { type FoundCourse, searchWordsOf } from '#src/services/ground/overpass.ts';
import { type Result, fail, ok } from '@divot/basics';
import { useNetwork } from '#src/platform/state.ts';
import { copy } from './copy.ts';

/** What one source has answered. A failure is a sentence; an empty list means that it has no such course. */
type Answer<T> = 'not-asked' | 'asking' | Result<readonly T[]>;

const sharedCourses = async (search: string): Promise<Result<readonly Course[]>> => {
  try {
    const answer = await (await cloud()).findCourses(search);
    return answer.ok ? answer : fail(copy.sharedFailed);
  } catch {
    return fail(copy.sharedFailed); // the cloud code did not load
  }
};

const mappedCourses = async (
  search: string,
  near: DevicePlace | undefined,
): Promise<Result<readonly FoundCourse[]>> => {
  const answer = await (near
    ? mapServer.findNear({ lat: near.latitude, lon: near.longitude })
    : mapServer.findByName(search));
  if (answer.ok) return answer;
  return answer.error === 'nothing' ? ok([]) : fail(failureText[answer.error]);
};

/** Whether a search says enough to ask other golfers' courses or the open map for. */
export const isSearchable = (search: string): boolean =>
  wordToAskFor(search) !== undefined || searchWordsOf(search).join('').length > 1;

/** Courses that other golfers shared and courses of the open map, each as its answer comes. */
const useOnlineCourses = () => {
  const [shared, setShared] = useState<Answer<Course>>('not-asked');
  const [mapped, setMapped] = useState<Answer<FoundCourse>>('not-asked');
  const latest = useRef(0);
  /** By name or place, or near the golfer. Only the open map knows where courses are. */
  const ask = async (search: string, near?: DevicePlace): Promise<void> => {
    const mine = (latest.current += 1);
    const isLatest = () => latest.current === mine;
    setMapped('asking');
    setShared(near ? 'not-asked' : 'asking');
    const askShared = async () => {
      const answer = await sharedCourses(search);
      if (isLatest()) setShared(answer);
    };
    const askMapped = async () => {
      const answer = await mappedCourses(search, near);
      if (isLatest()) setMapped(answer);
    };
    await Promise.all([askMapped(), ...(near ? [] : [askShared()])]);
  };
  return { shared, mapped, isAsking: shared === 'asking' || mapped === 'asking', ask };
};

/** A course search: what is typed, where the golfer is, what was answered, and the bar (search-bar.tsx) that changes them. */
export const useCourseSearch = (start: string) => {
  const [search, setSearch] = useState(start);
  const [from, setFrom] = useState<DevicePlace>();
  const { shared, mapped, isAsking, ask } = useOnlineCourses();
  const isOffline = useNetwork() === 'offline';
  const askOnline = (near?: DevicePlace) => {
    if (!isOffline) void ask(search, near);
  };
  const bar = {
    search,
    onSearch: setSearch,
    isAsking,
    /** Where the golfer is, after a tap on "Near me". */
    from,
    onPlace: (place: DevicePlace | undefined) => {
      setFrom(place);
      if (place) askOnline(place);
    },
    onAsk: () => askOnline(),
  };
  return { search, from, shared, mapped, askOnline, bar };
};
