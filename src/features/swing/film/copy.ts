export const copy = {
  trim: {
    clip: 'The clip',
    title: 'Use only a part',
    hint: 'Divot finds the swing by itself. Choosing a part helps when the clip has several.',
    startMs: 'From',
    endMs: 'To',
    at: (ms: number) => `${(ms / 1000).toFixed(1)} s`,
    length: (ms: number) => `${(ms / 1000).toFixed(1)} s of the clip`,
  },
} as const;
