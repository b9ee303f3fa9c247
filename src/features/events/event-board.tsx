import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { type Result, fail, ok } from '@divot/basics';
import { toParText } from '#src/domain/rounds/score-names.ts';
import { changeEvent, deleteEvent } from '#src/data/commands/events.ts';
import { resultsCsv, writeEventFile } from '#src/domain/events/event-file.ts';
import {
  type EventRow,
  eventRows,
  isOfStrokes,
  matchResult,
  partingWords,
  statesText,
} from '#src/domain/events/event-results.ts';
import {
  type EventPlayer,
  type GolfEvent,
  type Received,
  STATE_WORDS,
  withReceived,
} from '#src/domain/events/event.ts';
import { readLink } from '#src/domain/rounds/board-link.ts';
import { nowIso } from '#src/platform/clock/clock.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { picturePaths } from '#src/platform/files/share-picture.ts';
import { useMinute } from '#src/platform/clock/use-clock.ts';
import { useCodeCamera } from '#src/platform/device/use-code-camera.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { CodeCamera } from '#src/ui/primitives/code-camera.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { ShareSheet } from '#src/ui/primitives/share-sheet.tsx';
import { showToast, showUndo } from '#src/ui/primitives/toast.ts';
import { CardSheet } from './card-sheet.tsx';
import { copy } from './copy.ts';
import { handOver, takeFile } from './event-files.ts';
import { drawResults } from './event-picture.ts';
import type { GoTo } from './events-search.ts';
import { GroupsSection } from './groups-section.tsx';

const words = copy.board;
const MINUTE_MS = 60_000;
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

const isOut = ({ out, match }: EventRow): boolean => !match && out !== undefined;

/** A match as it stands, points, or strokes with what they are against par. */
const resultText = ({ form }: GolfEvent, row: EventRow): string => {
  const { value, figure, thru, match, states, out } = row;
  if (!match && out) return STATE_WORDS[out];
  if (thru === 0 && !(match && states.length > 0)) return words.none;
  if (match) return matchResult(row);
  if (value === undefined) return words.noTotal;
  if (form === 'par') return words.up(value);
  return isOfStrokes(form) ? `${value} (${toParText(-figure)})` : String(value);
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

const cell = 'figures py-1 pl-3 text-right whitespace-nowrap';

const Rows = ({ event, rows, onCard }: RowsProps) => {
  const at = useMinute();
  const playerOf = (name: string) => event.players.find((one) => one.name === name)!;
  return (
    <table className="w-full text-note">
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
                  className="mr-3 min-h-touch text-left break-words hover:underline print:min-h-0"
                  onClick={() => onCard(playerOf(name))}
                >
                  {row.match && n > 0 && <span className="mr-1.5 font-normal text-rough">{words.versus}</span>}
                  <bdi>{name}</bdi>
                </button>
              ))}
              {noteOf(row) !== '' && <span className="block pb-1 text-fine font-normal text-rough">{noteOf(row)}</span>}
              {row.conflicts.length > 0 && (
                <span className="block pb-1 text-fine text-flag-ink">{words.conflict(row.conflicts)}</span>
              )}
            </th>
            <td className={`${cell} font-strong`}>{resultText(event, row)}</td>
            <td className={cell}>{`${row.thru}/${row.holes}`}</td>
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

type EventProps = { readonly uid: string; readonly event: GolfEvent };

/** Cards as they come in: a code as text, or the file of another phone that has the event. */
const AddCards = ({ uid, event }: EventProps) => {
  const [typed, setTyped] = useState('');
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const read = async (text: string): Promise<boolean> => {
    const link = readLink(text);
    let received: Result<Received> = fail('');
    const changed = link.ok
      ? await changeEvent(uid, event.id, (before) => {
          received = withReceived(before, link.value.board, nowIso());
          return received.ok ? ok(received.value.event) : received;
        })
      : link;
    setProblem(changed.ok ? undefined : changed.error);
    if (!changed.ok) return false;
    const { news, strangers } = (received as { readonly value: Received }).value;
    showToast({
      text: [words.news(news), strangers.length > 0 ? words.strangers(strangers) : ''].filter(Boolean).join(' '),
    });
    return true;
  };
  const readTyped = async () => {
    for (const text of typed.split(/\s+/u).filter(Boolean)) if (!(await read(text))) return;
    setTyped('');
  };
  const { camera, videoRef, start, stop } = useCodeCamera((text) => void read(text), false);
  const take = async ([file]: readonly File[]) => {
    if (!file) return;
    const taken = await takeFile(uid, file);
    setProblem(taken.ok ? undefined : taken.error);
  };
  return (
    <div className="flex flex-col gap-3 py-2">
      <CodeCamera
        words={words.camera}
        isOn={camera.step === 'on'}
        stream={camera.step === 'on' ? camera.stream : undefined}
        videoRef={videoRef}
        status={words.camera.hold}
        failure={camera.step === 'failed' ? words.camera.failures[camera.why] : undefined}
        onStart={start}
        onStop={stop}
      />
      <TextArea label={words.code} hint={words.codeHint} value={typed} onChange={setTyped} />
      <div className="flex flex-wrap gap-3">
        <Button disabled={typed.trim() === ''} onClick={() => void readTyped()}>
          {words.read}
        </Button>
        <Button onClick={() => input.current?.click()}>{words.file}</Button>
      </div>
      <FileInput ref={input} label={words.file} accept=".json,application/json" onFiles={(files) => void take(files)} />
      {problem !== undefined && <ErrorNote title={problem} />}
    </div>
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
type Props = EventProps & { readonly go: GoTo };

/** The board of a day: what is known and how old it is, the groups, and the ways the results leave the phone. */
export const EventBoard = ({ uid, event, go }: Props) => {
  const rows = eventRows(event);
  const [card, setCard] = useState<EventPlayer>();
  const [isSharing, setSharing] = useState(false);
  const remove = async () => {
    const restore = await deleteEvent(uid, event);
    go({});
    showUndo(words.deleted, () => void restore());
  };
  return (
    <>
      <Section title={words.results}>
        {rows.ok ? (
          <>
            <Known rows={rows.value} />
            <Rows event={event} rows={rows.value} onCard={setCard} />
          </>
        ) : (
          <ErrorNote title={rows.error} />
        )}
        <div className="mt-3 flex flex-wrap gap-3 print:hidden">
          <Button disabled={!rows.ok} onClick={() => setSharing(true)}>
            {words.picture}
          </Button>
          <Button onClick={() => window.print()}>{words.print}</Button>
          <Button
            disabled={!rows.ok}
            onClick={() =>
              rows.ok && void handOver(copy.picture.file(event.day, 'csv'), 'text/csv', resultsCsv(rows.value))
            }
          >
            {words.table}
          </Button>
          <Button
            onClick={() =>
              void handOver(
                copy.picture.file(event.day, 'json'),
                'application/json',
                writeEventFile({ events: [event] }),
              )
            }
          >
            {words.handOver}
          </Button>
        </div>
        <div className="mt-2 print:hidden">
          <Disclosure title={words.add}>
            <AddCards uid={uid} event={event} />
          </Disclosure>
        </div>
      </Section>
      <GroupsSection uid={uid} event={event} />
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => go({ view: 'edit', id: event.id })}>{words.edit}</Button>
        <Button variant="danger" onClick={() => void remove()}>
          {words.delete}
        </Button>
      </div>
      {card && <CardSheet uid={uid} event={event} player={card} onClose={() => setCard(undefined)} />}
      {isSharing && rows.ok && <ResultsSheet event={event} rows={rows.value} onClose={() => setSharing(false)} />}
    </>
  );
};
