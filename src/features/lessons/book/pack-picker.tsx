import { useFaults } from '#src/data/queries/faults.ts';
import { Link } from '@tanstack/react-router';
import { useFocusQuote } from '#src/data/queries/focus-quote.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useFinishedRounds } from '#src/data/queries/rounds.ts';
import { useSwings } from '#src/data/queries/swings.ts';
import { type PackPart, type PackSource, packLines } from '#src/domain/coaches/lesson-pack.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { copy } from '#src/features/lessons/copy.ts';

const words = copy.book;
const ROUNDS_READ = 20;
const OFFERED = 2;

/** Everything a lesson pack can include, live. */
export const usePackSource = (): PackSource => {
  const { handicap } = useHandicap();
  const { documents: rounds } = useFinishedRounds(ROUNDS_READ);
  const { swings } = useSwings(OFFERED);
  const focus = useFocusQuote()?.text;
  const faultIds = useFaults();
  return { focus, faultIds, handicap, rounds, swings: swings.filter(({ status }) => status === 'analysed') };
};

type PackPickerProps = {
  readonly coachId: string;
  readonly source: PackSource;
  readonly parts: readonly PackPart[];
  readonly onChange: (parts: readonly PackPart[]) => void;
};

/** Checkboxes and, below them, every word that will be sent. */
export const PackPicker = ({ coachId, source, parts, onChange }: PackPickerProps) => {
  const offers: readonly (readonly [PackPart, string])[] = [
    ...(source.focus === undefined ? [] : [['focus', words.focus] as const]),
    ...(source.faultIds.length > 0 ? [['faults', words.faults] as const] : []),
    ...(source.handicap || source.rounds.length > 0 ? [['stats', words.stats] as const] : []),
    ...source.swings.slice(0, OFFERED).map(({ id, recordedAt }) => [`swing:${id}`, words.swing(recordedAt)] as const),
    ...source.rounds
      .slice(0, OFFERED)
      .map(
        ({ id, playedOn, courseSnapshot }) =>
          [`round:${id}`, words.round(playedOn, courseName(courseSnapshot?.name))] as const,
      ),
  ];
  const lines = packLines(parts, source);
  if (offers.length === 0) return null;
  return (
    <fieldset>
      <legend className="text-note font-medium">{words.share}</legend>
      <p className="text-fine text-rough">{words.shareHint}</p>
      {offers.map(([part, label]) => (
        <Checkbox
          key={part}
          label={label}
          checked={parts.includes(part)}
          onChange={(on) => onChange(on ? [...parts, part] : parts.filter((other) => other !== part))}
        />
      ))}
      <div role="status" className="mt-1 border-l-4 border-rule pl-3 text-note">
        {lines.length === 0 ? words.shareNothing : lines.map((line) => <p key={line}>{line}</p>)}
      </div>
      {parts.some((part) => part.startsWith('swing:')) && (
        <p className="measure mt-2 text-fine text-rough">
          {words.wordsOnly}{' '}
          <Link to="/find-coach" search={{ coach: coachId }} className="underline underline-offset-4">
            {words.sendPicture}
          </Link>
        </p>
      )}
    </fieldset>
  );
};
