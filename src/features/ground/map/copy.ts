import type { Fairway, Lie } from '#src/domain/entities/round.entity.ts';
import type { HazardSide, MissPattern, ShownHazard } from '@divot/ground';
import { yardUnit } from '#src/platform/settings/lengths.ts';
import type { UnitSystem } from '#src/platform/settings/preferences.ts';
import type { PositionProblem } from '#src/platform/position/position-watch.ts';

// The texts of the pad's map side.

const sides: Record<HazardSide, string> = { left: 'left', right: 'right', across: 'across' };
const kinds = { bunker: 'Bunker', water: 'Water' } as const;
const allAlong = (side: HazardSide) => (side === 'across' ? 'all along' : `${sides[side]}, all along`);

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
  fromTee: { yd: 'yards from the map’s tee', m: 'metres from the map’s tee' },
  fromCard: { yd: 'yards, from the card', m: 'metres, from the card' },
  distancesOnly: 'Distances only',
  /** The plan from the ball's position, in practice rounds. */
  live: {
    label: 'Plan from here',
    middle: 'at the middle.',
    aside: (length: number, unit: string, side: string) => `${length} ${unit} ${side} of the middle.`,
    either: (club: string, other: string) => `${club} or ${other.toLowerCase()}`,
    strokes: (strokes: string) => `About ${strokes} strokes from here.`,
  },
  drawn: (n: number, figure: number, unit: string) => `Hole ${n} from above, ${figure} ${unit} to the green`,
  legs: (first: number, second: number, unit: string) => `${first} ${unit} to the target, then ${second} ${unit}`,
  map: 'map',
  /** What the arrow keys do on the map. */
  byKeys: 'Arrow keys move the target, with Shift further. Escape takes it away.',
  aim: 'Target',
  aims: { ahead: 'Target, how far', aside: 'Target, left or right' },
  noTarget: 'No target yet',
  aimedAside: (figure: number, units: UnitSystem) =>
    figure === 0
      ? 'On the line to the flag'
      : `${Math.abs(figure)} ${yardUnit(units)} ${sides[figure < 0 ? 'left' : 'right']} of the line to the flag`,
  flagBack: 'Flag to the middle',
  hazards: 'reach – carry',
  hazardList: 'Hazards ahead',
  kinds,
  side: (side: HazardSide) => sides[side],
  /** On the pad, from the tee: "Bunker right, carry 243 yd". */
  padTrouble: ({ kind, side, isAllAlong }: ShownHazard, carry: number, unit: string) =>
    `${kinds[kind]} ${isAllAlong ? allAlong(side) : `${sides[side]}, carry ${carry} ${unit}`}`,
  padPlan: (clubs: readonly string[]) =>
    `Plan: ${clubs.map((club, at) => (at === 0 ? club : club.toLowerCase())).join(', ')}`,
  allAlong,
  teeWhy: 'Nobody has mapped this tee.',
  teeOwn: 'This tee is your own.',
  teeSave: 'Save tee here',
  teeSaved: 'Saved as your own tee.',
  ownWhy: 'Nobody has mapped this green. Stand in its middle and save it.',
  trace: 'Trace it',
  traceWhy: 'Or trace its edge on the map.',
  traceHint: (corners: number) =>
    corners === 0
      ? 'Tap along the edge of the green, or walk round it.'
      : `${corners === 1 ? '1 corner' : `${corners} corners`}. Keep tapping.`,
  traceByKeys: (n: number, corners: number) =>
    `Hole ${n} from above, its green: ${corners === 1 ? '1 corner' : `${corners} corners`}. Arrow keys move, Enter sets a corner.`,
  traceHere: 'Corner here',
  traceCancel: 'Cancel',
  traceSave: 'Save green',
  traceOwn: 'You traced this green.',
  traceAgain: 'Trace again',
  traceDelete: 'Delete',
  traceDeleted: 'Your green is deleted.',
  traceSaved: 'Saved as your own green.',
  ownSave: 'Save middle',
  ownSaved: 'Saved as the middle of this green.',
  measure: 'Show my distances',
  measureWhy: (areMarksSent: boolean) =>
    `Divot measures from your phone’s position while you look at the map. ${areMarksSent ? 'It sends only the balls you mark, with your round.' : 'It stays on this device.'} “Only per mark” saves battery.`,
  onlyMarks: 'Only per mark',
  resting: 'Divot reads your position for a few seconds with each mark.',
  waiting: 'Looking for your position …',
  poor: (figure: number, unit: string) =>
    `Approximate: your position is known to ${figure} ${unit}. Stand in the open for a moment.`,
  old: 'Your position is old. Wait a moment for a new one.',
  away: 'You are away from this hole. The distances are from its tee.',
  problems: {
    refused: 'Your phone does not share your position with Divot.',
    unavailable: 'Your phone has no position right now. The distances are from the tee.',
    slow: 'Still no position. Step away from trees and buildings.',
    unsupported: 'This browser cannot tell your position. The distances are from the tee.',
  } satisfies Record<PositionProblem, string>,
  allow: {
    ios: 'Settings › Privacy & Security › Location Services › Safari Websites › While Using the App. Then come back here.',
    iosApp: (browser: string) =>
      `Settings › Privacy & Security › Location Services › ${browser} › While Using the App. Then come back here.`,
    android:
      'Tap the icon beside the address, then Permissions › Location. Or Settings › Apps › Divot › Permissions › Location.',
    mac: 'System Settings › Privacy & Security › Location Services: switch your browser on. Then allow it for this site.',
    windows: 'Settings › Privacy & security › Location: switch your browser on. Then allow it for this site.',
    other: 'Allow Location for this site in your browser’s settings, then try again.',
  },
  tryAgain: 'Try again',
  noMap: 'Divot has no map of this course yet.',
  roundTitle: 'Shots on the map',
  holeScore: (n: number, par: number, strokes: number | undefined) =>
    strokes === undefined ? `Hole ${n}, par ${par}` : `Hole ${n}, par ${par}: ${strokes}`,
  shotInWords: (n: number, lie: string, figure: number, unit: string) =>
    `Shot ${n}: ${lie.toLowerCase()}, ${figure} ${unit} to the hole.`,
  noMarks: 'You marked no ball on this hole.',
  gainedHint: 'Strokes gained against a tour player. Only marked balls are drawn.',
  earlier: (n: number) => (n === 1 ? 'Ring: your other tee shot here' : `Rings: your ${n} other tee shots here`),
  layers: 'Shots of',
  thisRound: 'This round',
  allRounds: (rounds: number) => (rounds === 1 ? '1 round' : `All ${rounds} rounds`),
  puttCount: (n: number) => (n === 1 ? '1 putt' : `${n} putts`),
  endsOn: (lie: string) => `to ${lie.toLowerCase()}`,
  thisHole: (rounds: number) => `This hole, last ${rounds} rounds`,
  scoresOn: (n: number) => `Scores on hole ${n}`,
  missPattern: ({ side, count, drives }: MissPattern, away: string | undefined) =>
    `${count} of ${drives} tee shots finished ${side} of the middle${away === undefined ? '' : `, ${away} on average`}.`,
  moveMarks: 'Move a mark',
  addMarks: 'Add marks',
  editHint: 'Drag a ball to move it. Tap the map to add one you forgot. Use the list to move a ball to another hole.',
  toCard: 'To the card',
  editDone: 'Done',
  noHole: 'This hole is not on the map.',
  score: 'Score this hole',
  sunlight: 'Sunlight theme',
  markBall: 'Mark ball',
  markHere: 'Ball was here',
  /** No position arrived in time, or the golfer has moved on. */
  lapsed: 'No position came. Nothing was marked. Tap again at the ball.',
  offCourse: 'You are not on this course. Nothing was marked.',
  noRoom: 'This device has no room to save your marks. Free some space.',
  waitingForFix: 'Waiting for GPS. Cancel',
  end: 'Hole',
  marked: 'Ball marked',
  teedOff: 'Teed off',
  markNext: 'Mark the ball again when you reach it.',
  shotLength: (n: number, figure: number, unit: string) =>
    n === 1 ? `Drive, ${figure} ${unit}` : `Shot ${n}, ${figure} ${unit}`,
  liesOn: (n: number, lie: string) => `Shot ${n} lies: ${lie.toLowerCase()}`,
  undo: 'Undo',
  /** The ball's position turned the map to another hole. */
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
  shotRemoved: 'Mark deleted.',
  removeShot: (n: number) => `Delete the mark of shot ${n}`,
};
