import { countData, factData } from '#src/domain/facts.ts';
import { scoreFacts } from '#src/domain/rounds/known-score.ts';
import { useRound } from '#src/data/queries/rounds.ts';
import { roundFacts } from '#src/domain/analytics/stored-rounds.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { type Count, type RoundFacts, roundStatistics, roundsTelling } from '@divot/analytics';
import { type HandicapEntry, PARTS } from '@divot/golf-rules';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import type { AnalyticsSearch, GoTo } from '#src/features/analytics/analytics-search.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { signedText } from '#src/features/analytics/figures-text.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { ToPar, Score, scoreMark } from '#src/ui/primitives/score.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';

const words = copy.summary;

const add = (holes: readonly Hole[], value: (hole: Hole) => number | undefined): number =>
  holes.reduce((sum, hole) => sum + (value(hole) ?? 0), 0);

const scoreOf = (hole: Hole) => {
  if (hole.pickedUp) return words.pickedUp;
  return hole.strokes === undefined ? '–' : <Score strokes={hole.strokes} mark={scoreMark(hole.strokes - hole.par)} />;
};

/** One nine of a card, hole numbers across. */
const CardTable = ({ holes, name }: { readonly holes: readonly Hole[]; readonly name: string }) => (
  <table className="figures w-full table-fixed text-center text-note">
    <caption className="sr-only">{name}</caption>
    <thead>
      <tr className="text-rough">
        <th scope="col" className="w-14 text-left font-medium">
          {words.hole}
        </th>
        {holes.map(({ n }) => (
          <th key={n} scope="col" className="font-medium">
            {n}
          </th>
        ))}
        <th scope="col" className="pl-2 font-strong">
          {name}
        </th>
      </tr>
    </thead>
    <tbody>
      <tr className="rule-t">
        <th scope="row" className="pr-3 text-left font-medium">
          {words.par}
        </th>
        {holes.map(({ n, par }) => (
          <td key={n}>{par}</td>
        ))}
        <td className="pl-2">{add(holes, ({ par }) => par)}</td>
      </tr>
      <tr className="rule-t">
        <th scope="row" className="pr-3 text-left font-medium">
          {words.score}
        </th>
        {holes.map((hole) => (
          <td key={hole.n} className="py-1.5">
            {scoreOf(hole)}
          </td>
        ))}
        <td className="pl-2 font-strong">{add(holes, ({ strokes }) => strokes)}</td>
      </tr>
      <tr className="rule-t">
        <th scope="row" className="pr-3 text-left font-medium">
          {words.putts}
        </th>
        {holes.map(({ n, putts }) => (
          <td key={n}>{putts ?? '–'}</td>
        ))}
        <td className="pl-2">{add(holes, ({ putts }) => putts)}</td>
      </tr>
    </tbody>
  </table>
);

type Row = readonly [name: string, value: string, data?: ReturnType<typeof countData>];

const Rows = ({ rows }: { readonly rows: readonly Row[] }) => (
  <dl>
    {rows.map(([name, value, data]) => (
      <div key={name} className="rule-b flex justify-between gap-4 py-2">
        <dt>{name}</dt>
        <dd className="figures text-right font-medium" {...data}>
          {value}
        </dd>
      </div>
    ))}
  </dl>
);

const statisticsRows = (round: Round): readonly Row[] => {
  const countRow = (name: string, statistic: string, { made, of }: Count): Row => [
    name,
    words.of(made, of),
    countData(`${round.id}/${statistic}`, made, of),
  ];
  const { fairways, greens, upAndDowns, putts, penalties } = roundStatistics(round.holes);
  const rows: readonly (readonly [number, Row])[] = [
    [fairways.of, countRow(copy.tee.fairways, 'fairways', fairways)],
    [greens.of, countRow(copy.tee.greens, 'greens', greens)],
    [upAndDowns.of, countRow(copy.tee.upAndDowns, 'saves', upAndDowns)],
    [putts.holes, [copy.putting.putts, `${putts.total} ${words.holesTold(putts.holes)}`]],
    [1, [copy.score.penalties, String(penalties)]],
  ];
  return rows.filter(([counted]) => counted > 0).map(([, row]) => row);
};

const gainedRows = (facts: RoundFacts): readonly Row[] =>
  PARTS.flatMap((part): Row[] => {
    const tally = facts.tallies[part];
    if (!tally || roundsTelling([facts], part).length === 0) return [];
    return [[copy.gained.parts[part], `${signedText(tally.sum)} ${words.holesTold(tally.n)}`]];
  });

const handicapRows = (entry: HandicapEntry): readonly Row[] => [
  ...(entry.differential === null
    ? []
    : [
        [
          words.differential,
          handicapText(entry.differential),
          factData(['differential', handicapText(entry.differential), entry.id]),
        ] as const,
      ]),
  [
    words.indexAfter,
    entry.index === null ? copy.handicap.whatIf.noIndex : handicapText(entry.index),
    factData(['index-after', entry.index === null ? undefined : handicapText(entry.index), entry.id]),
  ],
];

type Props = {
  readonly at: AnalyticsSearch;
  readonly go: GoTo;
  readonly entries: readonly HandicapEntry[];
};

/** One round on one sheet, also laid out for print. */
export const RoundSummary = ({ at, go, entries }: Props) => {
  const { round, ready } = useRound(at.round);
  const back = <BackLink label={words.back} onClick={() => go({ ...at, round: undefined, view: undefined })} />;
  const facts = round && roundFacts(round);
  if (!round || !facts) {
    return (
      <Page title={words.title} back={back}>
        {ready ? <EmptyState of="gone">{words.gone}</EmptyState> : <Skeleton className="h-40" />}
      </Page>
    );
  }
  const entry = entries.find(({ id }) => id === round.id);
  const holes = round.holes.toSorted((a, b) => a.n - b.n);
  const nines = [holes.filter(({ n }) => n <= 9), holes.filter(({ n }) => n > 9)] as const;
  const gains = gainedRows(facts);
  return (
    <Page
      width="wide"
      title={courseName(facts.course)}
      lead={[dayText(round.playedOn), facts.tee, copy.filters.modes[round.mode]].filter(Boolean).join(DOT)}
      back={back}
      action={<Button onClick={() => window.print()}>{copy.export.print}</Button>}
    >
      <p className="flex items-baseline gap-4" {...scoreFacts(round.id, facts)}>
        <span className="figures text-figure font-strong">{facts.strokes}</span>
        <span className="figures text-head">
          <ToPar>{toParText(facts.toPar)}</ToPar>
        </span>
      </p>
      <div className="flex flex-col gap-5">
        {nines[0].length > 0 && <CardTable holes={nines[0]} name={words.out} />}
        {nines[1].length > 0 && <CardTable holes={nines[1]} name={words.in} />}
      </div>
      <div className="grid gap-x-10 gap-y-6 lg:grid-cols-2 print:grid-cols-2">
        <Section title={words.figures}>
          <Rows rows={statisticsRows(round)} />
        </Section>
        <div className="flex flex-col gap-6">
          {gains.length > 0 && (
            <Section title={words.gained}>
              <Rows rows={gains} />
            </Section>
          )}
          {entry && (
            <Section
              title={words.handicap}
              aside={
                <button
                  type="button"
                  className={`${textLinkLook} min-h-touch print:hidden`}
                  onClick={() => go({ ...at, tab: 'handicap', view: undefined })}
                >
                  {words.open}
                </button>
              }
            >
              <Rows rows={handicapRows(entry)} />
            </Section>
          )}
        </div>
      </div>
    </Page>
  );
};
