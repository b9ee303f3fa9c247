// What the question marks of the swing screens say.

export const help = {
  confidence: {
    title: 'How sure a finding is',
    text: [
      'High: the value lies clearly outside the normal band, and a camera from this side shows it well. Medium: it lies just outside, or one camera shows it less well. Low: take it as a hint and film again.',
      'It says how sure the measurement is, not how bad the fault is. You see the value, the band and the frame: when you disagree, say so, and it counts no longer.',
      'What could not be judged is listed under the findings with the reason.',
    ],
    source: 'Measured on this device, from the joints of your body in the clip.',
  },
} as const;
