import { useActiveRound, useRecentRounds, useRound } from '#src/data/queries/rounds.ts';
import { knownScore, scoreFacts } from '#src/domain/rounds/known-score.ts';
import { scoreWithoutHoles } from '@divot/golf-rules';
import { useReloadGuard } from '#src/platform/pwa/reload-guard.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { useAreas } from './areas.ts';
import { CardScreen } from './card/card-screen.tsx';
import { copy } from './copy.ts';
import { FinishScreen } from './finish-screen.tsx';
import { RulesButton } from './pad/rules-button.tsx';
import { PadScreen } from './pad/pad-screen.tsx';
import type { NavigationState } from './navigation-state.ts';
import type { GoTo, PlaySearch } from '#src/platform/play-search.ts';
import { PlayHome } from './play-home.tsx';
import { SetupScreen } from './setup/setup-screen.tsx';
import { type ComponentProps, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { courseAndTee } from '#src/domain/rounds/course-name.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { RoundMarks } from './round-marks.tsx';
import { lazyPart } from '#src/platform/waiting/lazy-part.ts';

const Story = lazyPart(() => import('./story/story-screen.tsx'), 'StoryScreen');

/** Loads the story only when a round is over, so it does not slow the app's start. */
const StoryScreen = (props: ComponentProps<typeof Story>) => (
  <Suspense fallback={null}>
    <Story {...props} />
  </Suspense>
);

const PAGE = 20;

type RowProps = { readonly round: Round; readonly isOpen: boolean; readonly go: GoTo };

const Row = ({ round, isOpen, go }: RowProps) => {
  const row = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);
  return (
    <li className="rule-b">
      <button
        ref={row}
        type="button"
        aria-current={isOpen}
        className="flex min-h-touch w-full flex-wrap items-center gap-x-3 border-l-3 border-transparent py-1.5 pr-2 pl-2 text-left hover:bg-sunken aria-[current=true]:border-fairway aria-[current=true]:bg-sunken"
        onClick={() => go({ round: round.id }, { replace: true })}
      >
        <span
          className="figures min-w-9 text-right text-lead font-strong"
          {...scoreFacts(round.id, { strokes: knownScore(round).strokes })}
        >
          {knownScore(round).strokes ?? '–'}
        </span>
        <span className="row-words">
          <Name className="block text-note font-medium">{courseAndTee(round)}</Name>
          <span className="block text-fine text-rough">
            {dayText(round.playedOn)} <RoundMarks round={round} />
          </span>
        </span>
      </button>
    </li>
  );
};

type RoundPanesProps = { readonly open: string; readonly go: GoTo; readonly children: ReactNode };

/** On a desktop: the rounds on the left, the open round's card on the right. */
const RoundPanes = ({ open, go, children }: RoundPanesProps) => {
  const [shown, setShown] = useState(PAGE);
  const { documents: rounds } = useRecentRounds(shown);
  return (
    <div className="grid grid-cols-[minmax(0,15rem)_minmax(0,1fr)] gap-8 print:block">
      <nav
        aria-label={copy.home.recent}
        className="sticky top-0 max-h-dvh self-start overflow-y-auto pt-8 pb-6 print:hidden"
      >
        <ul>
          {rounds.map((round) => (
            <Row key={round.id} round={round} isOpen={round.id === open} go={go} />
          ))}
        </ul>
        {rounds.length === shown && (
          <Button className="mt-4" onClick={() => setShown(shown + PAGE)}>
            {copy.home.more}
          </Button>
        )}
      </nav>
      <div className="min-w-0">{children}</div>
    </div>
  );
};

type Props = {
  readonly at: PlaySearch;
  readonly navigation: NavigationState;
  readonly go: GoTo;
  /** How to install Divot, shown after the first round. */
  readonly install?: ReactNode;
};

type View = Exclude<PlaySearch['view'], 'setup' | 'course' | undefined>;
const ONLY_IN_PLAY: readonly View[] = ['finish', 'map', 'rules'];

/** A round under way opens on its pad, any other on its card. */
const viewOf = (view: PlaySearch['view'], round: Round): View => {
  const isActive = round.status === 'active';
  if (scoreWithoutHoles(round)) return 'card';
  if (view === undefined || view === 'setup' || view === 'course') return isActive ? 'edit' : 'card';
  return isActive || !ONLY_IN_PLAY.includes(view) ? view : 'card';
};

const OneRound = ({ at, id, go, install }: Omit<Props, 'navigation'> & { readonly id: string }) => {
  const { Codes, MapScreen, Rules, ShotsMap } = useAreas();
  const { round, ready } = useRound(id);
  useReloadGuard('round', round?.status === 'active');
  if (!round) {
    return (
      <Page title={copy.home.title}>
        {ready ? (
          <EmptyState of="gone" action={<Button onClick={() => go({})}>{copy.card.goneAction}</Button>}>
            {copy.card.gone}
          </EmptyState>
        ) : (
          <Skeleton className="h-40" />
        )}
      </Page>
    );
  }
  switch (viewOf(at.view, round)) {
    case 'story':
      return <StoryScreen round={round} go={go} install={install} />;
    case 'share':
      return <Codes round={round} go={go} />;
    case 'finish':
      return <FinishScreen round={round} go={go} />;
    case 'shots':
      return <ShotsMap round={round} hole={at.hole} go={go} />;
    case 'map': {
      const rules = (hole: Hole) => <RulesButton round={round} hole={hole} go={go} from="map" />;
      return <MapScreen round={round} hole={at.hole} go={go} rules={rules} />;
    }
    case 'rules':
      return <Rules round={round} n={at.hole} from={at.from} go={go} />;
    case 'edit':
      return <PadScreen round={round} hole={at.hole} go={go} />;
    default:
      return <CardScreen round={round} go={go} />;
  }
};

/** On a desktop, a card stands beside the list it was opened from. */
const isCard = ({ view }: PlaySearch) => view === undefined || view === 'card';

/** /playing: all round screens. The address says which one to show. */
export const PlayingScreen = ({ at, navigation, go, install }: Props) => {
  const { CourseForm } = useAreas();
  const isWide = useIsWide();
  const { round: active } = useActiveRound();
  if (at.round !== undefined && isWide && isCard(at) && active?.id !== at.round)
    return (
      <RoundPanes open={at.round} go={go}>
        <OneRound at={at} id={at.round} go={go} install={install} />
      </RoundPanes>
    );
  if (at.round !== undefined) return <OneRound at={at} id={at.round} go={go} install={install} />;
  if (at.view === 'course') return <CourseForm at={at} go={go} />;
  if (at.view === 'setup') return <SetupScreen courseId={at.course} navigation={navigation} go={go} />;
  return <PlayHome go={go} />;
};
