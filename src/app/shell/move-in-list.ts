// Arrow keys move from row to row, Home and End to the first and last. Enter opens, as always.

const CONTROLS = 'a[href], button:not(:disabled)';
const OWN_KEYS = '[role=menu], [role=tablist], [role=radiogroup], [role=listbox], [role=slider], [role=toolbar]';

const rowsAround = (row: Element): readonly Element[] =>
  [...(row.parentElement?.children ?? [])].filter((one) => one.matches('li, tr') && one.querySelector(CONTROLS));

const nextAt = (key: string, at: number, last: number): number | undefined =>
  ({
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  })[key];

export const moveInList = (event: KeyboardEvent): void => {
  const { target } = event;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
  if (!(target instanceof HTMLElement) || !target.matches(CONTROLS) || target.closest(OWN_KEYS)) return;
  const row = target.closest('li, tr');
  if (!row) return;
  const rows = rowsAround(row);
  const next = nextAt(event.key, rows.indexOf(row), rows.length - 1);
  if (next === undefined || rows.length < 2) return;
  // Focus the same control in the other row: from one star to the next.
  const place = [...row.querySelectorAll(CONTROLS)].indexOf(target);
  const there = [...rows[next]!.querySelectorAll<HTMLElement>(CONTROLS)];
  (there[place] ?? there[0])?.focus();
  event.preventDefault();
};
