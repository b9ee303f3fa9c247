import type { Part } from '#src/domain/coach/coach.ts';
import { medianOf, type RoundShots } from '#src/domain/coach/part-shots.ts';
import { copy } from '#src/features/focus/copy.ts';
import { ChipLadder } from './chip-ladder.tsx';
import { Fairway } from './fairway.tsx';
import { Greens } from './greens.tsx';

const words = copy.pictures;
const SHOWN = 40;
const LEAST = 6;
const SHORT_PUTT_FT = 8;

type Sentence = readonly [strong: string, rest: string];
type Drawn = { readonly sentence: Sentence; readonly drawing: React.ReactNode };

const chips = ({ chipsFt }: RoundShots): Drawn | undefined => {
  const feet = chipsFt.slice(0, SHOWN);
  const middle = medianOf(feet);
  if (middle === undefined || feet.length < LEAST) return undefined;
  return { sentence: words.chips(middle, feet.length), drawing: <ChipLadder feet={feet} middle={middle} /> };
};

const drives = ({ drives: all }: RoundShots): Drawn | undefined => {
  const shown = all.slice(0, SHOWN);
  if (shown.length < LEAST) return undefined;
  const count = (side: (typeof shown)[number]) => shown.filter((one) => one === side).length;
  const [first, second] = (['left', 'right', 'short'] as const).toSorted((a, b) => count(b) - count(a));
  const worst = first && second && count(first) >= 2 * count(second) ? first : undefined;
  return {
    sentence: words.drives(count('hit'), shown.length, worst, worst ? count(worst) : 0),
    drawing: <Fairway drives={shown} />,
  };
};

const greens = ({ greens: all }: RoundShots): Drawn | undefined => {
  const shown = all.slice(0, SHOWN);
  return shown.length < LEAST
    ? undefined
    : { sentence: words.greens(shown.filter(Boolean).length, shown.length), drawing: <Greens greens={shown} /> };
};

const putts = ({ putts: all }: RoundShots): Drawn | undefined => {
  const shown = all.slice(0, SHOWN);
  if (shown.length < LEAST) return undefined;
  const short = shown.filter(({ feet }) => feet <= SHORT_PUTT_FT);
  const holed = short.filter(({ taken }) => taken === 1).length;
  const three = shown.filter(({ taken }) => taken >= 3).length;
  return {
    sentence: words.putts(three, shown.length, holed, short.length),
    drawing: <ChipLadder feet={shown.map(({ feet }) => feet)} isFilled={(at) => shown[at]?.taken === 1} />,
  };
};

const PICTURES: Record<Part, (shots: RoundShots) => Drawn | undefined> = {
  'off-tee': drives,
  approach: greens,
  'short-game': chips,
  putting: putts,
};

/** A picture of the newest shots of a part, with a sentence about them. Empty if too few are known. */
export const PartPicture = ({ part, shots }: { readonly part: Part; readonly shots: RoundShots }) => {
  const drawn = PICTURES[part](shots);
  if (!drawn) return null;
  const [strong, rest] = drawn.sentence;
  return (
    <figure className="flex flex-col gap-2">
      {drawn.drawing}
      <figcaption className="text-lead max-sm:text-body">
        <strong>{strong}</strong> {rest}
      </figcaption>
    </figure>
  );
};
