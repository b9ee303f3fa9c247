import { useEffect } from 'react';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { chooseMap, useMapWork, wantMap } from '#src/platform/course-search.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from './copy.ts';

/** Fetches the map of a course that is shown, if it has none. */
export const useMapByItself = (course: Pick<Course, 'id' | 'map'> | undefined): void => {
  const id = course?.id;
  const isMissing = course !== undefined && course.map === undefined;
  useEffect(() => {
    if (id !== undefined && isMissing) wantMap(id);
  }, [id, isMissing]);
};

/** Whether the course's map is there, what Divot is doing about it, and one tap to get it. */
export const MapLine = ({ course }: { readonly course: Course }) => {
  const work = useMapWork(course.id);
  useMapByItself(course);
  const isWorking = work?.kind === 'fetching';
  const words = course.map ? copy.ready : copy.noMap;
  const text = work === undefined ? words : work.kind === 'failed' ? work.text : copy.work[work.kind];
  const isDue = !course.map && !isWorking;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <p role="status" className="flex-1 text-note text-rough">
        {text}
      </p>
      {isDue && work?.kind !== 'which' && <Button onClick={() => wantMap(course.id, true)}>{copy.get}</Button>}
      {isDue && (work?.kind === 'which' || work?.kind === 'failed') && (
        <Button onClick={() => chooseMap(course.id)}>{copy.choose}</Button>
      )}
    </div>
  );
};
