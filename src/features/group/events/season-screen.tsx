import { readTyped } from '#src/domain/forms/fields.ts';
import { useState } from 'react';
import { seasonTable } from '@divot/golf-games';
import { deleteSeason, saveSeason } from '#src/data/commands/events.ts';
import { writeEventFile } from '#src/domain/events/event-file.ts';
import { eventDay } from '#src/domain/events/event-results.ts';
import type { GolfEvent } from '#src/domain/events/event.ts';
import { MOST_DAYS, type Season } from '#src/domain/events/season.ts';
import { dayOfMonthText, dayText } from '#src/platform/clock/day-text.ts';
import { useForm } from '#src/platform/storage/draft.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showUndo } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { NEW_SEASON, seasonFields } from './event-fields.ts';
import { giveFile } from './event-files.ts';
import type { GoTo } from './events-search.ts';

const words = copy.season;
const HUNDREDTHS = 100;

const pointsText = (points: number): string => String(Math.round(points * HUNDREDTHS) / HUNDREDTHS);

type TableProps = { readonly season: Season; readonly events: readonly GolfEvent[] };

/** The season's days, the earliest first. */
const daysOf = ({ season, events }: TableProps): readonly GolfEvent[] =>
  events.filter(({ id }) => season.events.includes(id)).toSorted((a, b) => (a.day < b.day ? -1 : 1));

const Table = ({ season, events }: TableProps) => {
  const days = daysOf({ season, events });
  const rows = seasonTable(days.map(eventDay), season);
  if (rows.length === 0) return <p className="text-rough">{words.empty}</p>;
  return (
    <div className="overflow-x-auto">
      <table aria-label={words.table} className="w-full text-note">
        <thead>
          <tr className="rule-b text-fine text-rough">
            <th scope="col" className="w-8">
              <span className="sr-only">{copy.board.columns[0]}</span>
            </th>
            <th scope="col" className="text-left font-medium">
              {copy.board.columns[1]}
            </th>
            {days.map(({ id, day }) => (
              <th key={id} scope="col" className="pl-3 text-right font-medium whitespace-nowrap">
                {dayOfMonthText(day)}
              </th>
            ))}
            <th scope="col" className="pl-3 text-right font-medium">
              {words.total}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ rank, name, total, days: playedDays }) => (
            <tr key={name} className="rule-b">
              <td className="figures py-2 text-rough">{rank}</td>
              <th scope="row" className="py-2 text-left font-medium">
                <bdi>{name}</bdi>
              </th>
              {days.map(({ id }) => {
                const day = playedDays.find((one) => one.day === id);
                return (
                  <td key={id} className="figures py-2 pl-3 text-right text-rough">
                    {day === undefined ? (
                      copy.board.none
                    ) : day.counts ? (
                      <span className="text-ink">{pointsText(day.points)}</span>
                    ) : (
                      <s aria-label={words.dropped(pointsText(day.points))}>{pointsText(day.points)}</s>
                    )}
                  </td>
                );
              })}
              <td className="figures py-2 pl-3 text-right font-strong">{pointsText(total)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
};

type Props = TableProps & { readonly uid: string; readonly go: GoTo };

/** A season's table, and its file with all its days. */
export const SeasonBoard = ({ uid, season, events, go }: Props) => {
  const remove = async () => {
    const restore = await deleteSeason(uid, season);
    go({});
    showUndo(words.deleted, () => void restore());
  };
  const file = () =>
    giveFile(
      copy.picture.seasonFile,
      'application/json',
      writeEventFile({ events: daysOf({ season, events }), season }),
    );
  return (
    <>
      <Section title={words.table}>
        <Table season={season} events={events} />
      </Section>
      <div className="flex flex-wrap gap-3 print:hidden">
        <Button onClick={() => window.print()}>{copy.board.print}</Button>
        <Button onClick={() => void file()}>{copy.board.forOtherPhone}</Button>
        <Button onClick={() => go({ view: 'edit-season', id: season.id })}>{words.edit}</Button>
        <Button variant="danger" onClick={() => void remove()}>
          {words.delete}
        </Button>
      </div>
    </>
  );
};

type FormProps = {
  readonly uid: string;
  readonly season: Season | undefined;
  readonly events: readonly GolfEvent[];
  readonly onDone: (season: Season) => void;
};

export const SeasonForm = ({ uid, season, events, onDone }: FormProps) => {
  const { at, typed, change, discard } = useForm(seasonFields, {
    name: `season-${season?.id ?? 'new'}`,
    uid,
    document: season ?? NEW_SEASON,
  });
  const [problem, setProblem] = useState<string>();
  const save = async () => {
    const read = readTyped(seasonFields, typed);
    if (!read.ok) return setProblem(Object.values(read.error)[0]);
    const { name = '', bestOf, points, events: days } = read.value;
    const saved = await saveSeason(uid, {
      id: season?.id ?? newId(),
      name,
      bestOf: bestOf!,
      points: [...points!],
      events: [...days!].slice(0, MOST_DAYS),
    });
    if (!saved.ok) return setProblem(saved.error);
    discard();
    return onDone(saved.value);
  };
  return (
    <>
      <div className="flex flex-col gap-5">
        <TextField {...at('name')} />
        <TextField {...at('bestOf')} />
        <TextField {...at('points')} />
        <fieldset>
          <legend className="text-note font-medium">{words.days}</legend>
          {events.length === 0 && <p className="text-rough">{words.noDays}</p>}
          {events.map(({ id, name, day }) => (
            <Checkbox
              key={id}
              label={name}
              hint={dayText(day)}
              checked={typed.events.includes(id)}
              onChange={(on) =>
                change({ events: on ? [...typed.events, id] : typed.events.filter((one) => one !== id) })
              }
            />
          ))}
        </fieldset>
      </div>
      <ActionBar problem={problem}>
        <Button variant="primary" size="play" block onClick={() => void save()}>
          {words.save}
        </Button>
      </ActionBar>
    </>
  );
};
