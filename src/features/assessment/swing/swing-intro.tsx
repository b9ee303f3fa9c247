import { useState } from 'react';
import { deleteAssessment, restoreAssessment, startAssessment } from '#src/data/commands/assessments.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Assessment } from '#src/domain/entities/assessment.entity.ts';
import { QUESTIONS } from '@divot/golf-content';
import type { GoTo } from '#src/features/assessment/assessment-search.ts';
import { BackLink } from '#src/features/assessment/back-link.tsx';
import { copy } from '#src/features/assessment/copy.ts';
import { useSession } from '#src/platform/state.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { showUndo } from '#src/ui/primitives/toast.ts';

const words = copy.swing;
const hands = (['right', 'left'] as const).map((value) => ({ value, label: words.hands[value] }));
const clubs = words.clubs.map((club) => ({ value: club as string, label: club }));

/** The number of the first unanswered question, from 1. Returns 14 if all are answered. */
export const firstOpen = (answers: Assessment['answers'] = {}): number => {
  const open = QUESTIONS.findIndex(({ id }) => answers[id] === undefined);
  return open === -1 ? QUESTIONS.length : open + 1;
};

const Resume = ({ draft, go }: { readonly draft: Assessment; readonly go: GoTo }) => {
  const step = firstOpen(draft.answers);
  const startOver = async () => {
    const deleted = await deleteAssessment(draft.id);
    if (deleted.ok) showUndo(words.startedOver, () => void restoreAssessment(draft));
  };
  return (
    <div className="flex flex-col gap-3">
      <p>{words.answered(Object.keys(draft.answers ?? {}).length)}</p>
      <Button variant="primary" size="play" block onClick={() => go({ step })}>
        {words.resume(step)}
      </Button>
      <Button variant="quiet" onClick={() => void startOver()}>
        {words.startOver}
      </Button>
    </div>
  );
};

const Begin = ({ go }: { readonly go: GoTo }) => {
  const session = useSession();
  const { profile } = useProfile();
  const [hand, setHand] = useState<'right' | 'left'>();
  const [club, setClub] = useState<string>('Mid iron');
  const [error, setError] = useState<string>();
  const handedness = hand ?? profile?.handedness ?? 'right';
  const begin = async () => {
    if (session.kind !== 'signed-in') return;
    const started = await startAssessment(session.user.uid, 'swing', { handedness, club });
    if (started.ok) go({ step: 1 });
    else setError(started.error);
  };
  return (
    <div className="flex flex-col gap-6">
      <SegmentedControl label={words.hand} value={handedness} segments={hands} onChange={setHand} />
      <Select label={words.club} value={club} options={clubs} onChange={setClub} />
      {error !== undefined && <ErrorNote title={error} />}
      <Button variant="primary" size="play" block onClick={() => void begin()}>
        {words.begin}
      </Button>
    </div>
  );
};

export const SwingIntro = ({ draft, go }: { readonly draft: Assessment | undefined; readonly go: GoTo }) => (
  <Page title={words.title} lead={words.lead} back={<BackLink />}>
    {draft ? <Resume draft={draft} go={go} /> : <Begin go={go} />}
  </Page>
);
