import { longest } from '#src/domain/entities/limits.ts';
import { Link } from '@tanstack/react-router';
import {
  useActivePractice,
  useFinishedPractice,
  usePlannedPractice,
  usePracticeSession,
} from '#src/data/queries/practice.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { drillById, sparesPain } from '@divot/golf-content';
import { StartIcon } from '#src/ui/icons/frame-icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { copy, words } from '#src/features/practice/copy.ts';
import { DrillSteps } from '#src/features/practice/drills/drill-steps.tsx';
import { DrillHurts, PainNote } from '#src/features/practice/hurts-note.tsx';
import { useGolfer } from '#src/features/practice/use-golfer.ts';
import { useStart } from '#src/features/practice/use-start.ts';
import type { PlayerSearch } from './player-search.ts';
import { SessionPlayer } from './session-player.tsx';
import { planTransferTest, reviewPractice } from '#src/data/commands/practice.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { transferBlocks } from '@divot/practice';
import { dayText } from '#src/platform/clock/day-text.ts';
import { useDraft } from '#src/platform/storage/draft.ts';
import { isText } from '#src/platform/storage/local-store.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { FeelScale } from '#src/ui/primitives/feel-scale.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { BlockList } from '#src/features/practice/session/block-results.tsx';
import { SessionMoment } from './session-moment.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';

const EARLIER = 200;

const RepeatAtRandom = ({ session }: { readonly session: PracticeSession }) => {
  const { documents: planned } = usePlannedPractice();
  const test = planned.find(({ transferOf }) => transferOf === session.id);
  const plan = async () => succeeded(await planTransferTest(session));
  if (transferBlocks(session).length === 0) return null;
  return (
    <Section title={copy.transfer.title}>
      <p className="measure pb-3 text-note text-rough">{copy.player.repeatText}</p>
      {test ? (
        <p role="status" className="font-medium">
          {copy.player.repeatPlanned(dayText(test.practicedOn))}
        </p>
      ) : (
        <Button onClick={() => void plan()}>{copy.player.repeat}</Button>
      )}
    </Section>
  );
};

/** The session's results. They are already saved, and the golfer can add feel and a note. */
const Summary = ({ session }: { readonly session: PracticeSession }) => {
  const { documents: finished } = useFinishedPractice(EARLIER);
  const earlier = finished.filter(({ id }) => id !== session.id);
  const { markOf, ready } = useGolfer();
  const { draft, saveDraft, discardDraft } = useDraft(`practice-notes-${session.id}`, session.userId, isText);
  const review = async (change: Parameters<typeof reviewPractice>[1]) =>
    succeeded(await reviewPractice(session.id, change));
  const saveNotes = async () => {
    if (draft !== undefined && (await review({ notes: draft.trim() }))) discardDraft();
  };
  return (
    <Page title={copy.player.summary}>
      <PainNote />
      <SessionMoment session={session} earlier={earlier} markOf={ready ? markOf : undefined} />
      <FeelScale value={session.feel} onChange={(feel) => void review({ feel })} />
      <TextArea
        label={copy.session.notes}
        maxLength={longest('practiceSessions', 'notes')}
        value={draft ?? session.notes ?? ''}
        onChange={saveDraft}
        onBlur={() => void saveNotes()}
      />
      <Disclosure
        title={copy.session.blocks}
        aside={<span className="figures text-rough">{session.blocks.length}</span>}
      >
        <BlockList session={session} earlier={earlier} nextMarkOf={ready ? markOf : undefined} />
      </Disclosure>
      <RepeatAtRandom session={session} />
      <Link to="/practice/analytics" className={textLinkLook}>
        {copy.player.toFigures}
      </Link>
    </Page>
  );
};

type Props = {
  readonly at: PlayerSearch;
  /** Opens a session in the player. */
  readonly open: (sessionId: string) => void;
  readonly exit: () => void;
};

const Nothing = ({ text }: { readonly text: string }) => (
  <Page title={copy.player.title}>
    <EmptyState
      of="practice"
      action={
        <Link to="/practice" className={buttonLook({ variant: 'primary' })}>
          {copy.player.noneAction}
        </Link>
      }
    >
      {text}
    </EmptyState>
  </Page>
);

/** A drill that the golfer opened from another screen. */
const OneDrill = ({ id, open, exit }: Pick<Props, 'open' | 'exit'> & { readonly id: string }) => {
  const drill = drillById(id);
  const begin = useStart(open);
  const painAreas = usePainAreas();
  if (!drill) return <Nothing text={copy.player.unknown} />;
  const { mode, minutes } = drill;
  return (
    <Page title={drill.name} lead={words.modeTexts[drill.mode]} back={<BackLink label={copy.title} onClick={exit} />}>
      <DrillSteps drill={drill} />
      {sparesPain(drill, painAreas) ? (
        <Button
          variant="primary"
          size="play"
          block
          onClick={() => void begin({ blocks: [{ drillId: id, mode, minutes }] })}
        >
          <StartIcon className="size-5" />
          {copy.player.startDrill(drill.name)}
        </Button>
      ) : (
        <DrillHurts />
      )}
    </Page>
  );
};

/** /guided-practice-player: the session in the address, or else the one under way. */
export const PlayerScreen = ({ at, open, exit }: Props) => {
  const { session: active, ready: isActiveKnown } = useActivePractice();
  const { session: named, ready: isNamedKnown } = usePracticeSession(at.session);
  const session = at.session === undefined ? active : named;
  const ready = at.session === undefined ? isActiveKnown : isNamedKnown;
  if (session?.status === 'active') return <SessionPlayer key={session.id} session={session} exit={exit} />;
  if (session?.status === 'finished') return <Summary key={session.id} session={session} />;
  if (!ready) {
    return (
      <Page title={copy.player.title}>
        <Skeleton className="h-60" />
      </Page>
    );
  }
  if (at.session === undefined && at.drill !== undefined) return <OneDrill id={at.drill} open={open} exit={exit} />;
  return <Nothing text={at.session === undefined ? copy.player.none : copy.player.gone} />;
};
