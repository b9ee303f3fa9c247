import { dayText } from '#src/platform/day-text.ts';
import { useMemo } from 'react';
import { useHandicapRecord } from '#src/data/queries/analytics.ts';
import type { RecordFacts } from '#src/domain/analytics/round-facts.ts';
import type { HandicapEntry } from '@divot/golf-rules';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { courseName } from '#src/domain/rounds/course-name.ts';
import { copy } from '#src/features/analytics/copy.ts';

const words = copy.handicap.trail;
const SHOWN = 5;

type LateEntriesProps = {
  readonly facts: RecordFacts;
  readonly entry: HandicapEntry;
  /** All rounds, newest first. */
  readonly rounds: readonly RecordFacts[];
};

const indexText = (index: number | null | undefined) =>
  index === null || index === undefined ? copy.handicap.whatIf.noIndex : handicapText(index);

/** Explains why an index differs from the one shown earlier: an older round was entered after this one. */
export const LateEntries = ({ facts, entry, rounds }: LateEntriesProps) => {
  const later = rounds.filter(
    ({ handicap, date, createdAt }) => handicap && date < facts.date && createdAt > facts.createdAt,
  );
  const known = useMemo(
    () => rounds.filter(({ createdAt }) => createdAt <= facts.createdAt),
    [rounds, facts.createdAt],
  );
  const record = useHandicapRecord(known, later.length > 0);
  const then = record?.entries.find(({ id }) => id === facts.id);
  if (later.length === 0 || !then) return null;
  return (
    <section className="rule-t flex flex-col gap-1 py-3 text-note">
      <h3 className="text-body font-strong">{words.later}</h3>
      <p>{words.laterText(indexText(then.index), indexText(entry.index))}</p>
      <ul>
        {later.slice(0, SHOWN).map(({ id, playedOn, course }) => (
          <li key={id}>
            {dayText(playedOn)}, {courseName(course)}
          </li>
        ))}
        {later.length > SHOWN && <li>{copy.rounds(later.length)}</li>}
      </ul>
    </section>
  );
};
