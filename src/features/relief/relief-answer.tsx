import { useState } from 'react';
import { clsx } from 'clsx';
import type { Point, ReliefOption, Ring, Situation } from '@divot/golf-relief';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { playingNext } from '#src/domain/rounds/relief-booking.ts';
import { useSession } from '#src/platform/state.ts';
import { Attribution } from '#src/platform/position/attribution.tsx';
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

const firstSentence = (words: string): string => words.split(/(?<=[.!]) /u, 1)[0]!;

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
        <span className="text-note">{isChosen ? option.words : firstSentence(option.words)}</span>
        <span className="text-fine text-rough">{copy.edition(option.rule)}</span>
      </span>
      <span
        className={clsx(
          'figures text-title font-strong',
          option.strokes === 0 ? 'text-note text-rough' : 'text-flag-ink',
        )}
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

type DrawingProps = { readonly state: ReliefState; readonly n: number; readonly option: ReliefOption | undefined };

const isFar = ({ kind }: ReliefOption): boolean => kind === 'stroke-distance' || kind === 'last-outside';
const drawnOf = ({ relief }: ReliefState): readonly ReliefOption[] =>
  relief.options.filter((option) => ringsOf(option).length > 0);
const letterOf = (state: ReliefState, option: ReliefOption): string | undefined =>
  LETTERS[drawnOf(state).indexOf(option)];

/** What the picture must hold: the ball and the zones near it, or a zone far from it if that is chosen. */
const focusOf = (state: ReliefState, option: ReliefOption | undefined): readonly Point[] => {
  const spot = state.crossed ?? state.ball;
  if (option && isFar(option) && drawnOf(state).includes(option)) return ringsOf(option).flat();
  const near = drawnOf(state)
    .filter((one) => !isFar(one))
    .flatMap((one) => ringsOf(one).flat())
    .filter((p) => !spot || Math.hypot(p[0] - spot[0], p[1] - spot[1]) < 2 * CLOSE_M);
  return spot && near.length > 0 ? [spot, ...near] : near;
};

/** The choices on the map or the diagram, and a finger to draw round what no map has. */
const Drawing = ({ state, n, option }: DrawingProps) => {
  const [isTracing, setTracing] = useState(false);
  const { ball, map, isDiagram, condition, longest } = state;
  const focus = focusOf(state, option);
  if (focus.length === 0) return null;
  const trace = (outline: Ring) => {
    setTracing(false);
    state.trace(outline);
  };
  return (
    <>
      <div className="relative">
        <ReliefMap
          hole={state.hole}
          focus={focus}
          choices={drawnOf(state).map((one) => ({
            letter: letterOf(state, one)!,
            option: one,
            isChosen: one === option,
          }))}
          spots={[...(ball ? [ball] : []), ...(option?.reference ? [option.reference] : [])]}
          label={copy.picture(n)}
          flagWord={copy.flag}
          onTrace={isTracing ? trace : undefined}
        />
        {map && !isDiagram && (
          <Attribution
            pack={map.pack}
            className="absolute right-0 bottom-0 bg-paper/90 px-1.5 py-0.5 text-fine text-ink no-underline"
          />
        )}
      </div>
      <p className="text-note text-rough">
        {isDiagram ? copy.diagramNote : copy.mapNote} {copy.club(longest?.club, longest?.metres)}
      </p>
      {!isDiagram && condition && (
        <Button disabled={isTracing} onClick={() => setTracing(true)}>
          {isTracing ? copy.tracing : copy.trace(copy.traced[condition])}
        </Button>
      )}
    </>
  );
};

type AnswerProps = Omit<Props, 'situation'> & { readonly state: ReliefState };

const Answer = ({ round, hole, isFromMap, onDone, state }: AnswerProps) => {
  const session = useSession();
  const [picked, setPicked] = useState<number>();
  const { relief, played, map, isDiagram, isLastMarked } = state;
  const near = drawnOf(state).find((one) => !isFar(one));
  const option = picked === undefined ? (near ?? relief.options[0]) : relief.options[picked];
  const book = useSingleFlight(async () => {
    if (!option || session.kind !== 'signed-in') return false;
    const isBooked = await bookRelief({
      uid: session.user.uid,
      roundId: round.id,
      hole,
      option,
      played,
      map: isDiagram ? undefined : map,
      isLastMarked,
      isMarking: isFromMap || (map?.marks.marks.some((mark) => mark.hole === hole.n) ?? false),
    });
    if (isBooked) onDone();
    return isBooked;
  });
  return (
    <>
      <Drawing state={state} n={hole.n} option={option} />
      <ul className="flex flex-col gap-2">
        {relief.options.map((one, at) => (
          <Choice
            key={`${one.kind} ${one.rule}`}
            option={one}
            letter={letterOf(state, one)}
            isChosen={one === option}
            onChoose={() => setPicked(at)}
          />
        ))}
      </ul>
      <Stepper label={copy.played} value={played} min={0} max={19} start={1} onChange={state.setPlayed} />
      <Foot className="grid py-2">
        <Button size="play" variant="primary" onClick={() => void book()}>
          {copy.book(option && playingNext(hole, { option, played }))}
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
