import { isolated } from '#src/domain/shared/isolated.ts';
// Texts about playing partners and handing over their cards.

import { handicapText } from '#src/domain/profile/handicap-text.ts';
import type { CardHandicap, NetTotals, RoundTotals } from '@divot/golf-rules';
import { toParText } from '#src/domain/rounds/score-names.ts';

const holes = (n: number) => (n === 1 ? '1 hole' : `${n} holes`);

const strokes: Readonly<
  Record<CardHandicap['basis'], (strokes: string, tee: string | undefined, planned: number) => string>
> = {
  rating: (figure, tee, planned) =>
    `Course handicap ${figure}${tee ? ` from ${tee}` : ''}${planned <= 9 ? ' for these nine holes' : ''}.`,
  half: (figure) => `About ${figure}: half of these tees’ course handicap. These nine holes have no rating.`,
  neutral: (figure) => `About ${figure}. These holes have no rating, so the course handicap is not known.`,
};

export const copy = {
  who: 'Partners',
  players: 'Players',
  change: 'New player, handicap or tee',
  sameGroup: 'Same as last time',
  partner: (n: number) => `Partner ${n}`,
  tee: (name: string) => `${name}’s tee`,
  rating: (name: string) => `${name}’s rating`,
  genders: { male: 'Men’s', female: 'Women’s' },
  index: 'Index',
  indexOf: (name: string) => `${name}’s handicap index`,
  indexAt: (n: number) => `Handicap index ${n}`,
  ownIndex: 'Your handicap index',
  teeAndStrokes: 'Tee and course handicap',
  indexHint: 'Optional. Divot then counts net.',
  strokes,
  courseHandicap: (name: string) => `${name}’s course handicap for 18 holes`,
  courseHandicapHint: 'Only without the index. On nine holes Divot takes half.',
  save: 'Save partners',
  unsaved: 'What you entered stays on the screen.',
  text: 'Hand each card over as a picture or as a file. The file opens in any spreadsheet, and in Divot under Settings, Data, Import rounds.',
  score: (
    { strokes, toPar, holesPlayed, pickUps }: RoundTotals,
    net: NetTotals | undefined,
    differential: number | undefined,
  ) =>
    [
      `${strokes} (${toParText(toPar)}) over ${holes(holesPlayed)}`,
      pickUps === 0 ? undefined : `${pickUps} picked up`,
      net && `net ${net.strokes} off ${handicapText(net.handicap, 0)}`,
      differential !== undefined && `score differential ${handicapText(differential)}`,
    ]
      .filter(Boolean)
      .join(', '),
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
  pickedUp: 'X',
  share: {
    lead: 'The picture is made on this device. It shows the scores and what else you choose.',
    choices: { name: 'Name', course: 'Course and day' },
    preview: (name: string, strokes: number) =>
      `Preview: a picture of ${isolated(name)}’s card with ${strokes} strokes`,
    send: 'Share picture',
    save: 'Save picture',
    failed: 'The picture could not be shared. Save it instead.',
  },
} as const;
