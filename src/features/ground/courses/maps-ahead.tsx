import { useEffect, useState } from 'react';
import { useCourse } from '#src/data/queries/courses.ts';
import { type PlannedRound, storedRoundsAhead } from '#src/data/queries/rounds-ahead.ts';
import { weekdayText } from '#src/platform/clock/day-text.ts';
import { chooseCourse } from '#src/platform/course-search.ts';
import { useUid } from '#src/platform/state.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';
import { MapLine } from './map-line.tsx';
import { readOnce } from '#src/platform/waiting/read-once.ts';

const Row = ({ round: { day, place, course: planned } }: { readonly round: PlannedRound }) => {
  const [foundId, setFoundId] = useState<string>();
  const course = useCourse(foundId ?? planned?.id).document;
  const find = async () => {
    const picked = await chooseCourse(place);
    if (picked) setFoundId(picked.id);
  };
  return (
    <li className="rule-b flex flex-col gap-1 py-2">
      <p className="font-medium">{copy.roundAhead(weekdayText(day), place)}</p>
      {course ? (
        <MapLine course={course} />
      ) : (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex-1 text-note text-rough">{copy.noCourse}</p>
          <Button onClick={() => void find()}>{copy.findCourse}</Button>
        </div>
      )}
    </li>
  );
};

/** Planned rounds of today and tomorrow whose course has no map yet, each with one tap to get it. */
export const MapsAhead = () => {
  const uid = useUid();
  const [rounds, setRounds] = useState<readonly PlannedRound[]>([]);
  useEffect(() => {
    if (uid === undefined) return undefined;
    return readOnce(storedRoundsAhead(uid), (ahead) => setRounds(ahead.filter(({ course }) => !course?.map)));
  }, [uid]);
  if (rounds.length === 0) return null;
  return (
    <Section title={copy.ahead}>
      <ul className="rule-t">
        {rounds.map((round) => (
          <Row key={`${round.day} ${round.place}`} round={round} />
        ))}
      </ul>
    </Section>
  );
};
