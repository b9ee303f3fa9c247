export const ballCopy = {
  title: 'What the ball did',
  source: (club: string, time: string | undefined) =>
    time === undefined
      ? `${club}, measured by your launch monitor.`
      : `${club}, measured by your launch monitor at ${time}.`,
  shapes: { slice: 'A slice', fade: 'A fade', straight: 'Straight', draw: 'A draw', hook: 'A hook' },
  unshaped: 'Its curve was not measured.',
  start: 'Start',
  curve: 'Curve',
  carry: 'Carry',
  face: 'Face to path',
  speed: 'Club speed',
  side: (value: number, unit: string) =>
    value === 0 ? `0 ${unit}` : `${Math.abs(value)} ${unit} ${value < 0 ? 'left' : 'right'}`,
  open: (degrees: number) =>
    Math.abs(degrees) < 0.05 ? 'Square' : `${Math.abs(degrees).toFixed(1)}° ${degrees < 0 ? 'left' : 'right'}`,
  judged: (club: string, shape: string, shots: number) =>
    `A video cannot show a slice or a hook. Your ${shots} shots with the ${club.toLowerCase()} say: ${shape}.`,
  flightShapes: {
    slice: 'you slice it',
    fade: 'it fades',
    straight: 'it flies straight',
    draw: 'it draws',
    hook: 'you hook it',
  },
  pattern: (finding: string, length: number, unit: string, side: string, pairs: number) =>
    `Over ${pairs} swings with a shot, the ball finishes ${length} ${unit} further ${side} with “${finding}” than without it.`,
  left: 'left',
  right: 'right',
  near: 'Which shot is this swing?',
  nearText: 'These shots came within 90 seconds of the clip.',
  ofDay: 'Your launch monitor measured shots that day. Choose the one of this swing.',
  shot: (club: string, carry: number, unit: string, time: string | undefined) =>
    `${club}, ${carry} ${unit}${time === undefined ? '' : `, ${time}`}`,
  choose: 'Choose a shot',
  join: 'This shot',
  part: 'Not this shot',
} as const;
