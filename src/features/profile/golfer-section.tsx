import { useCourses } from '#src/data/queries/courses.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { chooseCourse } from '#src/platform/course-search.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { NumberField, TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import type { FormPart } from './form-parts.ts';

const words = copy.golfer;
const hands = (['right', 'left'] as const).map((value) => ({ value, label: words.hands[value] }));
const sources = (['estimated', 'entered'] as const).map((value) => ({ value, label: words.sources[value] }));
const disabilities = (['', 'wheeled', 'assistive', 'blind'] as const).map((value) => ({
  value,
  label: words.disabilities[value],
}));
const genders = (['', 'female', 'male'] as const).map((value) => ({ value, label: words.genders[value] }));

const Handicap = ({ draft, problems, onType }: FormPart) => {
  const source = draft.handicapSource === 'entered' ? 'entered' : 'estimated';
  return (
    <div className="flex flex-col gap-2">
      <SegmentedControl
        label={words.source}
        value={source}
        segments={sources}
        onChange={(handicapSource) => onType({ handicapSource })}
      />
      <p className="text-fine text-rough">{words.sourceText[source]}</p>
      {source === 'entered' && (
        <NumberField
          label={words.handicap}
          hint={words.handicapHint}
          inputMode="text"
          maxLength={8}
          value={draft.handicap}
          error={problems['handicap']}
          onChange={(handicap) => onType({ handicap })}
        />
      )}
    </div>
  );
};

export const GolferSection = (part: FormPart) => {
  const { draft, problems, onType } = part;
  const { units } = usePreferences();
  const { documents: courses } = useCourses();
  const home = [
    { value: '', label: words.noCourse },
    ...courses.map(({ id, name, city }) => ({ value: id, label: city && city !== name ? `${name}, ${city}` : name })),
  ];
  const find = async () => {
    const course = await chooseCourse();
    if (course) onType({ homeCourseId: course.id });
  };
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-5">
        <SegmentedControl
          label={words.handedness}
          value={draft.handedness}
          segments={hands}
          onChange={(handedness) => onType({ handedness })}
        />
        <Handicap {...part} />
        <Select
          label={words.homeCourse}
          value={home.some(({ value }) => value === draft.homeCourseId) ? draft.homeCourseId : ''}
          options={home}
          onChange={(homeCourseId) => onType({ homeCourseId })}
        />
        <Button className="-mt-3 self-start" variant="quiet" onClick={() => void find()}>
          {words.findCourse}
        </Button>
        <div className="grid gap-5 sm:grid-cols-2">
          <NumberField
            label={words.birthYear}
            maxLength={4}
            value={draft.birthYear}
            error={problems['birthYear']}
            onChange={(birthYear) => onType({ birthYear })}
          />
          <TextField
            label={words.height[units]}
            hint={words.heightHint[units]}
            maxLength={16}
            autoComplete="off"
            value={draft.height}
            error={problems['height']}
            onChange={(height) => onType({ height })}
          />
        </div>
        <SegmentedControl
          label={words.gender}
          value={draft.gender}
          segments={genders}
          onChange={(gender) => onType({ gender })}
        />
        <p className="-mt-3 text-fine text-rough">{words.genderHint}</p>
        <Select
          label={words.disability}
          value={draft.disability}
          options={disabilities}
          onChange={(disability) => onType({ disability })}
        />
      </div>
    </Section>
  );
};
