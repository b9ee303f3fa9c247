import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { useCourses } from '#src/data/queries/courses.ts';
import { useGround, usePocketBook } from '#src/data/queries/ground.ts';
import { useCourseTile } from '#src/data/queries/hole-drawings.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { MAP_LICENCE, mapCredit } from '#src/platform/position/map-credit.ts';
import { CourseFace } from '#src/ui/figures/course-face.tsx';
import { BackIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { PlayIcon } from '#src/ui/icons/frame-icons.ts';
import { PrintIcon } from '#src/ui/icons/screen-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Name } from '#src/ui/primitives/name.tsx';
import { ProgressBar } from '#src/ui/primitives/progress.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import type { BookSearch, GoTo } from './book-search.ts';
import { copy } from './copy.ts';
import { HolePage } from './hole-page.tsx';
import { savePocketBook } from '#src/data/commands/ground.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { useActiveRound, useFinishedRounds } from '#src/data/queries/rounds.ts';
import { useShotSessions } from '#src/data/queries/shots.ts';
import { type PocketBook, bookClubs, levelOf, mayMakeBook } from '#src/domain/plan/book.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { planCourse } from '#src/platform/workers/planner.ts';
import { useSession } from '#src/platform/state.ts';
import type { CourseMap, CoursePack } from '@divot/ground';
import { holeOf } from '@divot/golf-rules';

import { type CourseCard, useCourseCard } from '#src/data/queries/course-card.ts';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { holeLength } from '#src/domain/rounds/hole-length.ts';
import { teeText } from '#src/domain/rounds/tee-text.ts';
import { holeLengthTexts } from '#src/platform/settings/lengths.ts';
import { DOT } from '#src/ui/primitives/dot.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { HolePicture } from './hole-picture.tsx';
import { aimText } from './hole-words.tsx';
import { type PlayedBook, playedBook } from '#src/domain/plan/played.ts';

const playedSectionWords = copy.played;
/** How many of the newest rounds to search for the latest one with this plan. */
const MOST_ROUNDS = 20;

const Holes = ({ holes }: Pick<PlayedBook, 'holes'>) => (
  <ul aria-label={playedSectionWords.holes} className="grid sm:grid-cols-2 sm:gap-x-10">
    {holes.map(({ n, planned, played, strokes, expected }) => (
      <li key={n} className="rule-b grid grid-cols-[2rem_1fr_auto] items-baseline gap-3 py-2">
        <span className="figures font-strong">{n}</span>
        <span className="text-note">{playedSectionWords.clubs(planned, played)}</span>
        <span className="figures text-note">{playedSectionWords.strokes(strokes, expected.toFixed(1))}</span>
      </li>
    ))}
  </ul>
);

/** Planned against played, for the latest round that began with this plan. */
const PlayedSection = ({ book }: { readonly book: PocketBook }) => {
  const { documents: rounds } = useFinishedRounds(MOST_ROUNDS);
  const [latest] = rounds.flatMap((round) => {
    const played = playedBook(book, round);
    return played ? [{ round, played }] : [];
  });
  if (!latest) return null;
  const { holes, strokes, expected, asPlanned, otherClub, moreEach } = latest.played;
  return (
    <section className="rule-t flex flex-col gap-3 pt-4">
      <h2 className="text-head font-strong">{playedSectionWords.title(dayText(latest.round.playedOn))}</h2>
      <p className="text-body">{playedSectionWords.total(holes.length, strokes, expected.toFixed(1))}</p>
      {asPlanned && <p className="text-note">{playedSectionWords.asPlanned(asPlanned.holes, asPlanned.overEach)}</p>}
      {otherClub && <p className="text-note">{playedSectionWords.otherClub(otherClub.holes, otherClub.overEach)}</p>}
      {moreEach && <p className="text-lead font-medium">{playedSectionWords.more(moreEach)}</p>}
      {!asPlanned && !otherClub && <p className="text-note text-rough">{playedSectionWords.noClubs}</p>}
      <Holes holes={holes} />
    </section>
  );
};

type Props = { readonly pack: CoursePack; readonly tee: Tee; readonly book: PocketBook };

/** Every hole on paper, six to a page, to cut out. Shown only in print. */
const BookPrint = ({ pack, tee, book }: Props) => {
  const { units } = usePreferences();
  return (
    <div className="hidden print:block">
      <p className="pb-1 text-note">{copy.planOf(dayText(book.madeAt))}</p>
      <div className="grid grid-cols-3">
        {book.holes.map((plan) => {
          const hole = holeOf(tee, plan.n);
          const length = holeLengthTexts(holeLength(hole, pack), units);
          return (
            <section key={plan.n} className="break-inside-avoid border border-dashed border-edge p-2">
              <p className="flex items-baseline justify-between">
                <span className="figures text-head font-strong">{plan.n}</span>
                <span className="figures text-right text-fine">
                  {[copy.head(hole), length.card].filter(Boolean).join(DOT)} {length.map}
                </span>
              </p>
              <HolePicture pack={pack} plan={plan} width={220} height={330} letters={17} />
              <p className="mt-1 text-note font-medium">{copy.clubs(plan.shots.map(({ club }) => club))}</p>
              <p className="text-fine">{aimText(plan, units)}</p>
              <p className="mt-1 text-fine whitespace-pre">{copy.score}</p>
            </section>
          );
        })}
      </div>
      <p className="flex justify-between pt-2 text-fine">
        <span>{copy.dashed}</span>
        <span>{mapCredit(pack)}</span>
      </p>
    </div>
  );
};

/** A course's pocket book: the saved one, and making a new one when the rules allow it. */
const useBook = (courseId: string, teeId: string | undefined) => {
  const session = useSession();
  const { card, ready: cardReady } = useCourseCard(courseId, teeId);
  const { ground, ready: groundReady } = useGround(courseId);
  const { book, ready: bookReady } = usePocketBook(courseId);
  const { profile, ready: profileReady } = useProfile();
  const { sessions, complete } = useShotSessions();
  const { round, ready: roundReady } = useActiveRound();
  const [progress, setProgress] = useState<number>();
  const [hasFailed, setHasFailed] = useState(false);
  const clubs = bookClubs(profile?.bag ?? [], sessions);
  const mayMake = mayMakeBook(courseId, round);

  const make = async () => {
    if (!ground || session.kind !== 'signed-in' || !mayMake) return;
    setHasFailed(false);
    setProgress(0);
    try {
      const order = { pack: ground.pack, clubs, level: levelOf(profile?.handicap) };
      await savePocketBook(session.user.uid, courseId, await planCourse(order, setProgress));
    } catch (error) {
      logError(error);
      setHasFailed(true);
    }
    setProgress(undefined);
  };
  const ready = cardReady && groundReady && bookReady && profileReady && complete && roundReady;
  return { ready, card, ground, book, clubs, round, mayMake, progress, hasFailed, make };
};

const primary = buttonLook({ variant: 'primary' });

type CourseProps = { readonly id: string; readonly name: string };

const CourseRow = ({ id, name }: CourseProps) => (
  <li className="rule-b relative flex items-center gap-4 py-2 hover:bg-sunken">
    <Link
      to="/course"
      search={{ course: id }}
      aria-label={copy.courseOf(courseName(name))}
      className="relative z-1 rounded-control"
    >
      <CourseFace name={name} drawing={useCourseTile(id)} />
    </Link>
    <Link
      to="/pocket-book"
      search={{ course: id }}
      className="flex min-h-play min-w-0 flex-1 flex-wrap items-center gap-x-4 text-ink no-underline after:absolute after:inset-0"
    >
      <Name className="row-words font-medium">{name}</Name>
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
          of="map"
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

type BookProps = { readonly courseId: string; readonly at: BookSearch; readonly go: GoTo };

type Planned = { readonly card: CourseCard; readonly ground: CourseMap; readonly state: ReturnType<typeof useBook> };

/** The book of a course that can be planned: its holes on the screen and on paper, and what was played after it. */
const BookPage = ({ courseId, at, go, card, ground, state }: BookProps & Planned) => {
  const { book, mayMake, progress, hasFailed, make } = state;
  return (
    <Page
      title={courseName(card.name)}
      lead={teeText(card.tee)}
      width="wide"
      back={
        <Link to="/course" search={{ course: courseId, tee: at.tee }} className={`${textLinkLook} self-start`}>
          <BackIcon className="size-4" />
          {copy.course}
        </Link>
      }
    >
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
              tee={card.tee}
              plans={book.holes}
              hole={at.hole}
              onHole={(n) => go({ ...at, hole: n })}
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
          <BookPrint pack={ground.pack} tee={card.tee} book={book} />
        </>
      )}
    </Page>
  );
};

const Missing = ({ text, link }: { readonly text: string; readonly link: React.ReactNode }) => (
  <Page title={copy.title} lead={copy.lead}>
    <EmptyState of="map" action={link}>
      {text}
    </EmptyState>
  </Page>
);

const Book = ({ courseId, at, go }: BookProps) => {
  const state = useBook(courseId, at.tee);
  const { ready, card, ground, book, clubs, round, mayMake, make } = state;
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
    <Link to="/course" search={{ course: courseId }} className={primary}>
      {copy.toCourse}
    </Link>
  );
  if (!ground || !card) return <Missing text={copy.noGround} link={toCourse} />;
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
  if (!book && !mayMake) {
    return (
      <Missing
        text={copy.tooLate(courseName(card.name))}
        link={
          <Link to="/playing" search={{ round: round?.id }} className={primary}>
            {copy.toRound}
          </Link>
        }
      />
    );
  }
  if (book && book.holes.length === 0) return <Missing text={copy.noGreens} link={toCourse} />;
  return <BookPage courseId={courseId} at={at} go={go} card={card} ground={ground} state={state} />;
};

/** /pocket-book: a course's plan before the round, on this device. */
export const BookScreen = ({ at, go }: { readonly at: BookSearch; readonly go: GoTo }) =>
  at.course === undefined ? <ChooseCourse /> : <Book key={at.course} courseId={at.course} at={at} go={go} />;
