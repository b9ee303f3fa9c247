import { MINUTE_MS } from '@divot/basics';
import { clsx } from 'clsx';
import { useState } from 'react';
import { deleteEvent } from '#src/data/commands/events.ts';
import { resultsCsv, writeEventFile } from '#src/domain/events/event-file.ts';
import { type EventRow, eventRows, partingWords, statesText } from '#src/domain/events/event-results.ts';
import { groupStandings, nextStep } from '#src/domain/events/next-step.ts';
import type { EventPlayer, GolfEvent } from '#src/domain/events/event.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { picturePaths } from '#src/platform/files/share-picture.ts';
import { useMinute } from '#src/platform/clock/use-clock.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showUndo } from '#src/ui/primitives/toast.ts';
import { ShareSheet } from '#src/ui/primitives/share-sheet.tsx';
import { CardSheet } from './card-sheet.tsx';
import { copy } from './copy.ts';
import { CardsSection } from './cards-section.tsx';
import { giveFile } from './event-files.ts';
import { drawResults } from './event-picture.ts';
import type { GoTo } from './events-search.ts';
import { GroupsSection } from './groups-section.tsx';
import { isOut, resultText } from './result-text.ts';
import { useLiveCards } from './use-live-cards.ts';

const words = copy.board;
const HOUR = 60;
const DAY = 24 * HOUR;
const IN_PICTURE = 12;
const KNOWN = words.columns.at(-1);

const ageText = (since: string, at: string): string => {
  const minutes = Math.floor((Date.parse(at) - Date.parse(since)) / MINUTE_MS);
  if (minutes < 1) return words.fresh;
  if (minutes < HOUR) return words.minutes(minutes);
  return minutes < DAY ? words.hours(Math.floor(minutes / HOUR)) : words.days(Math.floor(minutes / DAY));
};

/** What else is to be known of a row. */
const noteOf = (row: EventRow): string => {
  const { states, withoutIndex, match } = row;
  const state = !isOut(row) && !match ? statesText(row) : '';
  return [partingWords(row), states.length > 0 ? state : '', withoutIndex.length > 0 ? words.noIndex : '']
    .filter(Boolean)
    .join(DOT);
};

type RowsProps = {
  readonly event: GolfEvent;
  readonly rows: readonly EventRow[];
  readonly onCard: (player: EventPlayer) => void;
};

const cell = 'figures py-1 pl-3 text-right';

const Rows = ({ event, rows, onCard }: RowsProps) => {
  const at = useMinute();
  const playerOf = (name: string) => event.players.find((one) => one.name === name)!;
  return (
    <table aria-label={words.results} className="w-full text-note">
      <thead>
        <tr className="rule-b text-fine text-rough">
          {words.columns.map((column, n) => (
            <th
              key={column}
              scope="col"
              className={clsx(
                'pt-3 font-medium',
                n > 1 ? 'pl-3 text-right' : 'text-left',
                column === KNOWN && 'print:hidden',
              )}
            >
              {n === 0 ? <span className="sr-only">{column}</span> : column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id} className="rule-b align-baseline">
            <td className="figures w-8 text-rough">{row.rank}</td>
            <th scope="row" className="text-left font-medium">
              {row.names.map((name, n) => (
                <button
                  key={name}
                  type="button"
                  className="mr-3 min-h-touch min-w-touch text-left break-words hover:underline print:min-h-0"
                  onClick={() => onCard(playerOf(name))}
                >
                  {row.match && n > 0 && <span className="mr-1.5 font-text text-rough">{words.versus}</span>}
                  <bdi>{name}</bdi>
                </button>
              ))}
              {noteOf(row) !== '' && <span className="block pb-1 text-fine font-text text-rough">{noteOf(row)}</span>}
              {row.conflicts.length > 0 && (
                <span className="block pb-1 text-fine text-flag-ink">{words.conflict(row.conflicts)}</span>
              )}
            </th>
            <td className={`${cell} font-strong whitespace-nowrap`}>{resultText(event, row)}</td>
            <td className={`${cell} whitespace-nowrap`}>{`${row.thru}/${row.holes}`}</td>
            <td className={`${cell} text-rough print:hidden`}>
              {row.heardAt === undefined ? words.none : ageText(row.heardAt, at)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Known = ({ rows }: { readonly rows: readonly EventRow[] }) => {
  const at = useMinute();
  const newest = rows
    .flatMap(({ heardAt }) => heardAt ?? [])
    .toSorted()
    .at(-1);
  const playing = rows.filter((row) => !isOut(row));
  const whole = playing.filter(({ isWhole }) => isWhole).length;
  const offZero = rows.flatMap(({ withoutIndex }) => withoutIndex);
  return (
    <>
      <p className="text-note text-rough print:hidden">
        {newest === undefined
          ? words.nothing
          : `${words.known(whole, playing.length)} ${words.newest(ageText(newest, at))}`}
      </p>
      {offZero.length > 0 && <p className="text-note text-rough print:hidden">{words.offZero(offZero)}</p>}
    </>
  );
};

const placeOf = ({ courses, day }: GolfEvent): string => [...courses.map(({ name }) => name), dayText(day)].join(DOT);

type ResultsProps = Omit<RowsProps, 'onCard'> & { readonly onClose: () => void };

const ResultsSheet = ({ event, rows, onClose }: ResultsProps) => {
  const ranked = rows.filter((row) => resultText(event, row) !== words.none);
  const shown = ranked.slice(0, IN_PICTURE);
  return (
    <ShareSheet
      open
      onClose={onClose}
      title={copy.picture.title}
      preview={copy.picture.preview(event.name)}
      choices={[{ id: 'course', label: copy.picture.choices.course }]}
      startsWith={['course']}
      draw={(pen, chosen, ink) =>
        drawResults(
          pen,
          {
            name: event.name,
            place: chosen.includes('course') ? placeOf(event) : undefined,
            rows: shown.map((row) => ({
              rank: row.rank === undefined ? '' : String(row.rank),
              name: row.names.join(row.match ? ` ${words.versus} ` : ', '),
              value: row.isWhole || isOut(row) ? resultText(event, row) : words.after(resultText(event, row), row.thru),
            })),
            more: ranked.length > shown.length ? copy.picture.more(ranked.length - shown.length) : undefined,
          },
          ink,
        )
      }
      words={copy.picture}
      {...picturePaths(copy.picture.file(event.day, 'png'))}
    />
  );
};
type EventProps = { readonly uid: string; readonly event: GolfEvent };
type Props = EventProps & { readonly go: GoTo };

/** The ways the results leave the phone. */
const Takeaways = ({
  event,
  rows,
  go,
}: {
  readonly event: GolfEvent;
  readonly rows: readonly EventRow[];
  readonly go: GoTo;
}) => {
  const [isSharing, setSharing] = useState(false);
  return (
    <div className="mt-3 flex flex-wrap gap-3 print:hidden">
      <Button variant="primary" onClick={() => openClubhouse(event, go)}>
        {words.clubhouse}
      </Button>
      <Button onClick={() => setSharing(true)}>{words.picture}</Button>
      <Button onClick={() => window.print()}>{words.print}</Button>
      <Button onClick={() => void giveFile(copy.picture.file(event.day, 'csv'), 'text/csv', resultsCsv(rows))}>
        {words.table}
      </Button>
      <Button
        onClick={() =>
          void giveFile(copy.picture.file(event.day, 'json'), 'application/json', writeEventFile({ events: [event] }))
        }
      >
        {words.forOtherPhone}
      </Button>
      {isSharing && <ResultsSheet event={event} rows={rows} onClose={() => setSharing(false)} />}
    </div>
  );
};

/** The board for everybody takes the whole screen, which a browser gives only after a tap. */
const openClubhouse = ({ id }: GolfEvent, go: GoTo): void => {
  void document.documentElement.requestFullscreen?.().catch(() => undefined);
  go({ view: 'clubhouse', id });
};

/** A day as its organiser runs it: what is next, the groups, the cards, and the board. */
export const EventBoard = ({ uid, event, go }: Props) => {
  const rows = eventRows(event);
  const [card, setCard] = useState<EventPlayer>();
  const table = rows.ok ? rows.value : [];
  const standings = groupStandings(event, table);
  useLiveCards(uid, event, standings);
  const remove = async () => {
    const restore = await deleteEvent(uid, event);
    go({});
    showUndo(words.deleted, () => void restore());
  };
  return (
    <>
      <p className="text-lead font-medium print:hidden" role="status">
        {copy.next[nextStep(event, table)]}
      </p>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-2 xl:gap-10">
        <div className="flex flex-col gap-6">
          <GroupsSection uid={uid} event={event} standings={standings} />
          <CardsSection uid={uid} event={event} rows={table} onCard={setCard} />
        </div>
        <Section title={words.results}>
          {rows.ok ? (
            <>
              <Known rows={rows.value} />
              <Rows event={event} rows={rows.value} onCard={setCard} />
              <Takeaways event={event} rows={rows.value} go={go} />
            </>
          ) : (
            <ErrorNote title={rows.error} />
          )}
        </Section>
      </div>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => go({ view: 'edit', id: event.id })}>{words.edit}</Button>
        <Button variant="danger" onClick={() => void remove()}>
          {words.delete}
        </Button>
      </div>
      {card && <CardSheet uid={uid} event={event} player={card} onClose={() => setCard(undefined)} />}
    </>
  );
};
