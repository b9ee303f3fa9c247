export const copy = {
  action: 'Share picture…',
  lead: 'The picture is made on this device. It shows the swing at this moment, and what you choose.',
  choice: 'Club and day',
  send: 'Share picture',
  save: 'Save picture',
  failed: 'The picture could not be shared. Save it instead.',
  swing: {
    title: 'Share this swing',
    heading: 'My swing',
    preview: 'Preview: a picture of the swing at this moment',
    file: 'divot-swing.png',
  },
  pair: {
    title: 'Share before and after',
    heading: 'Before and after',
    preview: 'Preview: a picture of both swings at this moment',
    file: 'divot-before-and-after.png',
  },
} as const;
