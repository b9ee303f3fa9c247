import type { Fairway, Lie } from '#src/domain/entities/round.entity.ts';
import type { HazardSide } from '#src/domain/ground/hazards.ts';
import type { MissPattern } from '#src/domain/ground/shot-rows.ts';
import type { PositionProblem } from '#src/platform/position-watch.ts';

// What the map face of the pad says.

const sides: Record<HazardSide, string> = { left: 'left', right: 'right', across: 'across' };

export const copy = {
  title: (n: number) => `Map of hole ${n}`,
  card: 'Card',
  previous: 'Previous hole',
  next: 'Next hole',
  par: (par: number, si: number | undefined) => (si === undefined ? `Par ${par}` : `Par ${par} · SI ${si}`),
  accuracy: (figure: number, unit: string) => `±${figure} ${unit}`,
  front: 'front',
  back: 'back',
  middle: { yd: 'yards to the middle', m: 'metres to the middle' },
  flag: { yd: 'yards to the flag', m: 'metres to the flag' },
  estimated: { yd: 'yards to the green, estimated', m: 'metres to the green, estimated' },
  fromTee: { yd: 'yards from the tee', m: 'metres from the tee' },
  fromCard: { yd: 'yards, from the card', m: 'metres, from the card' },
  distancesOnly: 'Distances only',
  /** What the plan says from where the ball lies, in practice rounds. */
  live: {
    label: 'Plan from here',
    middle: 'at the middle.',
    aside: (length: number, unit: string, side: string) => `${length} ${unit} ${side} of the middle.`,
    either: (club: string, other: string) => `${club} or ${other.toLowerCase()}`,
    strokes: (strokes: string) => `About ${strokes} strokes from here.`,
  },
  drawn: (n: number, figure: number, unit: string) => `Hole ${n} from above, ${figure} ${unit} to the green`,
  legs: (first: number, second: number, unit: string) => `${first} ${unit} to the target, then ${second} ${unit}`,
  clearTarget: 'Clear target',
  flagBack: 'Flag to the middle',
  hazards: 'reach – carry',
  hazardList: 'Hazards ahead',
  kinds: { bunker: 'Bunker', water: 'Water' },
  side: (side: HazardSide) => sides[side],
  allAlong: (side: HazardSide) => (side === 'across' ? 'all along' : `${sides[side]}, all along`),
  ownWhy: 'Nobody has mapped this green. Stand in its middle and save it.',
  trace: 'Trace it',
  traceWhy: 'Or trace its edge on the map.',
  traceHint: (corners: number) =>
    corners === 0
      ? 'Tap along the edge of the green.'
      : `${corners === 1 ? '1 corner' : `${corners} corners`}. Tap on.`,
  traceByKeys: (n: number, corners: number) =>
    `Hole ${n} from above, its green: ${corners === 1 ? '1 corner' : `${corners} corners`}. Arrow keys move, Enter sets a corner.`,
  traceCancel: 'Cancel',
  traceSave: 'Save green',
  traceSaved: 'Saved on this device as your own green.',
  ownSave: 'Save middle',
  ownSaved: 'Saved on this device as the middle of this green.',
  ownFailed: 'This device has no room for it.',
  measure: 'Show my distances',
  measureWhy:
    'Divot measures from your phone’s position while you look at the map. It stays on this device. Only per mark saves battery.',
  onlyMarks: 'Only per mark',
  resting: 'Your position is read for a few seconds with each mark.',
  waiting: 'Looking for your position …',
  poor: (figure: number, unit: string) =>
    `About. Your position is only known within ${figure} ${unit}. Stand in the open for a moment.`,
  old: 'Your position is old. Wait a moment for a new one.',
  away: 'You are away from this hole. The distances are from its tee.',
  problems: {
    refused: 'Your phone does not share your position with Divot.',
    unavailable: 'Your phone has no position right now. The distances are from the tee.',
    slow: 'Still no position. Step away from trees and buildings.',
    unsupported: 'This browser has no position. The distances are from the tee.',
  } satisfies Record<PositionProblem, string>,
  allow: {
    ios: 'Settings › Privacy & Security › Location Services › Safari Websites › While Using the App. Then come back here.',
    android:
      'Tap the icon beside the address, then Permissions › Location. Or Settings › Apps › Divot › Permissions › Location.',
    other: 'Allow Location for this site in your browser’s settings, then try again.',
  },
  tryAgain: 'Try again',
  noMap: 'Divot has no map of this course yet.',
  noMapText: 'Get it once with a connection. After that it works without signal.',
  roundTitle: 'Shots on the map',
  holeScore: (n: number, par: number, strokes: number | undefined) =>
    strokes === undefined ? `Hole ${n}, par ${par}` : `Hole ${n}, par ${par}: ${strokes}`,
  shotInWords: (n: number, lie: string, figure: number, unit: string) =>
    `Shot ${n}: ${lie.toLowerCase()}, ${figure} ${unit} to the hole.`,
  noMarks: 'You marked no ball on this hole.',
  gainedHint: 'Strokes gained against a tour player. Only marked balls are drawn.',
  earlier: (n: number) => (n === 1 ? 'Ring: your other tee shot here' : `Rings: your ${n} other tee shots here`),
  puttCount: (n: number) => (n === 1 ? '1 putt' : `${n} putts`),
  endsOn: (lie: string) => `to ${lie.toLowerCase()}`,
  thisHole: (rounds: number) => `This hole, last ${rounds} rounds`,
  scoresOn: (n: number) => `Scores on hole ${n}`,
  missPattern: ({ side, count, drives }: MissPattern, away: string | undefined) =>
    `${count} of ${drives} tee shots finished ${side} of the middle${away === undefined ? '' : `, ${away} on average`}.`,
  moveMarks: 'Move a mark',
  addMarks: 'Add marks',
  editHint:
    'Drag a ball to move it. Tap the map to add one that was forgotten. A ball of another hole moves there in the list.',
  toCard: 'To the card',
  editDone: 'Done',
  noHole: 'This hole is not on the map.',
  get: 'Get the map',
  score: 'Score this hole',
  sunlight: 'Sunlight screen',
  markBall: 'Mark ball',
  markHere: 'Ball was here',
  waitingForFix: 'Waiting for GPS. Cancel',
  end: 'Hole',
  marked: 'Ball marked',
  teedOff: 'Teed off',
  markNext: 'Mark the ball again when you reach it.',
  shotLength: (n: number, figure: number, unit: string) =>
    n === 1 ? `Drive, ${figure} ${unit}` : `Shot ${n}, ${figure} ${unit}`,
  liesOn: (n: number, lie: string) => `Shot ${n} lies: ${lie.toLowerCase()}`,
  undo: 'Undo',
  /** The ball turned the map to another hole. */
  stillOn: (n: number) => `No, it lies on hole ${n}`,
  trouble: 'Water or out of bounds is near',
  inPlay: 'In play',
  drop: 'Drop +1',
  dropped: 'dropped',
  club: 'Club',
  lie: 'Lie',
  lies: {
    tee: 'Tee',
    fairway: 'Fairway',
    rough: 'Rough',
    sand: 'Bunker',
    recovery: 'Trees',
    green: 'Green',
  } satisfies Record<Lie, string>,
  endTitle: (n: number) => `Hole ${n} from your marks`,
  putts: 'Putts',
  sayPutts: 'How many putts?',
  save: (strokes: number, toPar: string) => `Save ${strokes}, ${toPar}`,
  fairways: {
    hit: 'Fairway hit',
    left: 'Missed left',
    right: 'Missed right',
    short: 'Short',
    none: '',
  } satisfies Record<Fairway, string>,
  firstPutt: (figure: number, unit: string) => `First putt ${figure} ${unit}`,
  penalties: (n: number) => (n === 1 ? '1 penalty stroke' : `${n} penalty strokes`),
  holeList: 'Holes',
  listHole: 'Hole',
  listPar: 'Par',
  listScore: 'Score',
  listGained: 'Strokes gained',
  hole: (n: number) => `Hole ${n}`,
  holeOfShot: (n: number) => `Hole of shot ${n}`,
  removeShot: (n: number) => `Delete the mark of shot ${n}`,
};
