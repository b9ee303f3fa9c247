import type { IsoDay } from '@divot/basics';
import { factData } from '#src/domain/facts.ts';
import { deletePractice, restorePractice, startPlanned } from '#src/data/commands/practice.ts';
import { usePainAreas } from '#src/data/queries/profile.ts';
import { usePlannedPractice } from '#src/data/queries/practice.ts';
import { painLines } from '@divot/golf-content';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { dueIn, sparesBlock } from '@divot/practice';
import { dayText } from '#src/platform/clock/day-text.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { FlagNote } from '#src/ui/primitives/flag-note.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/practice/copy.ts';
import { blockName } from '#src/domain/coach/practice-name.ts';

type Props = { readonly play: (sessionId: string) => void; readonly isBlocked: boolean };

const drop = async (session: PracticeSession) => {
  if (succeeded(await deletePractice(session.id))) showUndo(copy.transfer.dropped, () => void restorePractice(session));
};

const dueData = (session: PracticeSession, today: IsoDay) => {
  const days = dueIn(session, today);
  return factData(['due', days === 0 ? undefined : String(Math.abs(days)), session.id]);
};

type TextProps = Pick<PracticeSession, 'blocks'> & { readonly painAreas: readonly string[] };

/** The drills of a test, and those left out because of pain. */
const TestText = ({ blocks, painAreas }: TextProps) => {
  const spared = blocks.filter((block) => sparesBlock(block, painAreas));
  return (
    <>
      {spared.length > 0 && <p className="measure text-note">{copy.transfer.text(spared.map(blockName).join(', '))}</p>}
      {spared.length < blocks.length && <FlagNote lines={painLines(painAreas)} />}
    </>
  );
};

/** Retests what the golfer practised by repetition a week ago. Now the task changes with every ball. */
export const TransferTests = ({ play, isBlocked }: Props) => {
  const { documents: planned } = usePlannedPractice();
  const today = useToday();
  const painAreas = usePainAreas();
  const start = useSingleFlight(async (session: PracticeSession) => {
    const started = await startPlanned(session);
    if (succeeded(started)) play(session.id);
    return started.ok;
  });
  if (planned.length === 0) return null;
  return (
    <Section title={copy.transfer.title}>
      <ul>
        {planned
          .toSorted((a, b) => (a.practicedOn < b.practicedOn ? -1 : 1))
          .map((session) => (
            <li key={session.id} className="rule-b flex flex-col gap-2 py-3">
              <p className="flex flex-wrap items-baseline gap-x-3">
                <span className="text-lead font-medium">{dayText(session.practicedOn)}</span>
                <span className="text-note text-rough" {...dueData(session, today)}>
                  {copy.transfer.due(dueIn(session, today))}
                </span>
              </p>
              <TestText blocks={session.blocks} painAreas={painAreas} />
              <div className="flex flex-wrap gap-3">
                {session.blocks.some((block) => sparesBlock(block, painAreas)) && (
                  <Button
                    variant={dueIn(session, today) <= 0 ? 'primary' : 'secondary'}
                    disabled={isBlocked}
                    onClick={() => void start(session)}
                  >
                    {copy.transfer.start}
                  </Button>
                )}
                <Button variant="quiet" onClick={() => void drop(session)}>
                  {copy.transfer.drop}
                </Button>
              </div>
            </li>
          ))}
      </ul>
    </Section>
  );
};
