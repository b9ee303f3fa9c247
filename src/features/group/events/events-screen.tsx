import { type ReactNode, useRef } from 'react';
import { Link } from '@tanstack/react-router';
import { type Events, useEvents } from '#src/data/queries/events.ts';
import { dayText, longDayText } from '#src/platform/clock/day-text.ts';
import { useMinute } from '#src/platform/clock/use-clock.ts';
import { useSession } from '#src/platform/state.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { PlusIcon } from '#src/ui/icons/screen-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { ClubhouseBoard } from './clubhouse-board.tsx';
import { EventBoard } from './event-board.tsx';
import { takeFile } from './event-files.ts';
import { EventForm } from './event-form.tsx';
import type { EventsSearch, GoTo } from './events-search.ts';
import { SeasonBoard, SeasonForm } from './season-screen.tsx';

const Back = ({ go }: { readonly go: GoTo }) => (
  <button type="button" className={`${textLinkLook} self-start`} onClick={() => go({})}>
    <BackIcon className="size-4" />
    {copy.back}
  </button>
);

type RowProps = { readonly name: string; readonly summary: string; readonly onOpen: () => void };

const Row = ({ name, summary, onOpen }: RowProps) => (
  <li className="rule-b">
    <button
      type="button"
      className="flex min-h-play w-full flex-col items-start justify-center py-2 text-left hover:bg-sunken"
      onClick={onOpen}
    >
      <Name className="font-medium">{name}</Name>
      <span className="text-note text-rough">{summary}</span>
    </button>
  </li>
);

const ignore = () => undefined;

const Examples = () => (
  <ul>
    <Row name={copy.example.event} summary={copy.summary(dayText(useMinute()), 24)} onOpen={ignore} />
    <Row name={copy.example.season} summary={copy.seasonSummary(6, 4)} onOpen={ignore} />
  </ul>
);

type HomeProps = { readonly uid: string; readonly found: Events; readonly go: GoTo };

const Home = ({ uid, found: { events, seasons, ready }, go }: HomeProps) => {
  const input = useRef<HTMLInputElement>(null);
  const open = async ([file]: readonly File[]) => {
    if (!file) return;
    const taken = await takeFile(uid, file);
    if (!taken.ok) showToast({ text: taken.error, tone: 'error' });
  };
  const actions = (
    <div className="flex flex-wrap gap-3">
      <Button variant="primary" onClick={() => go({ view: 'edit' })}>
        <PlusIcon className="size-5" />
        {copy.new}
      </Button>
      <Button onClick={() => go({ view: 'edit-season' })}>{copy.newSeason}</Button>
      <Button onClick={() => input.current?.click()}>{copy.open}</Button>
      <FileInput ref={input} label={copy.open} accept=".json,application/json" onFiles={(files) => void open(files)} />
    </div>
  );
  const isEmpty = events.length === 0 && seasons.length === 0;
  return (
    <Page
      title={copy.title}
      lead={copy.lead}
      back={
        <Link to="/playing" className={textLinkLook}>
          <BackIcon className="size-4" />
          {copy.backToPlay}
        </Link>
      }
    >
      {!ready && <Skeleton className="h-40" />}
      {ready && isEmpty && (
        <EmptyState of="games" action={actions} example={<Examples />}>
          {copy.empty}
        </EmptyState>
      )}
      {ready && !isEmpty && actions}
      {events.length > 0 && (
        <Section title={copy.events}>
          <ul>
            {events.map(({ id, name, day, players }) => (
              <Row
                key={id}
                name={name}
                summary={copy.summary(dayText(day), players.length)}
                onOpen={() => go({ id })}
              />
            ))}
          </ul>
        </Section>
      )}
      {seasons.length > 0 && (
        <Section title={copy.seasons}>
          <ul>
            {seasons.map(({ id, name, bestOf, events: days }) => (
              <Row
                key={id}
                name={name}
                summary={copy.seasonSummary(days.length, bestOf)}
                onOpen={() => go({ view: 'season', id })}
              />
            ))}
          </ul>
        </Section>
      )}
    </Page>
  );
};

type Props = { readonly at: EventsSearch; readonly go: GoTo };

/** /events: days with many groups, and seasons of such days, kept on this device. */
export const EventsScreen = ({ at: { view, id }, go }: Props) => {
  const session = useSession();
  const found = useEvents();
  if (session.kind !== 'signed-in') return null;
  const { uid } = session.user;
  const event = found.events.find((one) => one.id === id);
  const season = found.seasons.find((one) => one.id === id);
  const page = (title: string, lead: string | undefined, content: ReactNode, isWide = false) => (
    <Page title={title} lead={lead} width={isWide ? 'wide' : 'reading'} back={<Back go={go} />}>
      {content}
    </Page>
  );
  if (id !== undefined && !found.ready) return page(copy.title, undefined, <Skeleton className="h-40" />);
  if (view === 'edit' && (id === undefined || event))
    return page(
      event ? copy.form.editTitle : copy.form.title,
      undefined,
      <EventForm key={id} uid={uid} event={event} onDone={(saved) => go({ id: saved.id })} />,
    );
  if (view === 'edit-season' && (id === undefined || season))
    return page(
      season ? copy.season.editTitle : copy.season.title,
      undefined,
      <SeasonForm
        key={id}
        uid={uid}
        season={season}
        events={found.events}
        onDone={(saved) => go({ view: 'season', id: saved.id })}
      />,
    );
  if (view === 'season' && season)
    return page(
      season.name,
      copy.seasonSummary(season.events.length, season.bestOf),
      <SeasonBoard uid={uid} season={season} events={found.events} go={go} />,
      true,
    );
  if (view === 'clubhouse' && event) return <ClubhouseBoard uid={uid} event={event} go={go} />;
  if (view === undefined && event)
    return page(
      event.name,
      [longDayText(event.day), ...event.courses.map(({ name }) => name), copy.form.forms[event.form]].join(DOT),
      <EventBoard uid={uid} event={event} go={go} />,
      true,
    );
  if (id !== undefined)
    return page(copy.title, view === 'season' || view === 'edit-season' ? copy.goneSeason : copy.gone, null);
  return <Home uid={uid} found={found} go={go} />;
};
