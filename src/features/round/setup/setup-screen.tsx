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
import { startRound } from '#src/data/commands/rounds.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { playOrder } from '@divot/golf-rules';
import { useSession } from '#src/platform/state.ts';
import { useToday } from '#src/platform/use-clock.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { parPresets } from './course-draft.ts';

/**
 * Tees off on a course that nobody has entered: par 72, 18 holes, no rating. Pars can be corrected during the round.
 */
const useJustScore = ({ swingThought, preshotRoutine, partners }: NavigationState, go: GoTo) => {
  const session = useSession();
  const { profile } = useProfile();
  const { handicap } = useHandicap(useToday());
  const thought = swingThought ?? profile?.swingThought;
  const routine = preshotRoutine ?? profile?.preshotRoutine;
  return async (): Promise<void> => {
    if (session.kind !== 'signed-in') return;
    const started = await startRound({
      userId: session.user.uid,
      tee: { id: 'par-72', name: copy.course.usualTee, par: [...parPresets[72]] },
      holesPlanned: playOrder(18, 1),
      mode: 'casual',
      format: 'stroke',
      indexAtStart: handicap?.index,
      partners: partners?.map((name) => ({ name })),
      swingThought: thought || undefined,
      preshotRoutine: routine || undefined,
    });
    if (started.ok) go({ round: started.value.id, hole: 1 }, { replace: true });
    else showToast({ text: started.error, tone: 'error' });
  };
};

type Props = { readonly courseId: string | undefined; readonly navigation: NavigationState; readonly go: GoTo };

/** From the car park to the first tee in two taps: course, tee off. */
export const SetupScreen = ({ courseId, navigation, go }: Props) => {
  const { document: course } = useCourse(courseId);
  const justScore = useJustScore(navigation, go);
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
        <Choices key={course.id} course={course} courseLine={courseLine} navigation={navigation} go={go} />
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
