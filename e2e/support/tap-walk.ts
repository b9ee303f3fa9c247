// Runs inside a page of any engine, so it is one function without imports.

export type TapWalk = { readonly controls: number; readonly faults: readonly string[] };

/**
 * Asks what a tap meets in the middle of every control of the open screen, and of the first and last row of every list
 * and table. `faults` says where that is something else.
 */
export const walkTaps = (path: string): TapWalk => {
  const CONTROLS =
    'a[href]:not([href="#main"]), button, input:not([type=file], [type=hidden]), select, textarea, summary, [role=slider], [role=tab], [role=spinbutton]';
  const open = [...document.querySelectorAll('[role=dialog]')].at(-1) ?? document;
  const isShown = (element: HTMLElement) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]');
  const shown = (selector: string) => [...open.querySelectorAll<HTMLElement>(selector)].filter(isShown);
  const said = (element: Element | null) =>
    element === null
      ? 'nothing'
      : `${element.localName} “${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)}”`;
  /** What a tap in the middle meets, of a link over two lines in that of its wider line. */
  const metBy = (element: HTMLElement): Element | null => {
    element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
    const [line] = [...element.getClientRects()].toSorted((a, b) => b.width - a.width);
    return line ? document.elementFromPoint(line.left + line.width / 2, line.top + line.height / 2) : null;
  };
  const faults: string[] = [];
  const controls = shown(CONTROLS);
  for (const control of controls) {
    const met = metBy(control);
    const own = [control, ...((control as HTMLInputElement).labels ?? [])];
    if (!own.some((one) => one.contains(met))) faults.push(`${path}: ${said(control)} meets ${said(met)}`);
  }
  for (const list of shown('ul, ol, tbody')) {
    const rows = [...list.children].filter((row): row is HTMLElement => row.querySelector(CONTROLS) !== null);
    for (const row of new Set([rows[0], rows.at(-1)])) {
      if (!row || !isShown(row)) continue;
      const met = metBy(row);
      if (!row.contains(met)) faults.push(`${path}: the row ${said(row)} meets ${said(met)}`);
    }
  }
  return { controls: controls.length, faults };
};
