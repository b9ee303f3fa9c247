import { Link } from '@tanstack/react-router';
import { choosePracticeShots, deletePractice, restorePractice, reviewPractice } from '#src/data/commands/practice.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { useFinishedPractice, usePracticeSession } from '#src/data/queries/practice.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { sparesBlock } from '@divot/practice';
import { dayText } from '#src/platform/clock/day-text.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { FeelScale } from '#src/ui/primitives/feel-scale.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { copy } from '#src/features/practice/copy.ts';
import { PainNote } from '#src/features/practice/hurts-note.tsx';
import type { GoTo } from '#src/features/practice/practice-search.ts';
import { useStart } from '#src/features/practice/use-start.ts';
import { BlockResults } from './block-results.tsx';
import { useShotSessions } from '#src/data/queries/shots.ts';
import { useSwings } from '#src/data/queries/swings.ts';
import { type PracticeClub, clubsOfPractice, shotsOfPractice } from '#src/domain/bag/practice-shots.ts';
import { swingsDuring } from '#src/domain/swing-history/swing-history.ts';
import { inUnits, yardUnit } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Select } from '#src/ui/primitives/select.tsx';

const words = copy.session.shots;
const FILMED = 300;

const Club = ({ club, shots, carryM, carryLowM, carryHighM }: PracticeClub) => {
  const { units } = usePreferences();
  const half = carryLowM === undefined ? undefined : inUnits((carryHighM! - carryLowM) / 2, units);
  return (
    <li className="rule-b grid min-h-touch grid-cols-[minmax(0,1fr)_4rem_9rem] items-center gap-x-3 py-1">
      <span className="font-medium">{club}</span>
      <span className="figures text-right">{words.count(shots)}</span>
      <span className="figures text-right text-note text-rough">
        {carryM === undefined
          ? words.tooFew
          : words.carry(Math.round(inUnits(carryM, units)), Math.max(1, Math.round(half!)), yardUnit(units))}
      </span>
    </li>
  );
};

const choose = async (id: string, shotSessionId: string | undefined) =>
  succeeded(await choosePracticeShots(id, shotSessionId));

/** Launch monitor shots from this practice. Empty for a golfer who never imported any. */
export const PracticeShots = ({ session }: { readonly session: PracticeSession }) => {
  const { sessions, complete } = useShotSessions();
  if (!complete || sessions.length === 0) return null;
  const shots = shotsOfPractice(session, sessions);
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-3">
        <p className="text-note">{shots.length === 0 ? words.none : words.lead(shots.length)}</p>
        {shots.length > 0 && (
          <ul aria-label={words.title}>
            {clubsOfPractice(shots).map((club) => (
              <Club key={club.club} {...club} />
            ))}
          </ul>
        )}
        <Select
          label={words.choose}
          value={session.shotSessionId ?? ''}
          options={[
            { value: '', label: words.byTime },
            ...sessions.map(({ id, day, importedAt, count }) => ({
              value: id,
              label: words.session(dayText(day ?? importedAt), count),
            })),
          ]}
          onChange={(id) => void choose(session.id, id === '' ? undefined : id)}
        />
      </div>
    </Section>
  );
};

const EARLIER = 200;

/** The way to the balls that were filmed at the range. Empty for a session without. */
const FilmedSwings = ({ session }: { readonly session: PracticeSession }) => {
  const { swings } = useSwings(FILMED);
  const { length } = swingsDuring(session, swings);
  if (length === 0) return null;
  return (
    <Link to="/video-analysis" search={{ view: 'range', session: session.id }} className={`${textLinkLook} self-start`}>
      {copy.session.filmed(length)}
    </Link>
  );
};

type Props = { readonly id: string; readonly go: GoTo; readonly play: (sessionId: string) => void };

const blocksAgain = ({ blocks }: PracticeSession) =>
  blocks
    .toSorted((a, b) => a.order - b.order)
    .map(({ drillId, mode, title, plannedSec }) => ({
      drillId,
      mode,
      title,
      minutes: Math.max(2, Math.min(60, Math.round(plannedSec / 60))),
    }));

/** A finished session in review. */
export const SessionScreen = ({ id, go, play }: Props) => {
  const start = useStart(play);
  const painAreas = usePainAreas();
  const { session, ready } = usePracticeSession(id);
  const { documents: finished } = useFinishedPractice(EARLIER);
  const back = <BackLink label={copy.session.back} onClick={() => go({})} />;
  if (!session) {
    return (
      <Page title={copy.title} back={back}>
        {ready ? (
          <EmptyState of="gone" action={<Button onClick={() => go({})}>{copy.session.goneAction}</Button>}>
            {copy.session.gone}
          </EmptyState>
        ) : (
          <Skeleton className="h-40" />
        )}
      </Page>
    );
  }
  const { place, focus, faultIds } = session;
  const again = blocksAgain(session).filter((block) => sparesBlock(block, painAreas));
  const discard = async () => {
    const deleted = await deletePractice(id);
    if (!succeeded(deleted)) return;
    go({}, { replace: true });
    showUndo(copy.session.deleted, () => void restorePractice(session));
  };
  return (
    <Page
      title={copy.session.title(dayText(session.practicedOn))}
      back={back}
      action={
        again.length > 0 && (
          <Button onClick={() => void start({ blocks: again, place, focus, faultIds })}>{copy.session.repeat}</Button>
        )
      }
    >
      {again.length < session.blocks.length && <PainNote />}
      <BlockResults session={session} earlier={finished.filter((other) => other.startedAt < session.startedAt)} />
      <PracticeShots session={session} />
      <FilmedSwings session={session} />
      <FeelScale value={session.feel} onChange={(feel) => void reviewPractice(id, { feel })} />
      {session.notes && (
        <Section title={copy.session.notes}>
          <p className="measure">{session.notes}</p>
        </Section>
      )}
      <Button variant="danger" className="self-start" onClick={() => void discard()}>
        {copy.session.delete}
      </Button>
    </Page>
  );
};
