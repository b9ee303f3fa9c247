import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { copy } from '#src/features/workout/jump/copy.ts';
import type { GoTo } from '#src/features/workout/workout-search.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';

type Props = { readonly profile: Profile | undefined; readonly go: GoTo };

/** The latest measured jump, and a link to measure the next. */
export const JumpLine = ({ profile, go }: Props) => {
  const latest = profile?.jumps?.at(-1);
  return (
    <p className="rule-t flex flex-wrap items-center justify-between gap-x-4 pt-3 text-note">
      <span>
        {copy.title}: {latest ? copy.line.measured(latest.heightCm, dayText(latest.on)) : copy.line.never}
      </span>
      <button type="button" className={`${textLinkLook} min-h-touch`} onClick={() => go({ view: 'jump' })}>
        {copy.line.open}
      </button>
    </p>
  );
};
