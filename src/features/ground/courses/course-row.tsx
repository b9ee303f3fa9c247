import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { distanceKm } from '#src/domain/coaches/distance.ts';
import type { ListedCourse } from '#src/domain/rounds/course-order.ts';
import { isolated } from '#src/domain/shared/isolated.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import type { DevicePlace } from '#src/platform/position/geolocation.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import type { FoundCourse } from '#src/services/ground/overpass.ts';
import { CourseFace } from '#src/ui/figures/course-face.tsx';
import { CheckIcon } from '#src/ui/icons/control-icons.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { CoursePicture } from './course-picture.tsx';
import { copy } from './copy.ts';

type RowProps = {
  readonly picture: ReactNode;
  readonly name: string;
  readonly isHome?: boolean;
  /** What is known of it. */
  readonly facts: readonly (string | undefined)[];
  /** Undefined in a list where a tap leads on. */
  readonly isChosen?: boolean | undefined;
  readonly onPick: () => void;
};

const Row = ({ picture, name, isHome = false, facts, isChosen, onPick }: RowProps) => {
  const factLine = facts.filter(Boolean).join(DOT);
  return (
    <li className={clsx('rule-b relative flex items-center gap-4 py-2 hover:bg-sunken', isChosen && 'bg-sunken')}>
      {picture}
      <button
        type="button"
        aria-pressed={isChosen}
        className="flex min-h-play min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 text-left after:absolute after:inset-0"
        onClick={onPick}
      >
        <span className="row-words flex flex-col">
          <span className="flex flex-wrap items-center gap-x-2">
            <Name className="font-medium">{name}</Name>
            {isHome && <Badge>{copy.home}</Badge>}
          </span>
          {factLine && <span className="text-note text-rough">{factLine}</span>}
        </span>
        {isChosen !== undefined && <CheckIcon className={clsx('size-6', !isChosen && 'invisible')} />}
      </button>
    </li>
  );
};

/** Holes, par and rating of its first tee, and whether it has a map. */
const cardFacts = ({ tees: [tee], map }: Course): readonly (string | undefined)[] => [
  tee && copy.holes(tee.par.length),
  tee && copy.par(tee.par.reduce((sum, par) => sum + par, 0)),
  tee?.courseRating === undefined ? undefined : copy.rated,
  map ? copy.map : undefined,
];

type CourseRowProps = ListedCourse<Course> & {
  readonly isHome: boolean;
  readonly isChosen?: boolean;
  readonly onPick: (course: Course) => void;
};

/** One of the golfer's own courses. */
export const CourseRow = ({ course, km, isHome, isChosen, onPick }: CourseRowProps) => {
  const { units } = usePreferences();
  return (
    <Row
      picture={<CoursePicture courseId={course.id} name={course.name} />}
      name={course.name}
      isHome={isHome}
      facts={[
        course.city && isolated(course.city),
        km === undefined ? undefined : copy.away(km, units),
        ...cardFacts(course),
      ]}
      isChosen={isChosen}
      onPick={() => onPick(course)}
    />
  );
};

type SharedRowProps = { readonly course: Course; readonly onPick: (course: Course) => void };

/** A course that another golfer published. */
export const SharedRow = ({ course, onPick }: SharedRowProps) => (
  <Row
    picture={<CourseFace name={course.name} />}
    name={[course.name, course.city].filter(Boolean).join(', ')}
    facts={[copy.enteredBy(course.enteredBy ?? '', dayText(course.createdAt)), ...cardFacts(course)]}
    onPick={() => onPick(course)}
  />
);

type MappedRowProps = {
  readonly course: FoundCourse;
  readonly from: DevicePlace | undefined;
  readonly onPick: (course: FoundCourse) => void;
};

/** Kilometres to the middle of a course found on the open map. */
export const kmTo = ({ box }: FoundCourse, from: DevicePlace): number =>
  distanceKm(from, { latitude: (box.south + box.north) / 2, longitude: (box.west + box.east) / 2 });

/** A course of the open map. */
export const MappedRow = ({ course, from, onPick }: MappedRowProps) => {
  const { units } = usePreferences();
  const { name, city, holes, par } = course;
  return (
    <Row
      picture={<CourseFace name={name} />}
      name={name}
      facts={[
        city && isolated(city),
        from && copy.away(kmTo(course, from), units),
        holes === undefined ? undefined : copy.holes(holes),
        par === undefined ? undefined : copy.par(par),
      ]}
      onPick={() => onPick(course)}
    />
  );
};
