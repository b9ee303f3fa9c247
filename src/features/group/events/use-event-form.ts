import { useState } from 'react';
import { compact } from '@divot/basics';
import { saveEvent } from '#src/data/commands/events.ts';
import { useCourses } from '#src/data/queries/courses.ts';
import { EVENT_FORMS, EVENT_MAXIMA, type GolfEvent } from '#src/domain/events/event.ts';
import { withEveryoneGrouped } from '#src/domain/events/groups.ts';
import { playersText, readPlayers } from '#src/domain/events/players-typed.ts';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { useDraft } from '#src/platform/storage/draft.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { isText, isTexts } from '#src/platform/storage/local-store.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';

type Draft = {
  readonly name: string;
  readonly day: string;
  /** Names of the courses. */
  readonly courses: readonly string[];
  readonly form: string;
  readonly maximum?: string;
  readonly scoring: string;
  readonly ties: string;
  readonly lastHoles?: string;
  readonly players: string;
};
const isDraft = (value: unknown): value is Draft =>
  isRecord(value) &&
  ['name', 'day', 'form', 'scoring', 'ties', 'players'].every((field) => isText(value[field])) &&
  isTexts(value['courses']);

/** The courses to choose from: the golfer's own, and those of the event as they were that day. */
const useEventCourses = (event: GolfEvent | undefined) => {
  const { documents } = useCourses();
  const own = documents.map(({ name, tees }) => ({ name, tees }));
  return [...new Map([...own, ...(event?.courses ?? [])].map((course) => [course.name, course])).values()];
};

export type EventFormProps = {
  readonly uid: string;
  readonly event: GolfEvent | undefined;
  readonly onDone: (event: GolfEvent) => void;
};

/** An event as typed. Saving it keeps its groups and cards. */
export const useEventForm = ({ uid, event, onDone }: EventFormProps) => {
  const today = useToday();
  const courses = useEventCourses(event);
  const { draft, saveDraft, discardDraft } = useDraft(`event-${event?.id ?? 'new'}`, uid, isDraft);
  const [problem, setProblem] = useState<string>();
  const typed: Draft = draft ?? {
    name: event?.name ?? '',
    day: event?.day ?? today,
    courses: event?.courses.map(({ name }) => name) ?? courses.slice(0, 1).map(({ name }) => name),
    form: event?.form ?? 'stableford',
    ...(event?.maximum ? { maximum: event.maximum } : {}),
    scoring: event?.scoring ?? 'net',
    ties: event?.ties ?? 'shared',
    ...(event?.lastHoles ? { lastHoles: event.lastHoles } : {}),
    players: playersText(event?.players ?? []),
  };
  const change = (part: Partial<Draft>) => saveDraft({ ...typed, ...part });
  const chosen = courses.filter(({ name }) => typed.courses.includes(name));
  const lines = typed.players.split('\n').filter((line) => line.trim() !== '').length;
  const form = EVENT_FORMS.find((one) => one === typed.form) ?? 'stableford';
  const maximum = EVENT_MAXIMA.find((one) => one === typed.maximum) ?? 'net-double-bogey';

  const save = async () => {
    const players = readPlayers(
      typed.players,
      chosen.flatMap(({ tees }) => tees),
    );
    if (!players.ok) return setProblem(players.error);
    const next: GolfEvent = withEveryoneGrouped(
      compact({
        id: event?.id ?? newId(),
        name: typed.name.trim(),
        day: typed.day,
        form,
        maximum: form === 'maximum' ? maximum : undefined,
        scoring: typed.scoring === 'gross' ? 'gross' : 'net',
        ties: typed.ties === 'count-back' ? 'count-back' : 'shared',
        courses: chosen.map(({ name, tees }) => ({ name, tees: [...tees] })),
        lastHoles: typed.lastHoles === 'played' ? 'played' : undefined,
        // Who is out stays so, whatever else is put right.
        players: players.value.map((player) =>
          compact({ ...player, state: event?.players.find(({ id }) => id === player.id)?.state }),
        ),
        groups: event?.groups ?? [],
        seed: event?.seed,
        codes: event?.codes ?? [],
        heardAt: event?.heardAt ?? {},
      }),
    );
    const saved = await saveEvent(uid, next);
    if (!saved.ok) return setProblem(saved.error);
    discardDraft();
    return onDone(saved.value);
  };

  return { typed, change, courses, chosen, form, maximum, lines, problem, save };
};
