import { MAXIMUM_SCORES } from '@divot/golf-rules';
import { MOST_COURSES } from '#src/domain/events/event.ts';
import { chooseCourse } from '#src/platform/course-search.ts';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { copy } from './copy.ts';
import { type EventFormProps, useEventForm } from './use-event-form.ts';

const words = copy.form;

/** Numbers come first among the words of a record. */
const maxima = MAXIMUM_SCORES.map((value) => ({ value, label: words.maxima[value] }));

type ChipsProps = Pick<ReturnType<typeof useEventForm>, 'typed' | 'courses' | 'chosen'> & {
  readonly onChange: (names: readonly string[]) => void;
};

const CourseChips = ({ typed, courses, chosen, onChange }: ChipsProps) => {
  const find = async () => {
    const course = await chooseCourse();
    if (course) onChange([...new Set([...typed.courses, course.name])]);
  };
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-1.5 text-note font-medium">{words.course}</legend>
      <div className="flex flex-wrap gap-2">
        {courses.map(({ name }) => {
          const isOn = typed.courses.includes(name);
          return (
            <Button
              key={name}
              aria-pressed={isOn}
              variant={isOn ? 'primary' : 'secondary'}
              disabled={!isOn && chosen.length === MOST_COURSES}
              onClick={() => onChange(isOn ? typed.courses.filter((one) => one !== name) : [...typed.courses, name])}
            >
              {name}
            </Button>
          );
        })}
      </div>
      <Button
        className="self-start"
        variant={courses.length === 0 ? 'primary' : 'quiet'}
        disabled={chosen.length === MOST_COURSES}
        onClick={() => void find()}
      >
        {words.findCourse}
      </Button>
      {courses.length > 1 && <p className="text-fine text-rough">{words.courseHint}</p>}
    </fieldset>
  );
};

/** Who plays where, for what. Groups and cards come afterwards, and stay when this is changed. */
export const EventForm = (props: EventFormProps) => {
  const { at, typed, change, courses, chosen, lines, problem, save } = useEventForm(props);
  return (
    <>
      <div className="flex flex-col gap-5">
        <TextField {...at('name')} />
        <TextField {...at('day')} />
        <CourseChips typed={typed} courses={courses} chosen={chosen} onChange={(names) => change({ courses: names })} />
        <div className="flex flex-col gap-1.5">
          <Select {...at('form')} />
          {words.sides[typed.form] !== undefined && <p className="text-fine text-rough">{words.sides[typed.form]}</p>}
        </div>
        {typed.form === 'maximum' && <Select {...at('maximum')} options={maxima} />}
        <SegmentedControl {...at('scoring')} />
        <div className="flex flex-col gap-1.5">
          <SegmentedControl {...at('ties')} />
          <p className="text-fine text-rough">{words.tiesHint}</p>
        </div>
        {typed.ties === 'count-back' && <SegmentedControl {...at('lastHoles')} />}
        <TextArea {...at('players')} hint={`${words.playersHint} ${words.known(lines)}`} rows={8} />
      </div>
      <ActionBar problem={problem}>
        <Button variant="primary" size="play" block onClick={() => void save()}>
          {words.save}
        </Button>
      </ActionBar>
    </>
  );
};
