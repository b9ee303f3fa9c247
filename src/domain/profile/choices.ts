// The golfer's yes-or-no choices that apply on every device. The profile's preferences store them as text, so that a
// choice not yet made differs from one that was.

const USUAL = {
  /** Divot does not upload swing videos. If switched off, the golfer can send a clip to a coach. */
  videosStayHere: true,
  lessonReminders: true,
  /** Reminders of assessments that are due after 28 days. */
  assessmentReminders: true,
  /** Course handicaps include course rating minus par. Great Britain and Ireland left it out until April 2024. */
  ratingMinusPar: true,
  /**
   * Divot may send data on its speed and failures, but nothing that the golfer entered. Off until the golfer agrees.
   */
  telemetry: false,
} as const;
export type Choice = keyof typeof USUAL;

export const choiceOf = (preferences: Readonly<Record<string, string>> | undefined, choice: Choice): boolean => {
  const made = preferences?.[choice];
  return made === undefined ? USUAL[choice] : made === 'yes';
};

export const withChoice = (
  preferences: Readonly<Record<string, string>> | undefined,
  choice: Choice,
  on: boolean,
): Record<string, string> => ({ ...preferences, [choice]: on ? 'yes' : 'no' });
