import { type ReactNode, useState } from 'react';
import { OpenIcon } from '#src/ui/icons/control-icons.ts';

const looks = { plain: 'font-medium', label: 'label text-rough' } as const;

type DisclosureProps = {
  readonly title: ReactNode;
  readonly icon?: ReactNode;
  /** A figure at the end of the line. */
  readonly aside?: ReactNode;
  readonly look?: keyof typeof looks;
  /** The initial state only. After that, only the golfer opens and closes it. */
  readonly startsOpen?: boolean;
  readonly children: ReactNode;
};

/** A row that expands the content below. The arrow shows its state. */
export const Disclosure = ({ title, icon, aside, look = 'plain', startsOpen = false, children }: DisclosureProps) => {
  // Kept as state: if `open` followed the prop, removing the last filter would close the row around the focus.
  const [began] = useState(startsOpen);
  return (
    <details open={began}>
      <summary className={`flex min-h-touch items-center gap-2 ${looks[look]}`}>
        {icon}
        <span className="flex-1">{title}</span>
        {aside}
        <OpenIcon className="size-5 text-rough [[open]>summary>&]:rotate-180" />
      </summary>
      {children}
    </details>
  );
};
