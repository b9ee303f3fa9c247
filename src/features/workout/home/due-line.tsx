import { Link } from '@tanstack/react-router';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { daysBetween, type IsoDay, localDay } from '#src/domain/shared/day.ts';
import { reassessOn } from '#src/domain/shared/reassessment.ts';
import { useToday } from '#src/platform/use-clock.ts';
import { textLinkLook } from '#src/ui/layout/nav-look.ts';
import { copy } from '#src/features/workout/copy.ts';

const words = copy.home.due;

/** Calendar days until the older of the two assessments is due again. Undefined if either was never done. */
const daysUntilDue = (profile: Profile | undefined, today: IsoDay): number | undefined => {
  const [swing, mobility] = [profile?.swingAssessment?.assessmentDate, profile?.mobilityAssessedOn];
  if (swing === undefined || mobility === undefined) return undefined;
  const [due] = [localDay(swing), mobility].map((day) => reassessOn(day)).toSorted();
  return daysBetween(today, due!);
};

export const DueLine = ({ profile }: { readonly profile: Profile | undefined }) => {
  const days = daysUntilDue(profile, useToday());
  const text = days === undefined ? words.never : days < 0 ? words.over(-days) : words.in(days);
  return (
    <p className="rule-t flex flex-wrap items-center justify-between gap-x-4 pt-3 text-note">
      <span>{text}</span>
      <Link to="/assessment" className={textLinkLook}>
        {words.open}
      </Link>
    </p>
  );
};
