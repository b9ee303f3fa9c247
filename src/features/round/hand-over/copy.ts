// Texts about passing cards between phones.

const cards = (n: number) => (n === 1 ? '1 card' : `${n} cards`);
const holes = (n: number) => (n === 1 ? '1 hole' : `${n} holes`);

export const copy = {
  title: 'Share the card',
  lead: 'Let another phone read this code, with Divot or with its camera. It works without signal.',
  code: 'QR code with the cards',
  part: (at: number, of: number) => `Code ${at} of ${of}. It changes by itself: keep the other phone still.`,
  noName: 'Your name is not in your profile yet. Other phones need it to know whose card this is.',
  toProfile: 'Add your name',
  back: 'Back to the pad',
  readTitle: 'Read another phone',
  read: 'Read a code',
  stop: 'Close the camera',
  hold: 'Hold the camera over the other phone’s code.',
  camera: 'What the camera sees',
  partsRead: (read: number, of: number) => `${read} of ${of} codes read. Keep still.`,
  failures: {
    refused: 'Divot may not use the camera. Allow it in the browser’s settings, or paste the code as text.',
    none: 'Divot found no camera. Paste the code as text.',
    busy: 'Another app uses the camera. Close it and try again, or paste the code as text.',
  },
  asText: 'As text',
  asTextHint: 'The same code, for phones whose camera cannot read it. Send it any way you like.',
  copyText: 'Copy the code',
  copied: 'Code copied.',
  copyFailed: 'The browser did not copy it. Select the text and copy it yourself.',
  paste: 'Code from another phone',
  take: 'Read the text',
  merged: (n: number) => `${cards(n)} read.`,
  sameName: {
    title: 'Is the other phone yours?',
    text: (name: string) =>
      `Another phone enters scores as ${name} too. If it is a different golfer, one of you adds a second name in the profile and shares again.`,
    yes: 'Yes, it is mine',
    no: 'No',
  },
  live: {
    title: 'Live',
    share: 'Share live',
    hint: 'With a signal, everyone who has read this code gets your cards as you score, and you get theirs. Nobody else can find them.',
    invited: 'The other phone shares live. Turn it on to join.',
    waiting: 'Waiting for the others.',
    at: (time: string) => `Up to date at ${time}.`,
    failures: {
      offline: 'No signal. It goes on by itself.',
      other: 'The cloud did not accept it. It is tried again.',
    },
    sameName: 'Another phone enters scores under your name. Tap to settle it.',
  },
  board: 'Cards on this phone',
  thru: (n: number, strokes: number) => (n === 0 ? 'nothing scored yet' : `${strokes} after ${holes(n)}`),
  disagree: (n: number) => `${holes(n)} with two scores`,
  marker: {
    own: (marker: string) => `Your card, marked by ${marker}`,
    others: (name: string) => `${name}’s card, marked by you`,
    marker: 'Who marks your card',
    mark: (name: string) => `Mark ${name}’s card`,
    hole: 'Hole',
    you: 'You',
    agreed: 'agreed',
    differs: 'different',
    open: 'one score',
    none: '–',
    differences: (n: number) =>
      n === 1
        ? 'One hole is different. Agree on it and change it on the pad.'
        : `${n} holes are different. Agree on them and change them on the pad.`,
    missing: (n: number) => `${holes(n)} without a score. Sign when the card is complete.`,
    signed: (name: string, at: string) => `${name} signed at ${at}.`,
    broken: (name: string, at: string) => `The card changed after ${name} signed at ${at}.`,
    unsigned: (name: string) => `${name} has not signed yet.`,
    sign: 'Sign',
    unlock: 'Unlock',
    about:
      'Signing says that you agree with these scores (Rule 3.3b). The code carries who tapped “Sign” and when. Ask your committee whether it also wants a card on paper.',
    locked: 'A signed card stays as it is until everyone who signed has unlocked it.',
  },
  link: {
    title: 'A card from another phone',
    lead: (course: string, day: string) => `${course}, ${day}`,
    take: 'Add to my card',
    takeLive: 'Add, and share live',
    none: 'This link holds no card. Read the code again.',
    noRound: 'You have no round on this course and day. Start or open it, then read the code again.',
    toPlay: 'To your rounds',
  },
} as const;
