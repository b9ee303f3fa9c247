import { capitalized, daysBetween, localDay } from '@divot/basics';
import { Link, useNavigate } from '@tanstack/react-router';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { storeFocus } from '#src/data/commands/focus.ts';
import { startPractice } from '#src/data/commands/practice.ts';
import { useSession } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { useDecision } from '#src/data/queries/decision.ts';
import { useDrillText } from '#src/data/queries/drill-text.ts';
import { useLimits, useProfile } from '#src/data/queries/profile.ts';
import { namedFault } from '#src/domain/coach/named.ts';
import { whyNotFault } from '#src/domain/coach/focus-words.ts';
import { runningFocus } from '#src/domain/coach/stored-focus.ts';
import { swingFocus } from '#src/domain/coach/swing-focus.ts';
import { clipOfFinding, findingsOf } from '#src/domain/swing-reading/checks.ts';
import type { Swing, SwingFinding } from '#src/domain/entities/swing.entity.ts';
import {
  type Drill,
  type Fault,
  type Prop,
  type SeenGolfer,
  type Tone,
  faultById,
  faultName,
  frameOfGolfers,
} from '@divot/golf-content';
import { drillsFor } from '@divot/practice';
import { fixFirst } from '#src/domain/swing-fix/same-cause.ts';
import { useToday } from '#src/platform/clock/use-clock.ts';
import { dateText, dayOfMonthText } from '#src/platform/clock/day-text.ts';
import { DrillTile } from '#src/ui/figures/row-picture.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { showToast, succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';
import { TRENDS, changeText, findingSentence, measuredText, metricName } from '#src/domain/swing-fix/measure-text.ts';
import { useLengthText, useMeasures } from '#src/data/queries/body-lengths.ts';
import type { SwingBody } from './use-poses.ts';
import { useSwings } from '#src/data/queries/swings.ts';
import { changeBetween, readingsUpTo } from '#src/domain/swing-fix/over-time.ts';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { hipsOf, targetPose } from '#src/domain/swing-fix/target-pose.ts';
import { Skeleton } from '#src/ui/primitives/skeleton.tsx';
import { SeenFigure } from '#src/ui/figures/seen-figure.tsx';
import { type Highlight, highlightOf, MARKS, positionAtFrame, positionsOf, seenClip } from '@divot/swing';
import { SwingMoment } from './swing-moment.tsx';

const words = copy.result.fix;

const FIGURE = 'max-h-52 w-full rounded-control bg-sunken lg:max-h-120';

type FixFramesProps = { readonly swing: Swing; readonly finding: SwingFinding; readonly body: SwingBody };

type FigureProps = { readonly label: string; readonly figure: ReactNode; readonly value: string; readonly tone: Tone };

const Position = ({ label, figure, value, tone }: FigureProps) => (
  <figure className="flex flex-1 flex-col gap-1">
    {figure}
    <figcaption className="flex flex-wrap items-baseline justify-between gap-x-2 text-note">
      {label}
      <span className={clsx('figures text-lead font-strong', tone === 'wrong' ? 'text-flag-ink' : 'text-fairway-ink')}>
        {value}
      </span>
    </figcaption>
  </figure>
);

type Clip = ReturnType<typeof seenClip>;
type Body = NonNullable<Clip['address']>;

/** An upright line to see the fault by: from the hips as they are, or from where they were at address. */
const uprightOf = (clip: Clip, body: Body, part: Highlight | undefined): Prop | undefined => {
  const at = part === 'trunk' ? body : part === 'hips' ? clip.address : undefined;
  if (!at) return undefined;
  const camera = clip.cameraFor(body);
  const x = (hipsOf(clip.pointsOf(at))[0] - camera.x) * camera.cm;
  return { kind: 'guide', from: [x, part === 'trunk' ? 160 : 120, 0], to: [x, 0, 0] };
};

/**
 * The golfer in their own position, with the fault drawn on it, beside the same position in the normal range where that
 * can be drawn. Shows nothing of a body that was not seen.
 */
const FixFrames = ({ swing, finding, body: recorded }: FixFramesProps) => {
  const { value, normal } = measuredText(finding, useLengthText());
  if (recorded.kind === 'reading') return <Skeleton className="h-80" />;
  const clip = recorded.kind === 'here' ? seenClip(swing, recorded.poses) : undefined;
  const body = clip?.at(finding.frame);
  if (!clip || !body) return null;
  const better = targetPose(body, finding, clip.hand);
  const position = positionAtFrame(positionsOf(swing), finding.frame)?.position ?? 'P4';
  const name = copy.positions.names[position];
  const part = highlightOf(finding.metric);
  const camera = clip.cameraFor(body);
  const guide = uprightOf(clip, body, part);
  const on = part && MARKS[part];
  const golferOf = (one: typeof body, tone: Tone): SeenGolfer =>
    clip.golfer(
      one,
      finding.frame,
      [guide, on && ({ kind: 'mark', on, tone } as const)].filter((prop) => prop !== undefined),
    );
  const wrong = golferOf(body, 'wrong');
  const right = better && golferOf(better, 'right');
  const shared = {
    camera,
    frame: frameOfGolfers(right ? [wrong, right] : [wrong], camera),
    hand: clip.hand,
    className: FIGURE,
  };
  return (
    <>
      <div className="flex gap-2 *:min-w-0">
        <Position
          label={words.you(name)}
          figure={<SeenFigure {...shared} golfers={[wrong]} label={words.yours(name)} />}
          value={value}
          tone="wrong"
        />
        {right && (
          <Position
            label={words.better}
            figure={<SeenFigure {...shared} golfers={[right]} label={words.better} />}
            value={normal}
            tone="right"
          />
        )}
      </div>
      <p className="measure order-last text-fine text-rough lg:col-start-1 lg:row-start-2">
        {right && words.both} {words.drawn} {capitalized(copy.result.confidence[finding.confidence])}.
      </p>
    </>
  );
};

/** The golfer at the top of a swing in which nothing stands out. Shows nothing of a body that was not seen. */
export const TopOfSwing = ({ swing, body }: Omit<FixFramesProps, 'finding'>) =>
  body.kind === 'reading' ? (
    <Skeleton className="h-52" />
  ) : (
    <figure className="flex flex-col gap-1 not-has-[svg]:hidden">
      <SwingMoment
        swing={swing}
        body={body}
        label={words.yours(copy.positions.names.P4)}
        className={FIGURE}
        otherwise={null}
      />
      <figcaption className="text-fine text-rough">{words.drawn}</figcaption>
    </figure>
  );

const WEEK = 7;

type FixOverTimeProps = { readonly swing: Swing; readonly finding: SwingFinding };

/** The measurement over the weeks, and the first swing beside this one. Shows nothing before the second swing. */
const FixOverTime = ({ swing, finding }: FixOverTimeProps) => {
  const { swings } = useSwings(200);
  const { metric } = finding;
  const measure = useMeasures()(metric);
  const { sizeOf, text } = measure;
  const readings = readingsUpTo(swing, swings, metric);
  const [first] = readings;
  const before = swings.filter(({ id }) => id === first?.id);
  const change = changeBetween(before, [swing], metric);
  if (!first || !change || readings.length < 2) return null;
  const days = daysBetween(localDay(first.recordedAt), localDay(swing.recordedAt));
  const normal = TRENDS.find((trend) => trend.metric === metric)?.normal;
  return (
    <div className="rule-t">
      <Disclosure
        title={
          <span className="flex flex-col py-2">
            {words.overTime(Math.ceil(days / WEEK), readings.length)}
            <span className="text-note font-text text-rough">{changeText(change, metric, measure).change}</span>
          </span>
        }
      >
        <LineTrend
          title={metricName(metric)}
          points={readings.map(({ recordedAt, value }) => ({ when: dayOfMonthText(recordedAt), value: sizeOf(value) }))}
          measure={metricName(metric)}
          format={text}
          band={normal ? { from: sizeOf(normal[0]), to: sizeOf(normal[1]), name: copy.trend.normal } : undefined}
          words={{ when: copy.trend.when, smallSample: copy.trend.smallSample }}
        />
        {first.id !== swing.id && (
          <Link
            to="/video-analysis"
            search={{ view: 'compare', swing: swing.id, other: first.id, fault: finding.faultId }}
            className={`${textLinkLook} self-start`}
          >
            {words.sideBySide}
          </Link>
        )}
      </Disclosure>
    </div>
  );
};

type RemedyProps = { readonly fault: Fault; readonly drill: Drill | undefined };

/** Starts a session of one drill and opens it in the player, or says why it cannot start. */
const useStartDrill = () => {
  const session = useSession();
  const navigate = useNavigate();
  return useSingleFlight(async ({ id: drillId, mode, minutes }: Drill) => {
    if (session.kind !== 'signed-in') return false;
    const started = await startPractice({ userId: session.user.uid, blocks: [{ drillId, mode, minutes }] });
    if (succeeded(started)) await navigate({ to: '/guided-practice-player', search: { session: started.value.id } });
    return started.ok;
  });
};

/** One feel, and one drill. */
const Remedy = ({ fault, drill }: RemedyProps) => {
  const start = useStartDrill();
  const drillText = useDrillText();
  const { profile } = useProfile();
  const thought = drillText(fault.swingThought);
  return (
    <dl className="grid grid-cols-[4.5rem_1fr]">
      {drill && (
        <>
          <dt className="rule-t py-3 text-note text-rough">{words.drill}</dt>
          <dd className="rule-t flex flex-wrap items-center justify-between gap-3 py-3">
            <span className="flex items-center gap-3">
              <DrillTile id={drill.id} hand={profile?.handedness ?? 'right'} />
              <span className="flex flex-col">
                <Link to="/practice" search={{ drill: drill.id }} className={textLinkLook}>
                  {drill.name}
                </Link>
                <span className="text-note text-rough">{words.drillLine(drill.minutes)}</span>
              </span>
            </span>
            <Button variant="primary" size="play" onClick={() => void start(drill)}>
              {words.start}
            </Button>
          </dd>
        </>
      )}
      <dt className="rule-t py-3 text-note text-rough">{words.feel}</dt>
      <dd className="rule-t py-3 text-lead font-medium">{capitalized(thought)}</dd>
    </dl>
  );
};

type FocusButtonProps = RemedyProps & { readonly uid: string };

const FocusButton = ({ fault, drill, uid }: FocusButtonProps) => {
  const { profile } = useProfile();
  const decided = useDecision();
  const today = useToday();
  const running = profile && runningFocus(profile);
  if (running?.faultId === fault.id)
    return (
      <p className="font-medium text-fairway-ink">{words.isFocus(faultName(fault.id), dateText(running.retestOn))}</p>
    );
  const keep = async () => {
    await storeFocus(uid, swingFocus(fault.id, decided?.losses ?? [], today, drill?.id), today);
    showToast({ text: words.focusSaved(faultName(fault.id)) });
  };
  return (
    <Button disabled={!decided} onClick={() => void keep()}>
      {words.focus}
    </Button>
  );
};

type Props = { readonly swings: readonly Swing[]; readonly bodyOf: (swing: Swing) => SwingBody };

const headline = (finding: SwingFinding, sentence: string) =>
  finding.confidence === 'low' ? words.perhaps(sentence) : sentence;

/** The one thing to start with: what it is, how it should look, one feel, one drill, and its trend over the weeks. */
export const FixFirst = ({ swings, bodyOf: bodyOfClip }: Props) => {
  const id = useId();
  const lengthText = useLengthText();
  const decision = useDecision()?.decision;
  const limits = useLimits();
  const named = decision && namedFault(decision);
  const first = fixFirst(findingsOf(swings), (faultId) => faultById(faultId) !== undefined, named);
  if (!first) return null;
  const { finding, also } = first;
  const swing = clipOfFinding(swings, finding);
  const fault = faultById(finding.faultId);
  const [drill] = drillsFor(finding.faultId, limits);
  const whyNot = decision && whyNotFault(decision, finding.faultId);
  return (
    <section aria-labelledby={id} className="flex flex-col gap-4">
      <div className="flex flex-col gap-1">
        <h2 id={id} className={clsx('label', whyNot === undefined ? 'text-flag-ink' : 'text-rough')}>
          {whyNot === undefined ? words.title : words.seen}
        </h2>
        <p className="measure text-head font-strong text-balance lg:text-title">
          {headline(finding, findingSentence(finding, lengthText))}
        </p>
        {whyNot !== undefined && <p className="measure text-note text-rough">{whyNot}</p>}
        {also.length > 0 && (
          <p className="text-note text-rough">
            {also.map((one) => copy.result.sameCause(faultName(one.faultId))).join(' ')}
          </p>
        )}
      </div>
      <div className="grid gap-x-10 gap-y-4 *:min-w-0 lg:grid-cols-2 lg:grid-rows-[auto_1fr]">
        <FixFrames swing={swing} finding={finding} body={bodyOfClip(swing)} />
        <div className="flex flex-col gap-4 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {fault && <Remedy fault={fault} drill={drill} />}
          {fault && <FocusButton fault={fault} drill={drill} uid={swing.userId} />}
          <FixOverTime swing={swing} finding={finding} />
        </div>
      </div>
    </section>
  );
};
