import { Link } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { useCourses } from '#src/data/queries/courses.ts';
import { useCourseFaceShapes } from '#src/data/queries/ground.ts';
import { dayText } from '#src/platform/day-text.ts';
import { MAP_LICENCE, mapCredit } from '#src/platform/map-credit.ts';
import { CourseFace } from '#src/ui/figures/course-face.tsx';
import { ForwardIcon, PlayIcon, PrintIcon } from '#src/ui/icons/icons.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { BookPrint } from './book-print.tsx';
import type { BookSearch, GoTo } from './book-search.ts';
import { copy } from './copy.ts';
import { HolePage } from './hole-page.tsx';
import { PlayedSection } from './played-section.tsx';
import { useBook } from './use-book.ts';

const primary = buttonLook({ variant: 'primary' });

type CourseProps = { readonly id: string; readonly name: string };

const CourseRow = ({ id, name }: CourseProps) => (
  <li className="rule-b">
    <Link
      to="/pocket-book"
      search={{ course: id }}
      className="flex min-h-play items-center gap-4 py-2 text-ink no-underline hover:bg-sunken"
    >
      <CourseFace name={name} shapes={useCourseFaceShapes(id)} />
      <Name className="min-w-0 flex-1 font-medium break-words">{name}</Name>
      <ForwardIcon className="size-5 text-rough" />
    </Link>
  </li>
);

const ChooseCourse = () => {
  const { documents: courses, ready } = useCourses();
  return (
    <Page title={copy.title} lead={copy.lead}>
      {ready && courses.length === 0 ? (
        <EmptyState
          action={
            <Link to="/playing" search={{ view: 'setup' }} className={primary}>
              {copy.toCourses}
            </Link>
          }
        >
          {copy.noCourses}
        </EmptyState>
      ) : (
        <nav aria-label={copy.choose}>
          <h2 className="label text-rough">{copy.choose}</h2>
          <ul>
            {courses.map(({ id, name }) => (
              <CourseRow key={id} id={id} name={name} />
            ))}
          </ul>
        </nav>
      )}
    </Page>
  );
};

type BookProps = { readonly courseId: string; readonly hole: number | undefined; readonly go: GoTo };

const Missing = ({ text, link }: { readonly text: string; readonly link: React.ReactNode }) => (
  <Page title={copy.title} lead={copy.lead}>
    <EmptyState action={link}>{text}</EmptyState>
  </Page>
);

const Book = ({ courseId, hole, go }: BookProps) => {
  const { ready, ground, book, clubs, mayMake, progress, hasFailed, make } = useBook(courseId);
  const hasStarted = useRef(false);
  const isDue = ready && ground !== undefined && book === undefined && clubs.length > 0 && mayMake;
  useEffect(() => {
    if (!isDue || hasStarted.current) return;
    hasStarted.current = true;
    void make();
  });
  if (!ready) {
    return (
      <Page title={copy.title}>
        <div aria-busy="true">
          <Skeleton className="h-60" />
        </div>
      </Page>
    );
  }
  const toCourse = (
    <Link to="/playing" search={{ view: 'course', course: courseId }} className={primary}>
      {copy.toCourse}
    </Link>
  );
  if (!ground) return <Missing text={copy.noGround} link={toCourse} />;
  if (!book && clubs.length === 0) {
    return (
      <Missing
        text={copy.noClubs}
        link={
          <Link to="/bag" className={primary}>
            {copy.toBag}
          </Link>
        }
      />
    );
  }
  if (!book && !mayMake) return <Missing text={copy.tooLate} link={toCourse} />;
  if (book && book.holes.length === 0) return <Missing text={copy.noGreens} link={toCourse} />;
  return (
    <Page title={ground.pack.name} width="wide">
      {hasFailed && (
        <ErrorNote title={copy.failed} action={<Button onClick={() => void make()}>{copy.again}</Button>} />
      )}
      {progress !== undefined && (
        <ProgressBar label={copy.making(Math.round(progress * 100))} value={progress} max={1} />
      )}
      {book && (
        <>
          <div className="flex flex-col gap-4 print:hidden">
            <HolePage
              pack={ground.pack}
              plans={book.holes}
              hole={hole}
              onHole={(n) => go({ course: courseId, hole: n })}
            />
            <p className="text-fine text-rough">
              {copy.dashed} {copy.planOf(dayText(book.madeAt))}.{' '}
              <a href={MAP_LICENCE} target="_blank" rel="noreferrer" className="underline">
                {mapCredit(ground.pack)}
              </a>
            </p>
            <p className="flex items-center gap-2 text-note font-medium">
              <PlayIcon className="size-5" />
              {copy.frozen}
            </p>
            <div className="flex flex-wrap gap-3">
              {mayMake && (
                <Button busy={progress !== undefined} onClick={() => void make()}>
                  {copy.again}
                </Button>
              )}
              <Button onClick={() => window.print()}>
                <PrintIcon className="size-5" />
                {copy.print}
              </Button>
            </div>
          </div>
          <div className="print:hidden">
            <PlayedSection book={book} />
          </div>
          <BookPrint pack={ground.pack} book={book} />
        </>
      )}
    </Page>
  );
};

/** /pocket-book: a course's plan before the round, on this device. */
export const BookScreen = ({ at, go }: { readonly at: BookSearch; readonly go: GoTo }) =>
  at.course === undefined ? <ChooseCourse /> : <Book key={at.course} courseId={at.course} hole={at.hole} go={go} />;
