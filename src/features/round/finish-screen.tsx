import { useState } from 'react';
import { finishRound } from '#src/data/commands/rounds.ts';
import { useRoundsAround } from '#src/data/queries/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { looksEnteredTwice } from '#src/domain/rounds/same-round.ts';
import { isRated, missingHoles, roundTotals, standing, toParText } from '#src/domain/rounds/totals.ts';
import { useReloadGuard } from '#src/platform/reload-guard.ts';
import { BackIcon } from '#src/ui/icons/icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextArea, TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { FeelScale } from '#src/ui/primitives/feel-scale.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { showToast } from '#src/ui/primitives/toast.tsx';
import { DifferentialLine } from './card/differential-line.tsx';
import { NetLine } from './card/net-line.tsx';
import { Scorecard } from './card/scorecard.tsx';
import { copy } from './copy.ts';
import type { GoTo } from './play-search.ts';

const answers = (['yes', 'part', 'no'] as const).map((value) => ({ value, label: copy.pad.answers[value] }));

const Missing = ({ round, go }: { readonly round: Round; readonly go: GoTo }) => {
  const missing = missingHoles(round);
  if (missing.length === 0) return null;
  return (
    <div className="border-l-4 border-sand bg-sand-tint px-4 py-3">
      <p className="font-medium">{copy.finish.missing(missing.length)}</p>
      <p className="text-note">{copy.finish.missingText}</p>
      <div className="flex flex-wrap gap-2 pt-2">
        {missing.map((n) => (
          <Button
            key={n}
            className="figures min-w-touch"
            aria-label={copy.pad.hole(n)}
            onClick={() => go({ round: round.id, hole: n })}
          >
            {n}
          </Button>
        ))}
      </div>
    </div>
  );
};

/** The card before it is handed in: what is missing, what it counts for, what stays of the day. */
export const FinishScreen = ({ round, go }: { readonly round: Round; readonly go: GoTo }) => {
  const [goals, setGoals] = useState(round.goals ?? []);
  const [signedBy, setSignedBy] = useState(round.signedBy ?? '');
  const [bestShot, setBestShot] = useState(round.bestShot ?? '');
  const [lesson, setLesson] = useState(round.lesson ?? '');
  const [mood, setMood] = useState(round.mood);
  const [notes, setNotes] = useState(round.notes ?? '');
  const [pcc, setPcc] = useState(round.pcc ?? 0);
  const { documents: around } = useRoundsAround(round.date);
  const isTwice = around.some((other) => other.id !== round.id && looksEnteredTwice(round, other));
  const [error, setError] = useState<string>();
  const totals = roundTotals(round);
  useReloadGuard(
    'form:finish',
    [signedBy, bestShot, lesson, notes].some((text) => text !== ''),
  );

  const save = async () => {
    const finished = await finishRound(round.id, {
      ...(signedBy.trim() ? { signedBy: signedBy.trim() } : {}),
      ...(bestShot.trim() ? { bestShot: bestShot.trim() } : {}),
      ...(lesson.trim() ? { lesson: lesson.trim() } : {}),
      ...(mood === undefined ? {} : { mood }),
      ...(notes.trim() ? { notes: notes.trim() } : {}),
      ...(pcc === 0 ? {} : { pcc }),
      ...(goals.length > 0 ? { goals } : {}),
    });
    if (!finished.ok) {
      setError(finished.error);
      return;
    }
    showToast({ text: copy.finish.saved });
    go({ round: round.id }, { replace: true });
  };

  return (
    <Page
      width="wide"
      title={copy.finish.title}
      back={
        <button
          type="button"
          className={`${textLinkLook} self-start`}
          onClick={() => go({ round: round.id }, { replace: true })}
        >
          <BackIcon className="size-4" />
          {copy.finish.back}
        </button>
      }
    >
      <Missing round={round} go={go} />
      {isTwice && <p className="border-l-4 border-sand bg-sand-tint px-4 py-3 font-medium">{copy.finish.twice}</p>}
      <div className="flex flex-wrap items-baseline gap-x-6">
        <p className="figures text-figure font-strong">{totals.strokes}</p>
        <p className="figures text-head">{toParText(totals.toPar)}</p>
        <p className="measure text-note text-rough">
          {copy.finish.standing[standing(round)]}{' '}
          {standing(round) !== 'statistics-only' && !isRated(round) && copy.finish.unrated}
        </p>
      </div>
      <div className="flex flex-col gap-1">
        <NetLine round={round} />
        <DifferentialLine round={{ ...round, pcc }} />
      </div>
      <Scorecard round={round} />
      <Section title={copy.card.reflections}>
        <div className="grid gap-4 lg:grid-cols-2">
          <TextArea label={copy.finish.best} maxLength={280} value={bestShot} onChange={setBestShot} />
          <TextArea label={copy.finish.lesson} maxLength={280} value={lesson} onChange={setLesson} />
          <FeelScale value={mood} onChange={setMood} />
          <TextField
            label={copy.finish.signer}
            hint={copy.finish.signerHint}
            maxLength={60}
            value={signedBy}
            onChange={setSignedBy}
          />
          <TextArea label={copy.pad.notes} maxLength={2000} value={notes} onChange={setNotes} />
          <Select
            label={copy.finish.pcc}
            hint={copy.finish.pccHint}
            value={String(pcc)}
            options={copy.finish.conditions.map(([value, label]) => ({ value, label }))}
            onChange={(value) => setPcc(Number(value))}
          />
        </div>
      </Section>
      {goals.length > 0 && (
        <Section title={copy.finish.goals}>
          <div className="flex flex-col gap-4">
            {goals.map((goal) => (
              <SegmentedControl
                key={goal.id}
                label={goal.text}
                value={goal.outcome}
                segments={answers}
                onChange={(outcome) =>
                  setGoals(goals.map((other) => (other.id === goal.id ? { ...other, outcome } : other)))
                }
              />
            ))}
          </div>
        </Section>
      )}
      {error !== undefined && <ErrorNote title={error}>{copy.pad.unsavedText}</ErrorNote>}
      <Button variant="primary" size="play" block className="lg:w-auto lg:self-start" onClick={() => void save()}>
        {copy.finish.save}
      </Button>
    </Page>
  );
};
