import { scoreFacts } from '#src/domain/rounds/known-score.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import type { CourseRecord, CourseRound } from '#src/domain/rounds/course-record.ts';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { CardStrip } from '#src/ui/charts/card-strip.tsx';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { ToPar, scoreMark } from '#src/ui/primitives/score.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { scoreCounts } from '#src/domain/rounds/round-story.ts';
import { copy } from './copy.ts';

const Fact = ({
  name,
  value,
  more,
}: {
  readonly name: string;
  readonly value: ReactNode;
  readonly more?: ReactNode;
}) => (
  <div className="min-w-0">
    <dt className="text-note text-rough">{name}</dt>
    <dd>
      <span className="figures block text-title font-strong">{value}</span>
      <span className="figures block text-note text-rough">{more}</span>
    </dd>
  </div>
);

const Facts = ({ record: { whole, bestOfEach, hardest, easiest } }: { readonly record: CourseRecord }) => (
  <dl className="grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-x-4 gap-y-3">
    {whole.flatMap(({ holes, rounds, average, averageToPar, best }) => [
      <Fact
        key={`average ${holes}`}
        name={copy.whole(holes)}
        value={average.toFixed(1)}
        more={copy.wholeOf(averageToPar, rounds)}
      />,
      <Fact
        key={`best ${holes}`}
        name={copy.best(holes)}
        value={best.strokes}
        more={`${toParText(best.toPar)}${DOT}${dayText(best.playedOn)}`}
      />,
    ])}
    {bestOfEach !== undefined && <Fact name={copy.bestOfEach} value={bestOfEach} />}
    {hardest && <HoleFact name={copy.hardest} hole={hardest} />}
    {easiest && <HoleFact name={copy.easiest} hole={easiest} />}
  </dl>
);

const HoleFact = ({ name, hole }: { readonly name: string; readonly hole: CourseRecord['holes'][number] }) => {
  const [value, more] = copy.onHole(hole.n, hole.averageToPar ?? 0);
  return <Fact name={name} value={value} more={more} />;
};

const Visit = ({ round: { id, playedOn, strokes, toPar, holes, partners } }: { readonly round: CourseRound }) => (
  <li className="rule-b">
    <Link
      to="/playing"
      search={{ round: id }}
      className="flex min-h-play flex-wrap items-center gap-x-3 py-2 text-ink no-underline hover:bg-sunken"
    >
      <span className="figures min-w-9 text-right text-head font-strong" {...scoreFacts(id, { strokes })}>
        {strokes ?? '–'}
      </span>
      <span className="figures min-w-9 text-note text-rough">
        {toPar !== undefined && <ToPar>{toParText(toPar)}</ToPar>}
      </span>
      <span className="row-words">
        <span className="block text-note font-medium">{dayText(playedOn)}</span>
        {partners.length > 0 && <Name className="block text-fine text-rough">{partners.join(', ')}</Name>}
        {holes.length > 0 && (
          <CardStrip
            marks={holes
              .toSorted((a, b) => a.n - b.n)
              .map(({ strokes: score, par, pickedUp }) =>
                score === undefined || pickedUp ? 'none' : scoreMark(score - par),
              )}
            label={copy.counts(scoreCounts(holes)) || '–'}
          />
        )}
      </span>
      <ForwardIcon className="size-5 text-rough" />
    </Link>
  </li>
);

const SHOWN = 5;

type Props = { readonly record: CourseRecord; readonly rounds: readonly CourseRound[] };

/** Average, records, last visits and companions on one course. */
export const RecordSection = ({ record, rounds }: Props) => {
  const [shown, setShown] = useState(SHOWN);
  if (rounds.length === 0) {
    return (
      <Section title={copy.record}>
        <p className="measure text-rough">{copy.noRounds}</p>
      </Section>
    );
  }
  return (
    <>
      <Section title={copy.record}>
        <Facts record={record} />
      </Section>
      {record.partners.length > 0 && (
        <Section title={copy.partners}>
          <ul className="flex flex-wrap gap-x-6 gap-y-1">
            {record.partners.map(({ name, rounds: together }) => (
              <li key={name}>
                <Name className="font-medium">{name}</Name>{' '}
                <span className="text-note text-rough">{copy.together(together)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <Section title={copy.visits}>
        <ul>
          {rounds.slice(0, shown).map((round) => (
            <Visit key={round.id} round={round} />
          ))}
        </ul>
        {rounds.length > shown && (
          <Button className="mt-4" onClick={() => setShown(shown + 4 * SHOWN)}>
            {copy.more}
          </Button>
        )}
      </Section>
    </>
  );
};
