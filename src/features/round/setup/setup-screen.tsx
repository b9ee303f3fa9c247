import { useCourse } from '#src/data/queries/courses.ts';
import { BackIcon } from '#src/ui/icons/icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { useStepFocus } from '#src/ui/primitives/use-step-focus.ts';
import { copy } from '#src/features/round/copy.ts';
import type { NavigationState } from '#src/features/round/navigation-state.ts';
import type { GoTo } from '#src/features/round/play-search.ts';
import { Choices } from './choices.tsx';
import { CoursePicker } from './course-picker.tsx';
import { useJustScore } from './use-just-score.ts';

type Props = { readonly courseId: string | undefined; readonly arrival: NavigationState; readonly go: GoTo };

/** From the car park to the first tee in two taps: course, tee off. */
export const SetupScreen = ({ courseId, arrival, go }: Props) => {
  const { document: course } = useCourse(courseId);
  const justScore = useJustScore(arrival, go);
  const courseLine = useStepFocus<HTMLParagraphElement>(`${course?.id}`);
  return (
    <Page
      title={copy.setup.title}
      width={course ? 'wide' : 'reading'}
      back={
        <button type="button" className={`${textLinkLook} self-start`} onClick={() => go({})}>
          <BackIcon className="size-4" />
          {copy.setup.back}
        </button>
      }
    >
      {course ? (
        <Choices key={course.id} course={course} courseLine={courseLine} arrival={arrival} go={go} />
      ) : (
        <Section title={copy.setup.course}>
          <CoursePicker
            onPick={({ id }) => go({ view: 'setup', course: id })}
            onAdd={(name) => go({ view: 'course', name })}
            onJustScore={() => void justScore()}
          />
        </Section>
      )}
    </Page>
  );
};
