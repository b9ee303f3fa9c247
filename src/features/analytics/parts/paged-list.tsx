import { type ReactNode, useState } from 'react';
import { copy } from '#src/features/analytics/copy.ts';
import { BackIcon, ForwardIcon } from '#src/ui/icons/control-icons.ts';
import { IconButton } from '#src/ui/primitives/button.tsx';

type PagedListProps<T> = {
  readonly items: readonly T[];
  readonly label: string;
  readonly keyOf: (item: T) => string;
  readonly render: (item: T) => ReactNode;
  readonly perPage?: number;
};

/** A long list, one page at a time, so that ten thousand rounds are never in the document together. */
export const PagedList = <T,>({ items, label, keyOf, render, perPage = 25 }: PagedListProps<T>) => {
  const [wanted, setPage] = useState(0);
  const pages = Math.max(1, Math.ceil(items.length / perPage));
  const page = Math.min(wanted, pages - 1);
  const first = page * perPage;
  const shown = items.slice(first, first + perPage);
  return (
    <div>
      <ul aria-label={label}>
        {shown.map((item) => (
          <li key={keyOf(item)} className="rule-b last:border-b-0">
            {render(item)}
          </li>
        ))}
      </ul>
      {pages > 1 && (
        <div className="flex items-center justify-between gap-4 pt-2 print:hidden">
          <IconButton
            label={`${label}: newer`}
            icon={<BackIcon />}
            disabled={page === 0}
            onClick={() => setPage(page - 1)}
          />
          <p className="figures text-note text-rough" role="status">
            {copy.page(first + 1, first + shown.length, items.length)}
          </p>
          <IconButton
            label={`${label}: older`}
            icon={<ForwardIcon />}
            disabled={page >= pages - 1}
            onClick={() => setPage(page + 1)}
          />
        </div>
      )}
    </div>
  );
};
