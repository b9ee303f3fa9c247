import { type Loss, type PartLoss, roundScatter } from '@divot/analytics';
import type { Part } from '@divot/golf-rules';
import type { LookBack, Verdict } from './coach-types.ts';
import type { CheckedEvidence } from './check-evidence.ts';
import { levelOf, pickedLevel } from './stand-out.ts';
import type { Choice } from './stay.ts';

// Whether the rounds since a focus began cost less than those before. A part picked because it looked worst improves by
// chance alone (regression to the mean), so the rounds before count at their likely level. "Yes" and "no" need more
// than a band's width; everything between is "cannot tell yet".

const LEAST_ROUNDS_SINCE = 5;
const LEAST_ROUNDS_FOR_NO = 12;
/** In standard errors of the change, set by simulation. */
const SURE_YES = 1.4;
const SURE_NO = 2;
/** A change that a golfer would notice on the card (strokes a round). */
const WORTH_IT = 0.5;
const Z80 = 1.2816;

const lossOf = (part: Part, { value, low, high, rounds }: Loss): PartLoss => ({
  part,
  value,
  low,
  high,
  rounds,
});

/** The rounds since the focus began, derived by removing the earlier rounds when only the figure over all is known. */
const withoutBefore = (now: PartLoss, before: Loss): PartLoss | undefined => {
  const rounds = now.rounds - before.rounds;
  if (rounds <= 0) return undefined;
  const value = (now.value * now.rounds - before.value * before.rounds) / rounds;
  const half = ((now.high - now.low) / 2) * Math.sqrt(now.rounds / rounds);
  return { part: now.part, value, low: value - half, high: value + half, rounds };
};

const roundsSince = ({ part, before }: Choice, evidence: CheckedEvidence): PartLoss | undefined => {
  const given = evidence.since.find((one) => one.part === part);
  if (given) return given;
  const now = evidence.losses.find((one) => one.part === part);
  return now && before && withoutBefore(now, before);
};

const verdictOf = (change: number, error: number, rounds: number): Verdict => {
  if (rounds < LEAST_ROUNDS_SINCE) return 'cannot-tell';
  if (change > SURE_YES * error) return 'yes';
  return rounds >= LEAST_ROUNDS_FOR_NO && change + SURE_NO * error < WORTH_IT ? 'no' : 'cannot-tell';
};

/** The scatter of a round over the rounds before and since: either alone may look calm by chance. */
const scatterOver = (losses: readonly PartLoss[]): number => {
  const rounds = losses.reduce((sum, loss) => sum + loss.rounds, 0);
  return Math.sqrt(losses.reduce((sum, loss) => sum + loss.rounds * roundScatter(loss) ** 2, 0) / rounds);
};

/** What the part likely cost before. A part the golfer chose was not picked for looking worst. */
const levelBefore = (loss: PartLoss, scatter: number, { chosenBy }: Choice) => {
  if (chosenBy === 'strokes') return pickedLevel(loss, scatter);
  const { likely, likelyError } = levelOf(loss, scatter);
  return { value: likely, error: likelyError };
};

const NOTHING: Loss = { value: 0, low: 0, high: 0, rounds: 0 };

export const didItHelp = (choice: Choice, evidence: CheckedEvidence): LookBack => {
  const { part, before } = choice;
  const since = roundsSince(choice, evidence);
  if (!before || !since) return { part, verdict: 'cannot-tell', before: before ?? NOTHING };
  const scatter = scatterOver([lossOf(part, before), since]);
  const then = levelBefore(lossOf(part, before), scatter, choice);
  const value = then.value - since.value;
  const error = Math.hypot(then.error, scatter / Math.sqrt(since.rounds));
  return {
    part,
    verdict: verdictOf(value, error, since.rounds),
    before,
    since: { value: since.value, low: since.low, high: since.high, rounds: since.rounds },
    change: { value, low: value - Z80 * error, high: value + Z80 * error },
  };
};
