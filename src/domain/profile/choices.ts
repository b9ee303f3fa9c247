// Yes-or-no choices of the golfer that follow them to every device; stored as text in the profile's preferences, so
// that a choice nobody made yet stays apart from one that was.

const USUAL = {
  /** Swing videos are not uploaded anywhere; switched off, the golfer may hand a clip to a coach. */
  videosStayHere: true,
  lessonReminders: true,
  /** Of assessments that are due after 28 days. */
  assessmentReminders: true,
  /** Course handicaps count course rating minus par; Great Britain and Ireland did without until April 2024. */
  ratingMinusPar: true,
  /** Speed and failures of the app may be sent, without anything entered. Off until the golfer agrees. */
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
