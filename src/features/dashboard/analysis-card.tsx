import { Link } from '@tanstack/react-router';
import { useSwings } from '#src/data/queries/swings.ts';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { isOn } from '#src/platform/current-config.ts';
import { SwingIcon } from '#src/ui/icons/icons.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';

/** Links to the swing analysis, and to its history once the golfer has filmed a swing. */
export const AnalysisCard = ({ profile }: { readonly profile: Profile | undefined }) => {
  const { swings } = useSwings(1);
  if (!isOn('videoAnalysis')) return null;
  const hasSwings = swings.length > 0 || (profile?.swingVideos?.length ?? 0) > 0;
  return (
    <Section title={copy.analysis.title}>
      <p className="measure">{copy.analysis.text}</p>
      <div className="mt-3 flex flex-wrap gap-3">
        <Link to="/video-analysis" className={buttonLook({ variant: 'primary' })}>
          <SwingIcon className="size-5" />
          {copy.analysis.analyse}
        </Link>
        {hasSwings && (
          <Link to="/video-analysis/history" className={buttonLook()}>
            {copy.analysis.history}
          </Link>
        )}
      </div>
    </Section>
  );
};
