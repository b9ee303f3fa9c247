import { useCourses } from '#src/data/queries/courses.ts';
import { chooseCourse } from '#src/platform/course-search.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import type { FormPart } from './profile-fields.ts';

const words = copy.golfer;
const Handicap = ({ form: { at, typed } }: FormPart) => (
  <div className="flex flex-col gap-2">
    <SegmentedControl {...at('handicapSource')} />
    <p className="text-fine text-rough">{words.sourceText[typed.handicapSource]}</p>
    {typed.handicapSource === 'entered' && <TextField {...at('handicap')} />}
  </div>
);

export const GolferSection = ({ form }: FormPart) => {
  const { at, typed, change } = form;
  const { documents: courses } = useCourses();
  const home = [
    { value: '', label: words.noCourse },
    ...courses.map(({ id, name, city }) => ({ value: id, label: city && city !== name ? `${name}, ${city}` : name })),
  ];
  const find = async () => {
    const course = await chooseCourse();
    if (course) change({ homeCourseId: course.id });
  };
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-5">
        <SegmentedControl {...at('handedness')} />
        <Handicap form={form} />
        <Select
          {...at('homeCourseId')}
          label={words.homeCourse}
          value={home.some(({ value }) => value === typed.homeCourseId) ? typed.homeCourseId : ''}
          options={home}
        />
        <Button className="-mt-3 self-start" variant="quiet" onClick={() => void find()}>
          {words.findCourse}
        </Button>
        <div className="grid grid-cols-[repeat(auto-fill,minmax(min(9rem,100%),1fr))] items-start gap-5 sm:grid-cols-2">
          <TextField {...at('birthYear')} />
          <TextField {...at('heightCm')} />
        </div>
        <SegmentedControl {...at('gender')} />
        <p className="-mt-3 text-fine text-rough">{words.genderHint}</p>
        <Select {...at('disability')} />
      </div>
    </Section>
  );
};
