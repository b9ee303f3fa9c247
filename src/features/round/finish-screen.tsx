import { useState } from 'react';
import { finishRound } from '#src/data/commands/rounds.ts';
import { useRoundsAround } from '#src/data/queries/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { cardStanding, looksEnteredTwice, missingHoles, roundTotals, toParText } from '@divot/golf-rules';
import { BackIcon } from '#src/ui/icons/icons.ts';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { DifferentialLine } from './card/differential-line.tsx';
import { NetLine } from './card/net-line.tsx';
import { Scorecard } from './card/scorecard.tsx';
import { copy } from './copy.ts';
import { GoalAnswers } from './finish/goal-answers.tsx';
import { LookingBack } from './finish/looking-back.tsx';
import { GamesSection } from './games/lazy-games.tsx';
import { useReview } from './finish/use-review.ts';
import type { GoTo } from './play-search.ts';

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
      <div className="flex flex-wrap items-baseline gap-x-6">
        <p className="figures text-figure font-strong">{totals.strokes}</p>
        <p className="figures text-head">{toParText(totals.toPar)}</p>
        <p className="measure text-note text-rough">{copy.finish.standing[cardStanding(round)]}</p>
      </div>
      <NetLine round={round} />
      <DifferentialLine round={round} />
    </div>
  );
};

/** The card before it is handed in: one tap saves it. It lists what is missing and takes optional notes on the day. */
export const FinishScreen = ({ round, go }: { readonly round: Round; readonly go: GoTo }) => {
  const { review, change, entered, discardDraft } = useReview(round);
  const [error, setError] = useState<string>();
  const isWide = useIsWide();
  const { documents: around } = useRoundsAround(round.date);
  const isTwice = around.some((other) => other.id !== round.id && looksEnteredTwice(round, other));
  const save = async () => {
    const finished = await finishRound(round.id, entered());
    if (!finished.ok) return setError(finished.error);
    discardDraft();
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
      <Outcome round={{ ...round, pcc: review.pcc }} />
      <Scorecard round={round} />
      <GamesSection round={round} />
      <p className="text-note text-rough">{copy.finish.optional}</p>
      <GoalAnswers round={round} goals={review.goals} onChange={(goals) => change({ goals })} />
      <LookingBack review={review} onChange={change} />
      {isWide ? (
        error !== undefined && <ErrorNote title={error} />
      ) : (
        <ActionBar problem={error}>{saveButton}</ActionBar>
      )}
    </Page>
  );
};
