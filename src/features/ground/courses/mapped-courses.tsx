import type { Course } from '#src/domain/entities/course.entity.ts';
import { isSameCourseName } from '#src/domain/rounds/course-map.ts';
import type { DevicePlace } from '#src/platform/position/geolocation.ts';
import { failureText } from '#src/services/ground/failure-text.ts';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Attribution } from '#src/platform/position/attribution.tsx';
import { copy } from './copy.ts';
import { MappedRow, kmTo } from './course-row.tsx';
import type { MappedCourse } from './use-mapped-course.ts';
import type { useCourseSearch } from './use-course-search.ts';
import { WhichHoles } from './which-holes.tsx';

const MOST_SHOWN = 30;

type Props = Pick<ReturnType<typeof useCourseSearch>, 'mapped'> & {
  readonly from: DevicePlace | undefined;
  readonly picked: MappedCourse;
  readonly canAdd: boolean;
  /** Courses that the golfer has with their map are not offered again. */
  readonly courses?: readonly Course[];
};

/** What the open map has answered: its courses, that it has none, or that it could not be asked. */
export const MappedCourses = ({ mapped, from, picked, canAdd, courses = [] }: Props) => {
  if (mapped === 'not-asked') return null;
  if (mapped === 'asking')
    return (
      <p role="status" className="text-note">
        {copy.asking}
      </p>
    );
  if (!mapped.ok) return <ErrorNote title={mapped.error} />;
  if (mapped.value.length === 0)
    return <p className="text-rough">{from ? failureText['nothing-near'] : failureText['nothing-named']}</p>;
  const others = mapped.value.filter(({ name }) => !courses.some((one) => one.map && isSameCourseName(one.name, name)));
  if (others.length === 0) return null;
  const ordered = from ? others.toSorted((a, b) => kmTo(a, from) - kmTo(b, from)) : others;
  return (
    <section className="flex flex-col gap-2" aria-label={copy.mapped}>
      <h3 className="flex items-baseline justify-between gap-4 font-medium">
        {copy.mapped}
        <Attribution className="text-fine text-rough underline underline-offset-4" />
      </h3>
      <WhichHoles mapped={picked} canAdd={canAdd} />
      <ul className="rule-t" aria-label={copy.mapped}>
        {ordered.slice(0, MOST_SHOWN).map((course) => (
          <MappedRow key={JSON.stringify(course)} course={course} from={from} onPick={picked.pick} />
        ))}
      </ul>
      {ordered.length > MOST_SHOWN && <p className="text-note text-rough">{copy.more(ordered.length - MOST_SHOWN)}</p>}
    </section>
  );
};
