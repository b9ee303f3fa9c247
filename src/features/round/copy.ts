// Everything the round screens say.

import type { UnitSystem } from '#src/platform/preferences.ts';
import type { CardStanding } from '#src/domain/handicap/card-standing.ts';
import type { DriveSpot } from '#src/domain/rounds/hole-answers.ts';
import type { HoleEntry } from '#src/domain/rounds/hole-entry.ts';
import { course, setup } from './setup/copy.ts';

const holes = (n: number) => (n === 1 ? '1 hole' : `${n} holes`);
const points = (n: number) => (n === 1 ? 'point' : 'points');

export const copy = {
  home: {
    title: 'Play',
    start: 'Start a round',
    resume: 'Round under way',
    resumeAction: 'Resume round',
    thru: (course: string, played: number, toPar: string) => `${course}: ${toPar} after ${holes(played)}`,
    notStarted: (course: string) => `${course}: nothing scored yet`,
    recent: 'Recent rounds',
    empty: 'Your rounds will be listed here, newest first.',
    more: 'Show more',
    columns: [
      { name: 'Score', isNumber: true },
      { name: 'To par', isNumber: true },
      { name: 'Course', isNumber: false },
      { name: 'Day', isNumber: false },
      { name: 'Putts', isNumber: true },
      { name: 'Card', isNumber: false },
    ],
    status: { abandoned: 'abandoned', active: 'under way' },
    disagreement: 'Two scores',
    pending: 'on this device',
    refused: 'needs attention',
  },
  setup,
  course,
  pad: {
    exit: 'Leave the pad',
    menu: 'Round menu',
    map: 'Map of the hole',
    card: 'Card',
    notes: 'Notes',
    finish: 'Finish round',
    abandon: 'Abandon round',
    abandoned: 'Round abandoned. Its card is kept.',
    hole: (n: number) => `Hole ${n}`,
    par: (par: number) => `Par ${par}`,
    index: (si: number) => `SI ${si}`,
    score: 'Score',
    unscored: 'no score yet',
    pickedUp: 'picked up',
    pickUp: 'Pick up',
    pickUpCounts: (strokes: number | undefined) => (strokes === undefined ? 'picked up' : `counts ${strokes}`),
    mostLikely: 'Most likely',
    /** Rule 3.3's table: what is added to the strokes taken, by how far the ball lay. */
    mostLikelyRule: (units: UnitSystem) =>
      `+1 to ${units === 'metric' ? '1.5 m' : '5 ft'}, +2–3 to ${units === 'metric' ? '20 m' : '20 yd'}, else +3–4`,
    mostLikelyName: (strokes: number, isMost: boolean) =>
      isMost ? `Most likely ${strokes}, the most this hole counts` : `Most likely ${strokes}`,
    putts: 'Putts',
    penalties: 'Penalty strokes',
    penaltyCount: (n: number) => (n === 0 ? 'Penalty' : n === 1 ? '1 penalty' : `${n} penalties`),
    pickUpWord: 'pick up',
    you: 'You',
    pointsShort: (n: number) => `${n} pts`,
    drive: 'Drive',
    drives: {
      'rough-left': 'Rough',
      fairway: 'Fairway',
      'rough-right': 'Rough',
      sand: 'Bunker',
      recovery: 'Trees',
    } satisfies Record<DriveSpot, string>,
    driveName: (spot: DriveSpot, side: 'left' | 'right' | undefined) => {
      if (spot === 'rough-left') return 'Rough left';
      if (spot === 'rough-right') return 'Rough right';
      const word = spot === 'fairway' ? 'Fairway' : spot === 'sand' ? 'Bunker' : 'Trees';
      return side === undefined || spot === 'fairway' ? word : `${word} ${side}`;
    },
    driveMeans: (spot: DriveSpot, side: 'left' | 'right' | undefined) =>
      spot === 'fairway' ? 'fairway hit' : side === undefined ? 'fairway missed' : `missed ${side}`,
    tapForSide: 'tap again for its side',
    approach: 'Approach',
    teeShot: 'Tee shot',
    fringe: 'Fringe',
    fromScore: 'from your score and putts',
    fromAnswers: 'from your other answers',
    follows: (name: string) => `${name}, follows from your answers`,
    unitNames: { imperial: 'feet', metric: 'metres' },
    others: 'More scores, and picking up',
    backTo: (from: number, to: number) => `Back to ${from} to ${to}`,
    hold: (first: number) => (first > 1 ? `hold ${first} for ${first - 1}` : undefined),
    scoreWord: (toPar: number) =>
      toPar === -1
        ? 'birdie'
        : toPar === 0
          ? 'par'
          : toPar === 1
            ? 'bogey'
            : toPar === 2
              ? 'double'
              : toPar === 3
                ? 'triple'
                : toPar === -2
                  ? 'eagle'
                  : '',
    netScore: (strokes: number) => `, ${strokes} net`,
    received: (n: number) => (n === 1 ? '1 shot' : n > 1 ? `${n} shots` : `gives ${-n}`),
    whole: 'Strokes gained complete',
    sunlight: 'Sunlight theme',
    details: 'Chip, routine, notes',
    firstPutt: 'First putt',
    chip: 'Chip',
    bunker: 'Bunker',
    routine: 'Routine',
    answers: { yes: 'Yes', part: 'Partly', no: 'No' },
    stuck: 'The swing thought stuck',
    next: (n: number) => `Next: Hole ${n}`,
    end: 'Finish',
    undo: 'Undo',
    jump: 'Jump to a hole',
    said: (n: number, par: number, score: string) => `Hole ${n}, par ${par}: ${score}.`,
    live: (thru: number, strokes: number, toPar: string, [name, value]: readonly [string, string | number]) =>
      thru === 0 ? 'Nothing scored yet' : `${strokes} after ${holes(thru)}, ${toPar}, ${value} ${name}`,
    soFar: (played: number, toPar: string) => (played === 0 ? 'Nothing scored yet' : `${toPar} after ${played}`),
    pace: (strokes: number) => `On pace for ${strokes}`,
    likely: (low: number, high: number) => `${low} to ${high} likely`,
    card2: (strokes: number, [name, value]: readonly [string, string | number]) =>
      `${strokes} strokes · ${value} ${name}`,
    points,
    net: (isEstimated: boolean) => (isEstimated ? 'net, about' : 'net'),
    netPoints: (n: number, isEstimated: boolean) => `net ${points(n)}${isEstimated ? ', about' : ''}`,
    match: 'match',
    distancesHint: 'Optional. Without a distance, Divot takes the one that is usual for your index.',
    left: { driveEnd: 'Left to the hole after the drive', approachEnd: 'Left to the hole after the approach' },
    lies: { fairway: 'Fairway', rough: 'Rough', sand: 'Bunker', recovery: 'Trees', green: 'Green' },
    between: (least: number, most: number, unit: string) => `Between ${least} and ${most} ${unit}.`,
    holePar: 'Par of this hole',
    rarePar: 'A par 6 is rare: check it on the card.',
    allPlayed: 'Every hole has a score.',
    unsaved: 'This is not saved yet',
    unsavedText: 'What you entered stays on the screen.',
    retry: 'Try again',
    keys: 'Keys: 1 to 9 score, ↑ ↓ one more or fewer, ← → hole, U undo.',
    partners: 'Partners',
    thoughtNow: 'Swing thought',
    done: 'Done',
  },
  voice: {
    title: 'Score by voice',
    on: 'Listen when I tap the microphone',
    onHint: 'Off until you turn it on, on this device only.',
    about:
      'Your browser turns what you say into words. Some browsers send the sound to their maker for that, and need a connection. Divot keeps no sound.',
    how: 'Tap it, say it once. What was understood is shown and can be taken back. Words that are not clear change nothing.',
    sayTitle: 'You can say',
    examples: [
      ['“Five”, “par”, “bogey”, “two over”', 'the score of this hole'],
      ['“Two putts”', 'the putts'],
      ['“Bogey, two putts, next hole”', 'all of it at once'],
      ['“Pick up”', 'no score on this hole'],
      ['“Undo”', 'takes the newest entry back'],
      ['“Next hole”, “previous hole”', 'turns the page'],
    ] as const,
    speak: 'Speak',
    stop: 'Stop listening',
    hint: 'Listening: say “bogey, two putts” or “next hole”.',
    heard: (said: string, what: string) => `Heard “${said}”. ${what}`,
    entered: (n: number, { strokes, putts, pickedUp }: HoleEntry) => {
      const told = [
        strokes === undefined ? undefined : `${strokes}`,
        putts === undefined ? undefined : putts === 1 ? '1 putt' : `${putts} putts`,
        pickedUp ? 'picked up' : undefined,
      ].filter(Boolean);
      return `Hole ${n}: ${told.join(', ')}.`;
    },
    stands: 'That is on the card already.',
    turned: (n: number) => `Now hole ${n}.`,
    edge: { 1: 'This is the last hole.', [-1]: 'This is the first hole.' },
    takenBack: 'Taken back.',
    nothingToUndo: 'There is nothing to undo.',
    takeBack: 'Take back',
    unclear: (said: string) => `Heard “${said}”: not clear here, so nothing changed. Say it again, or tap.`,
    silence: 'Nothing heard. Tap the microphone and try again, or tap the score.',
    problems: {
      'not-allowed': 'The microphone is not allowed for Divot. Allow it in your browser’s settings, or tap the score.',
      'no-connection': 'Your browser’s recogniser needs a connection, and there is none now. Tap the score instead.',
      'no-microphone': 'No microphone was found. Tap the score instead.',
      'not-available': 'Your browser cannot listen right now. Tap the score instead.',
      'never-starts': 'Voice entry does not start on this device. Tap the score instead.',
    },
  },
  finish: {
    title: 'Finish round',
    back: 'Back to the pad',
    missing: (n: number) => `Without a score: ${holes(n)}`,
    missingText: 'Tap one to score it, or finish without.',
    standing: {
      'all-holes': 'All 18 holes are on the card.',
      nine: 'Nine holes are on the card. They count as a nine.',
      partial: 'You have scored at least 10 of 18 holes. Your index uses an expected score for the rest.',
      practice: 'A practice round. It counts in your statistics but not towards your index.',
      'too-few-holes': 'Too few holes for your index. The round counts in your statistics only.',
      'unrated-nine':
        'These nine holes have no rating. The round counts in your statistics but not towards your index.',
      unrated: 'These tees have no rating. The round counts in your statistics but not towards your index.',
    } satisfies Record<CardStanding, string>,
    net: (strokes: number, made: number, handicap: string, isEstimated: boolean) =>
      isEstimated
        ? `Net ${strokes} off about ${handicap}, ${made} ${points(made)}: estimated, these tees have no rating.`
        : `Net ${strokes} off ${handicap}, ${made} ${points(made)}.`,
    points: (made: number) => `${made} Stableford ${points(made)}.`,
    match: (name: string, standing: string) => `Match with ${name}: ${standing}.`,
    differential: (value: string) => `Score differential ${value}.`,
    partial: (value: string) => `Score differential about ${value}, an estimate for the holes not played.`,
    twice: 'A round with this day, course, tees and score is already saved. Did you enter it twice?',
    pcc: 'Playing conditions (PCC)',
    pccHint: 'From your association, when it published one for that day and course.',
    conditions: [
      ['0', 'None, or 0'],
      ['-1', '−1, easier than usual'],
      ['1', '+1, harder than usual'],
      ['2', '+2'],
      ['3', '+3, much harder'],
    ] as const,
    signer: 'Signed by',
    signerHint: 'Optional: who kept your card.',
    best: 'Best shot',
    lesson: 'One lesson',
    mood: 'How it felt',
    moodOf: (n: number) => `${n} of 5`,
    goals: 'Your goals',
    save: 'Save round',
    saved: 'Round saved on this device.',
    onCard: 'from your card',
    optional: 'Everything below is optional.',
  },
  card: {
    shots: 'Shots on the map',
    story: 'Story of this round',
    back: 'Play',
    out: 'Out',
    in: 'In',
    total: 'Total',
    hole: 'Hole',
    par: 'Par',
    score: 'Score',
    putts: 'Putts',
    pickUp: 'X',
    statistics: 'On this card',
    greens: 'Greens in regulation',
    fairways: 'Fairways hit',
    saves: 'Up and downs',
    puttsTotal: 'Putts',
    threePutts: (n: number) => (n === 1 ? '1 three-putt' : `${n} three-putts`),
    penalties: 'Penalty strokes',
    of: (made: number, of: number) => `${made} of ${of}`,
    on: (total: number, played: number) => `${total} on ${holes(played)}`,
    notCounted: 'not recorded',
    reflections: 'Looking back',
    edit: 'Edit scores',
    about: 'Day, kind, notes',
    saveAbout: 'Save',
    ratingMinusPar: 'Course handicap counts rating minus par',
    ratingMinusParHint:
      'As in your settings when the round began. Great Britain and Ireland did without until April 2024.',
    dayHint: 'If you change the day, Divot recalculates every index after it.',
    print: 'Print',
    index: 'SI',
    signature: 'Signed',
    delete: 'Delete round',
    deleted: 'Round deleted.',
    gone: 'This round is not on this device.',
    goneAction: 'All rounds',
    pickUps: (n: number) => (n === 1 ? '1 hole picked up' : `${n} holes picked up`),
  },
  conflict: {
    title: 'Two devices disagree',
    text: 'Both values are kept until you pick one.',
    hole: (n: string, field: string) => `Hole ${n}, ${field}`,
    fields: {
      strokes: 'score',
      putts: 'putts',
      fairway: 'fairway',
      penalties: 'penalty strokes',
      pickedUp: 'picked up',
      firstPuttFt: 'first putt',
    } as Readonly<Record<string, string>>,
    whole: 'The round was changed on one device and deleted on another',
    keep: 'Keep it',
    deleteIt: 'Delete it',
    notice: 'Two devices changed this. The other version was too large to save as well.',
    understood: 'OK',
    nothing: 'nothing',
    yes: 'yes',
    no: 'no',
  },
} as const;
