import { choosePracticeShots } from '#src/data/commands/practice.ts';
import { useShotSessions } from '#src/data/queries/shots.ts';
import { type PracticeClub, clubsOfPractice, shotsOfPractice } from '#src/domain/bag/practice-shots.ts';
import type { PracticeSession } from '#src/domain/entities/practice-session.entity.ts';
import { copy } from '#src/features/practice/copy.ts';
import { dayText } from '#src/platform/day-text.ts';
import { inUnits, yardUnit } from '#src/platform/lengths.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';

const words = copy.session.shots;

const Club = ({ club, shots, carryM, carryLowM, carryHighM }: PracticeClub) => {
  const { units } = usePreferences();
  const half = carryLowM === undefined ? undefined : inUnits((carryHighM! - carryLowM) / 2, units);
  return (
    <li className="rule-b grid min-h-touch grid-cols-[minmax(0,1fr)_4rem_9rem] items-center gap-x-3 py-1">
      <span className="font-medium">{club}</span>
      <span className="figures text-right">{words.count(shots)}</span>
      <span className="figures text-right text-note text-rough">
        {carryM === undefined
          ? words.tooFew
          : words.carry(Math.round(inUnits(carryM, units)), Math.max(1, Math.round(half!)), yardUnit(units))}
      </span>
    </li>
  );
};

const choose = async (id: string, shotSessionId: string | undefined) => {
  const chosen = await choosePracticeShots(id, shotSessionId);
  if (!chosen.ok) showToast({ text: chosen.error, tone: 'error' });
};

/** Launch monitor shots from this practice. Empty for a golfer who never imported any. */
export const PracticeShots = ({ session }: { readonly session: PracticeSession }) => {
  const { sessions, complete } = useShotSessions();
  if (!complete || sessions.length === 0) return null;
  const shots = shotsOfPractice(session, sessions);
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-3">
        <p className="text-note">{shots.length === 0 ? words.none : words.lead(shots.length)}</p>
        {shots.length > 0 && (
          <ul aria-label={words.title}>
            {clubsOfPractice(shots).map((club) => (
              <Club key={club.club} {...club} />
            ))}
          </ul>
        )}
        <Select
          label={words.choose}
          value={session.shotSessionId ?? ''}
          options={[
            { value: '', label: words.byTime },
            ...sessions.map(({ id, day, importedAt, count }) => ({
              value: id,
              label: words.session(dayText(day ?? importedAt), count),
            })),
          ]}
          onChange={(id) => void choose(session.id, id === '' ? undefined : id)}
        />
      </div>
    </Section>
  );
};
