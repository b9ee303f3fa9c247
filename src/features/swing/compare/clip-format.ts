export type ClipFormat = {
  readonly codec: 'avc' | 'vp9' | 'vp8';
  readonly ending: 'mp4' | 'webm';
};

/** The longest side that every encoder of these formats accepts. */
export const LONGEST_PX = 1280;

/** The format most phones and messengers play comes first. */
const FORMATS: readonly (ClipFormat & { readonly name: string })[] = [
  { name: 'avc1.640028', codec: 'avc', ending: 'mp4' },
  { name: 'vp09.00.40.08', codec: 'vp9', ending: 'webm' },
  { name: 'vp8', codec: 'vp8', ending: 'webm' },
];

/** The format this browser can make a clip in. Undefined when it can make none. */
export const clipFormat = async (): Promise<ClipFormat | undefined> => {
  if (typeof VideoEncoder === 'undefined') return undefined;
  for (const format of FORMATS) {
    const size = { width: LONGEST_PX, height: 768 };
    const { supported } = await VideoEncoder.isConfigSupported({ codec: format.name, ...size });
    if (supported) return format;
  }
  return undefined;
};
