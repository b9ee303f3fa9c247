import type { BriefTicks } from '#src/domain/insights/brief.ts';

export const copy = {
  title: 'Ask your own assistant',
  lead: 'A short text about your golf for an assistant that you already use. Divot makes it on this device and sends it nowhere.',
  back: 'Your data',
  ticks: {
    title: 'In the text',
    always: 'Your index and its trend, strokes by part, your focus, this week, your bag and your last rounds.',
    names: { label: 'Names', hint: 'Yours, and who you played with.' },
    places: { label: 'Places', hint: 'The courses of your last rounds.' },
    notes: { label: 'Notes', hint: 'What you wrote on your last rounds.' },
  } satisfies Record<keyof BriefTicks, { label: string; hint: string }> & Record<'title' | 'always', string>,
  text: {
    title: 'What your assistant gets',
    size: (bytes: number) => `${(bytes / 1_000).toFixed(1)} KB. Read it before you pass it on.`,
    copy: 'Copy the text',
    copied: 'Copied.',
    notCopied: 'This browser does not let Divot copy. Select the text below and copy it.',
    share: 'Share the text',
    reading: 'Reading your golf…',
  },
  tools: {
    title: 'This browser’s assistant',
    label: 'Let it read these figures',
    hint: 'While Divot is open, the assistant in this browser can ask for the same figures. It gets no names, places or notes, and it can change nothing.',
  },
} as const;
