import { clsx } from 'clsx';
import { useEffect, useState } from 'react';
import { type EventRow, eventRows, partingWords } from '#src/domain/events/event-results.ts';
import type { GolfEvent } from '#src/domain/events/event.ts';
import { type GroupStanding, groupStandings } from '#src/domain/events/next-step.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { useImmersive } from '#src/platform/device/immersive.ts';
import { useWakeLock } from '#src/platform/device/wake-lock.ts';
import { DOT } from '#src/ui/primitives/dot.ts';
import { copy } from './copy.ts';
import type { GoTo } from './events-search.ts';
import { isOut, resultText } from './result-text.ts';
import { useLiveCards } from './use-live-cards.ts';

const words = copy.clubhouse;
/** Long enough to find a name among those of a page. */
const PAGE_MS = 12_000;
const ROWS = 8;

type Line = {
  readonly id: string;
  readonly place: string;
  readonly name: string;
  readonly note?: string;
  readonly thru: string;
  readonly value: string;
  /** Names of a whole group: smaller, so that all of them fit. */
  readonly isGroup?: boolean;
};
type BoardPage = { readonly title: string; readonly lines: readonly Line[] };

const resultLine = (event: GolfEvent, row: EventRow): Line => ({
  id: row.id,
  place: row.rank === undefined ? '' : String(row.rank),
  name: row.names.join(row.match ? ` ${copy.board.versus} ` : ' & '),
  note: partingWords(row),
  thru: isOut(row) ? '' : words.thru(row.thru, row.holes),
  value: resultText(event, row),
});

const outLine = (event: GolfEvent, { group, number, thru = 0 }: GroupStanding): Line => ({
  id: `group ${number}`,
  place: String(number),
  name: event.players
    .filter(({ id }) => group.players.includes(id))
    .map(({ name }) => name)
    .join(', '),
  thru: '',
  isGroup: true,
  value: thru === 0 ? (group.time ?? words.after(0)) : words.after(thru),
});

const inPages = (title: string, lines: readonly Line[], size: number): readonly BoardPage[] =>
  Array.from({ length: Math.ceil(lines.length / size) }, (_, at) => ({
    title,
    lines: lines.slice(at * size, (at + 1) * size),
  }));

/** Sizes go by the screen, so that a television shows as many rows as a tablet, and all of them can be read afar. */
const Row = ({ line, isFirst }: { readonly line: Line; readonly isFirst: boolean }) => (
  <li className="rule-b flex h-[10vh] items-center gap-[1.5vh] text-[5vh] leading-none">
    <span className="figures w-[6vh] shrink-0 text-right text-rough">{line.place}</span>
    <span className="min-w-0 flex-1">
      <bdi
        className={clsx(
          line.isGroup ? 'line-clamp-2 text-[3vh] leading-tight' : 'block truncate pb-[0.5vh]',
          isFirst ? 'font-strong' : 'font-medium',
        )}
      >
        {line.name}
      </bdi>
      {line.note && <span className="block truncate text-[2.2vh] text-rough">{line.note}</span>}
    </span>
    <span className="figures shrink-0 text-[3vh] text-rough">{line.thru}</span>
    <span className="figures shrink-0 text-right font-strong">{line.value}</span>
  </li>
);

/** A page after the other, and from the last to the first. */
const useTurn = (pages: number): number => {
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    const clock = setInterval(() => setTurn((before) => before + 1), PAGE_MS);
    return () => clearInterval(clock);
  }, []);
  return turn % Math.max(1, pages);
};

type Props = { readonly uid: string; readonly event: GolfEvent; readonly go: GoTo };

/** The day for the clubhouse: the whole screen, readable at five metres. It turns its pages and reads live cards itself. */
export const ClubhouseBoard = ({ uid, event, go }: Props) => {
  useImmersive();
  useWakeLock(true);
  const rows = eventRows(event);
  const table = rows.ok ? rows.value : [];
  const standings = groupStandings(event, table);
  useLiveCards(uid, event, standings);
  const isWide = matchMedia('(min-aspect-ratio: 3/2)').matches;
  const size = isWide ? 2 * ROWS : ROWS;
  const results = table.filter((row) => row.thru > 0 || isOut(row)).map((row) => resultLine(event, row));
  const out = standings.filter(({ thru, isIn }) => thru !== undefined && !isIn).map((one) => outLine(event, one));
  const pages = [...inPages(words.results, results, size), ...inPages(words.out, out, size)];
  const at = useTurn(pages.length);
  const page = pages[at];
  const courses = event.courses.map(({ name }) => name);
  const form = copy.form.forms[event.form];
  useEffect(() => {
    document.title = `${words.title(event.name)} · Divot`;
    const leave = ({ key }: KeyboardEvent) => key === 'Escape' && go({ id: event.id });
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [event.id, event.name, go]);
  return (
    <div className="fixed inset-0 z-30 flex flex-col overflow-hidden bg-paper px-[3vh] py-[2vh]">
      <h1 className="truncate text-[6vh] leading-tight font-strong">{event.name}</h1>
      <div className="rule-b flex items-baseline justify-between gap-[3vh] pb-[1vh] text-[3vh] text-rough">
        <p className="min-w-0 truncate">
          {[page?.title ?? words.none, dayText(event.day), ...courses, form].join(DOT)}
        </p>
        <p className="figures shrink-0">{pages.length > 1 && words.page(at + 1, pages.length)}</p>
      </div>
      <ol className={clsx('grid gap-x-[4vh]', isWide && 'grid-flow-col grid-cols-2 grid-rows-[repeat(8,auto)]')}>
        {page?.lines.map((line) => (
          <Row key={line.id} line={line} isFirst={line.place === '1' && !line.isGroup} />
        ))}
      </ol>
      <button type="button" className="sr-only focus:not-sr-only" onClick={() => go({ id: event.id })}>
        {words.leave}
      </button>
    </div>
  );
};
