import { clsx } from 'clsx';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { type HoleEntry, isWholeForStrokesGained, pickUps } from '@divot/golf-rules';
import { usePreferences } from '#src/platform/preferences.ts';
import { canListen } from '#src/platform/voice.ts';
import { CheckIcon, ForwardIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/features/round/copy.ts';
import { ApproachRow, DriveRow, FirstPuttRow, MostLikelyRow, PuttsRow } from './answer-rows.tsx';
import { FoursomeRows } from './foursome-rows.tsx';
import { HoleLine } from './hole-line.tsx';
import { ScoreRow } from './score-row.tsx';
import type { Pad } from './use-voice-entry.ts';
import { VoiceEntry } from './voice-entry.tsx';

const rows = 'flex flex-col gap-1.5 short:gap-1';

type Props = {
  readonly round: Round;
  readonly hole: Hole;
  readonly isScoreDerived: boolean;
  readonly voice: Pad;
  readonly onEntry: (entry: HoleEntry) => void;
  readonly onPlayer: (partnerId: string | undefined, entry: HoleEntry) => void;
  readonly onMore: () => void;
};

/** The pad as a card: the hole from tee to cup, with the total last, where the thumb rests. */
export const ScoreFace = ({ round, hole, isScoreDerived, voice, onEntry, onPlayer, onMore }: Props) => {
  const { voiceScores } = usePreferences();
  const isFoursome = (round.partners ?? []).length > 0;
  const answered = { hole, onEntry, inline: isFoursome };
  const isWhole = isWholeForStrokesGained(hole);
  const picked = pickUps(round).get(hole.n);
  return (
    <div
      className={clsx(
        'flex flex-1 flex-col gap-1 py-1 short:gap-0 short:py-0 low:grid',
        // In landscape, a foursome has the hole on the left and the players on the right. A single golfer has the score
        // on the left and the rows on the right.
        isFoursome ? 'low:grid-cols-2 low:content-start low:gap-x-4' : 'low:grid-cols-[2fr_3fr] low:gap-x-6',
      )}
    >
      <div
        className={clsx(
          'flex flex-1 flex-col justify-evenly',
          isFoursome && 'low:col-span-2 low:flex-row low:items-center low:justify-between low:gap-x-6',
        )}
      >
        <HoleLine round={round} hole={hole} isLow={isFoursome} />
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="flex items-center gap-1.5 text-fine leading-tight font-medium text-fairway-ink">
            {isWhole && <CheckIcon className="size-5" />}
            {isWhole && <span className="tiny:sr-only">{copy.pad.whole}</span>}
          </p>
          <span className="ml-auto flex items-center gap-1">
            <Button variant="quiet" className="px-0! text-note!" onClick={onMore}>
              {copy.pad.details}
              <ForwardIcon className="size-5" />
            </Button>
            {voiceScores && canListen() && <VoiceEntry {...voice} />}
          </span>
        </div>
      </div>
      <div className={clsx(rows, 'lg:gap-2', isFoursome && 'low:contents')}>
        <div className={clsx(rows, !isFoursome && 'contents')}>
          {hole.par > 3 && <DriveRow {...answered} />}
          <ApproachRow {...answered} />
          <FirstPuttRow {...answered} />
          {picked ? <MostLikelyRow {...answered} most={picked.most} /> : <PuttsRow {...answered} />}
        </div>
        {isFoursome ? (
          <FoursomeRows key={hole.n} round={round} hole={hole} isScoreDerived={isScoreDerived} onPlayer={onPlayer} />
        ) : (
          <ScoreRow key={hole.n} hole={hole} isDerived={isScoreDerived} onEntry={onEntry} />
        )}
      </div>
    </div>
  );
};
