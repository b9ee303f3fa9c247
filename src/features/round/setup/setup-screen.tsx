import { isRated } from '#src/domain/handicap/tee-rating.ts';
import { useActiveRound } from '#src/data/queries/rounds.ts';
import type { ReactNode } from 'react';
import { ROUTINES } from '@divot/golf-content';
import { BackIcon } from '#src/ui/icons/control-icons.ts';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from '#src/features/round/copy.ts';
import { FormOfPlay } from '#src/features/round/form-of-play.tsx';
import type { NavigationState } from '#src/features/round/navigation-state.ts';
import type { GoTo } from '#src/platform/play-search.ts';
import { useAreas } from '#src/features/round/areas.ts';
import { underWayText } from '#src/features/round/resume-banner.tsx';
import { UsualChoices, WhoseRating } from './choices.tsx';
import { CourseHandicap } from './course-handicap.tsx';
import { ON_COURSE } from './round-choices.ts';
import { useSetUp } from './use-set-up.ts';

type FoldProps = {
  readonly title: string;
  /** How it stands. */
  readonly state: string;
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
};

/** What is as usual on most days, in one line that opens. */
const Fold = ({ title, state, startsOpen = false, children }: FoldProps) => (
  <div className="rule-t">
    <Disclosure
      startsOpen={startsOpen}
      title={
        <span className="flex flex-col py-2">
          {title}
          <span className="text-note font-normal text-rough">{state}</span>
        </span>
      }
    >
      {children}
    </Disclosure>
  </div>
);

type SetUp = ReturnType<typeof useSetUp>;

/** The golfer's swing thought, routine and goals for the first tee. */
const PreRoundFocus = ({ inMind }: Pick<SetUp, 'inMind'>) => {
  const rows = [
    [copy.setup.thought, inMind.swingThought],
    [copy.setup.routine, ROUTINES.find(({ id }) => id === inMind.preshotRoutine)?.name],
    [copy.setup.goals, inMind.goals.map(({ text }) => text).join(DOT)],
  ].filter(([, value]) => Boolean(value));
  return (
    <Fold title={copy.setup.mind} state={inMind.swingThought || rows[0]?.[1] || copy.setup.nothing}>
      <dl>
        {rows.map(([name, value]) => (
          <div key={name} className="flex flex-wrap gap-x-4 py-1">
            <dt className="text-rough">{name}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Fold>
  );
};

type Props = { readonly courseId: string | undefined; readonly navigation: NavigationState; readonly go: GoTo };

/** From the car park to the first tee: where. Who plays, for what, and the rest is as usual until it is opened. */
export const SetupScreen = ({ courseId, navigation, go }: Props) => {
  const { Players, GamesChoice, CourseChoice } = useAreas();
  const setUp = useSetUp(courseId, navigation, go);
  const {
    choices,
    change,
    form,
    today,
    courses,
    course,
    isHere,
    homeId,
    ready,
    holes,
    strokes,
    inMind,
    gender,
    ...start
  } = setUp;
  const names = setUp.partners.flatMap(({ name }) => name.trim() || []);
  const isGroup = names.length > 0 || setUp.latest.length > 0;
  const { round: active } = useActiveRound();
  return (
    <Page
      title={copy.setup.title}
      width="wide"
      back={
        <button type="button" className={`${textLinkLook} self-start`} onClick={() => go({})}>
          <BackIcon className="size-4" />
          {copy.setup.back}
        </button>
      }
    >
      <div className="flex flex-col gap-6 *:min-w-0 lg:grid lg:grid-cols-2 lg:items-start lg:gap-x-12">
        <div className="flex flex-col gap-6">
          {ready ? (
            <CourseChoice
              courses={courses}
              course={course}
              isHere={isHere}
              homeId={homeId}
              onPick={({ id }) => {
                change(ON_COURSE);
                go({ view: 'setup', course: id }, { replace: true });
              }}
              onJustScore={() => void start.justScore()}
              go={go}
            />
          ) : (
            <Skeleton className="h-60" />
          )}
          {course && holes && (
            <div className="flex flex-col gap-2">
              {!isRated({ courseSnapshot: { name: course.name, tee: holes.tee }, holesPlanned: [...holes.order] }) && (
                <p className="measure text-note text-rough">{copy.setup.unrated}</p>
              )}
              <WhoseRating holes={holes} gender={gender} />
              <UsualChoices
                choices={choices}
                holes={holes}
                gender={gender}
                today={today}
                strokes={strokes}
                onChange={change}
              />
            </div>
          )}
          {strokes && <CourseHandicap {...strokes} />}
        </div>
        <div>
          <Fold
            key={String(isGroup)}
            title={setUp.known.length === 0 ? copy.setup.players.first : copy.setup.players.known}
            state={[
              names.length === 0 ? copy.setup.alone : copy.setup.with(names),
              copy.setup.formats[form.format],
            ].join(DOT)}
            startsOpen={isGroup}
          >
            <div className="flex flex-col gap-6 pb-4">
              <Players
                known={setUp.known}
                latest={setUp.latest}
                partners={setUp.partners}
                onChange={setUp.changePartners}
                ownIndex={setUp.ownIndex}
                ground={{
                  tees: holes?.tees ?? [],
                  own: holes?.tee,
                  holesPlanned: holes?.order ?? [],
                  ratingMinusPar: setUp.ratingMinusPar,
                }}
              />
              <FormOfPlay form={form} onChange={change} />
              <GamesChoice
                partners={names.length}
                games={setUp.choices.games}
                onChange={(games) => change({ games })}
              />
            </div>
          </Fold>
          <PreRoundFocus inMind={inMind} />
        </div>
      </div>
      {active ? (
        <ActionBar problem={start.error}>
          <p className="basis-full text-note">
            {copy.home.resume}: <span className="font-medium">{underWayText(active)}</span>
          </p>
          <Button variant="flag" size="play" block onClick={() => go({ round: active.id })}>
            {copy.home.resumeAction}
          </Button>
        </ActionBar>
      ) : holes ? (
        <ActionBar problem={start.error}>
          <Button variant="primary" size="play" block busy={start.busy} onClick={() => void start.teeOff()}>
            {copy.setup.begin}
          </Button>
        </ActionBar>
      ) : (
        start.error !== undefined && <ErrorNote title={start.error} />
      )}
    </Page>
  );
};
