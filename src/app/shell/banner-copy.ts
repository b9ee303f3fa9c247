/** The words of the banners, which are around the login form too. */
export const copy = {
  offline: "You're offline. Some features may be limited.",
  slow: 'Slow connection detected. Some features may load slowly.',
  reconnecting: 'Reconnecting...',
  storageCleared:
    "This device's storage was cleared while Divot was open. Divot saved what was on screen again. The rest comes back from your account.",
  openAgain: 'Open again',
  storageSilent:
    "This device's storage is not responding. Close Divot completely and open it again. What you saved is safe.",
  understood: 'Understood',
  sample: 'You are looking at a sample golfer. Changes are not saved.',
  leaveSample: 'Leave the sample',
  update: 'A new version of Divot is ready.',
  updateNow: 'Update Now',
  updateAfterHole: 'A new version of Divot is ready. Update after this hole.',
  updateAfterThis: 'A new version of Divot is ready. Update when you finish here.',
} as const;
