import { resolveConflict } from '#src/data/commands/conflicts.ts';
import { type Conflict, keptValue } from '@divot/documents';
import { placeName } from '#src/domain/entities/place-name.ts';
import { valueAt } from '#src/domain/entities/documents.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { succeeded } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/round/copy.ts';

const shown = (value: unknown): string => {
  if (value === undefined || value === null) return copy.conflict.nothing;
  if (typeof value === 'boolean') return value ? copy.conflict.yes : copy.conflict.no;
  return typeof value === 'string' || typeof value === 'number' ? String(value) : JSON.stringify(value);
};

const place = (round: Round, path: string): string =>
  path === 'total.adjustedGross' ? copy.conflict.total : placeName('rounds', path, round);

const Choice = ({ round, conflict }: { readonly round: Round; readonly conflict: Conflict }) => {
  const pick = async (choice: 'current' | 'kept') =>
    succeeded(await resolveConflict('rounds', round.id, conflict.id, choice));
  const whole = conflict.path === '';
  const kept: unknown = keptValue(conflict);
  if (conflict.notice) {
    return (
      <li className="rule-b flex flex-wrap items-center justify-between gap-3 py-3">
        <p className="text-body font-medium">{place(round, conflict.path)}</p>
        <p className="measure text-note text-rough">{copy.conflict.notice}</p>
        <Button size="play" onClick={() => void pick('current')}>
          {copy.conflict.understood}
        </Button>
      </li>
    );
  }
  return (
    <li className="rule-b flex flex-wrap items-center justify-between gap-3 py-3">
      <p className="text-body font-medium">{whole ? copy.conflict.whole : place(round, conflict.path)}</p>
      <div className="flex gap-3">
        <Button size="play" className="min-w-22" onClick={() => void pick('current')}>
          {whole ? copy.conflict.keep : shown(valueAt('rounds', round, conflict.path))}
        </Button>
        <Button size="play" className="min-w-22" onClick={() => void pick('kept')}>
          {whole ? copy.conflict.deleteIt : shown(kept)}
        </Button>
      </div>
    </li>
  );
};

/**
 * "Hole 7: 5 or 6?": two devices gave different answers to the same question. Both stay until the golfer picks one.
 */
export const ConflictChooser = ({ round }: { readonly round: Round }) => {
  const conflicts = round.conflicts ?? [];
  if (conflicts.length === 0) return null;
  return (
    <Section title={copy.conflict.title}>
      <p className="measure text-note text-rough">{copy.conflict.text}</p>
      <ul>
        {conflicts.map((conflict) => (
          <Choice key={conflict.id} round={round} conflict={conflict} />
        ))}
      </ul>
    </Section>
  );
};
