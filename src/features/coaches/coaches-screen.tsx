import { useEffect, useState } from 'react';
import { useCoaches } from '#src/data/queries/coaches.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { type CoachFilter, type Found, NO_FILTER, findCoaches, wantedBy } from '#src/domain/coaches/match.ts';
import { momentText } from '#src/platform/clock/day-text.ts';
import { isInstantText, readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { savedPlace } from '#src/platform/position/geolocation.ts';
import { useNetwork, useSyncStatus, useUid } from '#src/platform/state.ts';
import { useSharedCollection, useWhyEmpty } from '#src/platform/use-shared-collection.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { RowList } from '#src/ui/layout/row-list.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { CoachDetail } from './coach-detail.tsx';
import { CoachRow } from './coach-row.tsx';
import type { CoachesSearch, GoTo } from './coaches-search.ts';
import { copy } from './copy.ts';
import { Filters } from './filters.tsx';
import { useFreeCoaches } from './use-free-coaches.ts';
import { Messages, OwnCoaches } from './own-coaches.tsx';

/** When this device last had the complete directory. */
const useDirectoryDate = (uid: string): string | undefined => {
  const key = `divot-directory-${uid}`;
  const { lastSyncedAt } = useSyncStatus();
  useEffect(() => {
    if (lastSyncedAt) writeLocal(key, lastSyncedAt);
  }, [lastSyncedAt, key]);
  return lastSyncedAt ?? readLocal(key, isInstantText);
};

/** An invented coach, as they stand in the list. */
const EXAMPLE: Found = {
  coach: {
    id: 'example',
    userId: 'example',
    createdAt: '2026-05-01T10:00:00.000Z',
    updatedAt: '2026-05-01T10:00:00.000Z',
    sortKey: 0,
    verified: true,
    online: true,
    ...copy.example,
  },
  km: undefined,
  teachesFocus: false,
  matches: [],
};

const Example = () => (
  <ul>
    <CoachRow match={EXAMPLE} part={undefined} free={false} saved={false} onOpen={() => undefined} />
  </ul>
);

const Directory = ({ uid, go }: { readonly uid: string; readonly go: GoTo }) => {
  const { profile } = useProfile();
  const { documents, ready } = useCoaches();
  const network = useNetwork();
  const why = useWhyEmpty();
  const at = useDirectoryDate(uid);
  const [filter, setFilter] = useState<CoachFilter>(NO_FILTER);
  const [place, setPlace] = useState(() => savedPlace(uid));
  const wanted = wantedBy(profile, useDecision()?.decision);
  const hidden = new Set(profile?.hiddenPeople);
  const shown = documents.filter(({ id }) => !hidden.has(id));
  const calendars = useFreeCoaches(shown, filter.freeSoon);
  const free = calendars.state === 'known' ? calendars.free : undefined;
  const listed = findCoaches(shown, wanted, place, filter, free);
  const when = at && momentText(at);
  if (!ready) return null;
  if (shown.length === 0)
    return (
      <EmptyState of="coaches" example={<Example />}>
        {copy.noDirectory[why]}
      </EmptyState>
    );
  return (
    <>
      <Filters uid={uid} coaches={shown} filter={filter} onFilter={setFilter} place={place} onPlace={setPlace} />
      <div className="text-fine text-rough">
        <p>{copy.order(wanted)}</p>
        {when && <p>{network === 'offline' ? copy.offline(when) : copy.asOf(when)}</p>}
      </div>
      {calendars.state !== 'off' && (
        <p role="status" className="text-note text-sand-ink">
          {calendars.state === 'known' ? copy.free.known(listed.length, calendars.unknown) : copy.free[calendars.state]}
        </p>
      )}
      {calendars.state === 'asking' ? null : listed.length === 0 ? (
        <EmptyState of="search" action={<Button onClick={() => setFilter(NO_FILTER)}>{copy.widen}</Button>}>
          {copy.nothing}
        </EmptyState>
      ) : (
        <RowList>
          {listed.map((one) => (
            <CoachRow
              key={one.coach.id}
              match={one}
              part={wanted.part}
              free={free?.has(one.coach.id) === true}
              saved={profile?.savedCoaches?.includes(one.coach.id) === true}
              onOpen={() => go({ coach: one.coach.id })}
            />
          ))}
        </RowList>
      )}
    </>
  );
};

/** /find-coach: the directory, one coach, or a message to a coach. */
export const CoachesScreen = ({ at, go }: { readonly at: CoachesSearch; readonly go: GoTo }) => {
  useSharedCollection('coaches');
  const uid = useUid() ?? '';
  if (at.coach !== undefined) return <CoachDetail uid={uid} at={at} go={go} />;
  return (
    <Page title={copy.title} lead={copy.lead} width="wide">
      <Directory uid={uid} go={go} />
      <OwnCoaches uid={uid} go={go} />
      <Messages />
    </Page>
  );
};
