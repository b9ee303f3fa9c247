import { Link } from '@tanstack/react-router';
import { minutesText } from '@divot/basics';
import { type Drill, bestScore, drillById } from '@divot/golf-content';
import { blockScore, drillRecords, isPersonalBest, marksReached } from '@divot/practice';
import type { PracticeBlock, PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { copy, words as practiceWords } from '#src/features/practice/copy.ts';
import { blockName } from '#src/domain/coach/practice-name.ts';
import { markText, resultText } from '#src/features/practice/wording.ts';
import { scoreText } from '#src/domain/coach/score-text.ts';
import { Moment, type MomentFact } from '#src/ui/layout/moment.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';

const words = copy.player.moment;

/** The block that the end of the session is about: a personal best, else a passed drill, else the first with a result. */
const leadOf = (blocks: readonly PracticeBlock[], earlier: readonly PracticeSession[]): PracticeBlock | undefined => {
  const counted = blocks.toSorted((a, b) => a.order - b.order).filter((block) => resultText(block) !== undefined);
  return counted.find((block) => isPersonalBest(block, earlier)) ?? counted.find(({ passed }) => passed) ?? counted[0];
};

const bestFact = (drill: Drill, block: PracticeBlock, earlier: readonly PracticeSession[]): MomentFact[] => {
  const before = drillRecords(earlier).get(drill.id)?.best?.score;
  const best = bestScore(drill, [{ score: before }, { score: blockScore(block) }]);
  if (best === undefined) return [];
  const note =
    before === undefined ? words.first : best === before ? undefined : words.before(scoreText(before, drill.pass));
  return [{ name: words.best, value: scoreText(best, drill.pass), note }];
};

type Props = {
  readonly session: PracticeSession;
  readonly earlier: readonly PracticeSession[];
  /** Undefined until the golfer's level is known. */
  readonly markOf: ((drill: Drill) => number) | undefined;
};

/** The end of a practice session: its best result, what was done, the record, the next mark. */
export const SessionMoment = ({ session, earlier, markOf }: Props) => {
  const lead = leadOf(session.blocks, earlier);
  const drill = lead && drillById(lead.drillId);
  const done = session.blocks.filter(({ actualSec }) => actualSec !== undefined);
  const { passed, judged } = marksReached(done);
  const time = `${minutesText(session.totalMin ?? 0)} ${practiceWords.minute}`;
  return (
    <Moment
      label={lead ? blockName(lead) : words.practised}
      figure={(lead && resultText(lead)) ?? time}
      beside={lead && isPersonalBest(lead, earlier) && <Badge tone="fairway">{copy.session.best}</Badge>}
      facts={[
        {
          name: words.done,
          value: words.drills(done.length, time),
          note: judged > 0 ? copy.history.passed(passed, judged) : undefined,
        },
        ...(lead && drill ? bestFact(drill, lead, earlier) : []),
        ...(drill && markOf ? [{ name: words.next, value: markText(drill, markOf(drill)) }] : []),
      ]}
    >
      <Link to="/dashboard" className={buttonLook({ variant: 'primary', size: 'play', block: true })}>
        {words.button}
      </Link>
    </Moment>
  );
};
