import { useState } from 'react';
import { keepCourse } from '#src/data/commands/courses.ts';
import { addMappedCourse, saveMap } from '#src/data/commands/ground.ts';
import { useCourses } from '#src/data/queries/courses.ts';
import { coursePlaces } from '#src/data/queries/ground.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { isSameCourseName } from '#src/domain/rounds/course-map.ts';
import { coursesInOrder } from '#src/domain/rounds/course-order.ts';
import { fitsSearch } from '#src/domain/rounds/course-search.ts';
import { useUid } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { PlusIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import type { Result } from '@divot/basics';
import { cardOfPack } from '@divot/ground';
import { MapsBy } from './maps-by.tsx';
import { USUAL_TEE, parPresets } from '#src/domain/rounds/usual-card.ts';
import { copy } from './copy.ts';
import { CourseRow, SharedRow } from './course-row.tsx';
import { MappedCourses } from './mapped-courses.tsx';
import { SearchBar } from './search-bar.tsx';
import { type PickedMap, useMappedCourse } from './use-mapped-course.ts';
import { useCourseSearch } from './use-course-search.ts';

const MOST_SHOWN = 30;

/** Adds what was picked on the open map to the golfer's courses, or its map to the course of that name. */
const takeMapped = (uid: string, { course, map }: PickedMap, courses: readonly Course[]): Promise<Result<Course>> => {
  const name = map?.pack.name || course.name;
  const same = courses.find((one) => !one.map && isSameCourseName(one.name, name));
  if (same && map) return saveMap(same.id, map.pack, map.found, true);
  const card = map ? cardOfPack(map.pack) : { par: [...parPresets[course.holes === 9 ? 36 : 72]] };
  return addMappedCourse(uid, { ...card, name, city: course.city, teeName: USUAL_TEE, map });
};

type SharedProps = Pick<ReturnType<typeof useCourseSearch>, 'shared'> & { readonly onPick: (course: Course) => void };

/** Courses published by other golfers. Picking one keeps a copy. */
const SharedCourses = ({ shared, onPick }: SharedProps) => {
  if (shared === 'not-asked' || shared === 'asking') return null;
  if (!shared.ok) return <ErrorNote title={shared.error} />;
  if (shared.value.length === 0) return <p className="text-rough">{copy.sharedNone}</p>;
  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-medium">{copy.shared}</h3>
      <ul className="rule-t" aria-label={copy.shared}>
        {shared.value.map((course) => (
          <SharedRow key={course.id} course={course} onPick={onPick} />
        ))}
      </ul>
    </section>
  );
};

type Props = {
  readonly start?: string;
  /** With a course that the golfer has, from now on at the latest. */
  readonly onPick: (course: Course) => void;
  /** Enters a course from its card. */
  readonly onAdd: (name: string) => void;
  /** Tees off at once on a course that nobody has entered. */
  readonly onJustScore?: () => void;
};

/** The one search for a course: the golfer's own, those that others shared, and those of the open map. */
export const CourseSearch = ({ start = '', onPick, onAdd, onJustScore }: Props) => {
  const { documents: courses, ready } = useCourses();
  const homeId = useProfile().profile?.homeCourseId;
  const { search, from, shared, mapped, bar } = useCourseSearch(start);
  const [problem, setProblem] = useState<string>();
  const uid = useUid() ?? '';

  const taken = (result: Result<Course>): string | undefined => {
    if (result.ok) onPick(result.value);
    return result.ok ? undefined : result.error;
  };
  const picked = useMappedCourse(async (chosen) => taken(await takeMapped(uid, chosen, courses)));
  const keep = useSingleFlight(async (course: Course) => {
    const failed = taken(await keepCourse(uid, course));
    setProblem(failed);
    return failed === undefined;
  });
  // Anything that loads later would move the buttons under a finger.
  if (!ready) return <Skeleton className="h-60" />;
  const fitting = courses.filter((course) => fitsSearch(course, search));
  const placeOf = from ? coursePlaces(fitting) : new Map<string, never>();
  const listed = coursesInOrder(fitting, { homeId, from, placeOf }).slice(0, MOST_SHOWN);
  return (
    <div className="flex flex-col gap-4">
      <SearchBar {...bar} />
      {listed.length === 0 && mapped === 'not-asked' && (
        <p className="measure text-rough">{courses.length === 0 ? copy.noneYet : copy.none}</p>
      )}
      {listed.length > 0 && (
        <ul className="rule-t">
          {listed.map(({ course, km }) => (
            <CourseRow key={course.id} course={course} km={km} isHome={course.id === homeId} onPick={onPick} />
          ))}
        </ul>
      )}
      <MapsBy courseIds={fitting.map(({ id }) => id)} />
      <SharedCourses shared={shared} onPick={(course) => void keep(course)} />
      {problem !== undefined && <ErrorNote title={problem} />}
      <MappedCourses mapped={mapped} from={from} picked={picked} canAdd courses={courses} />
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => onAdd(search.trim())}>
          <PlusIcon className="size-5" />
          {copy.add}
        </Button>
        {onJustScore && <Button onClick={onJustScore}>{copy.justScore}</Button>}
      </div>
    </div>
  );
};
