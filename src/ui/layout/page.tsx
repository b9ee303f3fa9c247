import { clsx } from 'clsx';
import { type ReactNode, useEffect } from 'react';

type PageProps = {
  readonly title: string;
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  /** Before the title: a link back. */
  readonly back?: ReactNode;
  /** Beside the title: one action. */
  readonly action?: ReactNode;
  /** reading: one column of text or form · wide: tables, charts, two columns */
  readonly width?: 'reading' | 'wide';
  /** A small title, because something below it is the screen's main content. */
  readonly quiet?: boolean;
  readonly children: ReactNode;
};

/** One screen: its title, also shown in the browser tab, then its content. */
export const Page = ({ title, lead, back, action, width = 'reading', quiet = false, children }: PageProps) => {
  useEffect(() => {
    document.title = `${title} · Divot`;
  }, [title]);
  return (
    <div
      className={clsx(
        'flex w-full flex-col pt-5',
        quiet ? 'gap-4' : 'gap-6 lg:pt-8',
        width === 'reading' && 'max-w-170 2xl:mx-auto',
      )}
    >
      <div className="@container flex flex-col gap-2">
        {back && <div className="flex print:hidden">{back}</div>}
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4">
          <div
            className={clsx(
              'flex flex-col gap-2 wrap-anywhere',
              quiet && 'lg:flex-row lg:flex-wrap lg:items-baseline lg:gap-x-4',
            )}
          >
            <h1 className={quiet ? 'text-body' : 'text-title text-balance @max-[16rem]:figures'}>{title}</h1>
            {lead && (
              <p className={clsx('measure text-rough', quiet ? '-mt-2 text-note lg:mt-0' : 'text-body')}>{lead}</p>
            )}
          </div>
          {action && <div className="contents print:hidden">{action}</div>}
        </div>
      </div>
      {children}
    </div>
  );
};
