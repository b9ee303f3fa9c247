import { DeleteIcon, DownloadIcon, PlusIcon } from '#src/ui/icons/screen-icons.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import type { BagSearch, GoTo } from './bag-search.ts';
import { ClubView } from './club/club-view.tsx';
import { copy } from './copy.ts';
import { ImportScreen } from './import/import-screen.tsx';
import { LadderView } from './ladder-view.tsx';
import { type BagClub, useBag } from './use-bag.ts';
import { deleteShotSession, restoreShotSession } from '#src/data/commands/shots.ts';
import type { ShotSession } from '#src/domain/entities/shot-session.entity.ts';
import { METRES_PER_YARD, localDay } from '@divot/basics';
import type { Ladder } from '#src/domain/bag/ladder.ts';
import { now, nowIso } from '#src/platform/clock/clock.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { saveFile } from '#src/platform/files/save-file.ts';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';

const words = copy.sessions;

const SessionRow = ({ session }: { readonly session: ShotSession }) => {
  const { id, day, vendor, count, clubs, place } = session;
  const name = `${day === undefined ? words.noDay : dayText(day)}, ${copy.makers[vendor]}`;
  const remove = async () => {
    const deleted = await deleteShotSession(id);
    if (succeeded(deleted)) showUndo(words.deleted, () => void restoreShotSession(session));
  };
  return (
    <li className="rule-b flex items-center justify-between gap-4 py-2">
      <div>
        <p className="font-medium">{name}</p>
        <p className="figures text-note text-rough">{words.line(count, clubs.length, words.places[place])}</p>
      </div>
      <IconButton label={words.delete(name)} icon={<DeleteIcon className="size-5" />} onClick={() => void remove()} />
    </li>
  );
};

type SessionsViewProps = {
  readonly sessions: readonly ShotSession[];
  readonly clubs: readonly BagClub[];
  readonly onBack: () => void;
};

const TakeOut = ({ sessions, clubs }: Omit<SessionsViewProps, 'onBack'>) => {
  const save = async (kind: 'csv' | 'patterns' | 'json') => {
    const { patternsToCsv, shotsToCsv, shotsToJson } = await import('#src/domain/bag/shots-out.ts');
    const typed = new Map(clubs.flatMap(({ club, typedM }) => (typedM === undefined ? [] : [[club, typedM] as const])));
    const day = localDay(now());
    if (kind === 'json')
      saveFile(`divot-shots-${day}.json`, 'application/json', shotsToJson(sessions, typed, nowIso()));
    else if (kind === 'csv') saveFile(`divot-shots-${day}.csv`, 'text/csv', shotsToCsv(sessions));
    else saveFile(`divot-patterns-${day}.csv`, 'text/csv', patternsToCsv(sessions, typed));
  };
  return (
    <div className="flex flex-wrap gap-3">
      {(['csv', 'patterns', 'json'] as const).map((kind) => (
        <Button key={kind} onClick={() => void save(kind).catch(logError)}>
          <DownloadIcon className="size-5" />
          {words[kind]}
        </Button>
      ))}
    </div>
  );
};

const SessionsView = ({ sessions, clubs, onBack }: SessionsViewProps) => (
  <Page title={words.title} lead={words.lead} back={<BackLink label={copy.back} onClick={onBack} />}>
    {sessions.length === 0 ? (
      <p className="text-body text-rough">{words.none}</p>
    ) : (
      <>
        <ul aria-label={words.title}>
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
        <TakeOut sessions={sessions} clubs={clubs} />
      </>
    )}
  </Page>
);

/** Five clubs of an invented golfer, with a gap between the last two. */
const EXAMPLE: Ladder = {
  rungs: Object.entries(copy.example).map(([club, yards]) => ({
    club,
    shots: 20,
    carryM: yards * METRES_PER_YARD,
    halfM: 2 * METRES_PER_YARD,
    by: 'shots',
  })),
  steps: [{ longer: 'Pitching wedge', shorter: 'Gap wedge', apartM: 20 * METRES_PER_YARD, kind: 'gap' }],
  tooFew: [],
};

type Props = { readonly at: BagSearch; readonly go: GoTo };

const mostShots = (clubs: readonly BagClub[]): string | undefined =>
  clubs.toSorted((a, b) => b.shots.length - a.shots.length)[0]?.club;

const Bag = ({ at, go }: Props) => {
  const isDesk = useIsWide();
  const all = useBag(undefined);
  const here = useBag(at.place);
  const wanted = at.club ?? (isDesk ? mostShots(all.clubs) : undefined);
  const selected = all.clubs.find(({ club }) => club === wanted);
  const isEmpty = all.ladder.rungs.length === 0 && all.sessions.length === 0;
  const bringIn = (
    <Button variant={isEmpty ? 'primary' : 'secondary'} onClick={() => go({ view: 'import' })}>
      <PlusIcon className="size-5" />
      {copy.bringIn}
    </Button>
  );
  if (!all.ready) {
    return (
      <Page title={copy.title} width="wide">
        <div aria-busy="true" aria-label={copy.ladder.reading}>
          <Skeleton className="h-60" />
        </div>
      </Page>
    );
  }
  if (isEmpty) {
    return (
      <Page title={copy.title} width="wide">
        <EmptyState
          of="bag"
          action={bringIn}
          example={<LadderView ladder={EXAMPLE} selected={undefined} onOpen={() => undefined} />}
        >
          {copy.empty}
        </EmptyState>
      </Page>
    );
  }
  const clubView = (whole: BagClub) => (
    <ClubView
      club={here.clubs.find(({ club }) => club === whole.club) ?? whole}
      whole={whole}
      handedness={all.profile?.handedness}
      place={at.place}
      onPlace={(place) => go({ club: whole.club, ...(place && { place }) })}
    />
  );
  if (selected && !isDesk) {
    return (
      <Page title={selected.club} back={<BackLink label={copy.club.all} onClick={() => go({})} />}>
        {clubView(selected)}
      </Page>
    );
  }
  return (
    <Page title={copy.title} width="wide" action={bringIn}>
      <div className="grid gap-8 lg:grid-cols-2 lg:gap-12 2xl:grid-cols-[1fr_2fr]">
        <div className="flex min-w-0 flex-col items-start gap-6 *:first:self-stretch">
          <LadderView ladder={all.ladder} selected={selected?.club} onOpen={(name) => go({ club: name })} />
          {all.sessions.length > 0 && <Button onClick={() => go({ view: 'sessions' })}>{copy.sessionsLink}</Button>}
        </div>
        {selected && (
          <div className="flex flex-col gap-3">
            <h2 className="text-head font-strong">{selected.club}</h2>
            {clubView(selected)}
          </div>
        )}
      </div>
    </Page>
  );
};

/** /bag: each club's figures from the golfer's own shots. */
export const BagScreen = ({ at, go }: Props) => {
  const { clubs, sessions } = useBag(undefined);
  if (at.view === 'import') return <ImportScreen onBack={() => go({})} />;
  if (at.view === 'sessions') return <SessionsView sessions={sessions} clubs={clubs} onBack={() => go({})} />;
  return <Bag at={at} go={go} />;
};
