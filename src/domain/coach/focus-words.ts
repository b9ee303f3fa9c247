import { type Loss, sideOfZero } from '@divot/analytics';
import { type Part, PARTS } from '@divot/golf-rules';
import { type FindingId, faultName } from '@divot/golf-content';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { factData } from '#src/domain/facts.ts';
import { costsIn } from './costs.ts';
import { namedFault } from './named.ts';
import type { Headline } from './practice-session.ts';
import type { CoachSession, Decision, Focus } from './coach-types.ts';

// The wording every screen uses for what to work on, so that no two screens say it differently.

export const PART_NAMES: Record<Part, string> = {
  'off-tee': 'Off the tee',
  approach: 'Approach',
  'short-game': 'Short game',
  putting: 'Putting',
};

/** What a golfer taps on every hole for a part to be known. */
export const TAPS_FOR: Record<Part, string> = {
  'off-tee': 'Tap where the drive ended.',
  approach: 'Tap where the drive and the approach ended.',
  'short-game': 'Tap where the approach ended and the first putt.',
  putting: 'Tap the length of the first putt.',
};

/** What a focus is called: the swing fault that the golfer began it from, else its part. */
export const focusName = ({ part, faultId }: Headline): string => (faultId ? faultName(faultId) : PART_NAMES[part]);

/** What a lesson is about: a part of the game or a swing fault, by its id. */
export const topicName = (id: string): string => {
  const part = PARTS.find((one) => one === id);
  return part ? PART_NAMES[part] : faultName(id);
};

const rounds = (n: number): string => `${n} ${n === 1 ? 'round' : 'rounds'}`;

/** "a typical 10.7 golfer". */
export const typicalGolfer = (index: number | null): string => {
  if (index === null) return 'a typical golfer of your level';
  return `a typical ${handicapText(index)} golfer`;
};

/** "2.1 strokes a round more than a typical 10.7 golfer", or "level with a typical 10.7 golfer". */
export const lossText = (loss: Loss, index: number | null): string => {
  const side = sideOfZero(loss);
  if (side === 'level') return `level with ${typicalGolfer(index)}`;
  const strokes = `${Math.abs(loss.value).toFixed(1)} strokes a round`;
  return `${strokes} ${side === 'above' ? 'more' : 'fewer'} than ${typicalGolfer(index)}`;
};

const sided = (strokes: number): string => `${Math.abs(strokes).toFixed(1)} ${strokes < 0 ? 'fewer' : 'more'}`;

/** What a loss amounts to, the same on every screen: "level" if its band reaches zero, else "2.1 more", "0.4 fewer". */
export const verdictText = (loss: Omit<Loss, 'rounds'>): string =>
  sideOfZero(loss) === 'level' ? 'level' : sided(loss.value);

/** "Likely 1.1 to 3.1 more, 20 rounds"; "Likely 0.3 fewer to 1.1 more, 20 rounds" if the band crosses zero. */
export const bandText = ({ low, high, rounds: n }: Omit<Loss, 'value'>): string => {
  const [from, to] = low < 0 && high <= 0 ? [high, low] : [low, high];
  const first = from * to < 0 ? sided(from) : Math.abs(from).toFixed(1);
  return `Likely ${first} to ${sided(to)}, ${rounds(n)}`;
};

/** What the focus costs now. Undefined if no round shows it, or no clear cost in a part that the golfer chose. */
export const focusCost = ({ loss, chosenBy }: Pick<Focus, 'loss' | 'chosenBy'>): Loss | undefined =>
  loss && (chosenBy === 'strokes' || sideOfZero(loss) === 'above') ? loss : undefined;

/** What a session begins with. */
export const sessionName = ({ blocks: [first] }: CoachSession): string => first?.name ?? 'Workout';

/** The decision in one line: "Short game, 2.1 strokes a round more than a typical 10.7 golfer, 20 rounds". */
export const focusLine = (decision: Decision, index: number | null): string => {
  switch (decision.kind) {
    case 'work-on': {
      if (decision.faultId) return `${focusName(decision)}, the swing fault you chose`;
      const cost = focusCost(decision);
      return `${focusName(decision)}, ${cost ? `${lossText(cost, index)}, ${rounds(cost.rounds)}` : 'the part you chose'}`;
    }
    case 'nothing-stands-out':
      return `Nothing stands out in ${rounds(decision.rounds)}`;
    default:
      return `${decision.roundsToGo} more ${decision.roundsToGo === 1 ? 'round' : 'rounds'} to find your weakest part`;
  }
};

/** The decision as other screens quote it; undefined until rounds or the golfer name a part. */
export const focusQuote = (decision: Decision, index: number | null): string | undefined => {
  if (decision.kind === 'not-enough') return undefined;
  return decision.kind === 'work-on' ? `Your focus: ${focusLine(decision, index)}` : focusLine(decision, index);
};

/** The facts that the decision in one line shows. */
export const focusFacts = (decision: Decision, index: number | null) => {
  if (decision.kind === 'not-enough') return factData(['to-go', String(decision.roundsToGo), 'weakest part']);
  if (decision.kind !== 'work-on') return {};
  const cost = decision.faultId ? undefined : focusCost(decision);
  return factData(
    ['focus', focusName(decision)],
    ['loss', cost && verdictText(cost), decision.part],
    ['index', cost && index !== null ? handicapText(index) : undefined],
  );
};

/** Why a swing fault is not what this week is about. */
export const whyNotFault = (decision: Decision, faultId: FindingId): string | undefined => {
  const named = namedFault(decision);
  if (named === faultId) return undefined;
  if (decision.kind === 'work-on' && decision.faultId) return `You chose to work on ${focusName(decision)} first.`;
  if (decision.kind === 'nothing-stands-out' || (decision.kind === 'work-on' && !costsIn(faultId, decision.part)))
    return `${faultName(faultId)} is your swing’s first fault, but it is not what costs you strokes now.`;
  return named && `${faultName(named)} shows more surely, so it is this week’s likely cause.`;
};
