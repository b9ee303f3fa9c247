import { textField } from '#src/domain/forms/fields.ts';
import { fieldOf } from '#src/domain/entities/limits.ts';
import { type Ref, useState } from 'react';
import { logBlock } from '#src/data/commands/practice.ts';
import { OPEN_DRILL, actualSec, tallyOf } from '@divot/practice';
import { bestScore } from '@divot/golf-content';
import { now } from '#src/platform/clock/clock.ts';
import { useForm } from '#src/platform/storage/draft.ts';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { Foot } from '#src/ui/layout/foot.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { focusFirstProblem } from '#src/ui/primitives/first-problem.ts';
import { StepHeading } from '#src/ui/primitives/step-heading.tsx';
import { copy } from '#src/features/practice/copy.ts';
import { markText, openScoreText } from '#src/features/practice/wording.ts';
import { scoreText } from '#src/domain/coach/score-text.ts';
import { countField } from '#src/features/practice/plan/plan-fields.ts';
import type { useBlock } from './use-block.ts';

const words = copy.player.result;
const verdicts = { true: copy.session.pass, false: copy.session.missed, undefined: copy.session.open } as const;

type PlayerProps = { readonly player: ReturnType<typeof useBlock> };

/** What was reached, against the mark. */
const Score = ({
  player: { drill, tries, mark, passed },
  heading,
}: PlayerProps & { readonly heading: Ref<HTMLHeadingElement> }) => {
  const { score, attempts, successes, hasFullSet } = tallyOf(drill ?? OPEN_DRILL, tries);
  return (
    <div className="flex flex-1 flex-col items-center justify-center gap-3 py-4 text-center">
      <StepHeading level={2} look="label" ref={heading}>
        {words.title}
      </StepHeading>
      <p className="figures text-score leading-none font-strong">
        {drill && score !== undefined && hasFullSet
          ? scoreText(score, drill.pass)
          : openScoreText(drill, { score, attempts, successes })}
      </p>
      {drill && mark !== undefined && (
        <p className="flex flex-wrap items-center justify-center gap-3 text-lead">
          {copy.player.againstMark(markText(drill, mark))}
          {attempts > 0 && <Badge tone={passed ? 'fairway' : 'plain'}>{verdicts[`${passed}`]}</Badge>}
        </p>
      )}
    </div>
  );
};

/** The golfer's best in the drill, and the mark that follows from this result. */
const Levels = ({ player: { drill, tries, mark, passed, next, best } }: PlayerProps) => {
  if (!drill || next === undefined || tries.length === 0) return null;
  const { score } = tallyOf(drill, tries);
  const bestNow = bestScore(drill, [{ score: best }, { score }]);
  const isTop = passed === true && next === mark;
  return (
    <dl className="rule-t grid grid-cols-2 gap-x-6 py-3">
      <div>
        <dt className="text-note text-rough">{words.best}</dt>
        <dd className="figures text-head font-strong">
          {bestNow === undefined ? '–' : scoreText(bestNow, drill.pass)}
        </dd>
        <dd className="text-fine text-rough">
          {best === undefined ? words.first : bestNow !== best && words.before(scoreText(best, drill.pass))}
        </dd>
      </div>
      <div>
        <dt className="text-note text-rough">{passed ? words.next : words.again}</dt>
        <dd className="figures text-head font-strong">{markText(drill, next)}</dd>
        {isTop && <dd className="text-fine text-rough">{words.top}</dd>}
      </div>
    </dl>
  );
};

/** What is logged of a block beside its tries. */
export const logFields = {
  balls: countField('balls', copy.player.balls),
  note: textField(fieldOf('practiceSessions', 'blocks.note'), { label: copy.player.note }),
};

/** The block's time, balls and note, saved when the golfer goes on. What they typed survives a reload. */
const useLog = ({ session, block, drill, tries }: PlayerProps['player'], onLogged: () => void) => {
  const form = useForm(logFields, {
    name: `block-${block.id}`,
    uid: session.userId,
    isLive: true,
    document: { note: block.note, balls: block.balls ?? (drill?.balls === 0 ? undefined : tries.length || undefined) },
  });
  const [error, setError] = useState<string>();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    const read = form.read();
    if (!read.ok) {
      setError(Object.values(read.error)[0]);
      focusFirstProblem();
      return;
    }
    setBusy(true);
    const sec = actualSec(block.clock, block.plannedSec, now());
    const saved = await logBlock(session.id, block.id, { actualSec: sec, ...read.value });
    setBusy(false);
    if (!saved.ok) {
      setError(saved.error);
      return;
    }
    form.discard();
    onLogged();
  };
  return { form, error, busy, save };
};

const Details = ({ form: { at, typed, problems } }: Pick<ReturnType<typeof useLog>, 'form'>) => (
  <Disclosure title={words.details} look="label" startsOpen={problems['balls'] !== undefined || typed.note !== ''}>
    <div className="grid gap-4 pb-3 sm:grid-cols-[10rem_1fr]">
      <TextField {...at('balls')} />
      <TextField {...at('note')} />
    </div>
  </Disclosure>
);

type Props = PlayerProps & {
  readonly heading: Ref<HTMLHeadingElement>;
  readonly isLast: boolean;
  readonly onLogged: () => void;
};

/** After the last ball of a set, or when the time is up: the result, and the one button that leads on. */
export const ResultPhase = ({ player, heading, isLast, onLogged }: Props) => {
  const { drill, tries, mark, next, passed, hasNextSet, clock, undo } = player;
  const log = useLog(player, onLogged);
  const leave = isLast ? copy.player.finish : copy.player.nextBlock;
  const target = passed ? next : mark;
  const isSetNext = drill !== undefined && target !== undefined && hasNextSet;
  return (
    <div className="flex flex-1 flex-col">
      <Score player={player} heading={heading} />
      <Levels player={player} />
      <Details form={log.form} />
      {log.error !== undefined && <ErrorNote title={log.error}>{copy.plan.typedStays}</ErrorNote>}
      <Foot className="mt-auto flex flex-col gap-1 pt-3 pb-1">
        <Button
          variant="primary"
          size="play"
          block
          busy={log.busy}
          onClick={() => (isSetNext ? clock.goOn() : void log.save())}
        >
          {isSetNext ? words.nextSet(markText(drill, target)) : leave}
          <ForwardIcon className="size-5" />
        </Button>
        <div className="flex justify-between">
          <Button variant="quiet" disabled={tries.length === 0} onClick={undo}>
            {copy.player.undo}
          </Button>
          {isSetNext ? (
            <Button variant="quiet" onClick={() => void log.save()}>
              {leave}
            </Button>
          ) : (
            <Button variant="quiet" onClick={clock.addMinute}>
              {copy.player.goOnMinute}
            </Button>
          )}
        </div>
      </Foot>
    </div>
  );
};
