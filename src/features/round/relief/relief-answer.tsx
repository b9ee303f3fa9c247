import { useState } from 'react';
import { clsx } from 'clsx';
import type { Point, ReliefOption, Situation } from '@divot/golf-relief';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { playingNext } from '#src/domain/rounds/relief-booking.ts';
import { useSession } from '#src/platform/state.ts';
import { Attribution } from '#src/features/round/courses/attribution.tsx';
import { Foot } from '#src/ui/layout/foot.tsx';
import { Button } from '#src/ui/primitives/button.tsx';
import { Stepper } from '#src/ui/primitives/stepper.tsx';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { bookRelief } from './book-relief.ts';
import { copy } from './copy.ts';
import { ReliefMap, ringsOf } from './relief-map.tsx';
import { type ReliefState, useRelief } from './use-relief.ts';

const LETTERS = 'ABCDEFGH';
const CLOSE_M = 25;

/** A tapped spot stands until it is confirmed; the first tap zooms in, so that the second can be exact. */
const Pointing = ({
  state,
  n,
  onSpot,
}: {
  readonly state: ReliefState;
  readonly n: number;
  readonly onSpot: (at: Point) => void;
}) => {
  const [target, setTarget] = useState<Point>();
  const { hole, tee, lastBall, step, isEstimate } = state;
  const around = (at: Point): readonly Point[] => [
    at,
    [at[0] - CLOSE_M, at[1] - CLOSE_M],
    [at[0] + CLOSE_M, at[1] + CLOSE_M],
  ];
  const words = step === 'crossed' ? state.relief.ask!.words : isEstimate ? copy.putEstimate : copy.putBall;
  return (
    <>
      <p className="text-lead font-medium" role="status">
        {target ? copy.nearer : words}
      </p>
      <ReliefMap
        hole={hole}
        focus={target ? around(target) : [tee!, hole.flag]}
        choices={[]}
        spots={lastBall ? [lastBall] : []}
        target={target}
        label={`${words} ${copy.picture(n)}`}
        flagWord={copy.flag}
        onTap={setTarget}
      />
      <Button size="play" variant="primary" disabled={!target} onClick={() => target && onSpot(target)}>
        {copy.here}
      </Button>
      <p className="text-note text-rough">{copy.mapNote}</p>
    </>
  );
};

type ChoiceProps = {
  readonly option: ReliefOption;
  readonly letter: string | undefined;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

const Choice = ({ option, letter, isChosen, onChoose }: ChoiceProps) => (
  <li>
    <button
      type="button"
      aria-pressed={isChosen}
      className={clsx(
        'edge flex min-h-touch w-full gap-3 rounded-control px-3 py-2 text-left',
        isChosen ? 'border-l-4! border-l-fairway! bg-sunken' : 'bg-surface',
      )}
      onClick={onChoose}
    >
      <span className="figures w-5 text-lead font-strong" aria-hidden="true">
        {letter}
      </span>
      <span className="flex min-w-0 flex-1 flex-col gap-0.5">
        <span className="text-lead font-medium">{copy.kinds[option.kind]}</span>
        <span className="text-note">{option.words}</span>
        <span className="text-fine text-rough">{copy.edition(option.rule)}</span>
      </span>
      <span
        className={clsx('figures text-title font-strong', option.strokes === 0 ? 'text-note text-rough' : 'text-flag')}
        aria-label={copy.strokesSaid(option.strokes)}
      >
        {copy.strokes(option.strokes)}
      </span>
    </button>
  </li>
);

type Props = {
  readonly round: Round;
  readonly hole: Hole;
  readonly situation: Situation;
  readonly isFromMap: boolean;
  /** The choice is booked, or needs no booking. */
  readonly onDone: () => void;
};

const Answer = ({
  round,
  hole,
  isFromMap,
  onDone,
  state,
}: Omit<Props, 'situation'> & { readonly state: ReliefState }) => {
  const session = useSession();
  const [chosen, setChosen] = useState(0);
  const [isTracing, setTracing] = useState(false);
  const { relief, ball, crossed, played, map, isDiagram, condition, longest } = state;
  const drawn = relief.options.filter((option) => ringsOf(option).length > 0);
  const letterOf = (option: ReliefOption) => LETTERS[drawn.indexOf(option)];
  const option = relief.options[chosen] ?? relief.options[0];
  const near = drawn.filter(({ kind }) => kind !== 'stroke-distance' && kind !== 'last-outside');
  const spot = crossed ?? ball;
  const inView = option && drawn.includes(option) && !near.includes(option) ? [option] : near;
  const focus = [
    ...(spot && inView === near ? [spot] : []),
    ...inView.flatMap((one) =>
      ringsOf(one)
        .flat()
        .filter((p) => inView !== near || !spot || Math.hypot(p[0] - spot[0], p[1] - spot[1]) < 2 * CLOSE_M),
    ),
  ];
  const next = option && playingNext(hole, { option, played });
  const book = useSingleFlight(async () => {
    if (!option || session.kind !== 'signed-in') return false;
    const isMarking = isFromMap || (map?.marks.marks.some((mark) => mark.hole === hole.n) ?? false);
    const isBooked = await bookRelief({
      uid: session.user.uid,
      roundId: round.id,
      hole,
      option,
      played,
      map: isDiagram ? undefined : map,
      isLastMarked: state.isLastMarked,
      isMarking,
    });
    if (isBooked) onDone();
    return isBooked;
  });
  return (
    <>
      {focus.length > 0 && (
        <div className="relative">
          <ReliefMap
            hole={state.hole}
            focus={focus}
            choices={drawn.map((one) => ({ letter: letterOf(one)!, option: one, isChosen: one === option }))}
            spots={[...(ball ? [ball] : []), ...(option?.reference ? [option.reference] : [])]}
            label={copy.picture(hole.n)}
            flagWord={copy.flag}
            onTrace={
              isTracing
                ? (outline) => {
                    setTracing(false);
                    state.trace(outline);
                  }
                : undefined
            }
          />
          {map && !isDiagram && (
            <Attribution
              pack={map.pack}
              className="absolute right-0 bottom-0 bg-paper/90 px-1.5 py-0.5 text-fine text-ink no-underline"
            />
          )}
        </div>
      )}
      {focus.length > 0 && (
        <p className="text-note text-rough">
          {isDiagram ? copy.diagramNote : copy.mapNote} {copy.club(longest?.club, longest?.metres)}
        </p>
      )}
      {!isDiagram && condition && (
        <Button disabled={isTracing} onClick={() => setTracing(true)}>
          {isTracing ? copy.tracing : copy.trace(copy.traced[condition])}
        </Button>
      )}
      <ul className="flex flex-col gap-2">
        {relief.options.map((one, at) => (
          <Choice
            key={`${one.kind} ${one.rule}`}
            option={one}
            letter={letterOf(one)}
            isChosen={one === option}
            onChoose={() => setChosen(at)}
          />
        ))}
      </ul>
      <Foot className="flex flex-wrap items-end gap-3 py-2">
        <Stepper label={copy.played} value={played} min={0} max={19} start={1} onChange={state.setPlayed} />
        <Button size="play" variant="primary" className="flex-1 whitespace-nowrap" onClick={() => void book()}>
          {copy.book(next)}
        </Button>
      </Foot>
    </>
  );
};

/** One situation: what Divot must ask, then the choices on the hole's map or on a diagram. */
export const ReliefAnswer = (props: Props) => {
  const { round, hole, situation } = props;
  const state = useRelief(round, hole, situation);
  const { step, relief, isDiagram, map } = state;
  return (
    <div className="flex flex-col gap-4">
      <h2 className="text-lead font-strong">{copy.situations[situation].title}</h2>
      {step === 'ball' && <Pointing key="ball" state={state} n={hole.n} onSpot={state.putBall} />}
      {step === 'crossed' && <Pointing key="crossed" state={state} n={hole.n} onSpot={state.putCrossed} />}
      {step === 'ask' && (
        <>
          <p className="text-lead font-medium">{relief.ask!.words}</p>
          <div className="grid gap-2">
            {relief.ask!.answers!.map((answer) => (
              <Button key={answer} size="play" onClick={() => state.answer(relief.ask!.fact, answer)}>
                {copy.facts[answer] ?? answer}
              </Button>
            ))}
          </div>
        </>
      )}
      {step === 'answer' && <Answer {...props} state={state} />}
      <div className="flex flex-wrap gap-2">
        {map && step !== 'ask' && (
          <Button variant="quiet" onClick={() => state.draw(!isDiagram)}>
            {isDiagram ? copy.onMap : copy.diagram}
          </Button>
        )}
        <Button variant="quiet" onClick={state.startAgain}>
          {copy.again}
        </Button>
      </div>
    </div>
  );
};
