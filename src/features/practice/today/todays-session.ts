import { type Result, ok } from '@divot/basics';
import { drillById } from '@divot/golf-content';
import { type Place, type SessionBlock, type SessionRequest, buildSession } from '@divot/practice';
import type { Decision, Focus as CoachFocus } from '#src/domain/coach/coach.ts';
import { namedPart } from '#src/domain/coach/named.ts';
import type { SessionAim } from './session-aim.ts';

// The session that Practice offers: the one Home shows, unless the golfer asks for something else.

/** What the golfer has asked for: a length or a place makes the session another than the week's. */
export type Asked = { readonly minutes: number; readonly isUsualLength: boolean; readonly place: Place | undefined };

type Known = {
  readonly aim: SessionAim;
  readonly decision: Decision | undefined;
  readonly golfer: Pick<SessionRequest, 'index' | 'painAreas'>;
  /** Where the golfer usually practises. */
  readonly places: readonly Place[];
  /** How many sessions are finished, and the drills of the last one. */
  readonly practised: Pick<SessionRequest, 'sessionsDone' | 'recentDrillIds'>;
};

const partToWorkOn = (decision: Decision | undefined) =>
  decision?.kind === 'work-on' && decision.loss && decision.loss.value > 0 ? namedPart(decision) : undefined;

export const requestFor = (asked: Asked, { aim, decision, golfer, places, practised }: Known): SessionRequest => ({
  minutes: asked.minutes,
  faultIds: aim.faultIds,
  focus: aim.focus,
  part: partToWorkOn(decision),
  faultId: aim.faultId,
  index: golfer.index,
  painAreas: golfer.painAreas,
  places: asked.place ? [asked.place] : places,
  ...practised,
});

/** The week's next practice session, as Home shows it. Empty if the golfer asks for another. */
export const plannedFor = ({ isUsualLength, place }: Asked, plan: Pick<CoachFocus, 'week'> | undefined) => {
  const next = plan?.week.find(({ isDone, kind }) => !isDone && kind === 'practice');
  if (!isUsualLength || place) return [];
  return (next?.blocks ?? []).flatMap(({ drillId, minutes, mode }): SessionBlock[] => {
    const drill = drillById(drillId ?? '');
    return drill && mode ? [{ drill, minutes, mode, part: mode === 'block' ? mode : 'vary' }] : [];
  });
};

/** The planned session, else one that is built. */
export const sessionFor = (
  planned: readonly SessionBlock[],
  request: SessionRequest,
): Result<readonly SessionBlock[], 'no-drills' | 'all-hurt'> =>
  planned.length > 0 ? ok(planned) : buildSession(request);

/** What a planned session is, if it is not for a focus: from the golfer's own hint, or all of the game. */
export const kindOfPlanned = (
  planned: readonly SessionBlock[],
  decision: Decision | undefined,
): 'hint' | 'games' | undefined => {
  if (planned.length === 0 || decision?.kind === 'work-on') return undefined;
  return decision?.kind === 'not-enough' && decision.hint !== undefined ? 'hint' : 'games';
};

/** The day of the week's next practice. */
export const comingPracticeDay = (decision: Decision | undefined) =>
  decision?.week.find(({ isDone, kind }) => !isDone && kind === 'practice')?.day;

/** The rounds that the coach's focus was read from. */
export const roundsReadFor = (decision: Decision | undefined): number =>
  (decision?.kind === 'work-on' && decision.loss?.rounds) || 0;
