import { Link } from '@tanstack/react-router';
import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { insights } from '#src/domain/insights/insights.ts';
import { ForwardIcon } from '#src/ui/icons/icons.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from './copy.ts';

const row = 'flex min-h-play items-center gap-4 py-2';

/** What the profile says to work on: the swing first and largest, then body and goal. */
export const WorkingOn = ({ profile }: { readonly profile: Profile }) => {
  const [swing, ...others] = insights(profile);
  return (
    <Section title={copy.working.title}>
      {swing.to ? (
        <Link to={swing.to} className={`${row} text-lead font-medium text-ink underline underline-offset-4`}>
          <span className="flex-1">{swing.message}</span>
          <ForwardIcon />
        </Link>
      ) : (
        <p className={swing.kind === 'fault' ? 'py-1 text-title font-strong' : 'py-1 text-lead'}>{swing.message}</p>
      )}
      {profile.swingThought && (
        <p className="mt-3 mb-4 border-l-4 border-fairway py-1 pl-3 text-lead">
          <span className="label block text-rough">{copy.thought}</span>
          {profile.swingThought}
        </p>
      )}
      <ul>
        {others.map(({ topic, message, to }) => {
          const content = (
            <>
              <span className="w-12 shrink-0 text-fine text-rough">{copy.working.topics[topic]}</span>
              <span className="flex-1">{message}</span>
            </>
          );
          return (
            <li key={topic} className="rule-t">
              {to ? (
                <Link to={to} className={`${row} text-ink underline underline-offset-4`}>
                  {content}
                  <ForwardIcon />
                </Link>
              ) : (
                <p className={row}>{content}</p>
              )}
            </li>
          );
        })}
      </ul>
    </Section>
  );
};
