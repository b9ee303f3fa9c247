import { costsIn } from '#src/domain/coach/costs.ts';
import { FAULT_IDS, faultName } from '@divot/golf-content';
import { type Part, PARTS } from '@divot/golf-rules';

// Every place that says what to work on, and whether any two disagree. Used on the built app in
// e2e/engines/one-answer.spec.ts.

/** What a place must name: the part of the game, the part or nothing, or the swing fault. */
const PLACES = {
  Home: 'part',
  'Working On': 'fault',
  'workout of the day': 'part',
  videos: 'part',
  Practice: 'part',
  'practice analytics': 'part',
  Stats: 'part or silent',
  'strokes gained': 'part',
  'lesson booking': 'part',
  'the story of a round': 'part',
  'the swing result': 'fault',
} as const satisfies Record<string, 'part' | 'part or silent' | 'fault'>;

export type Place = keyof typeof PLACES;
export const places = Object.keys(PLACES) as readonly Place[];
/** What each place says to work on. Empty where it says nothing. */
export type Answers = Readonly<Record<Place, string>>;

const NAMES: Record<Part, RegExp> = {
  'off-tee': /off the tee|driving/i,
  approach: /approach/i,
  'short-game': /short game|around the green/i,
  putting: /putting|on the greens/i,
};
export const partsNamed = (text: string): readonly Part[] => PARTS.filter((part) => NAMES[part].test(text));

const THIS_WEEK = 'This week';

/** The fault that a text marks as this week's or, without a mark, names first. */
const faultNamed = (text: string) => {
  const named = FAULT_IDS.map((id) => ({ id, at: text.indexOf(faultName(id)) }))
    .filter(({ at }) => at !== -1)
    .toSorted((a, b) => a.at - b.at);
  const mark = text.indexOf(THIS_WEEK);
  return (named.findLast(({ at }) => at < mark) ?? named[0])?.id;
};

const WHY_NOT = 'is not what costs you strokes now';

const wrongOf = (place: Place, text: string, decided: Part | undefined): readonly string[] => {
  const others = partsNamed(text).filter((part) => part !== decided);
  const answer = decided ?? 'no part';
  if (others.length > 0) return [`${place} says ${others.join(' and ')}, Home says ${answer}`];
  if (decided === undefined) return [];
  if (PLACES[place] === 'part' && !partsNamed(text).includes(decided))
    return [`${place} does not name ${decided}: "${text}"`];
  const fault = PLACES[place] === 'fault' ? faultNamed(text) : undefined;
  return fault === undefined || costsIn(fault, decided) || text.includes(WHY_NOT)
    ? []
    : [`${place} says ${fault} and not why, Home says ${decided}`];
};

/** What contradicts Home, place by place. Empty when all agree. */
export const disagreements = (answers: Answers): readonly string[] => {
  const [decided] = partsNamed(answers.Home);
  return places.flatMap((place) => wrongOf(place, answers[place], decided));
};
