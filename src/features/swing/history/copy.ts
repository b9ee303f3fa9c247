// The text of the swing list.

export const history = {
  title: 'Swing history',
  lead: 'Every analysed swing, newest first.',
  columns: [
    { name: 'Swing' },
    { name: 'Found' },
    { name: 'Tempo', isNumber: true },
    { name: 'Day' },
    { name: 'Actions', isForScreenReaders: true },
  ],
  arriving: (here: number, all: number) => `Divot is fetching older swings: ${here} of ${all} are here.`,
  empty: 'Film one swing. Every analysed swing will be listed here, to compare over time.',
  film: 'Film one swing',
  fault: 'Fault',
  anyFault: 'Any',
  club: 'Club',
  anyClub: 'Any',
  view: 'View',
  anyView: 'Either',
  starred: 'Starred only',
  noneFits: 'No swings match these filters.',
  all: 'Show all swings',
  more: 'More',
  showMore: 'Show more',
  better: 'Better analysis',
  betterText: (count: number) =>
    count === 1
      ? 'One swing has an older analysis. Divot can read its stored body points again.'
      : `${count} swings have an older analysis. Divot can read their stored body points again.`,
  readAgain: 'Read again',
} as const;
