// Every sentence of the swing worker that the golfer reads.

export const QUALITY = {
  bodyHidden: 'The body is hidden in part of the clip. Keep the whole golfer in the picture.',
  tooSmall: 'The golfer is small in the picture. Move the camera closer or zoom in.',
  fewFrames: 'This clip has fewer than 30 frames a second. Film at 60 or more.',
  framesMissing: 'Frames are missing during the swing, so Divot does not judge tempo. Film it again.',
  cameraMoves: 'The camera moves. Put the phone on a tripod or lean it on something.',
  cameraTilted: 'The feet are not level in the picture. Stand the phone upright.',
  viewUnclear: 'The camera is between face-on and down the line. Set it square to one of them.',
  viewContradicted: 'The shoulders show the other view than the one you chose. Check what you chose.',
  startsLate: 'The clip starts after the takeaway. Film from before the club moves.',
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
  captureRate: 'The clip’s filming rate is unknown, so times cannot be trusted. Enter it under Tempo.',
  tooClose: 'Too close to the limit to tell from this clip.',
  signsDiffer: 'Its signs do not agree in this clip. Film another one.',
  earlyStart: 'The clip starts after the takeaway.',
  startUnclear: 'It is unclear when the club left the ball. Stand still before you take it back.',
  endsEarly: 'The clip ends before the follow-through.',
} as const;

/** Whether a reason says that a fault was measured but neither found nor ruled out. */
export const isUndecided = (reason: string): boolean => reason === REASONS.tooClose || reason === REASONS.signsDiffer;
