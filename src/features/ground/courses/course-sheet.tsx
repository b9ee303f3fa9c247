import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { saveMap } from '#src/data/commands/ground.ts';
import { useCourse } from '#src/data/queries/courses.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { type CourseQuestion, closeCourseQuestion } from '#src/platform/course-search.ts';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { CourseSearch } from './course-search.tsx';
import { MappedCourses } from './mapped-courses.tsx';
import { SearchBar } from './search-bar.tsx';
import { useMappedCourse } from './use-mapped-course.ts';
import { useCourseSearch } from './use-course-search.ts';

type MapSearchProps = { readonly course: Course; readonly onDone: () => void };

/** Finds a map for a course that the golfer has. */
const MapSearch = ({ course, onDone }: MapSearchProps) => {
  const { from, mapped, askOnline, bar } = useCourseSearch(course.name);
  const picked = useMappedCourse(async ({ map }) => {
    if (!map) return undefined;
    const saved = await saveMap(course.id, map.pack, map.found, true);
    if (!saved.ok) return saved.error;
    showToast({ text: copy.ready });
    onDone();
    return undefined;
  });
  const askAtOnce = useEffectEvent(askOnline);
  useEffect(() => askAtOnce(), []);
  return (
    <div className="flex flex-col gap-4">
      <SearchBar {...bar} />
      <MappedCourses mapped={mapped} from={from} picked={picked} canAdd={false} />
    </div>
  );
};

const CourseMapSearch = ({ courseId, onDone }: { readonly courseId: string; readonly onDone: () => void }) => {
  const { document: course } = useCourse(courseId);
  return course ? <MapSearch course={course} onDone={onDone} /> : null;
};

/** The course search over any screen: for a course, or for the map of one. */
export const CourseSheet = ({ question }: { readonly question: CourseQuestion }) => {
  const navigate = useNavigate();
  const { href } = useLocation();
  const [opened] = useState(href);
  useEffect(() => {
    if (href !== opened) closeCourseQuestion(); // a tap led away
  }, [href, opened]);
  const isForMap = question.kind === 'map';
  return (
    <Sheet open title={isForMap ? copy.mapTitle : copy.title} onClose={() => closeCourseQuestion()}>
      {isForMap ? (
        <CourseMapSearch courseId={question.courseId} onDone={() => closeCourseQuestion()} />
      ) : (
        <CourseSearch
          start={question.search}
          onPick={(course) => closeCourseQuestion(course)}
          onAdd={(name) => {
            closeCourseQuestion();
            void navigate({ to: '/playing', search: { view: 'course', name } });
          }}
        />
      )}
    </Sheet>
  );
};
