import { publishCourse } from '#src/data/commands/courses.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { useSession } from '#src/platform/state.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { copy as coursesCopy } from '#src/features/ground/courses/copy.ts';
import { copy } from './copy.ts';

/** Whether others can find the course. For a kept copy: who entered it and when. */
export const PublishSwitch = ({ course }: { readonly course: Course }) => {
  const session = useSession();
  if (session.kind !== 'signed-in') return null;
  const { displayName } = session.user;
  if (course.sharedFrom) {
    const { enteredBy, enteredAt } = course.sharedFrom;
    return <p className="text-note text-rough">{coursesCopy.enteredBy(enteredBy, dayText(enteredAt))}</p>;
  }
  const publish = async (published: boolean) => succeeded(await publishCourse(course.id, published, displayName));
  return (
    <Section title={copy.sharing}>
      <Switch
        label={copy.publish}
        hint={copy.publishHint(displayName)}
        checked={course.published ?? false}
        onChange={(published) => void publish(published)}
      />
    </Section>
  );
};
