import { type Ref, useState } from 'react';
import { logBlock } from '#src/data/commands/practice.ts';
import type { PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { actualSec } from '#src/domain/practice/block-clock.ts';
import { drillById } from '@divot/golf-content';
import { tallyOf, verdict } from '#src/domain/practice/tries.ts';
import { readDecimal } from '@divot/basics';
import { now } from '#src/platform/clock/clock.ts';
import { useDraft } from '#src/platform/storage/draft.ts';
import { ForwardIcon } from '#src/ui/icons/icons.ts';
import { Foot } from '#src/ui/layout/foot.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { NumberField, TextField } from '#src/ui/primitives/field.tsx';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { StepHeading } from '#src/ui/primitives/step-heading.tsx';
import { copy } from '#src/features/practice/copy.ts';
import { isTypedLog } from './typed-log.ts';
import { markText, openScoreText, scoreText } from '#src/features/practice/wording.ts';

type Props = {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly session: PracticeSession;
  readonly block: PracticeBlock;
  readonly index: number | null;
  readonly tries: readonly number[];
  readonly isLast: boolean;
  readonly onMinute: () => void;
  readonly onUndo: () => void;
  readonly onLogged: () => void;
};

const verdicts = { true: copy.session.pass, false: copy.session.missed, undefined: copy.session.open } as const;

/** After the work: the score against the mark, balls, a note, and the button to continue. */
export const LogPhase = ({ heading, session, block, index, tries, isLast, onMinute, onUndo, onLogged }: Props) => {
  const drill = drillById(block.drillId);
  const drafting = useDraft(`block-${block.id}`, session.userId, isTypedLog);
  const typed = drafting.draft ?? {
    balls: block.balls === undefined ? (drill?.balls === 0 ? '' : String(tries.length || '')) : String(block.balls),
    note: block.note ?? '',
  };
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const { score, attempts, successes, hasFullSet } = tallyOf(
    drill ?? { pass: { counts: 'hits', of: 300, marks: [[0, 300]] } },
    tries,
  );
  const balls = readDecimal(typed.balls);
  const save = async () => {
    if (!balls.ok) {
      setError(balls.error);
      focusFirstProblem();
      return;
    }
    setBusy(true);
    const sec = actualSec(block.clock, block.plannedSec, now());
    const saved = await logBlock(session.id, block.id, { actualSec: sec, balls: balls.value, note: typed.note });
    setBusy(false);
    if (!saved.ok) {
      setError(saved.error);
      return;
    }
    drafting.discardDraft();
    onLogged();
  };
  return (
    <div className="flex flex-1 flex-col gap-5">
      <div>
        <StepHeading level={2} look="label" ref={heading}>
          {copy.player.log}
        </StepHeading>
        <p className="figures text-figure font-strong">
          {drill && score !== undefined && hasFullSet
            ? scoreText(drill, score)
            : openScoreText(drill, { score, attempts, successes })}
        </p>
        <p className="flex flex-wrap items-center gap-3 text-note text-rough">
          {drill && copy.player.againstMark(markText(drill, index))}
          {drill && attempts > 0 && (
            <Badge tone={verdict(drill, tries, index) === true ? 'fairway' : 'plain'}>
              {verdicts[`${verdict(drill, tries, index)}`]}
            </Badge>
          )}
        </p>
      </div>
      <div className="grid gap-4 sm:grid-cols-[10rem_1fr]">
        <NumberField
          label={copy.player.balls}
          maxLength={4}
          value={typed.balls}
          error={balls.ok ? undefined : balls.error}
          onChange={(next) => drafting.saveDraft({ ...typed, balls: next })}
        />
        <TextField
          label={copy.player.note}
          maxLength={280}
          value={typed.note}
          onChange={(next) => drafting.saveDraft({ ...typed, note: next })}
        />
      </div>
      {error !== undefined && <ErrorNote title={error}>{copy.plan.typedStays}</ErrorNote>}
      <Foot className="mt-auto flex flex-col gap-3 py-3 low:flex-row low:*:flex-1">
        <div className="grid grid-cols-2 gap-3">
          <Button disabled={tries.length === 0} onClick={onUndo}>
            {copy.player.undo}
          </Button>
          <Button onClick={onMinute}>{copy.player.goOnMinute}</Button>
        </div>
        <Button variant="primary" size="play" block busy={busy} onClick={() => void save()}>
          {isLast ? copy.player.finish : copy.player.nextBlock}
          <ForwardIcon className="size-5" />
        </Button>
      </Foot>
    </div>
  );
};
