import { useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { saveCourse } from '#src/data/commands/courses.ts';
import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { useDraft } from '#src/platform/storage/draft.ts';
import { useSession } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { showUndo } from '#src/ui/primitives/toast.ts';
import { type Problems, type Typed, controls } from '#src/domain/forms/fields.ts';
import { copy } from './copy.ts';
import type { GoTo } from '#src/platform/play-search.ts';
import {
  type CourseTyped,
  type HoleTyped,
  courseFields,
  isCourseTyped,
  readCourse,
  startingDraft,
  withHole,
  withTee,
  withoutTee,
} from './course-fields.ts';

export type CourseFormProps = {
  readonly course: Course | undefined;
  /** 'new' adds a tee to the course. If absent, the first tee is edited. */
  readonly teeId: string | undefined;
  /** Name of a course being added. */
  readonly name: string | undefined;
  readonly go: GoTo;
};

/** The open tee. Undefined for one being added. */
const openTee = (course: Course | undefined, teeId: string | undefined): Tee | undefined =>
  teeId === 'new' ? undefined : (course?.tees.find(({ id }) => id === teeId) ?? course?.tees[0]);

/** A course as typed, one tee at a time, and the actions of its buttons. */
export const useCourseForm = ({ course, teeId, name = '', go }: CourseFormProps) => {
  const session = useSession();
  const navigate = useNavigate();
  const { units } = usePreferences();
  const tee = openTee(course, teeId);
  const [start] = useState(() => startingDraft({ course, tee, name, units }));
  const uid = session.kind === 'signed-in' ? session.user.uid : '';
  const {
    draft: typed,
    saveDraft,
    discardDraft,
  } = useDraft(`course-${course?.id ?? name}-${tee?.id ?? 'new'}`, uid, isCourseTyped);
  const draft = typed ?? start;
  const [problems, setProblems] = useState<Problems>({});
  const [failure, setFailure] = useState<string>();

  /** The stored course. Undefined if something must be corrected first. */
  const save = async (): Promise<Course | undefined> => {
    const read = readCourse(draft, { course, tee, newId }, units);
    setProblems(read.ok ? {} : read.error);
    if (!read.ok) focusFirstProblem();
    if (!read.ok || session.kind !== 'signed-in') return undefined;
    const saved = await saveCourse(session.user.uid, withTee(read.value, course, tee), course?.id);
    if (saved.ok) {
      discardDraft();
      return saved.value;
    }
    setFailure(saved.error);
    return undefined;
  };
  const done = useSingleFlight(async () => {
    const saved = await save();
    if (saved && course) void navigate({ to: '/course', search: { course: saved.id }, replace: true });
    else if (saved) go({ view: 'setup', course: saved.id }, { replace: true });
    return saved !== undefined;
  });
  const toTee = useSingleFlight(async (next: string) => {
    const saved = typed === undefined && course ? course : await save();
    if (saved) go({ view: 'course', course: saved.id, tee: next }, { replace: true });
    return saved !== undefined;
  });
  const removeTee = async () => {
    if (!course || !tee || session.kind !== 'signed-in') return;
    const removed = await saveCourse(uid, withoutTee(course, tee), course.id);
    if (!removed.ok) return setFailure(removed.error);
    go({ view: 'course', course: course.id }, { replace: true });
    showUndo(copy.teeRemoved(tee.name), () => {
      void saveCourse(uid, { ...withoutTee(course, tee), tees: course.tees }, course.id);
    });
  };
  const edit = (part: Partial<CourseTyped>) => saveDraft({ ...draft, ...part });
  return {
    tee,
    draft,
    at: controls(courseFields, { typed: draft as Typed<typeof courseFields>, problems, change: edit }),
    problems,
    failure,
    edit,
    editHole: (at: number, part: Partial<HoleTyped>) => saveDraft(withHole(draft, at, part)),
    replace: saveDraft,
    done,
    toTee,
    removeTee,
  };
};
