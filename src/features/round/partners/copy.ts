// What the hand-over of the partners' cards says.

const holes = (n: number) => (n === 1 ? '1 hole' : `${n} holes`);

export const copy = {
  title: 'Your partners’ cards',
  text: 'Hand each card over as a picture or as a file. The file opens in any spreadsheet, and in Divot under Settings, Data, Import rounds.',
  score: (strokes: number, toPar: string, played: number, net: number | undefined) =>
    `${strokes} (${toPar}) over ${holes(played)}${net === undefined ? '' : `, net ${net}`}`,
  picture: 'Picture',
  pictureOf: (name: string) => `Picture of ${name}’s card`,
  file: 'File',
  fileOf: (name: string) => `File of ${name}’s card`,
  fileFailed: 'Divot could not write the file. Try again.',
  fileName: (name: string, day: string, ending: string) => `divot-card-${name || 'partner'}-${day}.${ending}`,
  total: 'Total',
  out: 'Out',
  in: 'In',
  par: 'Par',
  share: {
    lead: 'The picture is made on this device. The scores are on it, and what else you choose.',
    choices: { name: 'Name', course: 'Course and day' },
    preview: (name: string, strokes: number) => `Preview: a picture of ${name}’s card with ${strokes} strokes`,
    send: 'Share picture',
    save: 'Save picture',
    failed: 'The picture could not be shared. Save it instead.',
  },
} as const;
