import { useState } from 'react';
import { keepCourse } from '#src/data/commands/courses.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { wordToAskFor } from '#src/domain/rounds/course-search.ts';
import { cloud } from '#src/platform/cloud.ts';
import { dayText } from '#src/platform/day-text.ts';
import { useNetwork, useSession } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/use-single-flight.ts';
import { CourseFace } from '#src/ui/figures/course-face.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { copy } from '#src/features/round/copy.ts';
import { Name } from '#src/ui/primitives/name.tsx';

type Props = { readonly search: string; readonly onPick: (course: Course) => void };

/** Courses published by other golfers. Picking one keeps a copy on this device. */
export const OnlineCourses = ({ search, onPick }: Props) => {
  const session = useSession();
  const isOffline = useNetwork() === 'offline';
  const [found, setFound] = useState<readonly Course[]>();
  const [failed, setFailed] = useState(false);
  const [busy, setBusy] = useState(false);

  const look = async () => {
    setBusy(true);
    try {
      const answer = await (await cloud()).findCourses(search);
      setFailed(!answer.ok);
      if (answer.ok) setFound(answer.value);
    } catch {
      setFailed(true); // the cloud code did not load
    }
    setBusy(false);
  };
  const keep = useSingleFlight(async (course: Course) => {
    if (session.kind !== 'signed-in') return false;
    const result = await keepCourse(session.user.uid, course);
    if (result.ok) onPick(result.value);
    else setFailed(true);
    return result.ok;
  });

  return (
    <div className="flex flex-col gap-3">
      <Button
        className="self-start"
        busy={busy}
        disabled={isOffline || wordToAskFor(search) === undefined}
        onClick={() => void look()}
      >
        {copy.setup.searchOnline}
      </Button>
      <p className="text-fine text-rough">{isOffline ? copy.setup.onlineOffline : copy.setup.onlineHint}</p>
      {failed && <ErrorNote title={copy.setup.onlineFailed} />}
      {found?.length === 0 && <p className="text-rough">{copy.setup.onlineNone}</p>}
      {found && found.length > 0 && (
        <ul className="rule-t" aria-label={copy.setup.onlineList}>
          {found.map((course) => (
            <li key={course.id} className="rule-b">
              <button
                type="button"
                className="flex min-h-play w-full items-center gap-4 py-2 text-left hover:bg-sunken"
                onClick={() => void keep(course)}
              >
                <CourseFace name={course.name} />
                <span className="min-w-0">
                  <Name className="block font-medium">{[course.name, course.city].filter(Boolean).join(', ')}</Name>
                  <span className="block text-note text-rough">
                    {copy.course.enteredBy(course.enteredBy ?? '', dayText(course.createdAt))}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
