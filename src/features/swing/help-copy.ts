// What the question marks of the swing screens say.

export const help = {
  confidence: {
    title: 'How sure a finding is',
    text: [
      'High: the value lies clearly outside the normal band, and a camera from this side shows it well. Medium: it lies just outside, or one camera shows it less well. Low: take it as a hint and film again.',
      'It says how sure the measurement is, not how bad the fault is. You see the value, the band and the frame. If you disagree, say so, and the finding no longer counts.',
      'Below the findings, Divot lists what it could not judge, and why.',
    ],
    source: 'Measured on this device, from the joints of your body in the clip.',
  },
} as const;
