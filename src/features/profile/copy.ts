export const copy = {
  title: 'Profile and settings',
  lead: 'Your name, bag, plan and data will be here too. What concerns this device already works.',
  signedInAs: 'Signed in as',
  look: {
    title: 'Look',
    theme: 'Theme',
    themes: { system: 'System', light: 'Light', dark: 'Dark', sunlight: 'Sunlight' },
    sunlight: 'Sunlight is black on white with heavy lines, to be read at noon with sunglasses on.',
    units: 'Units',
    unitSystems: { imperial: 'Yards, feet, pounds', metric: 'Metres, kilos' },
    glove: 'Glove mode',
    gloveHint: 'Larger targets on the course.',
  },
  device: {
    title: 'This device',
    storage: 'Storage',
    storageText: (used: string, quota: string) => `${used} of about ${quota}`,
    noEstimate: 'This browser does not say how much space Divot uses.',
    promise: {
      granted: 'Your browser has promised to keep your data until you delete it.',
      refused:
        'Your browser may clear data when space is short, because it has not promised to keep it. Installing Divot usually changes that; what is synced is safe.',
      unsupported: 'This browser cannot promise to keep your data. Sync often; what is synced is safe.',
    },
    ask: 'Ask the browser to keep it',
    install: 'Install Divot',
    installText: 'It opens from the home screen, without the browser around it, and keeps its data better.',
    iosHint: 'To install: tap Share in Safari, then Add to Home Screen.',
    version: 'Version',
  },
  sync: {
    title: 'Sync',
    phases: {
      off: 'Not started.',
      paused: 'Paused. Everything is saved on this device.',
      syncing: 'Under way.',
      idle: 'Everything is synced.',
      failing: 'The last tries failed. It goes on by itself.',
    },
    waiting: (documents: number) => (documents === 1 ? '1 change waits.' : `${documents} changes wait.`),
    attention: (documents: number) =>
      documents === 1
        ? '1 item needs your decision; it is marked where it stands.'
        : `${documents} items need your decision; they are marked where they stand.`,
    signIn: 'The cloud wants you to sign in again. Sign out and keep your data on this device, then sign in.',
  },
  errors: {
    title: 'Errors',
    text: 'For support: the last failures on this device, without anything you entered.',
  },
} as const;
