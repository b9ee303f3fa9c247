import { useState } from 'react';
import { momentText } from '#src/platform/clock/day-text.ts';
import { loggedErrors } from '#src/platform/monitoring/error-log.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from '#src/features/profile/copy.ts';

/** The latest errors on this device, for support. */
export const ErrorsSection = () => {
  const [errors] = useState(loggedErrors);
  if (errors.length === 0) return null;
  return (
    <Section title={copy.errors.title}>
      <p className="measure text-note text-rough">{copy.errors.text}</p>
      <ul className="mt-3">
        {errors.map(({ id, at, kind, path }) => (
          <li key={id} className="rule-t flex flex-wrap gap-x-4 py-2 text-note">
            <span className="figures font-medium select-all">{id}</span>
            <span className="figures">{momentText(at)}</span>
            <span>{kind}</span>
            <span className="text-rough">{path}</span>
          </li>
        ))}
      </ul>
    </Section>
  );
};
