import { useState } from 'react';
import { saveCourse } from '#src/data/commands/courses.ts';
import type { Course, Tee } from '#src/domain/entities/course.entity.ts';
import { useReloadGuard } from '#src/platform/reload-guard.ts';
import { newId } from '#src/platform/ids.ts';
import { type UnitSystem, usePreferences } from '#src/platform/preferences.ts';
import { useSession } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/use-single-flight.ts';
import { BackIcon } from '#src/ui/icons/icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { NumberField, TextField } from '#src/ui/primitives/field.tsx';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { showUndo } from '#src/ui/primitives/toast.tsx';
import { copy } from '#src/features/round/copy.ts';
import { GroundSection } from '#src/features/round/ground/ground-section.tsx';
import type { GoTo } from '#src/features/round/play-search.ts';
import {
  type CourseDraft,
  type DraftHole,
  type DraftProblems,
  type ParPreset,
  type RatingField,
  draftOf,
  newCourseDraft,
  nextTeeDraft,
  parPresets,
  readDraft,
  withPars,
} from './course-draft.ts';
import { HoleTable } from './hole-table.tsx';
import { PublishSwitch } from './publish-switch.tsx';

type Props = {
  readonly course: Course | undefined;
  /** 'new' for one more tee of the course; its first one when absent. */
  readonly teeId: string | undefined;
  /** Of a course that is added. */
  readonly name: string | undefined;
  readonly go: GoTo;
};

const startOf = (course: Course | undefined, tee: Tee | undefined, name: string, units: UnitSystem): CourseDraft => {
  if (!course) return newCourseDraft(name);
  if (tee) return draftOf(course, tee, units);
  const [first] = course.tees;
  return first ? nextTeeDraft(course, first, units) : newCourseDraft(course.name);
};

const presets = (holes: number) =>
  (Object.keys(parPresets).map(Number) as ParPreset[]).filter((sum) => parPresets[sum].length === holes).toReversed();

const ratingRows = (holes: number): readonly (readonly [string, RatingField, RatingField])[] => [
  [holes === 9 ? copy.course.whole[9] : copy.course.whole[18], 'courseRating', 'slope'],
  ...(holes === 18
    ? ([
        [copy.course.front, 'frontCourseRating', 'frontSlope'],
        [copy.course.backNine, 'backCourseRating', 'backSlope'],
      ] as const)
    : []),
];

/** A course from its paper card. */
export const CourseScreen = ({ course, teeId, name = '', go }: Props) => {
  const session = useSession();
  const { units } = usePreferences();
  const tee = teeId === 'new' ? undefined : (course?.tees.find(({ id }) => id === teeId) ?? course?.tees[0]);
  const [start] = useState(() => startOf(course, tee, name, units));
  const [draft, setDraft] = useState<CourseDraft>(start);
  const [problems, setProblems] = useState<DraftProblems>({});
  const [failure, setFailure] = useState<string>();
  useReloadGuard('form:course', draft !== start);

  const edit = (part: Partial<CourseDraft>) => setDraft((before) => ({ ...before, ...part }));
  const editHole = (at: number, part: Partial<DraftHole>) =>
    edit({ holes: draft.holes.map((hole, n) => (n === at ? { ...hole, ...part } : hole)) });
  const holes = draft.holes.length;

  /** The course as it is stored now; undefined when something has to be corrected first. */
  const save = async (): Promise<Course | undefined> => {
    const read = readDraft(draft, tee?.id ?? newId(), units);
    setProblems(read.ok ? {} : read.error);
    if (!read.ok) focusFirstProblem();
    if (!read.ok || session.kind !== 'signed-in') return undefined;
    const [edited] = read.value.tees;
    const others = course?.tees ?? [];
    const tees = tee ? others.map((one) => (one.id === tee.id ? edited! : one)) : [...others, edited!];
    const saved = await saveCourse(session.user.uid, { ...read.value, tees }, course?.id);
    if (saved.ok) return saved.value;
    setFailure(saved.error);
    return undefined;
  };
  const done = useSingleFlight(async () => {
    const saved = await save();
    if (saved) go({ view: 'setup', course: saved.id }, { replace: true });
    return saved !== undefined;
  });
  const toTee = useSingleFlight(async (next: string) => {
    const saved = draft === start && course ? course : await save();
    if (saved) go({ view: 'course', course: saved.id, tee: next }, { replace: true });
    return saved !== undefined;
  });
  const removeTee = async () => {
    if (!course || !tee || session.kind !== 'signed-in') return;
    const { name, city, country, tees } = course;
    const left = { name, city, country, tees: tees.filter(({ id }) => id !== tee.id) };
    const removed = await saveCourse(session.user.uid, left, course.id);
    if (!removed.ok) {
      setFailure(removed.error);
      return;
    }
    go({ view: 'course', course: course.id }, { replace: true });
    showUndo(copy.course.teeRemoved(tee.name), () => void saveCourse(session.user.uid, { ...left, tees }, course.id));
  };

  return (
    <Page
      title={course ? copy.course.editTitle : copy.course.title}
      lead={copy.course.lead}
      back={
        <button type="button" className={`${textLinkLook} self-start`} onClick={() => go({ view: 'setup' })}>
          <BackIcon className="size-4" />
          {copy.course.back}
        </button>
      }
    >
      {course && (
        <div className="flex flex-wrap items-end gap-3">
          <div className="min-w-48 grow sm:grow-0">
            <Select
              label={copy.course.whichTee}
              value={tee?.id ?? 'new'}
              options={[
                ...course.tees.map(({ id, name }) => ({ value: id, label: name })),
                ...(tee ? [] : [{ value: 'new', label: copy.course.newTee }]),
              ]}
              onChange={(next) => void toTee(next)}
            />
          </div>
          {tee && <Button onClick={() => void toTee('new')}>{copy.course.addTee}</Button>}
          {tee && course.tees.length > 1 && (
            <Button variant="quiet" onClick={() => void removeTee()}>
              {copy.course.removeTee}
            </Button>
          )}
        </div>
      )}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={copy.course.name}
          maxLength={80}
          value={draft.name}
          error={problems['name']}
          onChange={(name) => edit({ name })}
        />
        <TextField label={copy.course.city} maxLength={80} value={draft.city} onChange={(city) => edit({ city })} />
        <TextField
          label={copy.course.tee}
          hint={copy.course.teeHint}
          maxLength={40}
          value={draft.teeName}
          error={problems['tee']}
          onChange={(teeName) => edit({ teeName })}
        />
      </div>
      <div className="grid gap-4 sm:grid-cols-2">
        <SegmentedControl
          label={copy.course.holes}
          value={holes === 9 ? '9' : '18'}
          segments={[
            { value: '18', label: '18' },
            { value: '9', label: '9' },
          ]}
          onChange={(count) => setDraft(withPars(draft, parPresets[count === '9' ? 36 : 72]))}
        />
        <div className="flex flex-col gap-1.5">
          <p className="text-note font-medium">{copy.course.presets}</p>
          <div className="flex flex-wrap gap-2">
            {presets(holes).map((sum) => (
              <Button key={sum} onClick={() => setDraft(withPars(draft, parPresets[sum]))}>
                {copy.course.preset[sum]}
              </Button>
            ))}
          </div>
        </div>
      </div>
      <Section title={copy.course.card}>
        <HoleTable holes={draft.holes} problems={problems} onEdit={editHole} />
      </Section>
      <Section title={copy.course.ratings}>
        <p className="measure mb-3 text-note text-rough">{copy.course.ratingsText}</p>
        <div className="flex flex-col gap-4">
          {ratingRows(holes).map(([name, rating, slope]) => (
            <fieldset key={rating} className="grid grid-cols-2 gap-3">
              <legend className="mb-1 text-note font-strong">{name}</legend>
              {([rating, slope] as const).map((field) => (
                <NumberField
                  key={field}
                  decimal={field === rating}
                  label={field === rating ? copy.course.rating : copy.course.slope}
                  value={draft.ratings[field]}
                  error={problems[field]}
                  onChange={(typed) => edit({ ratings: { ...draft.ratings, [field]: typed } })}
                />
              ))}
            </fieldset>
          ))}
        </div>
      </Section>
      {course && <GroundSection course={course} />}
      {course && <PublishSwitch course={course} />}
      {Object.keys(problems).length > 0 && (
        <ErrorNote title={copy.course.correct}>
          {[...new Set(Object.values(problems))].map((problem) => (
            <p key={problem}>{problem}</p>
          ))}
        </ErrorNote>
      )}
      {failure !== undefined && <ErrorNote title={failure}>{copy.pad.unsavedText}</ErrorNote>}
      <Button variant="primary" size="play" className="self-start" onClick={() => void done()}>
        {copy.course.save}
      </Button>
    </Page>
  );
};
