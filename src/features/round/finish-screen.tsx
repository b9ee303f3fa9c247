import { scoreFacts } from '#src/domain/rounds/known-score.ts';
import { useState } from 'react';
import { finishRound } from '#src/data/commands/rounds.ts';
import { useRoundsAround } from '#src/data/queries/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { cardStanding } from '#src/domain/handicap/card-standing.ts';
import { looksEnteredTwice } from '#src/domain/rounds/same-round.ts';
import { missingHoles } from '#src/domain/rounds/next-hole.ts';
import { outcomeOnCard } from '#src/domain/rounds/answered-goals.ts';
import { roundTotals } from '@divot/golf-rules';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { ToPar } from '#src/ui/primitives/score.tsx';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { DifferentialLine } from './card/differential-line.tsx';
import { NetLine } from './card/net-line.tsx';
import { Scorecard } from './card/scorecard.tsx';
import { useAreas } from './areas.ts';
import { useReview } from './finish/use-review.ts';
import type { GoTo } from '#src/platform/play-search.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';
import { ReflectionFields } from './finish/reflection-fields.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';

type Goals = NonNullable<Round['goals']>;
type GoalAnswersProps = { readonly round: Round; readonly goals: Goals; readonly onChange: (goals: Goals) => void };

const answerSegments = (['yes', 'part', 'no'] as const).map((value) => ({ value, label: copy.pad.answers[value] }));

/** The round's goals. Those the card can answer are filled in. */
const GoalAnswers = ({ round, goals, onChange }: GoalAnswersProps) => {
  if (goals.length === 0) return null;
  return (
    <Section title={copy.finish.goals}>
      <div className="flex flex-col gap-4">
        {goals.map((goal) => (
          <div key={goal.id} className="flex flex-col gap-1">
            <SegmentedControl
              label={goal.text}
              value={goal.outcome}
              segments={answerSegments}
              onChange={(outcome) =>
                onChange(goals.map((other) => (other.id === goal.id ? { ...other, outcome } : other)))
              }
            />
            {goal.outcome !== undefined && goal.outcome === outcomeOnCard(goal, round) && (
              <p className="text-fine text-rough">{copy.finish.onCard}</p>
            )}
          </div>
        ))}
      </div>
    </Section>
  );
};

type Props = { readonly form: ReturnType<typeof useReview> };

/** The golfer's notes on the day, all optional. */
const LookingBack = ({ form }: Props) => (
  <Section title={copy.card.reflections}>
    <div className="grid gap-4 lg:grid-cols-2">
      <ReflectionFields {...form} />
      <Select {...form.at('pcc')} />
    </div>
  </Section>
);

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

/** The card's total, and how it counts for the index. */
const Outcome = ({ round }: { readonly round: Round }) => {
  const totals = roundTotals(round);
  return (
    <div className="flex flex-col gap-1">
      <div className="flex flex-wrap items-baseline gap-x-6" {...scoreFacts(round.id, totals)}>
        <p className="figures text-figure font-strong">{totals.strokes}</p>
        <p className="figures text-head">
          <ToPar>{toParText(totals.toPar)}</ToPar>
        </p>
        <p className="measure text-note text-rough">{copy.finish.standing[cardStanding(round)]}</p>
      </div>
      <NetLine round={round} />
      <DifferentialLine round={round} />
    </div>
  );
};

/** The card before it is handed in: one tap saves it. It lists what is missing and takes optional notes on the day. */
export const FinishScreen = ({ round, go }: { readonly round: Round; readonly go: GoTo }) => {
  const { GamesSection } = useAreas();
  const form = useReview(round);
  const [error, setError] = useState<string>();
  const isWide = useIsWide();
  const { documents: around } = useRoundsAround(round.date);
  const isTwice = around.some((other) => other.id !== round.id && looksEnteredTwice(round, other));
  const save = async () => {
    const entered = form.entered();
    if (!entered.ok) return setError(Object.values(entered.error)[0]);
    const finished = await finishRound(round.id, entered.value);
    if (!finished.ok) return setError(finished.error);
    form.discard();
    showToast({ text: copy.finish.saved });
    return go({ round: round.id, view: 'story' }, { replace: true });
  };
  const saveButton = (
    <Button variant="primary" size="play" block={!isWide} onClick={() => void save()}>
      {copy.finish.save}
    </Button>
  );
  return (
    <Page
      width="wide"
      title={copy.finish.title}
      action={isWide && saveButton}
      back={<BackLink label={copy.finish.back} onClick={() => go({ round: round.id }, { replace: true })} />}
    >
      <Missing round={round} go={go} />
      {isTwice && <p className="border-l-4 border-sand bg-sand-tint px-4 py-3 font-medium">{copy.finish.twice}</p>}
      <Outcome round={{ ...round, pcc: Number(form.typed.pcc) }} />
      <Scorecard round={round} />
      <GamesSection round={round} />
      <p className="text-note text-rough">{copy.finish.optional}</p>
      <GoalAnswers round={round} goals={form.typed.goals} onChange={form.at('goals').onChange} />
      <LookingBack form={form} />
      {isWide ? (
        error !== undefined && <ErrorNote title={error} />
      ) : (
        <ActionBar problem={error}>{saveButton}</ActionBar>
      )}
    </Page>
  );
};
