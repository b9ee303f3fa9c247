import { Link } from '@tanstack/react-router';
import { planTransferTest, reviewPractice } from '#src/data/commands/practice.ts';
import { useFinishedPractice, usePlannedPractice } from '#src/data/queries/practice.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { transferBlocks } from '#src/domain/practice/transfer-test.ts';
import { dayText } from '#src/platform/day-text.ts';
import { useDraft } from '#src/platform/draft.ts';
import { isText } from '#src/platform/local-store.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { TextArea } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { FeelScale } from '#src/ui/primitives/feel-scale.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/practice/copy.ts';
import { PainNote } from '#src/features/practice/hurts-note.tsx';
import { BlockResults } from '#src/features/practice/session/block-results.tsx';

const EARLIER = 200;

const RepeatAtRandom = ({ session }: { readonly session: PracticeSession }) => {
  const { documents: planned } = usePlannedPractice();
  const test = planned.find(({ transferOf }) => transferOf === session.id);
  const plan = async () => {
    const made = await planTransferTest(session);
    if (!made.ok) showToast({ text: made.error, tone: 'error' });
  };
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
export const Summary = ({ session }: { readonly session: PracticeSession }) => {
  const { documents: finished } = useFinishedPractice(EARLIER);
  const { draft, saveDraft, discardDraft } = useDraft(`practice-notes-${session.id}`, session.userId, isText);
  const review = async (change: Parameters<typeof reviewPractice>[1]) => {
    const saved = await reviewPractice(session.id, change);
    if (!saved.ok) showToast({ text: saved.error, tone: 'error' });
    return saved.ok;
  };
  const saveNotes = async () => {
    if (draft !== undefined && (await review({ notes: draft.trim() }))) discardDraft();
  };
  return (
    <Page
      title={copy.player.summary}
      action={
        <Link to="/practice" className={buttonLook({ variant: 'primary' })}>
          {copy.player.toPractice}
        </Link>
      }
    >
      <PainNote />
      <BlockResults session={session} earlier={finished.filter(({ id }) => id !== session.id)} />
      <RepeatAtRandom session={session} />
      <FeelScale value={session.feel} onChange={(feel) => void review({ feel })} />
      <TextArea
        label={copy.session.notes}
        maxLength={1000}
        value={draft ?? session.notes ?? ''}
        onChange={saveDraft}
        onBlur={() => void saveNotes()}
      />
      <Link to="/practice/analytics" className={textLinkLook}>
        {copy.player.toFigures}
      </Link>
    </Page>
  );
};
