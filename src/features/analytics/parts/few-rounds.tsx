import { factData } from '#src/domain/facts.ts';
import { scoreFacts } from '#src/domain/rounds/known-score.ts';
import { Link } from '@tanstack/react-router';
import { useHolePlays } from '#src/data/queries/hole-plays.ts';
import { LEAST_ROUNDS, type RoundFacts, type RoundPlays, firstCards } from '@divot/analytics';
import type { HandicapEntry } from '@divot/golf-rules';
import { scoreName, toParInWords, toParText } from '#src/domain/rounds/score-names.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { CardStrip } from '#src/ui/charts/card-strip.tsx';
import { PlayIcon } from '#src/ui/icons/frame-icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { ToPar, scoreMark } from '#src/ui/primitives/score.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';

const words = copy.few;

type CardProps = { readonly round: RoundPlays; readonly facts: RoundFacts; readonly onOpen: () => void };

/** A round's card. Its score counts the holes picked up too, which its strip leaves out. */
const Card = ({ round, facts: { strokes, toPar }, onOpen }: CardProps) => {
  return (
    <li className="col-span-full sm:col-span-1">
      <button
        type="button"
        className="flex h-full w-full flex-col gap-2 rounded-control bg-fairway-tint p-4 text-left hover:brightness-98 in-data-[theme=sunlight]:edge"
        onClick={onOpen}
      >
        <span className="figures flex items-baseline gap-3" {...scoreFacts(round.id, { strokes, toPar })}>
          <span className="text-figure leading-none font-strong">{strokes}</span>
          <span className="text-note">
            <ToPar>{toParText(toPar)}</ToPar>
          </span>
        </span>
        <span className="block">
          <Name className="block font-medium break-words">{courseName(round.course)}</Name>
          <span className="block text-note text-rough">{dayText(round.playedOn)}</span>
        </span>
        <CardStrip
          marks={round.holes.map((hole) => scoreMark(hole.strokes - hole.par))}
          label={words.card(round.holes.length, toParInWords(toPar))}
        />
      </button>
    </li>
  );
};

/** The round still to be played, as a frame with a flag in it. */
const NextCard = ({ name }: { readonly name: string }) => (
  <li className="flex min-h-32 flex-col items-center justify-center gap-2 rounded-control border-2 border-dashed border-edge p-4 text-rough">
    <PlayIcon aria-hidden="true" className="size-8 text-flag" />
    <span className="text-note">{name}</span>
  </li>
);

type Fact = readonly [name: string, value: string, more: string];

const factsOf = (rounds: readonly RoundPlays[]): readonly Fact[] => {
  const { bestHole, putts, withoutDouble } = firstCards(rounds);
  return [
    ...(bestHole
      ? [
          [
            words.bestHole,
            String(bestHole.strokes),
            words.bestHoleOn(scoreName(bestHole.strokes, bestHole.par), courseName(bestHole.course), bestHole.n),
          ] as const,
        ]
      : []),
    ...(putts[0] === undefined
      ? []
      : [[words.putts, String(putts[0]), putts[1] === undefined ? '' : words.puttsBefore(putts[1])] as const]),
    ...(withoutDouble > 1 ? [[words.noDouble, String(withoutDouble), words.inARow] as const] : []),
  ];
};

type Props = {
  readonly rounds: readonly RoundFacts[];
  readonly entries: readonly HandicapEntry[];
  /** The golfer entered an official index. */
  readonly hasIndex: boolean;
  readonly open: (roundId: string) => void;
};

/** What these rounds will say about the index: nothing if the golfer entered one. */
const indexLead = ({ entries, hasIndex }: Pick<Props, 'entries' | 'hasIndex'>): string | undefined => {
  if (hasIndex) return undefined;
  return entries.length > 0 && entries.every(({ reason }) => reason === 'no-rating') ? words.unrated : words.lead;
};

/** One or two rounds: their cards, what they already show, and what the next ones unlock. No empty axes. */
export const FewRounds = ({ rounds: all, entries, hasIndex, open }: Props) => {
  const { digests: rounds, ready } = useHolePlays();
  if (!ready) return <Skeleton className="h-60" />;
  const missing = Math.max(1, LEAST_ROUNDS - rounds.length);
  const facts = factsOf(rounds);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h2 className="text-title font-strong" {...factData(['to-go', String(missing), 'averages'])}>
          {words.title(missing)}
        </h2>
        <p className="text-rough">{indexLead({ entries, hasIndex })}</p>
      </div>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-3 sm:grid-cols-3">
        {rounds.flatMap((round) => {
          const facts = all.find(({ id }) => id === round.id);
          return facts ? [<Card key={round.id} round={round} facts={facts} onOpen={() => open(round.id)} />] : [];
        })}
        {Array.from({ length: missing }, (_, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- rounds that are not played have no other name
          <NextCard key={at} name={at === 0 ? words.next : words.after} />
        ))}
      </ul>
      <Link
        to="/playing"
        search={{ view: 'setup' }}
        className={`${buttonLook({ variant: 'primary', size: 'play' })} sm:self-start`}
      >
        <PlayIcon className="size-6" />
        {words.play}
      </Link>
      {facts.length > 0 && (
        <Section title={words.already}>
          <dl className="grid grid-cols-3 gap-x-4">
            {facts.map(([name, value, more]) => (
              <div key={name} className="border-l border-rule pl-3 first:border-l-0 first:pl-0">
                <dt className="text-note text-rough">{name}</dt>
                <dd>
                  <span className="figures block text-title font-strong">{value}</span>
                  <span className="block text-note text-rough">{more}</span>
                </dd>
              </div>
            ))}
          </dl>
        </Section>
      )}
      <Section title={words.coming}>
        <ol>
          {words.steps(hasIndex).map(([n, what]) => (
            <li key={what} className="rule-b flex gap-4 py-2.5">
              <span className="figures w-8 shrink-0 font-strong">{n}</span>
              <span>{what}</span>
            </li>
          ))}
        </ol>
      </Section>
    </div>
  );
};
