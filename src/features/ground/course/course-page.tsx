import { sum } from '@divot/basics';
import type { ReactNode } from 'react';
import { Link, useNavigate } from '@tanstack/react-router';
import { type CourseCard, useCourseCard } from '#src/data/queries/course-card.ts';
import { useCourseRounds } from '#src/data/queries/course-rounds.ts';
import { useGround } from '#src/data/queries/ground.ts';
import { useActiveRound } from '#src/data/queries/rounds.ts';
import type { Course } from '#src/domain/entities/course.entity.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { courseRecord } from '#src/domain/rounds/course-record.ts';
import { teeText } from '#src/domain/rounds/tee-text.ts';
import { isolated } from '#src/domain/shared/isolated.ts';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { PlayIcon } from '#src/ui/icons/frame-icons.ts';
import { EditIcon, MapIcon } from '#src/ui/icons/screen-icons.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { DOT } from '#src/ui/primitives/dot.ts';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showHistory } from '#src/platform/history-search.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { MapSection } from '#src/features/ground/courses/map-section.tsx';
import { copy } from './copy.ts';
import type { CourseSearch, GoToCourse } from './course-search.ts';
import { HolePanel } from './hole-panel.tsx';
import { HoleTable } from './hole-table.tsx';
import { PublishSwitch } from './publish-switch.tsx';
import { RecordSection } from './record-section.tsx';
import type { Tee } from '#src/domain/entities/course.entity.ts';
import { shownYards, yardUnit } from '#src/platform/settings/lengths.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { DeskTable } from '#src/ui/layout/desk-table.tsx';
import { Name } from '#src/ui/primitives/name.tsx';

const teesSectionNumber = 'figures py-1.5 pr-4 text-right';

type Rating = { readonly name: string; readonly rating: number | undefined; readonly slope: number | undefined };

/** The ratings of a tee's nines, where they differ from the whole. */
const ninesOf = ({ par, nines, frontCourseRating, frontSlope, backCourseRating, backSlope }: Tee): readonly Rating[] =>
  par.length === 9
    ? []
    : [
        { name: copy.nine(nines?.[0], 0), rating: frontCourseRating, slope: frontSlope },
        { name: copy.nine(nines?.[1], 1), rating: backCourseRating, slope: backSlope },
      ].filter(({ rating, slope }) => rating !== undefined || slope !== undefined);

const wholeRating = ({ par, courseRating, slope, frontCourseRating, frontSlope }: Tee) =>
  par.length === 9
    ? { rating: courseRating ?? frontCourseRating, slope: slope ?? frontSlope }
    : { rating: courseRating, slope };

const TeeRows = ({ tee }: { readonly tee: Tee }) => {
  const { units } = usePreferences();
  const { rating, slope } = wholeRating(tee);
  const { yards = [] } = tee;
  const isWhole = yards.length === tee.par.length && yards.every((length) => length > 0);
  return (
    <>
      <tr className="rule-b">
        <th scope="row" className="py-1.5 pr-4 text-left font-medium">
          <Name className="break-words">{teeText(tee)}</Name>
        </th>
        <td className={teesSectionNumber}>{sum(tee.par)}</td>
        <td className={teesSectionNumber}>
          {isWhole ? `${shownYards(sum(yards), units)} ${yardUnit(units)}` : copy.unrated}
        </td>
        <td className={teesSectionNumber}>{rating?.toFixed(1) ?? copy.unrated}</td>
        <td className={teesSectionNumber}>{slope ?? copy.unrated}</td>
      </tr>
      {ninesOf(tee).map(({ name, rating: ofNine, slope: slopeOfNine }) => (
        <tr key={name} className="rule-b text-fine text-rough">
          <th scope="row" colSpan={3} className="py-1 pr-4 pl-4 text-left font-text">
            {name}
          </th>
          <td className="figures py-1 pr-4 text-right">{ofNine?.toFixed(1) ?? copy.unrated}</td>
          <td className="figures py-1 pr-4 text-right">{slopeOfNine ?? copy.unrated}</td>
        </tr>
      ))}
    </>
  );
};

/** Every tee with par, length, course rating and slope, its nines below it. */
const TeesSection = ({ tees }: { readonly tees: readonly Tee[] }) => (
  <Section title={copy.tees}>
    <div className="overflow-x-auto">
      <DeskTable label={copy.tees} columns={copy.teeColumns}>
        {tees.map((tee) => (
          <TeeRows key={tee.id} tee={tee} />
        ))}
      </DeskTable>
    </div>
  </Section>
);

const toPlay = (
  <Link to="/playing" className={`${textLinkLook} self-start`}>
    <BackIcon className="size-4" />
    {copy.back}
  </Link>
);

type PartProps = { readonly id: string; readonly card: CourseCard; readonly at: CourseSearch };

/** What to do on this course: play it, plan it, correct its card. */
const Actions = ({ id, card: { course }, at }: PartProps) => {
  const { round: active } = useActiveRound();
  return (
    <div className="grid grid-cols-2 gap-3 sm:flex">
      {course && !active && (
        <Link
          to="/playing"
          search={{ view: 'setup', course: id }}
          className={`${buttonLook({ variant: 'primary', size: 'play' })} max-sm:col-span-2`}
        >
          <PlayIcon className="size-5" />
          {copy.play}
        </Link>
      )}
      <Link to="/pocket-book" search={{ course: id, tee: at.tee }} className={`${buttonLook({ size: 'play' })} px-3!`}>
        <MapIcon className="size-5" />
        {copy.plan}
      </Link>
      {course && (
        <Link to="/playing" search={{ view: 'course', course: id }} className={`${buttonLook({ size: 'play' })} px-3!`}>
          <EditIcon className="size-5" />
          {copy.edit}
        </Link>
      )}
    </div>
  );
};

const Known = ({ id, card, at, go }: PartProps & { readonly go: GoToCourse }) => {
  const { ground } = useGround(id);
  const { rounds } = useCourseRounds(id);
  const { tee, tees, course } = card;
  const record = courseRecord(tee, rounds);
  const shown = record.holes[(at.hole ?? 1) - 1] ?? record.holes[0]!;
  const onHole = (hole: number) => go({ ...at, hole });
  return (
    <>
      <Actions id={id} card={card} at={at} />
      <Section
        title={copy.holes}
        aside={
          tees.length > 1 && (
            <div className="min-w-40">
              <Select
                hideLabel
                label={copy.tee}
                value={tee.id}
                options={tees.map((one) => ({ value: one.id, label: teeText(one) }))}
                onChange={(next) => go({ ...at, tee: next })}
              />
            </div>
          )
        }
      >
        <div className="grid gap-6 *:min-w-0 lg:grid-cols-2 lg:items-start lg:gap-10">
          <HolePanel tee={tee} pack={ground?.pack} record={shown} onHole={onHole} />
          <HoleTable tee={tee} pack={ground?.pack} record={record} shown={shown.n} onHole={onHole} />
        </div>
      </Section>
      <div className="grid gap-6 *:min-w-0 lg:grid-cols-2 lg:items-start lg:gap-10">
        <div className="flex flex-col gap-6">
          <RecordSection record={record} rounds={rounds} />
        </div>
        <div className="flex flex-col gap-6">
          <TeesSection tees={tees} />
          {course && <MapSection course={course} />}
          {course && <PublishSwitch course={course} />}
          {course && (
            <Button className="self-start" onClick={() => showHistory('courses', course.id)}>
              {copy.history}
            </Button>
          )}
        </div>
      </div>
    </>
  );
};

type Props = {
  readonly at: CourseSearch;
  readonly go: GoToCourse;
  /** The way back to the round under way. */
  readonly resume: (round: Round, onResume: () => void) => ReactNode;
};

const OneCourse = ({ id, at, go, resume }: Props & { readonly id: string }) => {
  const { card, course, ready } = useCourseCard(id, at.tee);
  const { round: active } = useActiveRound();
  const navigate = useNavigate();
  if (!ready) {
    return (
      <Page title={copy.title} width="wide" back={toPlay}>
        <div aria-busy="true">
          <Skeleton className="h-60" />
        </div>
      </Page>
    );
  }
  if (!card) return <Unknown course={course} />;
  return (
    <Page
      title={courseName(card.name)}
      lead={[card.city && isolated(card.city), copy.facts(card.tee)].filter(Boolean).join(DOT)}
      width="wide"
      back={toPlay}
    >
      {active && resume(active, () => void navigate({ to: '/playing', search: { round: active.id } }))}
      {!card.course && <p className="measure">{copy.gone}</p>}
      <Known id={id} card={card} at={at} go={go} />
    </Page>
  );
};

/** No course, or one that came without a card. */
const Unknown = ({ course }: { readonly course?: Course | undefined }) => (
  <Page title={course ? courseName(course.name) : copy.title} back={toPlay}>
    <EmptyState
      of="map"
      action={
        <Link
          to="/playing"
          search={course ? { view: 'course', course: course.id } : { view: 'setup' }}
          className={buttonLook({ variant: 'primary' })}
        >
          {course ? copy.edit : copy.all}
        </Link>
      }
    >
      {course ? copy.noCard : copy.unknown}
    </EmptyState>
  </Page>
);

/** /course: one course, with its holes, the golfer's record on it, tees, plan and map. */
export const CoursePage = ({ at, go, resume }: Props) =>
  at.course === undefined ? <Unknown /> : <OneCourse key={at.course} id={at.course} at={at} go={go} resume={resume} />;
