// Class names for the router's own links. The router marks the open link with aria-current="page", and a tab whose
// subpage is open with "true".

/** A link of the desktop header. */
export const headerLinkLook =
  'inline-flex min-h-touch items-center border-b-3 border-transparent px-0.5 pt-[3px] text-note font-medium whitespace-nowrap text-rough no-underline hover:text-ink aria-[current=page]:border-fairway aria-[current=page]:text-ink';

/** A link of the phone's bottom tab bar, with narrow letters where they are large. Its content is a TabFace. */
export const tabLook =
  'relative flex min-h-play min-w-0 flex-1 flex-col items-center justify-center gap-0.5 text-fine leading-none font-medium text-rough @max-[18rem]:figures no-underline -outline-offset-3 aria-[current]:text-ink aria-[current]:before:absolute aria-[current]:before:inset-x-4 aria-[current]:before:top-0 aria-[current]:before:h-[3px] aria-[current]:before:bg-fairway';

/** A link of the desktop sidebar. */
export const sideLinkLook =
  'relative flex min-h-10 items-center gap-3 text-note font-medium text-ink no-underline hover:text-fairway-ink hover:underline underline-offset-4 aria-[current=page]:font-strong aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2 aria-[current=page]:before:-left-3 aria-[current=page]:before:w-[3px] aria-[current=page]:before:bg-fairway';

/** A link inside text or beside a section title. */
export const textLinkLook =
  'inline-flex min-h-8 items-center gap-1 text-note font-medium text-fairway-ink underline decoration-from-font underline-offset-4 hover:decoration-2';

/**
 * A second way out of a row that opens something itself, at its end. It is for a finger or a mouse alone, hidden from
 * keys and screen readers: they would meet the same name beside each row, and what the row opens has the way for them.
 */
export const rowEndLook =
  'relative z-1 grid min-h-touch min-w-touch shrink-0 place-items-center rounded-control text-rough hover:bg-sunken hover:text-ink max-[22rem]:hidden';
