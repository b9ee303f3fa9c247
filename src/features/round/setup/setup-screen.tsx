import { isRated } from '#src/domain/handicap/tee-rating.ts';
import { useActiveRound } from '#src/data/queries/rounds.ts';
import { ROUTINES } from '@divot/golf-content';
import { ActionBar } from '#src/ui/layout/action-bar.tsx';
import { Page } from '#src/ui/layout/page.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { copy } from '#src/features/round/copy.ts';
import { FormOfPlay } from '#src/features/round/form-of-play.tsx';
import type { NavigationState } from '#src/features/round/navigation-state.ts';
import type { GoTo } from '#src/platform/play-search.ts';
import { useAreas } from '#src/features/round/areas.ts';
import { underWayText } from '#src/features/round/resume-banner.tsx';
import { UsualChoices, WhoseRating } from './choices.tsx';
import { Fold } from './fold.tsx';
import { CourseHandicap } from './course-handicap.tsx';
import { ON_COURSE } from './round-choices.ts';
import { useSetUp } from './use-set-up.ts';
import { BackLink } from '#src/ui/layout/back-link.tsx';

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

/** Who plays, and for what: open for a golfer who played in a group last time. */
const Group = ({ setUp }: { readonly setUp: SetUp }) => {
  const { Players, GamesChoice } = useAreas();
  const { holes, partners, latest } = setUp;
  const names = partners.flatMap(({ name }) => name.trim() || []);
  const wasGroup = latest.length > 0;
  return (
    <Fold
      key={String(wasGroup)} // opens once the last round is known
      title={setUp.earlierPartners.length === 0 ? copy.setup.players.first : copy.setup.players.known}
      state={[
        names.length === 0 ? copy.setup.alone : copy.setup.with(names),
        copy.setup.formats[setUp.form.format],
      ].join(DOT)}
      startsOpen={wasGroup || names.length > 0}
    >
      <div className="flex flex-col gap-6 pb-4">
        <Players
          earlierPartners={setUp.earlierPartners}
          latest={setUp.latest}
          partners={setUp.partners}
          onChange={setUp.changePartners}
          ownIndex={setUp.ownIndex}
          ground={{
            tees: holes?.tees ?? [],
            ownTee: holes?.tee,
            holesPlanned: holes?.order ?? [],
            ratingMinusPar: setUp.ratingMinusPar,
          }}
        />
        <FormOfPlay form={setUp.form} onChange={setUp.change} />
        <GamesChoice
          partners={names.length}
          games={setUp.choices.games}
          onChange={(games) => setUp.change({ games })}
        />
      </div>
    </Fold>
  );
};

type TeeOffProps = { readonly setUp: Pick<SetUp, 'holes' | 'teeOff' | 'busy' | 'error'>; readonly go: GoTo };

/** Under the thumb: tee off, or back to the round under way. */
const TeeOff = ({ setUp: { holes, teeOff, busy, error }, go }: TeeOffProps) => {
  const { round: active } = useActiveRound();
  if (active)
    return (
      <ActionBar problem={error}>
        <p className="basis-full text-note">
          {copy.home.resume}: <span className="font-medium">{underWayText(active)}</span>
        </p>
        <Button variant="primary" size="play" block onClick={() => go({ round: active.id })}>
          {copy.home.resumeAction}
        </Button>
      </ActionBar>
    );
  if (!holes) return error !== undefined && <ErrorNote title={error} />;
  return (
    <ActionBar problem={error}>
      <Button variant="primary" size="play" block busy={busy} onClick={() => void teeOff()}>
        {copy.setup.begin}
      </Button>
    </ActionBar>
  );
};

type Props = { readonly courseId: string | undefined; readonly navigation: NavigationState; readonly go: GoTo };

/** From the car park to the first tee: where. Who plays, for what, and the rest is as usual until it is opened. */
export const SetupScreen = ({ courseId, navigation, go }: Props) => {
  const { CourseChoice } = useAreas();
  const setUp = useSetUp(courseId, navigation, go);
  const { choices, change, today, courses, course, isHere, homeId, ready, holes, strokes, gender } = setUp;
  return (
    <Page title={copy.setup.title} width="wide" back={<BackLink label={copy.setup.back} onClick={() => go({})} />}>
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
              onJustScore={() => void setUp.justScore()}
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
          <Group setUp={setUp} />
          <PreRoundFocus inMind={setUp.inMind} />
        </div>
      </div>
      <TeeOff setUp={setUp} go={go} />
    </Page>
  );
};
