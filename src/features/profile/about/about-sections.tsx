import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { momentText } from '#src/platform/clock/day-text.ts';
import { loggedErrors } from '#src/platform/monitoring/error-log.ts';
import { version } from '#src/platform/settings/version.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
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

const words = copy.version;

/** The version of Divot, and a link to the diagnostics. */
export const VersionSection = () => (
  <Section title={words.title}>
    <div className="flex flex-col items-start gap-3">
      <p>
        {words.version} <span className="figures">{version}</span>
      </p>
      <p className="measure text-note text-rough">{words.diagnosticsText}</p>
      <Link to="/profile" search={{ group: 'diagnostics' }} className={buttonLook()}>
        {words.diagnostics}
      </Link>
    </div>
  </Section>
);
