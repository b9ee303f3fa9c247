import type { Part } from '@divot/golf-rules';
import { type Found, shownRating } from '#src/domain/coaches/match.ts';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { Badge } from '#src/ui/primitives/badge.tsx';
import { DOT } from '#src/ui/primitives/dot.ts';
import { Name } from '#src/ui/primitives/name.tsx';
import { Face } from '#src/ui/figures/face.tsx';
import { copy } from './copy.ts';
import { priceText } from './price-text.ts';

const words = copy.card;

/** The facts about a coach in one line. Shows only what the directory says. */
export const coachFacts = ({ coach, km }: Found): readonly string[] => {
  const rating = shownRating(coach);
  return [
    coach.city,
    km === undefined ? undefined : words.km(km),
    coach.online ? words.online : undefined,
    coach.priceFrom === undefined ? undefined : words.from(priceText(coach.priceFrom, coach.currency)),
    rating === undefined ? undefined : words.rating(rating.toFixed(1), coach.ratingCount ?? 0),
    coach.responseHours === undefined ? undefined : words.answers(coach.responseHours),
  ].filter((fact) => fact !== undefined);
};

type WhyProps = { readonly match: Found; readonly part: Part | undefined };

/** Why this coach suits the golfer. */
export const WhyCoach = ({ match: { teachesFocus, matches }, part }: WhyProps) => {
  const why = words.match(teachesFocus ? part : undefined, matches);
  return why === '' ? null : <span className="text-note font-medium text-fairway-ink">{why}</span>;
};

type CoachRowProps = WhyProps & {
  readonly saved: boolean;
  readonly free: boolean;
  readonly onOpen: () => void;
};

export const CoachRow = ({ match, part, saved, free, onOpen }: CoachRowProps) => {
  const { coach } = match;
  return (
    <li className="rule-b">
      <button
        type="button"
        aria-label={words.open(coach.name)}
        className="flex w-full flex-wrap items-start gap-x-4 py-4 text-left hover:bg-sunken"
        onClick={onOpen}
      >
        <Face name={coach.name} photo={coach.photo} />
        <span className="row-words flex flex-col gap-1">
          <span className="flex flex-wrap items-center gap-2">
            <Name className="text-lead font-medium">{coach.name}</Name>
            {coach.verified && <Badge tone="sky">{words.verified}</Badge>}
            {saved && <Badge tone="fairway">{words.saved}</Badge>}
          </span>
          {coach.bio && <span className="measure text-note">{coach.bio}</span>}
          <WhyCoach match={match} part={part} />
          <span className="figures text-note text-rough">
            {[...coachFacts(match), ...(free ? [words.free] : [])].join(DOT)}
          </span>
        </span>
        <ForwardIcon className="mt-1 size-5 shrink-0 text-rough" />
      </button>
    </li>
  );
};
