import { longestIn } from '#src/domain/entities/limits.ts';
import { eventSchema } from '#src/domain/events/event.ts';
import { EVENT_FORMS, EVENT_MAXIMA, type EventForm as Form, MOST_COURSES } from '#src/domain/events/event.ts';
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

const segments = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

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
  const { typed, change, courses, chosen, form, maximum, lines, problem, save } = useEventForm(props);
  return (
    <>
      <div className="flex flex-col gap-5">
        <TextField
          label={words.name}
          maxLength={longestIn(eventSchema, 'name')}
          value={typed.name}
          onChange={(name) => change({ name })}
        />
        <TextField type="date" label={words.day} value={typed.day} onChange={(day) => change({ day })} />
        <CourseChips typed={typed} courses={courses} chosen={chosen} onChange={(names) => change({ courses: names })} />
        <div className="flex flex-col gap-1.5">
          <Select<Form>
            label={words.form}
            value={form}
            options={segments(EVENT_FORMS, words.forms)}
            onChange={(next) => change({ form: next })}
          />
          {words.sides[form] !== undefined && <p className="text-fine text-rough">{words.sides[form]}</p>}
        </div>
        {form === 'maximum' && (
          <Select
            label={words.maximum}
            value={maximum}
            options={segments(EVENT_MAXIMA, words.maxima)}
            onChange={(next) => change({ maximum: next })}
          />
        )}
        <SegmentedControl
          label={words.scoring}
          value={typed.scoring}
          segments={segments(['net', 'gross'] as const, words.scorings)}
          onChange={(scoring) => change({ scoring })}
        />
        <div className="flex flex-col gap-1.5">
          <SegmentedControl
            label={words.ties}
            value={typed.ties}
            segments={segments(['shared', 'count-back'] as const, words.tieWords)}
            onChange={(ties) => change({ ties })}
          />
          <p className="text-fine text-rough">{words.tiesHint}</p>
        </div>
        {typed.ties === 'count-back' && (
          <SegmentedControl
            label={words.lastHoles}
            value={typed.lastHoles ?? 'card'}
            segments={segments(['card', 'played'] as const, words.lastHoleWords)}
            onChange={(lastHoles) => change({ lastHoles })}
          />
        )}
        <TextArea
          label={words.players}
          hint={`${words.playersHint} ${words.known(lines)}`}
          rows={8}
          value={typed.players}
          onChange={(players) => change({ players })}
        />
      </div>
      <ActionBar problem={problem}>
        <Button variant="primary" size="play" block onClick={() => void save()}>
          {words.save}
        </Button>
      </ActionBar>
    </>
  );
};
