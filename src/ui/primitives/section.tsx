import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';

type SectionProps = {
  readonly title: string;
  /** A link or small button on the title's line. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
  readonly className?: string;
};

/** A part of a page: a rule, a small title, its content. It uses rules, not cards. */
export const Section = ({ title, aside, children, className }: SectionProps) => {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={clsx(
        // Removes the line under a list's last row, which would double the next section's rule.
        'rule-t pt-2 [&>:is(ul,ol,dl):last-child>:is(li,div):last-child]:border-b-0',
        className,
      )}
    >
      <div className="mb-1 flex min-h-8 flex-wrap items-center justify-between gap-x-4">
        <h2 id={id} className="label min-w-0 text-rough wrap-break-word">
          {title}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  );
};
