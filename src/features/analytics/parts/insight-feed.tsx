import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { countData, factData } from '#src/domain/facts.ts';
import { capitalized } from '@divot/basics';
import { namedPart } from '#src/domain/coach/named.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import type { RoundFacts } from '@divot/analytics';
import { type FeedItem, insightFeed } from '#src/domain/insights/feed.ts';
import { typicalGolfer } from '#src/domain/coach/focus-words.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { decimalText, signedText } from '#src/features/analytics/figures-text.ts';

const words = copy.feed;

type Sentence = readonly [text: string, sample: string, data?: ReturnType<typeof factData>];

/** Undefined for what the opening says in the coach's own words. */
const sentenceOf = (item: FeedItem, golfer: string): Sentence | undefined => {
  if (item.kind === 'costs-most') return undefined;
  if (item.kind === 'lost-lately') {
    return [
      words.lately(copy.gained.parts[item.part], item.times, item.of, golfer),
      words.rounds(item.of),
      countData(`rounds lost in ${item.part}`, item.times, item.of),
    ];
  }
  if (item.kind === 'trend') {
    const text = item.isClear
      ? (item.change < 0 ? words.better : words.worse)(decimalText(Math.abs(item.change)))
      : words.level(signedText(item.change));
    return [text, words.against(item.rounds, item.before)];
  }
  return [
    words.goal(capitalized(item.type), item.kept, item.of),
    words.rounds(item.of),
    countData(`goals/${item.type}`, item.kept, item.of),
  ];
};

/** What else the selected rounds show, each sentence with its sample. */
export const InsightFeed = ({
  rounds,
  index,
}: {
  readonly rounds: readonly RoundFacts[];
  readonly index: number | null;
}) => {
  const decision = useDecision()?.decision;
  const golfer = typicalGolfer(index);
  const focus = decision?.kind === 'work-on' && namedPart(decision) ? decision : undefined;
  const sentences = insightFeed(rounds, index, focus).flatMap((item) => {
    const sentence = sentenceOf(item, golfer);
    return sentence ? [sentence] : [];
  });
  return (
    <ul className="mb-4 grid gap-x-10 xl:grid-cols-2 2xl:grid-cols-3">
      {sentences.map(([text, sample, data]) => (
        <li
          key={text}
          className="flex flex-wrap items-baseline gap-x-3 py-1"
          {...factData(['index', index !== null && text.includes(golfer) ? handicapText(index) : undefined])}
        >
          <span {...data}>{text}</span>
          <span className="figures text-fine text-rough">{sample}</span>
        </li>
      ))}
    </ul>
  );
};
