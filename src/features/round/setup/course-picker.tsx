import { clsx } from 'clsx';
import { useState } from 'react';
import { useCourses } from '#src/data/queries/courses.ts';
import { coursePlaces } from '#src/data/queries/ground.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { type ListedCourse, coursesInOrder } from '#src/domain/rounds/course-order.ts';
import { fitsSearch, wordToAskFor } from '#src/domain/rounds/course-search.ts';
import { isolated } from '#src/domain/shared/isolated.ts';
import { type DevicePlace, askForPlace } from '#src/platform/position/geolocation.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { CheckIcon, PlaceIcon, PlusIcon } from '#src/ui/icons/icons.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { MapsBy } from '#src/features/round/maps-by.tsx';
import { CoursePicture } from '#src/features/round/course-picture.tsx';
import { copy } from '#src/features/round/copy.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { keepCourse } from '#src/data/commands/courses.ts';
import { cloud } from '#src/platform/cloud.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { useNetwork, useSession } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { CourseFace } from '#src/ui/figures/course-face.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';

type OnlineCoursesProps = { readonly search: string; readonly onPick: (course: Course) => void };

/** Courses published by other golfers. Picking one keeps a copy on this device. */
const OnlineCourses = ({ search, onPick }: OnlineCoursesProps) => {
  const session = useSession();
  const isOffline = useNetwork() === 'offline';
  const [found, setFound] = useState<readonly Course[]>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  const look = async () => {
    setBusy(true);
    try {
      const answer = await (await cloud()).findCourses(search);
      setFailed(!answer.ok);
      if (answer.ok) setFound(answer.value);
    } catch {
      setFailed(true); // the cloud code did not load
    }
    setBusy(false);
  };
  const keep = useSingleFlight(async (course: Course) => {
    if (session.kind !== 'signed-in') return false;
    const result = await keepCourse(session.user.uid, course);
    if (result.ok) onPick(result.value);
    else setFailed(true);
    return result.ok;
  });

  return (
    <div className="flex flex-col gap-3">
      <Button
        className="self-start"
        busy={busy}
        disabled={isOffline || wordToAskFor(search) === undefined}
        onClick={() => void look()}
      >
        {copy.setup.searchOnline}
      </Button>
      <p className="text-fine text-rough">{isOffline ? copy.setup.onlineOffline : copy.setup.onlineHint}</p>
      {failed && <ErrorNote title={copy.setup.onlineFailed} />}
      {found?.length === 0 && <p className="text-rough">{copy.setup.onlineNone}</p>}
      {found && found.length > 0 && (
        <ul className="rule-t" aria-label={copy.setup.onlineList}>
          {found.map((course) => (
            <li key={course.id} className="rule-b">
              <button
                type="button"
                className="flex min-h-play w-full items-center gap-4 py-2 text-left hover:bg-sunken"
                onClick={() => void keep(course)}
              >
                <CourseFace name={course.name} />
                <span className="min-w-0">
                  <Name className="block font-medium">{[course.name, course.city].filter(Boolean).join(', ')}</Name>
                  <span className="block text-note text-rough">
                    {copy.course.enteredBy(course.enteredBy ?? '', dayText(course.createdAt))}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};

const MOST_SHOWN = 30;

type RowProps = ListedCourse<Course> & {
  readonly isHome: boolean;
  /** Undefined in a list where a tap leads on. */
  readonly isChosen?: boolean;
  readonly onPick: (course: Course) => void;
};

export const CourseRow = ({ course, km, isHome, isChosen, onPick }: RowProps) => {
  const { units } = usePreferences();
  const place = [course.city && isolated(course.city), km === undefined ? undefined : copy.setup.away(km, units)]
    .filter(Boolean)
    .join(DOT);
  return (
    <li className={clsx('rule-b relative flex items-center gap-4 py-2 hover:bg-sunken', isChosen && 'bg-sunken')}>
      <CoursePicture courseId={course.id} name={course.name} />
      <button
        type="button"
        aria-pressed={isChosen}
        className="flex min-h-play min-w-0 flex-1 items-center justify-between gap-4 text-left after:absolute after:inset-0"
        onClick={() => onPick(course)}
      >
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="flex items-center gap-2">
            <Name className="line-clamp-2 break-words font-medium">{course.name}</Name>
            {isHome && <Badge>{copy.setup.home}</Badge>}
          </span>
          {place && <span className="line-clamp-2 break-words text-note text-rough">{place}</span>}
        </span>
        <span className="figures text-note text-rough">
          {copy.course.total(course.tees[0]?.par.reduce((sum, par) => sum + par, 0) ?? 0)}
        </span>
        {isChosen !== undefined && <CheckIcon className={clsx('size-6', !isChosen && 'invisible')} />}
      </button>
    </li>
  );
};

/** Asks for the position only on a tap, and keeps it while the list is open. */
const usePosition = () => {
  const [from, setFrom] = useState<DevicePlace>();
  const [isRefused, setRefused] = useState(false);
  const toggle = async () => {
    const place = from ? undefined : await askForPlace();
    setRefused(!from && place === undefined);
    setFrom(place);
  };
  return { from, isRefused, toggle };
};

type Props = {
  readonly onPick: (course: Course) => void;
  readonly onAdd: (name: string) => void;
  /** Tees off at once on a course that nobody has entered. */
  readonly onJustScore: () => void;
};

/** The golfer's courses, with the home course or the nearest first. Search is local and ignores accents. */
export const CoursePicker = ({ onPick, onAdd, onJustScore }: Props) => {
  const { documents: courses, ready } = useCourses();
  const [search, setSearch] = useState('');
  const { from, isRefused, toggle } = usePosition();
  const homeId = useProfile().profile?.homeCourseId;
  const placeOf = coursePlaces(courses);
  // Anything that loads later would move the buttons under a finger.
  if (!ready) return <Skeleton className="h-60" />;
  const fitting = courses.filter((course) => fitsSearch(course, search));
  const listed = coursesInOrder(fitting, { homeId, from, placeOf }).slice(0, MOST_SHOWN);
  return (
    <div className="flex flex-col gap-4">
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <TextField type="search" label={copy.setup.search} value={search} onChange={setSearch} />
        </div>
        {placeOf.size > 0 && courses.length > 1 && (
          <Button
            variant={from ? 'primary' : 'secondary'}
            aria-label={copy.setup.nearest}
            aria-pressed={from !== undefined}
            onClick={() => void toggle()}
          >
            <PlaceIcon className="size-5" />
            {copy.setup.nearestWord}
          </Button>
        )}
      </div>
      <p role="status" className="text-fine text-rough empty:hidden">
        {isRefused ? copy.setup.noPosition : from && copy.setup.nearestHint}
      </p>
      {listed.length === 0 && (
        <p className="measure text-rough">{courses.length === 0 ? copy.setup.noneYet : copy.setup.none}</p>
      )}
      {listed.length > 0 && (
        <ul className="rule-t">
          {listed.map(({ course, km }) => (
            <CourseRow key={course.id} course={course} km={km} isHome={course.id === homeId} onPick={onPick} />
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
