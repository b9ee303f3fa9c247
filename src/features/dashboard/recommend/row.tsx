import { Link, type LinkProps } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ForwardIcon } from '#src/ui/icons/icons.ts';

type RowProps = {
  /** A word before the content that says what it is about. */
  readonly topic?: string;
  readonly children: ReactNode;
  /** Where it leads; neither this nor `onOpen`: it only says something. */
  readonly link?: Pick<LinkProps, 'to' | 'state' | 'search'>;
  readonly onOpen?: () => void;
};

const look = 'group flex min-h-play w-full items-center gap-4 py-2 text-left text-ink';

const underlined = 'underline decoration-from-font underline-offset-4 group-hover:decoration-2';

/** One line of a list that says something and may lead somewhere. */
export const Row = ({ topic, children, link, onOpen }: RowProps) => {
  const isWay = Boolean(link ?? onOpen);
  const content = (
    <>
      {topic !== undefined && <span className="w-14 shrink-0 text-fine text-rough">{topic}</span>}
      <span className={isWay ? `min-w-0 flex-1 ${underlined}` : 'min-w-0 flex-1'}>{children}</span>
    </>
  );
  const open = <ForwardIcon className="size-5 text-rough" />;
  if (link) {
    return (
      <Link {...link} className={`${look} no-underline`}>
        {content}
        {open}
      </Link>
    );
  }
  if (onOpen) {
    return (
      <button type="button" className={look} onClick={onOpen}>
        {content}
        {open}
      </button>
    );
  }
  return <p className={look}>{content}</p>;
};
