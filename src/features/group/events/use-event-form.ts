import { useState } from 'react';
import { compact } from '@divot/basics';
import { saveEvent } from '#src/data/commands/events.ts';
import { useCourses } from '#src/data/queries/courses.ts';
import type { GolfEvent } from '#src/domain/events/event.ts';
import { withEveryoneGrouped } from '#src/domain/events/groups.ts';
import { playersText, readPlayers } from '#src/domain/events/players-typed.ts';
import { useForm } from '#src/platform/storage/draft.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { eventFields } from './event-fields.ts';

/** The courses to choose from: the golfer's own, and those of the event as they were that day. */
const useEventCourses = (event: GolfEvent | undefined) => {
  const { documents } = useCourses();
  const ownCourses = documents.map(({ name, tees }) => ({ name, tees }));
  return [...new Map([...ownCourses, ...(event?.courses ?? [])].map((course) => [course.name, course])).values()];
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
  const { at, typed, change, discard } = useForm(eventFields, {
    name: `event-${event?.id ?? 'new'}`,
    uid,
    document: {
      ...event,
      day: event?.day ?? today,
      courses: (event?.courses ?? courses.slice(0, 1)).map(({ name }) => name),
      players: playersText(event?.players ?? []),
    },
  });
  const [problem, setProblem] = useState<string>();
  const chosen = courses.filter(({ name }) => typed.courses.includes(name));
  const lines = typed.players.split('\n').filter((line) => line.trim() !== '').length;

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
        form: typed.form,
        maximum: typed.form === 'maximum' ? typed.maximum : undefined,
        scoring: typed.scoring,
        ties: typed.ties,
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
    discard();
    return onDone(saved.value);
  };

  return { at, typed, change, courses, chosen, lines, problem, save };
};
