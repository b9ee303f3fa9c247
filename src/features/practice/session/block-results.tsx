import { countData, factData } from '#src/domain/facts.ts';
import type { PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { type Drill, areaName, drillById } from '@divot/golf-content';
import { minutesText } from '@divot/basics';
import { isPersonalBest, marksReached } from '@divot/practice';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy, words } from '#src/features/practice/copy.ts';
import { DrillRowPicture } from '#src/features/practice/drill-picture.tsx';
import { blockName } from '#src/domain/coach/practice-name.ts';
import { markText, resultText } from '#src/features/practice/wording.ts';
import { useState } from 'react';
import { dayText } from '#src/platform/clock/day-text.ts';
import { picturePaths } from '#src/platform/files/share-picture.ts';
import { ShareIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { drawNumber } from '#src/ui/primitives/share-drawing.ts';
import { ShareSheet } from '#src/ui/primitives/share-sheet.tsx';

const shareDrillWords = copy.share;

type ShareDrillProps = { readonly session: PracticeSession; readonly block: PracticeBlock };

/** A passed drill as a picture: its name and result, with the day only if the golfer wants it. */
const ShareDrill = ({ session, block }: ShareDrillProps) => {
  const [isOpen, setOpen] = useState(false);
  const name = blockName(block);
  const result = resultText(block) ?? shareDrillWords.passed;
  return (
    <>
      <Button className="mt-1 self-start" onClick={() => setOpen(true)} aria-label={shareDrillWords.drill(name)}>
        <ShareIcon className="size-5" />
        {shareDrillWords.action}
      </Button>
      <ShareSheet
        open={isOpen}
        onClose={() => setOpen(false)}
        title={shareDrillWords.drill(name)}
        preview={shareDrillWords.preview(name, result)}
        choices={[{ id: 'day', label: shareDrillWords.day }]}
        draw={(pen, chosen, ink) =>
          drawNumber(
            pen,
            {
              number: result,
              title: name,
              beside: shareDrillWords.passed,
              lines: chosen.includes('day') ? [dayText(session.practicedOn)] : [],
            },
            ink,
          )
        }
        words={shareDrillWords}
        {...picturePaths(shareDrillWords.file(session.practicedOn))}
      />
    </>
  );
};

const Verdict = ({ block }: { readonly block: PracticeBlock }) => {
  if (block.passed === true) return <Badge tone="fairway">{copy.session.pass}</Badge>;
  if (block.passed === false) return <Badge>{copy.session.missed}</Badge>;
  return (block.attempts ?? 0) > 0 ? <Badge>{copy.session.open}</Badge> : null;
};

const Next = ({ block, markOf }: { readonly block: PracticeBlock; readonly markOf: (drill: Drill) => number }) => {
  const drill = drillById(block.drillId);
  if (!drill || block.passed === undefined) return null;
  return (
    <p className="text-note">
      {block.passed ? copy.player.result.next : copy.player.result.again}: {markText(drill, markOf(drill))}
    </p>
  );
};

const state = (block: PracticeBlock): string | undefined => {
  if (block.painArea !== undefined) return copy.session.hurt(areaName(block.painArea));
  if (block.skippedBecause !== undefined) return copy.session.skipped(block.skippedBecause);
  return block.actualSec === undefined ? copy.session.notReached : undefined;
};

type Props = {
  readonly session: PracticeSession;
  readonly earlier: readonly PracticeSession[];
  /** What the golfer is to reach next time, shown after a session that has just ended. */
  readonly nextMarkOf?: ((drill: Drill) => number) | undefined;
};

/** Every block with its result, record and next mark. */
export const BlockList = ({ session, earlier, nextMarkOf }: Props) => (
  <ol>
    {session.blocks
      .toSorted((a, b) => a.order - b.order)
      .map((block) => (
        <li key={block.id} className="rule-b flex items-start gap-4 py-3">
          <DrillRowPicture drillId={block.drillId} />
          <div className="flex min-w-0 flex-1 flex-col gap-0.5">
            <p className="font-medium">{blockName(block)}</p>
            <p className="flex flex-wrap items-center gap-2 text-note text-rough">
              {words.modes[block.mode]} · {`${minutesText((block.actualSec ?? 0) / 60)} ${words.minute}`}
              {state(block) === undefined ? <Verdict block={block} /> : ` · ${state(block)}`}
              {isPersonalBest(block, earlier) && <Badge tone="fairway">{copy.session.best}</Badge>}
            </p>
            {nextMarkOf && <Next block={block} markOf={nextMarkOf} />}
            {block.note && <p className="measure text-note">{block.note}</p>}
            {block.passed === true && <ShareDrill session={session} block={block} />}
          </div>
          <span
            className="figures text-right text-lead font-strong"
            {...factData(['result', resultText(block), `${session.id}/${block.drillId}`])}
          >
            {resultText(block)}
          </span>
        </li>
      ))}
  </ol>
);

/** A session's results: the time really spent, then block by block. */
export const BlockResults = (props: Props) => {
  const { session } = props;
  const { passed, judged } = marksReached(session.blocks);
  const minutes = session.totalMin === undefined ? undefined : minutesText(session.totalMin);
  return (
    <>
      <dl className="grid grid-cols-2 gap-x-6">
        <div>
          <dt className="text-note text-rough">{copy.session.passed}</dt>
          <dd
            className="figures text-figure font-strong"
            {...(judged > 0 && countData(`${session.id}/passed`, passed, judged))}
          >
            {judged === 0 ? '–' : passed}
            {judged > 0 && <span className="text-head text-rough"> {copy.session.outOf(judged)}</span>}
          </dd>
        </div>
        <div>
          <dt className="text-note text-rough">{copy.session.total}</dt>
          <dd className="figures text-figure font-strong" {...factData(['practised', minutes, session.id])}>
            {minutes ?? '–'}
          </dd>
        </div>
      </dl>
      <Section title={copy.session.blocks}>
        <BlockList {...props} />
      </Section>
    </>
  );
};
