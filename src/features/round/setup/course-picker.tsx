import { useState } from 'react';
import { useCourses } from '#src/data/queries/courses.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { fitsSearch } from '#src/domain/rounds/course-search.ts';
import { PlusIcon } from '#src/ui/icons/icons.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { MapsBy } from '#src/features/round/maps-by.tsx';
import { CoursePicture } from '#src/features/round/course-picture.tsx';
import { copy } from '#src/features/round/copy.ts';
import { OnlineCourses } from './online-courses.tsx';

type Props = {
  readonly onPick: (course: Course) => void;
  readonly onAdd: (name: string) => void;
  /** Tees off at once on a course that nobody entered. */
  readonly onJustScore: () => void;
};

/** The golfer's courses, the home course first, then the last played; search is local and needs no accents. */
export const CoursePicker = ({ onPick, onAdd, onJustScore }: Props) => {
  const { documents: courses, ready } = useCourses();
  const [search, setSearch] = useState('');
  const home = useProfile().profile?.homeCourseId;
  // What comes later would push the buttons away from under a finger.
  if (!ready) return <Skeleton className="h-60" />;
  const fitting = courses
    .filter((course) => fitsSearch(course, search))
    .toSorted((a, b) => Number(b.id === home) - Number(a.id === home));
  return (
    <div className="flex flex-col gap-4">
      <TextField type="search" label={copy.setup.search} value={search} onChange={setSearch} />
      {fitting.length === 0 && (
        <p className="measure text-rough">{courses.length === 0 ? copy.setup.noneYet : copy.setup.none}</p>
      )}
      {fitting.length > 0 && (
        <ul className="rule-t">
          {fitting.slice(0, 30).map((course) => (
            <li key={course.id} className="rule-b">
              <button
                type="button"
                className="flex min-h-play w-full items-center justify-between gap-4 py-2 text-left hover:bg-sunken"
                onClick={() => onPick(course)}
              >
                <CoursePicture courseId={course.id} name={course.name} />
                <span className="flex min-w-0 flex-1 flex-col">
                  <span className="flex items-center gap-2">
                    <span className="line-clamp-2 break-words font-medium">{course.name}</span>
                    {course.id === home && <Badge>{copy.setup.home}</Badge>}
                  </span>
                  {course.city && <span className="line-clamp-2 break-words text-note text-rough">{course.city}</span>}
                </span>
                <span className="figures text-note text-rough">
                  {copy.course.total(course.tees[0]?.par.reduce((sum, par) => sum + par, 0) ?? 0)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <MapsBy courseIds={fitting.map(({ id }) => id)} />
      <OnlineCourses search={search} onPick={onPick} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onAdd(search.trim())}>
          <PlusIcon className="size-5" />
          {copy.setup.add}
        </Button>
        <Button onClick={onJustScore}>{copy.setup.justScore}</Button>
      </div>
    </div>
  );
};
