/** The words of the sheet in which a golfer reports pain. */
export const painSheetWords = (what: 'exercise' | 'drill') => ({
  title: 'It hurts',
  text: `This ${what} stops now. What is still to come leaves out whatever loads this place, power work and full-speed swings. If the pain is sharp or does not go, stop and see a doctor.`,
  area: 'Where',
  later: 'Leave this place out of coming sessions too',
  laterHint: 'You can change it in your profile.',
  action: `Stop this ${what}`,
});
