import { useCourse } from '#src/data/queries/courses.ts';
import { useActiveRound, useRound } from '#src/data/queries/rounds.ts';
import { totalAlone } from '@divot/golf-rules';
import { useReloadGuard } from '#src/platform/reload-guard.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { CardScreen } from './card/card-screen.tsx';
import { copy } from './copy.ts';
import { FinishScreen } from './finish-screen.tsx';
import { LazyMap, LazyShotsMap } from './map/lazy-map.tsx';
import { PadScreen } from './pad/pad-screen.tsx';
import type { NavigationState } from './navigation-state.ts';
import type { GoTo, PlaySearch } from './play-search.ts';
import { PlayHome } from './play-home.tsx';
import { RoundPanes } from './round-panes.tsx';
import { StoryScreen } from './story/lazy-story.tsx';
import { CourseScreen } from './setup/course-screen.tsx';
import { SetupScreen } from './setup/setup-screen.tsx';

type Props = { readonly at: PlaySearch; readonly arrival: NavigationState; readonly go: GoTo };

const OneRound = ({ at, id, go }: { readonly at: PlaySearch; readonly id: string; readonly go: GoTo }) => {
  const { round, ready } = useRound(id);
  const active = round?.status === 'active';
  useReloadGuard('round', active);
  if (!round) {
    return (
      <Page title={copy.home.title}>
        {ready ? (
          <EmptyState action={<Button onClick={() => go({})}>{copy.card.goneAction}</Button>}>
            {copy.card.gone}
          </EmptyState>
        ) : (
          <Skeleton className="h-40" />
        )}
      </Page>
    );
  }
  if (totalAlone(round)) return <CardScreen round={round} go={go} />;
  if (at.view === 'story') return <StoryScreen round={round} go={go} />;
  if (at.view === 'card') return <CardScreen round={round} go={go} />;
  if (active && at.view === 'finish') return <FinishScreen round={round} go={go} />;
  if (at.view === 'shots') return <LazyShotsMap round={round} hole={at.hole} go={go} />;
  if (active && at.view === 'map') return <LazyMap round={round} hole={at.hole} go={go} />;
  if (active || at.hole !== undefined) return <PadScreen round={round} hole={at.hole} go={go} />;
  return <CardScreen round={round} go={go} />;
};

const OneCourse = ({ at: { course: id, tee, name }, go }: { readonly at: PlaySearch; readonly go: GoTo }) => {
  const { document: course, ready } = useCourse(id);
  if (id !== undefined && !ready) return <Skeleton className="mt-8 h-40" />;
  if (id !== undefined && !course) {
    return (
      <Page title={copy.course.editTitle}>
        <EmptyState action={<Button onClick={() => go({ view: 'setup' })}>{copy.course.goneAction}</Button>}>
          {copy.course.gone}
        </EmptyState>
      </Page>
    );
  }
  return <CourseScreen key={`${course?.id} ${tee}`} course={course} teeId={tee} name={name} go={go} />;
};

/** On a desktop, a card stands beside the list it was opened from. */
const isCardOf = ({ view, hole }: PlaySearch) => hole === undefined && (view === undefined || view === 'card');

/** /playing: all round screens. The address says which one to show. */
export const PlayingScreen = ({ at, arrival, go }: Props) => {
  const isWide = useIsWide();
  const { round: active } = useActiveRound();
  if (at.round !== undefined && isWide && isCardOf(at) && active?.id !== at.round)
    return (
      <RoundPanes open={at.round} go={go}>
        <OneRound at={at} id={at.round} go={go} />
      </RoundPanes>
    );
  if (at.round !== undefined) return <OneRound at={at} id={at.round} go={go} />;
  if (at.view === 'course') return <OneCourse at={at} go={go} />;
  if (at.view === 'setup') return <SetupScreen courseId={at.course} arrival={arrival} go={go} />;
  return <PlayHome go={go} />;
};
