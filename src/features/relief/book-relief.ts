import type { Kind, Point, ReliefOption } from '@divot/golf-relief';
import { type GroundMark, type RoundMarks, ballsOn, marksOn, openHole, openPack } from '@divot/ground';
import { METRES_PER_YARD } from '@divot/basics';
import { changeMarks } from '#src/data/commands/ground.ts';
import { recordHole } from '#src/data/commands/rounds.ts';
import { noteBookedRelief } from '#src/data/live/booked-relief.ts';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { type Booking, playingNext, reliefEntry } from '#src/domain/rounds/relief-booking.ts';
import { now } from '#src/platform/clock/clock.ts';
import { newId } from '#src/platform/storage/ids.ts';
import { showToast, succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';
import { middleOf, ringsOf } from './relief-map.tsx';
import type { OnMap } from './use-relief.ts';

/** Choices after which the ball lies somewhere else, with a stroke still to be played from there. */
const MOVES: ReadonlySet<Kind> = new Set<Kind>([
  'stroke-distance',
  'back-on-line',
  'lateral',
  'out-on-line',
  'opposite-side',
  'last-outside',
  'drop-zone',
  'fairway-drop',
  'free-drop',
  'free-place',
  'max-available',
  'preferred',
]);

/** Where the ball will lie: on the line's start, or else in the middle of the zone. */
const spotOf = (option: ReliefOption): Point | undefined => {
  if (!MOVES.has(option.kind)) return undefined;
  const [ring] = ringsOf(option);
  const first = option.line?.flat(2) as readonly number[] | undefined;
  if (first && first.length > 1) return [first[0]!, first[1]!];
  return ring && middleOf(ring);
};

type Drop = {
  readonly map: OnMap;
  readonly cardHole: number;
  readonly spot: Point;
  readonly strokes: number;
  readonly isLastMarked: boolean;
};

/** The marks with the dropped ball: instead of the mark of the ball in trouble, if that was made, and after the tee. */
const withDrop = (
  all: RoundMarks,
  { map: { pack, n }, cardHole, spot, strokes, isLastMarked }: Drop,
  id: string,
  at: number,
): RoundMarks => {
  const { plane } = openPack(pack);
  const before = marksOn(all, cardHole);
  const replaced = isLastMarked ? before.at(-1)?.id : undefined;
  const tee: GroundMark = {
    id: `tee-${id}`,
    hole: cardHole,
    at: at - 1,
    accuracyM: 0,
    isAssumed: true,
    ...plane.toPosition(openHole(pack, n)!.line[0]!),
  };
  const drop: GroundMark = {
    id,
    hole: cardHole,
    at,
    accuracyM: 0,
    isDrop: true,
    ...(strokes !== 1 && { dropStrokes: strokes }),
    ...plane.toPosition(spot),
  };
  return {
    ...all,
    marks: [...all.marks.filter((mark) => mark.id !== replaced), ...(before.length === 0 ? [tee] : []), drop],
  };
};

/** The dropped ball as strokes gained see it. */
const lieAfter = ({ map: { pack, n, marks }, cardHole, spot }: Drop): Booking['spot'] => {
  const { lat, lon } = openPack(pack).plane.toPosition(spot);
  const mark: GroundMark = { id: 'drop', hole: cardHole, at: 0, accuracyM: 0, lat, lon };
  const ball = ballsOn({ pack, n, marks: [mark], flag: marks.flags[String(cardHole)] }).at(-1)!;
  return { lie: ball.lie, yards: Math.max(1, Math.round(ball.toHoleM / METRES_PER_YARD)) };
};

type Request = {
  readonly uid: string;
  readonly roundId: string;
  readonly hole: Hole;
  readonly option: ReliefOption;
  readonly played: number;
  /** Undefined without a map, and for a diagram. */
  readonly map: OnMap | undefined;
  readonly isLastMarked: boolean;
  /** Write the drop among the marked balls. */
  readonly isMarking: boolean;
};

/** Writes a choice on the card, and on the map where balls are marked. True once it is stored; the pad's Undo takes all of it back. */
export const bookRelief = async ({
  uid,
  roundId,
  hole,
  option,
  played,
  map,
  isLastMarked,
  isMarking,
}: Request): Promise<boolean> => {
  const spot = spotOf(option);
  const strokes = option.strokes === 'hole' ? 0 : option.strokes;
  const drop = map && spot && { map, cardHole: hole.n, spot, strokes, isLastMarked };
  const isReplay = option.kind === 'stroke-distance' || option.kind === 'last-outside';
  const booking: Booking = { option, played, spot: drop && !isReplay ? lieAfter(drop) : undefined };
  const { entry, back } = reliefEntry(hole, booking);
  if (!succeeded(await recordHole(roundId, hole.n, entry))) return false;
  const marksBefore = map?.marks;
  const [id, at] = [newId(), now().getTime()];
  const isMarked = drop !== undefined && isMarking;
  if (isMarked) await changeMarks(uid, roundId, (all) => withDrop(all, drop, id, at));
  const undoOnMap = (): void => {
    if (!isMarked) return;
    void changeMarks(uid, roundId, (all) => ({
      ...all,
      marks: [
        ...all.marks.filter((mark) => mark.id !== id && mark.id !== `tee-${id}`),
        ...marksBefore!.marks.filter((mark) => all.marks.every((one) => one.id !== mark.id)),
      ],
    }));
  };
  noteBookedRelief({ roundId, n: hole.n, back, undoOnMap });
  showToast({ text: copy.booked(playingNext(hole, booking)) });
  return true;
};
