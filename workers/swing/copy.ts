// Every sentence the swing worker says to the golfer.

import type { SwingFailure, SwingFailureCode } from './contract.ts';

const FAILURES: Readonly<Record<SwingFailureCode, string>> = {
  empty: 'This file is empty. Pick the video again, or film the swing once more.',
  'not-a-video': 'This file is not a video Divot can read. Use an MP4, MOV or WebM file.',
  damaged: 'This video is damaged or was cut off before it was saved. Film the swing again or pick another copy.',
  codec:
    'This browser cannot play this video’s format. On the phone set the camera to “Most compatible” (H.264), or film in Divot.',
  'too-short': 'This clip is too short for a whole swing. Film from before the takeaway until the finish.',
  'too-long': 'This clip is longer than 60 seconds. Pick it again and use only the part with the swing.',
  'too-large': 'This file is larger than 200 MB. Trim it or film at a lower resolution.',
  'no-person': 'No golfer was found in this clip. Film the whole body, 3 to 4 metres away, in good light.',
  'no-swing': 'A golfer is in view, but no full swing was found. Keep hands and body in the picture until the finish.',
  'hands-apart': 'The hands are too far apart for a golf swing. Film a swing with both hands on the club.',
  'not-across':
    'The hands do not swing across the body, so this is no golf swing. Film from the takeaway until the finish.',
  'no-follow-through': 'The hands do not go up again after the ball. Film until you hold your finish.',
  'model-missing': 'The body model is not on this device yet. Connect once to download it.',
  cancelled: 'The analysis was stopped.',
  unexpected: 'The analysis failed. Try again; if it keeps failing, try a shorter clip.',
};

export const failure = (code: SwingFailureCode): SwingFailure => ({ code, message: FAILURES[code] });

export const QUALITY = {
  bodyHidden: 'The body is hidden in part of the clip. Keep the whole golfer in the picture.',
  tooSmall: 'The golfer is small in the picture. Move the camera closer or zoom in.',
  fewFrames: 'This clip has fewer than 30 frames a second. Film at 60 or more.',
  cameraMoves: 'The camera moves. Put the phone on a tripod or lean it on something.',
  viewUnclear: 'The camera is between face-on and down the line. Set it square to one of them.',
  viewContradicted: 'The shoulders show the other view than the one you chose. Check what you chose.',
  endsEarly: 'The clip ends before you come to rest. Film until you hold your finish.',
  slowMotion: 'The clip seems to be slow motion. Enter the filming rate to see tempo.',
} as const;

export const REASONS = {
  needsFaceOn: 'Needs a face-on clip.',
  needsDownTheLine: 'Needs a down-the-line clip.',
  viewUnclear: 'The camera is between face-on and down the line.',
  viewContradicted: 'The shoulders show the other view than the one you chose.',
  legsUnseen: 'The legs were hardly seen. Keep the whole golfer in the picture.',
  bodyUnclear: 'The body was not seen clearly enough at that moment.',
  cameraMoves: 'The camera moved too much to measure it.',
  spine: 'The shape of the back cannot be seen from body points. Use the questionnaire or ask a coach.',
  wrist: 'The wrist cannot be seen well enough in video. Use the questionnaire or ask a coach.',
  pressure: 'Pressure under the feet cannot be seen. Use the questionnaire or ask a coach.',
  club: 'The club is not tracked. Use the questionnaire or ask a coach.',
  handSpeed: 'Hands slow down before the ball in good swings too, and the club is not tracked. Ask a coach.',
  ballFlight: 'Ball flight is not seen. Log your shots to judge it.',
  captureRate: 'The clip’s filming rate is unknown, so times cannot be trusted.',
  earlyStart: 'The clip starts after the takeaway.',
} as const;
