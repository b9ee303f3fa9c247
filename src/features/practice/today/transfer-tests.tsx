import { deletePractice, restorePractice, startPlanned } from '#src/data/commands/practice.ts';
import { usePlannedPractice } from '#src/data/queries/practice.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { dueIn } from '#src/domain/practice/transfer-test.ts';
import { localDay } from '#src/domain/shared/day.ts';
import { dayText } from '#src/platform/day-text.ts';
import { now } from '#src/platform/clock.ts';
import { useSingleFlight } from '#src/platform/use-single-flight.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showToast, showUndo } from '#src/ui/primitives/toast.tsx';
import { copy } from '#src/features/practice/copy.ts';
import { blockName } from '#src/features/practice/wording.ts';

type Props = { readonly play: (sessionId: string) => void; readonly isBlocked: boolean };

const drop = async (session: PracticeSession) => {
  const gone = await deletePractice(session.id);
  if (gone.ok) showUndo(copy.transfer.dropped, () => void restorePractice(session));
  else showToast({ text: gone.error, tone: 'error' });
};

/** What was repeated a week ago, to be done with the task changing every ball. */
export const TransferTests = ({ play, isBlocked }: Props) => {
  const { documents: planned } = usePlannedPractice();
  const today = localDay(now());
  const start = useSingleFlight(async (id: string) => {
    const started = await startPlanned(id);
    if (started.ok) play(id);
    else showToast({ text: started.error, tone: 'error' });
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
                <span className="text-note text-rough">{copy.transfer.due(dueIn(session, today))}</span>
              </p>
              <p className="measure text-note">{copy.transfer.text(session.blocks.map(blockName).join(', '))}</p>
              <div className="flex flex-wrap gap-3">
                <Button
                  variant={dueIn(session, today) <= 0 ? 'primary' : 'secondary'}
                  disabled={isBlocked}
                  onClick={() => void start(session.id)}
                >
                  {copy.transfer.start}
                </Button>
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
