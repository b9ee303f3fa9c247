import { factData } from '#src/domain/facts.ts';
import { Link } from '@tanstack/react-router';
import { type Drill, drillById, sparesPain, faultName } from '@divot/golf-content';
import { keepDrill } from '#src/data/commands/learning.ts';
import { useFinishedPractice } from '#src/data/queries/practice.ts';
import { type DrillRecord, drillRecords, placesOf } from '@divot/practice';
import { dayText } from '#src/platform/clock/day-text.ts';
import { StartIcon } from '#src/ui/icons/frame-icons.ts';
import { SavedIcon } from '#src/ui/icons/screen-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { DrillHurts } from '#src/features/practice/hurts-note.tsx';
import { copy, words } from '#src/features/practice/copy.ts';
import type { GoTo, PracticeSearch } from '#src/features/practice/practice-search.ts';
import { useGolfer } from '#src/features/practice/use-golfer.ts';
import { useStart } from '#src/features/practice/use-start.ts';
import { markText } from '#src/features/practice/wording.ts';
import { scoreText } from '#src/domain/coach/score-text.ts';
import { DrillSteps } from './drill-steps.tsx';
import { areaGroupOf } from './drill-filters.ts';

const RECORDS_FROM = 200;

const Fact = ({ name, children }: { readonly name: string; readonly children: React.ReactNode }) => (
  <div className="flex flex-wrap gap-x-4 py-1">
    <dt className="w-24 text-rough">{name}</dt>
    <dd className="flex-1 font-medium">{children}</dd>
  </div>
);

type PassMarkProps = {
  readonly drill: Drill;
  readonly index: number | null;
  readonly mark: number;
  readonly record: DrillRecord | undefined;
  readonly isReady: boolean;
};

/** The score to reach now, and the golfer's best and last. */
const PassMark = ({ drill, index, mark, record, isReady }: PassMarkProps) => (
  <Section title={copy.drill.mark}>
    <div className={isReady ? '' : 'invisible'}>
      <p className="text-title font-strong" {...factData(['mark', String(mark), drill.id])}>
        {markText(drill, mark)}
      </p>
      <p className="measure text-note text-rough">
        {record?.last
          ? copy.drill.markLevel
          : index === null
            ? copy.drill.markUnknown
            : copy.drill.markFor(index.toFixed(1))}{' '}
        {copy.drill.markNote}
      </p>
      <dl className="mt-3 text-note">
        <Fact name={copy.drill.best}>
          {record?.best ? (
            <span {...factData(['best', scoreText(record.best.score, drill.pass), drill.id])}>
              {scoreText(record.best.score, drill.pass)}, {dayText(record.best.day)}
            </span>
          ) : (
            copy.drill.never
          )}
        </Fact>
        {record?.last && (
          <Fact name={copy.drill.last}>
            <span {...factData(['result', scoreText(record.last.score, drill.pass), `last/${drill.id}`])}>
              {scoreText(record.last.score, drill.pass)}, {dayText(record.last.day)} ({copy.drill.times(record.times)})
            </span>
          </Fact>
        )}
      </dl>
    </div>
  </Section>
);

type TakesProps = { readonly drill: Drill; readonly ownFaultIds: readonly string[] };

/** What to bring, how long it takes, and which faults it helps. The golfer's own faults stand out. */
const WhatItTakes = ({ drill, ownFaultIds }: TakesProps) => (
  <Section title={copy.drill.takes}>
    <dl className="text-note">
      <Fact name={copy.drill.bring}>{drill.equipment || copy.drill.nothing}</Fact>
      <Fact name={copy.drill.time}>{copy.drills.row(drill.minutes, copy.drills.balls(drill.balls))}</Fact>
      <Fact name={copy.drill.where}>
        {placesOf(drill)
          .map((place) => words.places[place])
          .join(', ')}
      </Fact>
      {drill.faults.length > 0 && (
        <Fact name={copy.drill.helps}>
          <span className="flex flex-wrap gap-1.5">
            {drill.faults.map((fault) => (
              <Badge key={fault} tone={ownFaultIds.includes(fault) ? 'fairway' : 'plain'}>
                {faultName(fault)}
              </Badge>
            ))}
          </span>
        </Fact>
      )}
    </dl>
    <Link
      to="/videos"
      state={{ category: drill.area === 'putting' ? 'putting' : undefined, drill: drill.id }}
      className={`${textLinkLook} mt-2`}
    >
      {copy.drill.video}
    </Link>
  </Section>
);

type Props = {
  readonly id: string;
  readonly at: PracticeSearch;
  readonly go: GoTo;
  readonly play: (sessionId: string) => void;
};

/** One drill: picture, steps, pass mark, and the golfer's scores so far. */
export const DrillScreen = ({ id, at, go, play }: Props) => {
  const drill = drillById(id);
  const golfer = useGolfer();
  const start = useStart(play);
  const { documents: sessions, ready } = useFinishedPractice(RECORDS_FROM);
  const { drill: _drill, ...list } = at;
  const back = <BackLink label={copy.drill.back} onClick={() => go({ ...list, view: 'drills' })} />;
  if (!drill) {
    return (
      <Page title={copy.drills.title} back={back}>
        <EmptyState of="gone" action={<Button onClick={() => go({ view: 'drills' })}>{copy.drill.goneAction}</Button>}>
          {copy.drill.gone}
        </EmptyState>
      </Page>
    );
  }
  const record = drillRecords(sessions).get(id);
  const isSaved = golfer.savedDrills.includes(id);
  const save = async () => succeeded(await keepDrill(golfer.uid, id, !isSaved));
  const { mode, minutes } = drill;
  const isSafe = sparesPain(drill, golfer.painAreas);
  return (
    <Page
      width="wide"
      title={drill.name}
      back={back}
      lead={`${words.areas[areaGroupOf(drill.area)]} · ${words.modeTexts[drill.mode]}`}
      action={
        <div className="flex flex-wrap gap-3">
          <Button aria-pressed={isSaved} onClick={() => void save()}>
            <SavedIcon className={isSaved ? 'size-5 fill-current' : 'size-5'} />
            {isSaved ? copy.drill.unsave : copy.drill.save}
          </Button>
          {isSafe && (
            <Button variant="primary" onClick={() => void start({ blocks: [{ drillId: id, mode, minutes }] })}>
              <StartIcon className="size-5" />
              {copy.drill.start}
            </Button>
          )}
        </div>
      }
    >
      {!isSafe && <DrillHurts />}
      <div className="grid gap-x-10 gap-y-6 *:min-w-0 lg:grid-cols-2">
        <DrillSteps drill={drill} />
        <div className="flex flex-col gap-6">
          <PassMark
            drill={drill}
            index={golfer.index}
            mark={golfer.markOf(drill)}
            record={record}
            isReady={golfer.ready && ready}
          />
          <WhatItTakes drill={drill} ownFaultIds={golfer.faultIds} />
        </div>
      </div>
    </Page>
  );
};
