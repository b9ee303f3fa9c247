/** The app's flag colour now, in which the body's part that a finding concerns is drawn. */
export const flagColour = () => getComputedStyle(document.documentElement).getPropertyValue('--flag');
