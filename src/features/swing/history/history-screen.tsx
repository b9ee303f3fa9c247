import { faultName } from '@divot/golf-content';
import { Link, useNavigate } from '@tanstack/react-router';
import { Fragment, useCallback, useEffect, useState } from 'react';
import { starSwing } from '#src/data/commands/swings.ts';
import { useArrival } from '#src/data/queries/arrival.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useSwings } from '#src/data/queries/swings.ts';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { byMonth, fitsFilter } from '#src/domain/swing-history/swing-history.ts';
import { dayText, monthText } from '#src/platform/clock/day-text.ts';
import { useSession } from '#src/platform/state.ts';
import { CompareIcon, DeleteIcon, MoreIcon, StarIcon } from '#src/ui/icons/screen-icons.ts';
import { DeskTable } from '#src/ui/layout/desk-table.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { useIsWide } from '#src/ui/layout/use-media.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Menu, MenuItem, MenuLink } from '#src/ui/primitives/menu.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from '#src/features/swing/copy.ts';
import { dropOrphans, removeSwing } from '#src/features/swing/deletion.ts';
import { NoSwings } from '#src/features/swing/no-swings.tsx';
import type { SwingHistorySearch } from '#src/features/swing/swing-search.ts';
import { SwingLine, SwingRow, swingTitle } from '#src/features/swing/swing-row.tsx';
import { StoragePart } from './storage-part.tsx';
import { TrendPart } from './trend-part.tsx';
import { type VideoOnDevice, storedVideos } from '#src/data/db/swing-videos.ts';
import { ANALYSIS_VERSION } from '@divot/swing';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { correctSwing } from '#src/features/swing/result/correct.ts';
import { Select } from '#src/ui/primitives/select.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { readOnce } from '#src/platform/waiting/read-once.ts';

const filtersWords = copy.history;

type Props = {
  readonly swings: readonly Swing[];
  readonly at: SwingHistorySearch;
  readonly go: (at: SwingHistorySearch) => void;
};

const distinct = (values: readonly (string | undefined)[]) =>
  [...new Set(values.filter((value) => value !== undefined))].toSorted();

/** Filters the list. The choice is kept in the address, and only values the golfer has are offered. */
const Filters = ({ swings, at, go }: Props) => {
  const faults = distinct([at.fault, ...swings.flatMap(({ findings = [] }) => findings.map(({ faultId }) => faultId))]);
  const clubs = distinct([at.club, ...swings.map(({ club }) => club)]);
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 sm:grid-cols-3">
      <div className="max-sm:col-span-2">
        <Select
          label={filtersWords.fault}
          value={at.fault ?? ''}
          options={[
            { value: '', label: filtersWords.anyFault },
            ...faults.map((value) => ({ value, label: faultName(value) })),
          ]}
          onChange={(fault) => go({ ...at, fault: fault === '' ? undefined : fault })}
        />
      </div>
      <Select
        label={filtersWords.club}
        value={at.club ?? ''}
        options={[{ value: '', label: filtersWords.anyClub }, ...clubs.map((value) => ({ value, label: value }))]}
        onChange={(club) => go({ ...at, club: club === '' ? undefined : club })}
      />
      <Select
        label={filtersWords.view}
        value={at.view ?? ''}
        options={[
          { value: '', label: filtersWords.anyView },
          { value: 'face-on', label: copy.swing.views['face-on'] },
          { value: 'down-the-line', label: copy.swing.views['down-the-line'] },
        ]}
        onChange={(view) => go({ ...at, view: view === '' ? undefined : view })}
      />
      <div className="col-span-2 sm:col-span-3">
        <Switch
          label={filtersWords.starred}
          checked={at.starred ?? false}
          onChange={(starred) => go({ ...at, starred: starred ? true : undefined })}
        />
      </div>
    </div>
  );
};

const words = copy.history;

/** Offers to read swings from an older analysis again from their poses, with or without the video. */
export const BetterReading = ({ swings }: { readonly swings: readonly Swing[] }) => {
  const [done, setDone] = useState<number>();
  const older = swings.filter(
    ({ analysisVersion = ANALYSIS_VERSION, posesKey }) => analysisVersion < ANALYSIS_VERSION && posesKey !== undefined,
  );
  if (older.length === 0) return null;
  const readAll = async () => {
    setDone(0);
    for (const [i, swing] of older.entries()) {
      succeeded(await correctSwing(swing, (corrections) => corrections));
      setDone(i + 1);
    }
    setDone(undefined);
  };
  return (
    <aside
      aria-label={words.better}
      className="flex flex-wrap items-center gap-4 border-l-4 border-sky bg-sky-tint px-4 py-3"
    >
      <p className="measure flex-1 text-note">{words.betterText(older.length)}</p>
      <Button busy={done !== undefined} onClick={() => void readAll()}>
        {words.readAgain}
      </Button>
    </aside>
  );
};

/** Swing videos on this device. `look` counts them again. */
const useVideos = (uid: string) => {
  const [videos, setVideos] = useState<readonly VideoOnDevice[]>([]);
  const look = useCallback(async () => setVideos(await storedVideos(uid)), [uid]);
  useEffect(() => {
    const first = async () => {
      await dropOrphans(uid);
      return storedVideos(uid);
    };
    return readOnce(first(), setVideos);
  }, [uid]);
  return { videos, look };
};

const PAGE = 50;

const RowActions = ({ swing, onDeleted }: { readonly swing: Swing; readonly onDeleted: () => void }) => {
  const name = `${swingTitle(swing)}, ${dayText(swing.recordedAt)}`;
  const starred = swing.starred ?? false;
  return (
    <span className="flex">
      <IconButton
        label={`${starred ? copy.result.unstar : copy.result.star}: ${name}`}
        aria-pressed={starred}
        icon={<StarIcon className={starred ? 'fill-current' : ''} />}
        onClick={() => void starSwing(swing.id, !starred)}
      />
      <Menu label={`${words.more}: ${name}`} trigger={<MoreIcon />}>
        <MenuLink
          link={<Link to="/video-analysis" search={{ view: 'compare', swing: swing.id }} />}
          icon={<CompareIcon className="size-5" />}
        >
          {copy.result.compare}
        </MenuLink>
        <MenuItem
          icon={<DeleteIcon className="size-5" />}
          onSelect={() => void removeSwing(swing).then((deleted) => deleted && onDeleted())}
        >
          {copy.result.delete}
        </MenuItem>
      </Menu>
    </span>
  );
};

type ListProps = { readonly swings: readonly Swing[]; readonly onDeleted: () => void };

/** Month by month: rows with large pictures on a phone, one table on a desktop. */
const SwingList = ({ swings, onDeleted }: ListProps) => {
  const isWide = useIsWide();
  const months = byMonth(swings);
  const aside = (swing: Swing) => <RowActions swing={swing} onDeleted={onDeleted} />;
  if (!isWide) {
    return months.map(({ month, swings: ofMonth }) => (
      <Section key={month} title={monthText(month)} aside={<span className="figures text-note">{ofMonth.length}</span>}>
        <ul>
          {ofMonth.map((swing) => (
            <SwingRow key={swing.id} swing={swing} aside={aside(swing)} />
          ))}
        </ul>
      </Section>
    ));
  }
  return (
    swings.length > 0 && (
      <DeskTable label={words.title} columns={words.columns}>
        {months.map(({ month, swings: ofMonth }) => (
          <Fragment key={month}>
            <tr className="rule-b">
              <th scope="rowgroup" colSpan={words.columns.length} className="label pt-5 pb-1 text-left text-rough">
                {monthText(month)}
              </th>
            </tr>
            {ofMonth.map((swing) => (
              <SwingLine key={swing.id} swing={swing} aside={aside(swing)} />
            ))}
          </Fragment>
        ))}
      </DeskTable>
    )
  );
};

const film = (
  <Link to="/video-analysis" className={buttonLook({ variant: 'primary', size: 'play' })}>
    {words.film}
  </Link>
);

const History = ({ uid, at }: { readonly uid: string; readonly at: SwingHistorySearch }) => {
  const navigate = useNavigate();
  const [shown, setShown] = useState(PAGE);
  const { swings, ready } = useSwings(1000);
  const { profile } = useProfile();
  const arrival = useArrival();
  const listed = profile?.swingVideos?.length ?? 0;
  const { videos, look } = useVideos(uid);
  const analysed = swings.filter(({ status }) => status === 'analysed');
  const fitting = analysed.filter((swing) => fitsFilter(swing, at));
  const go = (search: SwingHistorySearch) => void navigate({ to: '/video-analysis/history', search, replace: true });

  if (!ready) return <Skeleton className="h-60" />;
  if (analysed.length === 0) return <NoSwings action={film}>{words.empty}</NoSwings>;
  return (
    <div className="grid gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] 2xl:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        {arrival === 'recent' && listed > analysed.length && (
          <p role="status" className="figures text-note text-rough">
            {words.arriving(analysed.length, listed)}
          </p>
        )}
        <BetterReading swings={analysed} />
        <Filters swings={analysed} at={at} go={go} />
        {fitting.length === 0 && (
          <EmptyState of="search" action={<Button onClick={() => go({})}>{words.all}</Button>}>
            {words.noneFits}
          </EmptyState>
        )}
        <SwingList swings={fitting.slice(0, shown)} onDeleted={() => void look()} />
        {fitting.length > shown && <Button onClick={() => setShown(shown + PAGE)}>{words.showMore}</Button>}
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <TrendPart swings={fitting} />
        <StoragePart swings={analysed} videos={videos} profile={profile} onChanged={() => void look()} />
      </div>
    </div>
  );
};

/** /video-analysis/history: every swing, the trend of faults and measurements, and the space videos take. */
export const HistoryScreen = ({ at }: { readonly at: SwingHistorySearch }) => {
  const session = useSession();
  return (
    <Page title={words.title} lead={words.lead} width="wide">
      {session.kind === 'signed-in' && <History uid={session.user.uid} at={at} />}
    </Page>
  );
};
