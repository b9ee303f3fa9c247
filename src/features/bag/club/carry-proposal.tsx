import { useState } from 'react';
import { acceptCarry } from '#src/data/commands/profile.ts';
import { carryToPropose } from '#src/domain/bag/ladder.ts';
import { CARRY_YARDS } from '#src/domain/profile/limits.ts';
import { METRES_PER_YARD } from '@divot/golf-rules';
import { copy } from '#src/features/bag/copy.ts';
import type { BagClub } from '#src/features/bag/use-bag.ts';
import { shownMetres } from '#src/platform/settings/lengths.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { useSession } from '#src/platform/state.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';

const words = copy.club;
/**
 * Carries the golfer chose to keep, stored on this device. Divot asks again once the shots give a different figure.
 */
const KEY = 'divot-kept-carries';
type HiddenCarries = Readonly<Record<string, number>>;
const isHiddenCarries = (value: unknown): value is HiddenCarries =>
  typeof value === 'object' && value !== null && Object.values(value).every((yards) => typeof yards === 'number');

/** Suggests a new carry when the shots disagree with the golfer's own. Never changes it unasked. */
export const CarryProposal = ({ club }: { readonly club: BagClub }) => {
  const { units } = usePreferences();
  const session = useSession();
  const [hidden, setHidden] = useState(() => readLocal(KEY, isHiddenCarries) ?? {});
  const proposedM = carryToPropose(club);
  const yards = proposedM === undefined ? undefined : Math.round(proposedM / METRES_PER_YARD);
  const accept = useSingleFlight(async () => {
    if (yards === undefined || session.kind !== 'signed-in') return false;
    const saved = await acceptCarry(session.user.uid, club.club, yards);
    showToast(
      saved.ok ? { text: words.used(club.club, shownMetres(proposedM!, units)) } : { text: saved.error, tone: 'error' },
    );
    return false;
  });
  if (yards === undefined || yards < CARRY_YARDS.least || yards > CARRY_YARDS.most) return null;
  if (hidden[club.club] === yards) return null;
  const measured = shownMetres(proposedM!, units);
  const [before, figure, after] =
    club.typedM === undefined ? words.untyped(measured) : words.typed(shownMetres(club.typedM, units), measured);
  const keep = () => {
    const next = { ...hidden, [club.club]: yards };
    writeLocal(KEY, next);
    setHidden(next);
  };
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-sky-tint px-4 py-3">
      <p className="min-w-40 flex-1 text-body">
        {before}
        <span className="font-strong">{figure}</span>
        {after}
      </p>
      <div className="flex gap-3">
        <Button onClick={keep}>{words.keep}</Button>
        <Button variant="primary" onClick={() => void accept()}>
          {words.use(measured)}
        </Button>
      </div>
    </div>
  );
};
