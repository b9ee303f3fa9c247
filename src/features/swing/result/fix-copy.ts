/** The text of the part above the player. */
export const fix = {
  title: 'Fix this first',
  seen: 'Seen, not your priority',
  perhaps: (sentence: string) => `Perhaps: ${sentence.charAt(0).toLowerCase()}${sentence.slice(1)}`,
  you: (position: string) => `You, ${position.toLowerCase()}`,
  better: 'The same, in normal range',
  yours: (position: string) => `Your body points: ${position}`,
  target: 'Target',
  both: 'The right one changes only what was measured.',
  drawn: 'Drawn from your own body points. Divot does not see the club, so it is dashed.',
  feel: 'Feel',
  drill: 'Drill',
  drillLine: (minutes: number) => `${minutes} min`,
  start: 'Start',
  focus: 'Make this my focus',
  isFocus: (fault: string, day: string) => `Your focus: ${fault}, until ${day}`,
  focusSaved: (fault: string) => `Your focus is now ${fault}.`,
  overTime: (weeks: number, swings: number) =>
    `${weeks <= 1 ? 'This week' : `${weeks} weeks`}, ${swings} swings from this side`,
  sideBySide: 'Before and after, side by side',
} as const;
