import { buttonLook } from './button-look.ts';

type ReportLinkProps = {
  /** A mail link to the operators. Undefined if no operator is named, and then nothing is shown. */
  readonly href: string | undefined;
  readonly label: string;
  readonly hint: string;
};

/** A link to report somebody to the operators. */
export const ReportLink = ({ href, label, hint }: ReportLinkProps) =>
  href === undefined ? null : (
    <>
      <a href={href} className={buttonLook({ variant: 'quiet' })}>
        {label}
      </a>
      <p className="w-full text-fine text-rough">{hint}</p>
    </>
  );
