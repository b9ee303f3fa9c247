import type { CameraFailure } from '#src/platform/device/camera.ts';
import type { WatcherFailure } from '#src/platform/workers/session-watcher.ts';
import type { FocusWord } from '#src/domain/swing-history/focus-measure.ts';
import type { StreamState } from '@divot/swing';

export const copy = {
  title: 'Range',
  titleOf: (day: string) => `Range, ${day}`,
  toPractice: 'Practice session',
  noBalls: 'No filmed swings of this session are on this device.',
  lead: 'Put the phone on the bag. Divot sees every swing, plays it back slowly and says one thing about it.',
  start: 'Start',
  startAgain: 'Start again',
  goOn: 'Continue this session',
  how: [
    'Phone upright and still, at hip height, 3 to 4 metres away, with your whole body in view.',
    'Hit your balls. You tap nothing. Practice swings and your neighbour’s balls do not count.',
    'Raise one hand above your head for a second to pause, and again to continue.',
  ],
  storage: (perBall: string, free: string | undefined) =>
    `Each ball takes about ${perBall}.${free === undefined ? '' : ` This device has ${free} left.`}`,
  aloud: 'Say the result aloud',
  starting: 'Opening the camera',
  states: {
    looking: 'Looking for you',
    watching: 'I see you',
    'at-the-ball': 'At the ball',
  } satisfies Record<StreamState, string>,
  got: 'Got it',
  paused: 'Paused',
  pausedHint: 'Raise one hand to continue.',
  pause: 'Pause',
  resume: 'Continue',
  done: 'Done',
  picture: 'Camera picture',
  replay: 'Your swing at quarter speed',
  noSound: 'Divot hears no microphone, so a full practice swing counts as a ball.',
  moved: 'The phone has moved. Set it up again.',
  late: (seconds: number) => `This phone needs time. The replay comes ${seconds} s late.`,
  noRoom: 'This device has no room for videos. Divot measures your swings and saves the results.',
  unsaved: 'This swing could not be saved.',
  ball: (count: number) => `Ball ${count}`,
  balls: (count: number) => (count === 1 ? '1 ball' : `${count} balls`),
  strip: 'Balls of this session',
  measuring: 'Measuring',
  waiting: (count: number) =>
    count === 1 ? 'One ball is still being measured.' : `${count} balls are still being measured.`,
  notJudged: 'Not judged',
  best: 'Best',
  typical: 'Typical',
  trend: 'Second half',
  words: { first: 'Measured', same: 'Same', better: 'Better', worse: 'Worse' } satisfies Record<FocusWord, string>,
  spoken: (part: string, value: string, word: string) => `${part}, ${value}, ${word}`,
  counts: (drill: string) => `Divot counts a hit in ${drill} for each swing without this fault.`,
  countsNot: (drill: string) => `A camera cannot judge ${drill}. Count its hits yourself.`,
  takes: (bytes: string) =>
    `The videos of this session take ${bytes}. Delete them whenever you like. The results stay.`,
  oneByOne: 'Film one swing instead',
  failures: {
    refused: 'Divot may not use the camera. Allow it in the browser’s settings for this site, then try again.',
    none: 'No camera was found on this device.',
    busy: 'The camera was taken by a call, the lock or another app. Your balls so far are saved.',
    'no-graphics': 'This browser cannot watch while it films. You can still film swings one by one.',
    unrecordable: 'This browser cannot record in the background. You can still film swings one by one.',
    'model-missing': 'The body model is not on this device yet. Connect once to download it, 21 MB.',
    stopped: 'The phone ran out of memory. Your balls so far are saved.',
    battery: 'The battery is nearly empty, so Divot stopped. Your balls so far are saved.',
  } satisfies Record<CameraFailure | WatcherFailure | 'battery', string>,
} as const;
