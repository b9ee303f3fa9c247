import { countData } from '#src/domain/facts.ts';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useDeferredValue, useRef } from 'react';
import { useHandicapRecord, useRoundFacts } from '#src/data/queries/analytics.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { HandicapRecord, Part } from '@divot/golf-rules';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import {
  type PartLoss,
  type RecordFacts,
  type RoundFacts,
  type Selection,
  filterChoices,
  LEAST_ROUNDS,
  selectRounds,
} from '@divot/analytics';
import { enteredIndex } from '#src/domain/handicap/shown-handicap.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { Tabs } from '#src/ui/primitives/tabs.tsx';
import { comparedPeriodOf, filterOf, periodOf } from './analytics-filter.ts';
import { type AnalyticsSearch, type GoTo, TABS, type TabName } from './analytics-search.ts';
import { HandicapTab } from './handicap/handicap-tab.tsx';
import { InsightFeed } from './parts/insight-feed.tsx';
import { FewRounds } from './parts/few-rounds.tsx';
import { Opening } from './parts/opening.tsx';
import { PartGains } from './parts/part-gains.tsx';
import { useOpenInPrint } from './parts/open-details.ts';
import { ExportMenu } from './parts/export-menu.tsx';
import { RoundSummary } from './summary/round-summary.tsx';
import { BodyTab } from './tabs/body-tab.tsx';
import { SwingTab } from './tabs/swing-tab.tsx';
import { Filters } from './parts/filters.tsx';
import { PuttingTab } from './tabs/putting-tab.tsx';
import { ScoreTab } from './tabs/score-tab.tsx';
import { GainedTab } from './gained/gained-tab.tsx';
import { TeeToGreenTab } from './tabs/tee-to-green-tab.tsx';
import { copy } from './copy.ts';

const words = copy.sampleCard;

const sampleLoss = (part: Part, value: number): PartLoss => ({
  part,
  value,
  low: value - 0.9,
  high: value + 0.9,
  rounds: 20,
});

/**
 * Previews what rounds will show here. The figures are invented, greyed and labelled a sample. Screen readers skip
 * them.
 */
const SampleCard = () => (
  <section aria-label={words.label} className="rule-t flex flex-col gap-4 pt-4">
    <p className="label text-rough">{words.label}</p>
    <div aria-hidden="true" inert className="max-w-2xl opacity-55 grayscale">
      <PartGains
        title={words.title}
        losses={[
          sampleLoss('off-tee', -0.2),
          sampleLoss('approach', 2.1),
          sampleLoss('short-game', 0.3),
          sampleLoss('putting', -1.2),
        ]}
        focus="approach"
      />
    </div>
  </section>
);

type Props = { readonly at: AnalyticsSearch; readonly go: GoTo };

/**
 * These tabs obey the filters. The handicap record uses all scores, and the body and swing tabs have their own days.
 */
const FILTERED: readonly TabName[] = ['score', 'strokes-gained', 'tee-to-green', 'putting'];

const WITHOUT_ROUNDS: readonly TabName[] = ['body', 'swing'];

const BagLink = () => (
  <Link to="/bag" className={`${textLinkLook} min-h-touch`}>
    {copy.bag}
  </Link>
);

const Empty = () => (
  <Page title={copy.title} width="wide" action={<BagLink />}>
    <EmptyState
      of="numbers"
      action={
        <Link to="/playing" search={{ view: 'setup' }} className={buttonLook({ variant: 'primary' })}>
          {copy.emptyAction}
        </Link>
      }
    >
      {copy.empty}
    </EmptyState>
    <SampleCard />
  </Page>
);

type FilterLineProps = Props & {
  readonly selection: Selection;
  readonly rounds: readonly RoundFacts[];
  readonly onRecord: readonly RecordFacts[];
  readonly complete: boolean;
};

/** The filters, and how many rounds pass them. */
const FilterLine = ({ at, go, selection, rounds, onRecord, complete }: FilterLineProps) => {
  const { courses, tees } = filterChoices(rounds, at.course);
  const shown = selection.rounds.length;
  const compared = selection.compared?.length;
  return (
    <div className="mb-6 flex flex-col gap-2">
      <Filters at={at} go={go} courses={courses} tees={tees} />
      <p
        className="text-fine text-rough"
        role="status"
        {...(shown < onRecord.length && countData('rounds shown', shown, onRecord.length))}
      >
        {copy.lead(shown, onRecord.length)}
        {onRecord.length > rounds.length && copy.totalsOnly(onRecord.length - rounds.length)}
        {compared !== undefined && `, ${compared === 0 ? copy.filters.noneCompared : copy.filters.compared(compared)}`}
        {!complete && ` ${copy.reading}`}
      </p>
    </div>
  );
};

type OverRoundsProps = FilterLineProps & {
  readonly tab: TabName;
  readonly index: number | undefined;
  /** Whether Divot knows yet if there is an index. What stands out depends on it, so nothing shows before. */
  readonly isKnown: boolean;
  readonly children: ReactNode;
};

/** A tab over the rounds that pass the filters. */
const OverRounds = ({ tab, index, isKnown, children, ...line }: OverRoundsProps) => {
  const { rounds } = line.selection;
  return (
    <>
      {tab === 'score' && <Opening go={line.go} />}
      <FilterLine {...line} />
      {tab === 'score' && rounds.length > 0 && (
        <div className={isKnown ? '' : 'invisible'}>
          <InsightFeed rounds={rounds} index={index ?? null} />
        </div>
      )}
      {rounds.length > 0 ? (
        children
      ) : (
        <EmptyState of="search" action={<Button onClick={() => line.go({ tab })}>{copy.clear}</Button>}>
          {copy.nothing}
        </EmptyState>
      )}
    </>
  );
};

/** The index as entered, else by the record, else as the profile has it; and whether Divot knows yet if there is one. */
const indexFrom = (record: HandicapRecord | undefined, profile: Profile | undefined) => {
  const entered = enteredIndex(profile);
  return {
    entered,
    index: entered ?? record?.entries.at(-1)?.index ?? profile?.handicap,
    isKnown: record !== undefined || entered !== undefined,
  };
};

const Loading = () => (
  <Page title={copy.title} width="wide">
    <div aria-busy="true">
      <Skeleton className="h-60" />
    </div>
  </Page>
);

/** Rounds added up. Every figure shows its sample and its band, and all data is on this device. */
export const AnalyticsScreen = ({ at: address, go }: Props) => {
  // Adding up ten thousand rounds can take a moment. The controls respond first, and the work yields the thread between
  // one chart and the next.
  const { digests: rounds, record: onRecord, ready, complete } = useDeferredValue(useRoundFacts());
  const { profile, ready: profileReady } = useProfile();
  const record = useHandicapRecord(onRecord, complete);
  const at = useDeferredValue(address);
  const charts = useRef<HTMLDivElement>(null);
  useOpenInPrint(charts);
  const selection = selectRounds(rounds, filterOf(at), periodOf(at), comparedPeriodOf(at));
  if (!ready || !profileReady) return <Loading />;
  const tab = at.tab ?? 'score';
  if (onRecord.length === 0 && !WITHOUT_ROUNDS.includes(tab)) return <Empty />;
  const entries = record?.entries ?? [];
  if (at.view === 'summary' && at.round !== undefined) return <RoundSummary at={at} go={go} entries={entries} />;
  const { entered, index, isKnown } = indexFrom(record, profile);
  const shared = { selection, at, go };
  const panels: Record<TabName, ReactNode> = {
    score: <ScoreTab {...shared} entries={record?.entries} />,
    'strokes-gained': <GainedTab {...shared} handicap={index} isKnown={isKnown} />,
    'tee-to-green': <TeeToGreenTab {...shared} />,
    putting: <PuttingTab {...shared} />,
    handicap: <HandicapTab record={record} rounds={onRecord} at={at} go={go} />,
    body: <BodyTab rounds={rounds} />,
    swing: <SwingTab />,
  };
  const isFew = complete && rounds.length < LEAST_ROUNDS;
  const overRounds = isFew ? (
    <FewRounds
      rounds={rounds}
      entries={entries}
      hasIndex={entered !== undefined}
      open={(round) => go({ ...at, round, view: 'summary' })}
    />
  ) : (
    <OverRounds at={address} {...{ go, tab, selection, rounds, onRecord, complete, isKnown }} index={index}>
      {panels[tab]}
    </OverRounds>
  );
  const panel = <div ref={charts}>{FILTERED.includes(tab) ? overRounds : panels[tab]}</div>;
  return (
    <Page
      title={copy.title}
      width="wide"
      action={
        <div className="flex items-center gap-4">
          <BagLink />
          {rounds.length > 0 && <ExportMenu rounds={selection.rounds} entries={entries} charts={charts} />}
        </div>
      }
    >
      <Tabs
        label={copy.tabsLabel}
        value={tab}
        onChange={(next) => go({ ...at, tab: next, round: undefined, view: undefined })}
        tabs={TABS.map((value) => ({ value, label: copy.tabs[value], panel: value === tab ? panel : null }))}
      />
    </Page>
  );
};
