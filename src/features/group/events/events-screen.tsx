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
import { succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { ClubhouseBoard } from './clubhouse-board.tsx';
import { EventBoard } from './event-board.tsx';
import { takeFile } from './event-files.ts';
import { EventForm } from './event-form.tsx';
import type { EventsSearch, GoTo } from './events-search.ts';
import { SeasonBoard, SeasonForm } from './season-screen.tsx';
import { BackLink } from '#src/ui/layout/back-link.tsx';

const Back = ({ go }: { readonly go: GoTo }) => <BackLink label={copy.back} onClick={() => go({})} />;

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

type HomeProps = { readonly uid: string; readonly stored: Events; readonly go: GoTo };

const Home = ({ uid, stored: { events, seasons, ready }, go }: HomeProps) => {
  const input = useRef<HTMLInputElement>(null);
  const open = async ([file]: readonly File[]) => {
    if (!file) return;
    succeeded(await takeFile(uid, file));
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

type FramedProps = { readonly title: string; readonly lead?: string; readonly isWide?: boolean; readonly go: GoTo };

const Framed = ({ title, lead, isWide = false, go, children }: FramedProps & { readonly children?: ReactNode }) => (
  <Page title={title} lead={lead} width={isWide ? 'wide' : 'reading'} back={<Back go={go} />}>
    {children}
  </Page>
);

type OneProps = Props & { readonly uid: string; readonly stored: Events };

/** A season: its form, or its table. */
const OneSeason = ({ at: { view, id }, uid, stored: { events, seasons }, go }: OneProps) => {
  const season = seasons.find((one) => one.id === id);
  if (id !== undefined && !season) return <Framed title={copy.title} lead={copy.goneSeason} go={go} />;
  if (view === 'season' && season)
    return (
      <Framed title={season.name} lead={copy.seasonSummary(season.events.length, season.bestOf)} isWide go={go}>
        <SeasonBoard uid={uid} season={season} events={events} go={go} />
      </Framed>
    );
  return (
    <Framed title={season ? copy.season.editTitle : copy.season.title} go={go}>
      <SeasonForm
        key={id}
        uid={uid}
        season={season}
        events={events}
        onDone={(saved) => go({ view: 'season', id: saved.id })}
      />
    </Framed>
  );
};

/** A day: its form, its board, or its board as the clubhouse shows it. */
const OneEvent = ({ at: { view, id }, uid, stored: { events }, go }: OneProps) => {
  const event = events.find((one) => one.id === id);
  if (id !== undefined && !event) return <Framed title={copy.title} lead={copy.gone} go={go} />;
  if (view === 'clubhouse' && event) return <ClubhouseBoard uid={uid} event={event} go={go} />;
  if (view === undefined && event)
    return (
      <Framed
        title={event.name}
        lead={[longDayText(event.day), ...event.courses.map(({ name }) => name), copy.form.forms[event.form]].join(DOT)}
        isWide
        go={go}
      >
        <EventBoard uid={uid} event={event} go={go} />
      </Framed>
    );
  return (
    <Framed title={event ? copy.form.editTitle : copy.form.title} go={go}>
      <EventForm key={id} uid={uid} event={event} onDone={(saved) => go({ id: saved.id })} />
    </Framed>
  );
};

/** /events: days with many groups, and seasons of such days, kept on this device. */
export const EventsScreen = ({ at, go }: Props) => {
  const session = useSession();
  const stored = useEvents();
  if (session.kind !== 'signed-in') return null;
  const { uid } = session.user;
  const { view, id } = at;
  if (id === undefined && view !== 'edit' && view !== 'edit-season') return <Home uid={uid} stored={stored} go={go} />;
  if (id !== undefined && !stored.ready)
    return (
      <Framed title={copy.title} go={go}>
        <Skeleton className="h-40" />
      </Framed>
    );
  const One = view === 'season' || view === 'edit-season' ? OneSeason : OneEvent;
  return <One at={at} uid={uid} stored={stored} go={go} />;
};
