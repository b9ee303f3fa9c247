import type { SwingFailure } from '#src/domain/swing-failure/swing-failure.ts';

/** Why a clip was not analysed: one sentence each, with what happened and what to do. */
export const failures = {
  empty: 'This file is empty. Pick the video again, or film the swing once more.',
  'not-a-video': 'This file is not a video Divot can read. Use an MP4, MOV or WebM file.',
  damaged: 'This video is damaged or was cut off before it was saved. Film the swing again or pick another copy.',
  codec:
    'This browser cannot play this video’s format. On the phone set the camera to “Most compatible” (H.264), or film in Divot.',
  'too-short': 'This clip is too short for a whole swing. Film from before the takeaway until the finish.',
  'too-long': 'This clip is longer than 60 seconds. Pick it again and use only the part with the swing.',
  'too-large': 'This file is larger than 200 MB. Trim it or film at a lower resolution.',
  'no-person': 'No golfer was found in this clip. Film the whole body, 3 to 4 metres away, in good light.',
  'no-swing':
    'A golfer is in view, but no full swing was found. Mark it yourself, or film again with hands and body in the picture until the finish.',
  'hands-apart': 'The hands are too far apart for a golf swing. Film a swing with both hands on the club.',
  'no-address':
    'The hands do not start from rest at a ball, so Divot does not read this as a golf swing. Film from before the takeaway until the finish.',
  'feet-step':
    'The feet step before the ball, so Divot does not read this as a golf swing. Film a swing with both feet in place.',
  'head-moves':
    'The head moves too far before the ball, so Divot does not read this as a golf swing. Film a swing, or mark it yourself.',
  'hips-sink':
    'The hips sink before the ball, so Divot does not read this as a golf swing. Film a swing, or mark it yourself.',
  'not-across':
    'The hands do not swing across the body, so Divot does not read this as a golf swing. Film from the takeaway until the finish.',
  'hips-still':
    'The hips hardly turn, so Divot does not read this as a full swing. Film a full swing, or mark it yourself.',
  'no-follow-through': 'The clip shows no follow-through. Film until you hold your finish, or mark the swing yourself.',
  'swings-back':
    'The hands swing straight back after the ball, so Divot does not read this as a golf swing. Film one swing and hold your finish.',
  'model-missing': 'The body model is not on this device yet. Connect once to download it.',
  'no-graphics':
    'This browser gives Divot no graphics (WebGL), and the body model needs them. Analyse the clip on another device, or switch Lockdown Mode off for this site.',
  cancelled: 'The analysis was stopped.',
  unexpected: 'The analysis failed. Try again; if it keeps failing, try a shorter clip.',
  lost: 'The video is no longer on this device, so it could not be analysed. Pick it again.',
  stopped: 'The analysis stopped. Try again; if it keeps failing, try a shorter clip.',
} as const satisfies Record<SwingFailure, string>;
