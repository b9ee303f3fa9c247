import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import type { Course } from '#src/domain/entities/course.entity.ts';
import { PlusIcon } from '#src/ui/icons/screen-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';
import { MapLine } from './map-line.tsx';
import { MapsBy } from './maps-by.tsx';
import type { GoTo } from '#src/platform/play-search.ts';
import { CourseRow } from './course-row.tsx';
import { CourseSearch } from './course-search.tsx';

const SHOWN = 3;

type Props = {
  /** The golfer's courses, the likeliest first. */
  readonly courses: readonly Course[];
  readonly course: Course | undefined;
  /** The golfer stands on it. */
  readonly isHere: boolean;
  readonly homeId: string | undefined;
  readonly onPick: (course: Course) => void;
  readonly onJustScore: () => void;
  readonly go: GoTo;
};

/** The chosen course, and behind one line the next likely ones and the way to all others. */
export const CourseChoice = ({ courses, course, isHere, homeId, onPick, onJustScore, go }: Props) => {
  const [isPicking, setPicking] = useState(false);
  // A course that was chosen elsewhere stands on top, and stays there while the golfer taps another.
  const [top, setTop] = useState(course);
  const add = (name: string) => go({ view: 'course', name });
  if (!course || isPicking)
    return (
      <Section title={copy.chosen}>
        <CourseSearch
          onPick={(picked) => {
            setTop(picked);
            setPicking(false);
            onPick(picked);
          }}
          onAdd={add}
          onJustScore={onJustScore}
        />
      </Section>
    );
  const isListed = courses.slice(0, SHOWN).some(({ id }) => id === top?.id);
  const rows = (isListed || !top ? courses : [top, ...courses.filter(({ id }) => id !== top.id)]).slice(0, SHOWN);
  const others = rows.filter(({ id }) => id !== course.id);
  return (
    <Section
      title={isHere ? copy.here : copy.chosen}
      aside={
        <Link to="/course" search={{ course: course.id }} className={textLinkLook}>
          {copy.page}
        </Link>
      }
    >
      <ul>
        <CourseRow course={course} km={undefined} isHome={course.id === homeId} isChosen onPick={onPick} />
      </ul>
      <MapsBy courseIds={rows.map(({ id }) => id)} />
      <MapLine course={course} />
      <Disclosure title={copy.another}>
        <ul>
          {others.map((one) => (
            <CourseRow
              key={one.id}
              course={one}
              km={undefined}
              isHome={one.id === homeId}
              isChosen={false}
              onPick={onPick}
            />
          ))}
        </ul>
        <div className="-ml-4 flex flex-wrap">
          <Button variant="quiet" onClick={() => setPicking(true)}>
            {copy.change}
          </Button>
          <Button variant="quiet" onClick={() => add('')}>
            <PlusIcon className="size-5" />
            {copy.add}
          </Button>
          <Button variant="quiet" onClick={onJustScore}>
            {copy.justScore}
          </Button>
        </div>
      </Disclosure>
    </Section>
  );
};
