import { clsx } from 'clsx';
import { useEffect, useRef } from 'react';
import { type FocusMeasure, focusValue, focusWord, roughWord } from '#src/domain/swing-history/focus-measure.ts';
import { readingFields } from '#src/domain/swing-reading/reading-fields.ts';
import { speak } from '#src/platform/audio/voice.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { measuredText, metricName } from '#src/domain/swing-fix/measure-text.ts';
import { useLengthText } from '#src/data/queries/body-lengths.ts';
import { useAreas } from './areas.ts';
import { copy } from './copy.ts';
import { FilmOne } from './film-one.tsx';
import { type Phase, type Sound, phaseTones } from './sound.ts';
import type { Ball } from './use-range-session.ts';
import type { HitBall, Watching } from './use-range.ts';

/** Told apart at three metres by shape alone: broken, dotted, plain and double lines, and a figure. */
const BORDERS: Readonly<Record<Phase, string>> = {
  looking: 'border-dashed border-rough',
  watching: 'border-dotted border-sky',
  'at-the-ball': 'border-solid border-fairway',
  got: 'border-double border-fairway',
  paused: 'border-solid border-rough',
  moved: 'border-dashed border-flag',
  'on-its-side': 'border-dotted border-flag',
  blind: 'border-double border-flag',
};
const FIGURES: Readonly<Record<Phase, string>> = {
  looking: 'M44 16a28 28 0 1 0 .1 0M65 65L90 90',
  watching: 'M50 10a12 12 0 1 0 .1 0M50 36V64M50 43L30 56M50 43L70 56M50 64L34 92M50 64L66 92',
  'at-the-ball': 'M50 12a38 38 0 1 0 .1 0M50 40a10 10 0 1 0 .1 0',
  got: 'M12 54L40 82L90 20',
  paused: 'M32 16V84M68 16V84',
  moved: 'M50 14V60M50 84V85',
  'on-its-side': 'M8 34H92V66H8ZM30 18A34 34 0 0 1 70 18L60 22M70 18L70 8',
  blind: 'M14 30H86V76H14ZM10 90L90 14',
};

/** How large the phase is: as seen from the ball, beside a replay, or on a short screen beside a question. */
type Size = 'large' | 'small' | 'small-on-short';
const STATUS_LOOKS: Readonly<Record<Size, string>> = {
  large: 'flex-col text-center low:flex-row low:text-left lg:flex-row lg:text-left',
  'small-on-short': 'flex-col text-center short:flex-row short:text-left lg:flex-row lg:text-left',
  small: '',
};
const FIGURE_LOOKS: Readonly<Record<Size, string>> = {
  large: 'size-[min(38vmin,12rem)]',
  'small-on-short': 'size-[min(38vmin,12rem)] short:size-[14vmin]',
  small: 'size-[14vmin] max-h-20 max-w-20',
};
const WORD_LOOKS: Readonly<Record<Size, string>> = {
  large: 'text-[min(15vmin,6rem)]',
  'small-on-short': 'text-[min(15vmin,6rem)] short:text-[min(11vmin,2.125rem)]',
  small: 'text-title',
};

const PhaseFigure = ({ phase, size }: { readonly phase: Phase; readonly size: Size }) => (
  <svg
    viewBox="0 0 100 100"
    aria-hidden="true"
    className={clsx('shrink-0', FIGURE_LOOKS[size])}
    fill="none"
    stroke="currentColor"
    strokeWidth="10"
    strokeLinecap="round"
    strokeLinejoin="round"
  >
    <path d={FIGURES[phase]} />
  </svg>
);

const swingsBefore = (balls: readonly Ball[], at: number) => balls.slice(0, at).map(({ swing }) => swing);

/** The newest ball whose film is read. */
const measuredBall = (balls: readonly Ball[], measure: FocusMeasure) => {
  const at = balls.findLastIndex(({ value }) => value !== undefined);
  const ball = balls[at];
  if (ball?.value === undefined) return undefined;
  const word = focusWord(ball.swing, swingsBefore(balls, at), measure);
  return { at, value: ball.value, word, isFirstLook: false };
};

/** The ball just hit, by what was seen while it was filmed, as long as its film is not read. */
const seenBall = (balls: readonly Ball[], measure: FocusMeasure, last: HitBall | undefined) => {
  const at = balls.findLastIndex(({ swing }) => swing.recordedAt === last?.recordedAt && swing.status === 'queued');
  const reading = at === -1 ? undefined : last?.firstReading;
  if (!reading) return undefined;
  const seen = {
    status: 'analysed' as const,
    ...readingFields(reading, { moved: {} }, { swingCount: 1, strikeMs: [] }),
  };
  const value = focusValue(seen, measure);
  const word = roughWord(seen, swingsBefore(balls, at), measure);
  return value === undefined || word === undefined ? undefined : { at, value, word, isFirstLook: true };
};

/** The newest ball that can be judged, in one word and one number. */
const useVerdict = (balls: readonly Ball[], measure: FocusMeasure, last: HitBall | undefined) => {
  const lengthText = useLengthText();
  const ball = seenBall(balls, measure, last) ?? measuredBall(balls, measure);
  if (!ball) return undefined;
  const { at, value, word, isFirstLook } = ball;
  const text = measuredText({ metric: measure.metric, value }, lengthText);
  return { struckAt: balls[at]!.swing.recordedAt, number: at + 1, word: copy.words[word], text, isFirstLook };
};

type Verdict = NonNullable<ReturnType<typeof useVerdict>>;

/** Says each ball once. What was measured before the camera opened is no news, nor is an earlier ball. */
const useSaidAloud = (verdict: Verdict | undefined, sound: Sound): void => {
  const spoken = verdict && copy.spoken(verdict.text.part, verdict.text.value, verdict.word);
  const struckAt = verdict?.struckAt ?? '';
  const said = useRef(struckAt);
  useEffect(() => {
    if (spoken === undefined || struckAt <= said.current) return;
    said.current = struckAt;
    if (sound === 'words') speak(spoken);
  }, [sound, struckAt, spoken]);
};

const WordOfBall = ({ verdict, isNewest }: { readonly verdict: Verdict; readonly isNewest: boolean }) => (
  <>
    <p className="text-center">
      <strong className="block text-[min(11vmin,4rem)] leading-none">{verdict.word}</strong>
      <span className="text-head short:text-body">
        {!isNewest && `${copy.ball(verdict.number)}: `}
        {verdict.text.part} {verdict.text.value}
      </span>
    </p>
    {verdict.isFirstLook && <p className="text-center text-note text-rough">{copy.firstLook}</p>}
  </>
);

const phaseOf = ({ isPaused, hasMoved, isGot, state, senses }: Watching): Phase => {
  if (isPaused) return 'paused';
  if (!senses.pictures) return 'blind';
  if (hasMoved) return 'moved';
  return isGot ? 'got' : state;
};

type Props = {
  readonly watching: Watching;
  readonly balls: readonly Ball[];
  readonly measure: FocusMeasure;
  readonly sound: Sound;
  /** Whether the camera is open. */
  readonly isOn: boolean;
  readonly onDoubt: (isBall: boolean) => void;
};

/** What went wrong, and what costs the phone too much. */
const Troubles = ({
  watching: { saved, strain, senses, microphone, hasCompany },
  isOn,
}: Pick<Props, 'watching' | 'isOn'>) => (
  <>
    {saved !== 'kept' && typeof saved === 'string' && <ErrorNote title={copy.unkept[saved]} />}
    {typeof saved === 'object' && <ErrorNote title={copy.unsaved}>{saved.refusal}</ErrorNote>}
    {hasCompany && <p className="text-note">{copy.company}</p>}
    {strain.because && <p className="text-note">{copy.slowed[strain.because]}</p>}
    {strain.because === 'busy' && <FilmOne />}
    {isOn && !(microphone && senses.sound) && <p className="text-note">{copy.noSound}</p>}
  </>
);

/** So many of them can be deleted here. The practice swing is the one before the ball. */
const SHOWN_UNHEARD = 2;

/** The last balls that nobody could have heard, to delete. */
const Unheard = ({ balls, unheard }: Pick<Props, 'balls'> & Pick<Watching, 'unheard'>) => {
  const { removeSwing } = useAreas();
  const shown = balls
    .map(({ swing }, at) => ({ swing, number: at + 1 }))
    .filter(({ swing }) => unheard.includes(swing.recordedAt))
    .slice(-SHOWN_UNHEARD);
  if (shown.length === 0) return null;
  return (
    <div
      role="group"
      aria-label={copy.wasPractice}
      className="flex flex-wrap items-center justify-center gap-x-3 gap-y-2"
    >
      <span className="text-note">{copy.wasPractice}</span>
      <span className="flex gap-2">
        {shown.map(({ swing, number }) => (
          <Button key={swing.id} size="compact" variant="quiet" onClick={() => void removeSwing(swing)}>
            {copy.deleteBall(number)}
          </Button>
        ))}
      </span>
    </div>
  );
};

/** What the golfer sees and hears from the ball while the camera watches. */
export const Board = ({ watching, balls, measure, sound, isOn, onDoubt }: Props) => {
  const { Replay } = useAreas();
  const { last, doubtful, unheard } = watching;
  const verdict = useVerdict(balls, measure, last);
  const phase = phaseOf(watching);
  const isReplay = phase === 'got' && last !== undefined;
  const besideQuestion = doubtful.length + unheard.length > 0 ? 'small-on-short' : 'large';
  const size = isReplay ? 'small' : besideQuestion;
  useSaidAloud(verdict, sound);
  const tones = useRef(phaseTones());
  useEffect(() => {
    if (isOn && sound !== 'off') tones.current(phase);
  }, [isOn, sound, phase]);
  return (
    <div
      className={clsx(
        'flex flex-1 flex-col gap-4 rounded-control low:flex-row low:items-start border-[clamp(14px,6vmin,32px)] p-3 in-data-[theme=sunlight]:border-ink',
        BORDERS[phase],
      )}
    >
      <div className="flex min-w-0 flex-1 flex-col justify-center gap-4 low:self-stretch">
        <div role="status" aria-live="polite" className={clsx('flex items-center gap-4', STATUS_LOOKS[size])}>
          <PhaseFigure phase={phase} size={size} />
          <div className="min-w-0">
            <p className={clsx('leading-none font-strong', WORD_LOOKS[size])}>{copy.phases[phase]}</p>
            {phase in copy.hints && <p className="pt-2 text-body">{copy.hints[phase as keyof typeof copy.hints]}</p>}
          </div>
        </div>
        {doubtful.length > 0 && (
          <div
            role="group"
            aria-label={copy.doubt}
            className="flex flex-wrap items-center justify-center gap-x-3 gap-y-1"
          >
            <span className="text-center text-head">{copy.doubt}</span>
            <span className="flex gap-2">
              <Button size="compact" onClick={() => onDoubt(true)}>
                {copy.count}
              </Button>
              <Button size="compact" variant="quiet" onClick={() => onDoubt(false)}>
                {copy.countNot}
              </Button>
            </span>
            {doubtful.length > 1 && (
              <span className="w-full text-center text-note">{copy.doubtsBefore(doubtful.length - 1)}</span>
            )}
          </div>
        )}
        <Unheard balls={balls} unheard={unheard} />
        {verdict && <WordOfBall verdict={verdict} isNewest={verdict.number === balls.length} />}
        {!verdict && isReplay && (
          <p className="text-center text-note text-rough">
            {(balls.at(-1)?.swing.status ?? 'queued') === 'queued'
              ? copy.measuring
              : `${metricName(measure.metric)}: ${copy.notJudged}`}
          </p>
        )}
        <Troubles watching={watching} isOn={isOn} />
      </div>
      {isReplay && (
        <div className="low:w-2/5">
          <Replay key={last.film.startMs} ball={last.film} metric={measure.metric} label={copy.replay} />
        </div>
      )}
    </div>
  );
};
