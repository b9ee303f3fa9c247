import type { JumpFailureCode } from '@divot/swing';

const centimetres = (heightCm: number) => `${heightCm.toFixed(1)} cm`;
const jumps = (n: number) => (n === 1 ? '1 jump' : `${n} jumps`);

const clip = 'Divot reads it on this device. The clip is not stored.';

export const copy = {
  title: 'Jump height',
  lead: 'A higher jump and a faster club often grow together. Film a jump now and then.',
  back: 'Workouts',
  choose: 'Film or choose a clip',
  how: 'How to film it',
  steps: [
    'Set the camera to slow motion: 120 frames a second or more.',
    'Lean the phone on something low, three metres away, with your feet in the picture.',
    'Stand still. Jump straight up. Land where you stood, with straight legs. Stand still again.',
  ],
  private: clip,
  reading: 'Reading the jump',
  cancel: 'Cancel',
  video: 'Your jump',
  height: centimetres,
  about: (fps: number) =>
    `Approximate, from the time in the air at ${Math.round(fps)} frames a second. Check both frames.`,
  byHand: 'Marked by you.',
  noHeight:
    'These two frames do not show a jump. Step to the first frame in the air, then to the first one back on the floor.',
  lowLanding: 'Your legs were more bent at landing than at take-off. That makes the jump look higher than it was.',
  mark: 'Frame',
  marks: { takeOff: 'Leaves the floor', landing: 'Lands' },
  hints: {
    takeOff: 'The first frame with both feet in the air.',
    landing: 'The first frame with a foot back on the floor.',
  },
  scrub: 'Move through the clip',
  earlier: 'One frame earlier',
  later: 'One frame later',
  second: (ms: number) => `${(ms / 1000).toFixed(3)} s`,
  save: (heightCm: number) => `Save ${centimetres(heightCm)}`,
  another: 'Another clip',
  markYourself: 'You can mark the two frames yourself.',
  saved: (heightCm: number) => `Saved a jump of ${centimetres(heightCm)}.`,
  history: 'Your jumps',
  none: 'Your jumps will appear here.',
  best: 'Best of the day',
  trendNote: (days: number) => (days === 1 ? '1 day' : `${days} days`),
  when: 'Day',
  small: 'One jump',
  jumps,
  delete: (heightCm: number, day: string) => `Delete the jump of ${centimetres(heightCm)}, ${day}`,
  deleted: 'Jump deleted.',
  handNote: 'by hand',
  line: {
    measured: (heightCm: number, day: string) => `${centimetres(heightCm)} on ${day}`,
    never: 'Not measured yet',
    open: 'Measure a jump',
  },
  failures: {
    'slow-film':
      'This clip has fewer than 120 frames a second. One frame would change the height by 3 cm. Film the jump in slow motion.',
    'no-jump': 'Divot sees no jump in this clip.',
    'several-jumps': 'There is more than one jump in this clip. Trim it to one.',
    'landed-elsewhere':
      'You did not land where you took off. Jump straight up, so that the time in the air gives the height.',
    'not-whole': 'The clip begins too late or ends too soon. Film from standing still to standing still.',
    unclear:
      'Divot cannot see in this clip when your feet left the floor. Film your whole feet, or mark both frames yourself.',
    'no-person': 'Divot found nobody in this clip. Film your whole body in good light.',
    empty: 'This file is empty. Choose the clip again.',
    'not-a-video': 'This file is not a video Divot can read. Use an MP4, MOV or WebM file.',
    damaged: 'This video is damaged or was cut off before it was saved. Choose another copy.',
    codec: 'This browser cannot play this video’s format. Set the camera to “Most compatible” (H.264).',
    'too-short': 'This clip is too short. Film from standing still to standing still.',
    'too-long': 'This clip is longer than 60 seconds. Trim it to the jump.',
    'too-large': 'This file is larger than 200 MB. Trim it to the jump.',
    'model-missing': 'The body model is not on this device yet. Connect once to download it.',
    'no-graphics': 'This browser gives Divot no graphics (WebGL), and the body model needs them. Try another device.',
  } as Readonly<Partial<Record<JumpFailureCode, string>>>,
  failed: 'Divot could not read the clip. Try again, or choose another one.',
} as const;
