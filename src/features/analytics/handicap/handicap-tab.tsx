import { countData, factData } from '#src/domain/facts.ts';
import { Link } from '@tanstack/react-router';
import { useProfile } from '#src/data/queries/profile.ts';
import type { RecordFacts } from '@divot/analytics';
import type { HandicapEntry, HandicapRecord } from '@divot/golf-rules';
import {
  type OnRecord,
  holesOnRecord,
  missingForFull,
  nextToDrop,
  onRecordNow,
} from '#src/domain/handicap/record-view.ts';
import { enteredIndex } from '#src/domain/handicap/shown-handicap.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import type { AnalyticsSearch, GoTo } from '#src/features/analytics/analytics-search.ts';
import { copy } from '#src/features/analytics/copy.ts';
import { help } from '#src/features/analytics/help-copy.ts';
import { decimalText } from '#src/features/analytics/figures-text.ts';
import { PagedList } from '#src/features/analytics/parts/paged-list.tsx';
import { dayText } from '#src/platform/clock/day-text.ts';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Help } from '#src/ui/primitives/help.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { IndexGraph } from './index-graph.tsx';
import { AuditTrail } from './audit-trail.tsx';
import { WhatIf } from './what-if.tsx';
import { useMemo } from 'react';
import { useHandicapRecord } from '#src/data/queries/analytics.ts';

const lateEntriesWords = copy.handicap.trail;
const SHOWN = 5;

type LateEntriesProps = {
  readonly facts: RecordFacts;
  readonly entry: HandicapEntry;
  /** All rounds, newest first. */
  readonly rounds: readonly RecordFacts[];
};

const indexText = (index: number | null | undefined) =>
  index === null || index === undefined ? copy.handicap.whatIf.noIndex : handicapText(index);

/** Explains why an index differs from the one shown earlier: an older round was entered after this one. */
const LateEntries = ({ facts, entry, rounds }: LateEntriesProps) => {
  const later = rounds.filter(
    ({ handicap, date, createdAt }) => handicap && date < facts.date && createdAt > facts.createdAt,
  );
  const earlier = useMemo(
    () => rounds.filter(({ createdAt }) => createdAt <= facts.createdAt),
    [rounds, facts.createdAt],
  );
  const record = useHandicapRecord(earlier, later.length > 0);
  const then = record?.entries.find(({ id }) => id === facts.id);
  if (later.length === 0 || !then) return null;
  return (
    <section className="rule-t flex flex-col gap-1 py-3 text-note">
      <h3 className="text-body font-strong">{lateEntriesWords.later}</h3>
      <p>{lateEntriesWords.laterText(indexText(then.index), indexText(entry.index))}</p>
      <ul>
        {later.slice(0, SHOWN).map(({ id, playedOn, course }) => (
          <li key={id}>
            {dayText(playedOn)}, {courseName(course)}
          </li>
        ))}
        {later.length > SHOWN && <li>{copy.rounds(later.length)}</li>}
      </ul>
    </section>
  );
};

const words = copy.handicap;
const DROPS_SHOWN = 3;

type HandicapTabProps = {
  readonly record: HandicapRecord | undefined;
  /** All rounds, newest first. */
  readonly rounds: readonly RecordFacts[];
  readonly at: AnalyticsSearch;
  readonly go: GoTo;
};

const Index = ({ entries }: { readonly entries: readonly HandicapEntry[] }) => {
  const { profile } = useProfile();
  const latest = entries.at(-1);
  const entered = enteredIndex(profile);
  const estimated = latest?.index ?? null;
  const shown = estimated === null ? 'N/A' : handicapText(estimated);
  return (
    <div className="flex flex-col gap-3">
      <div className="flex flex-wrap gap-x-12 gap-y-4">
        {entered !== undefined && (
          <div>
            <p className="text-note">{words.entered}</p>
            <p className="figures text-figure font-strong" {...factData(['index', handicapText(entered)])}>
              {handicapText(entered)}
            </p>
          </div>
        )}
        <div>
          <div className="flex items-center gap-1">
            <h2 className="text-note font-text">{words.title}</h2>
            <Help {...help.index} />
          </div>
          <p className="flex flex-wrap items-baseline gap-x-3">
            <span
              className={`figures font-strong ${entered === undefined ? 'text-figure' : 'text-title'}`}
              {...factData(
                ['index', entered === undefined ? shown : undefined],
                ['index-after', latest && shown, latest?.id],
              )}
            >
              {shown}
            </span>
            <span className="text-fine text-rough">
              {estimated === null ? words.notYet(holesOnRecord(entries)) : words.from(latest?.onRecord ?? 0)}
            </span>
          </p>
        </div>
      </div>
      {entered !== undefined && <p className="measure text-note">{words.enteredBy}</p>}
      <p className="measure text-fine text-rough">
        {words.legal} {words.always}
      </p>
      <Link to="/profile" search={{ group: 'you' }} className={`${textLinkLook} min-h-touch self-start print:hidden`}>
        {words.change}
      </Link>
    </div>
  );
};

type RowProps = {
  readonly entry: HandicapEntry;
  readonly course: string | undefined;
  readonly badges?: readonly string[];
  readonly onOpen: () => void;
};

const statusText = ({ status, differential }: HandicapEntry): string => {
  if (status === 'pending') return words.statusPending;
  return status === 'not-counted' || differential === null ? words.statusNot : decimalText(differential);
};

const EntryRow = ({ entry, course, badges = [], onOpen }: RowProps) => (
  <button
    type="button"
    aria-label={[words.open(dayText(entry.playedOn ?? '')), statusText(entry), ...badges].join(', ')}
    className="flex min-h-play w-full flex-wrap items-center gap-x-3 py-1.5 text-left hover:bg-sunken"
    onClick={onOpen}
  >
    <span className="row-words">
      <Name className="font-medium">{courseName(course)}</Name>
      <span className="block text-fine text-rough">{dayText(entry.playedOn ?? '')}</span>
    </span>
    {badges.map((badge) => (
      <Badge key={badge} tone={badge === words.counts ? 'fairway' : 'plain'}>
        {badge}
      </Badge>
    ))}
    <span
      className={
        entry.status === 'counted' ? 'figures text-lead font-strong' : 'max-w-28 text-right text-fine text-rough'
      }
    >
      {statusText(entry)}
    </span>
    <ForwardIcon className="size-5 text-rough" />
  </button>
);

type FoldedProps = {
  readonly title: string;
  readonly note?: string;
  readonly children: React.ReactNode /** Of the note. */;
  readonly data?: ReturnType<typeof countData>;
};

const Folded = ({ title, note, data, children }: FoldedProps) => (
  <div className="rule-b">
    <Disclosure
      title={<h2 className="text-body font-text">{title}</h2>}
      aside={
        <span className="text-fine text-rough" {...data}>
          {note}
        </span>
      }
    >
      <div className="pb-4">{children}</div>
    </Disclosure>
  </div>
);

const DropOut = ({ onRecord }: { readonly onRecord: readonly OnRecord[] }) => (
  <Folded title={words.dropOut}>
    {missingForFull(onRecord) > 0 ? (
      <p className="text-note text-rough">{words.dropNotFull(missingForFull(onRecord))}</p>
    ) : (
      <ol className="figures text-note">
        {nextToDrop(onRecord, DROPS_SHOWN).map(({ entry, counts }) => (
          <li key={entry.id} className="py-1">
            {words.drops(dayText(entry.playedOn ?? ''), decimalText(entry.differential ?? 0), counts)}
          </li>
        ))}
      </ol>
    )}
  </Folded>
);

/** The index, the scores that count towards it, and the rule and inputs behind each number. */
export const HandicapTab = ({ record, rounds, at, go }: HandicapTabProps) => {
  const factsById = new Map(rounds.map((facts) => [facts.id, facts]));
  const newestFirst = record?.entries.toReversed() ?? [];
  if (!record) {
    return (
      <div aria-busy="true">
        <p className="sr-only">{words.working}</p>
        <Skeleton className="h-60" />
      </div>
    );
  }
  const { entries } = record;
  const onRecord = onRecordNow(entries);
  const used = onRecord.filter(({ counts }) => counts).length;
  const [dropping] = nextToDrop(onRecord, 1);
  const place = entries.findIndex(({ id }) => id !== undefined && id === at.round);
  const opened = entries[place];
  const openedFacts = factsById.get(at.round ?? '');
  const open = (id: string | undefined) => go({ ...at, round: id });
  const close = () => go({ ...at, round: undefined }, { replace: true });
  return (
    <div className="grid items-start gap-x-10 gap-y-4 xl:grid-cols-2 2xl:grid-cols-[2fr_1fr]">
      <div className="col-span-full">
        <Index entries={entries} />
      </div>
      <IndexGraph entries={entries} />
      <WhatIf record={record} rounds={rounds} index={entries.at(-1)?.index ?? null} />
      <Folded
        title={words.window}
        note={words.windowNote(used, onRecord.length)}
        data={used > 0 ? countData(`scores counting/${entries.at(-1)?.id}`, used, onRecord.length) : {}}
      >
        <ul>
          {onRecord.map(({ entry, counts }) => (
            <li key={entry.id} className="rule-b">
              <EntryRow
                entry={entry}
                course={factsById.get(entry.id ?? '')?.course}
                badges={[...(counts ? [words.counts] : []), ...(entry === dropping?.entry ? [words.nextOut] : [])]}
                onOpen={() => open(entry.id)}
              />
            </li>
          ))}
        </ul>
      </Folded>
      <div>
        <DropOut onRecord={onRecord} />
        <Folded title={words.history} note={copy.rounds(newestFirst.length)}>
          <PagedList
            items={newestFirst}
            label={words.history}
            keyOf={({ id }) => id ?? ''}
            perPage={10}
            render={(entry) => (
              <EntryRow entry={entry} course={factsById.get(entry.id ?? '')?.course} onOpen={() => open(entry.id)} />
            )}
          />
        </Folded>
      </div>
      <Sheet open={opened !== undefined} onClose={close} title={words.trail.title(dayText(opened?.playedOn ?? ''))}>
        {opened && (
          <>
            <AuditTrail
              entry={opened}
              facts={openedFacts}
              entries={entries}
              before={entries[place - 1]?.index ?? null}
            />
            {openedFacts && <LateEntries facts={openedFacts} entry={opened} rounds={rounds} />}
          </>
        )}
      </Sheet>
    </div>
  );
};
