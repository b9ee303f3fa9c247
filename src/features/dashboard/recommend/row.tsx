import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ForwardIcon } from '#src/ui/icons/control-icons.ts';

type RowProps = {
  /** A line above the content that names its subject. */
  readonly label?: string;
  readonly children: ReactNode;
  /** Where the row leads. Without `link` and `onOpen`, the row is plain text. */
  readonly link?: Pick<LinkProps, 'to' | 'state' | 'search'> | undefined;
  readonly onOpen?: () => void;
};

const look =
  'group flex min-h-touch w-full flex-wrap items-center gap-x-3 py-1 text-left text-note leading-tight text-ink no-underline';
const underlined = 'underline decoration-from-font underline-offset-4 group-hover:decoration-2';

/** One line of a list, with an optional link or action. */
export const Row = ({ label, children, link, onOpen }: RowProps) => {
  const leads = Boolean(link ?? onOpen);
  const content = (
    <>
      <span className="row-words">
        {label !== undefined && <span className="block text-fine text-rough">{label}</span>}
        <span className={leads ? underlined : undefined}>{children}</span>
      </span>
      {leads && label === undefined && <ForwardIcon className="size-5 text-rough" />}
    </>
  );
  if (link) {
    return (
      <Link {...link} className={look}>
        {content}
      </Link>
    );
  }
  if (onOpen) {
    return (
      <button type="button" className={look} onClick={onOpen}>
        {content}
      </button>
    );
  }
  return <p className={look}>{content}</p>;
};
