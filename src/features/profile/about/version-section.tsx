import { Link } from '@tanstack/react-router';
import { version } from '#src/platform/settings/version.ts';
import { buttonLook } from '#src/ui/primitives/button-look.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { copy } from '#src/features/profile/copy.ts';

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
