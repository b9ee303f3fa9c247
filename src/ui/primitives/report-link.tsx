import { buttonLook } from './button-look.ts';

type ReportLinkProps = {
  /** A mail to the people who run this; undefined where nobody is named, and then nothing is shown. */
  readonly href: string | undefined;
  readonly label: string;
  readonly hint: string;
};

/** A way to tell the people who run this about somebody. */
export const ReportLink = ({ href, label, hint }: ReportLinkProps) =>
  href === undefined ? null : (
    <>
      <a href={href} className={buttonLook({ variant: 'quiet' })}>
        {label}
      </a>
      <p className="w-full text-fine text-rough">{hint}</p>
    </>
  );
