import { useEffect, useRef } from 'react';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { Clip } from '#src/ui/primitives/clip.tsx';
import { copy } from './copy.ts';
import { type Trim, firstTrim, pullTrim } from './trim.ts';

const words = copy.trim;

type Props = {
  readonly file: Blob;
  readonly durationMs: number;
  readonly trim: Trim | undefined;
  readonly onTrim: (trim: Trim | undefined) => void;
};

/** The clip, and the part of it to analyse. */
export const TrimPanel = ({ file, durationMs, trim, onTrim }: Props) => {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    const address = URL.createObjectURL(file);
    if (video.current) video.current.src = address;
    return () => URL.revokeObjectURL(address);
  }, [file]);
  const pull = (end: keyof Trim, toMs: number) => {
    if (!trim) return;
    const next = pullTrim(trim, end, toMs, durationMs);
    onTrim(next);
    if (video.current) video.current.currentTime = next[end] / 1000;
  };
  return (
    <div className="flex flex-col gap-2">
      <Clip ref={video} controls aria-label={words.clip} className="max-h-[48dvh]" />
      <Switch
        label={words.title}
        hint={words.hint}
        checked={trim !== undefined}
        onChange={(on) => onTrim(on ? firstTrim(durationMs) : undefined)}
      />
      {trim && (
        <div className="flex flex-col gap-1">
          {(['startMs', 'endMs'] as const).map((end) => (
            <label key={end} className="grid min-h-touch grid-cols-[4rem_1fr_4rem] items-center gap-3 text-note">
              {words[end]}
              <input
                type="range"
                min={0}
                max={durationMs}
                step={50}
                value={trim[end]}
                aria-valuetext={words.at(trim[end])}
                className="h-11 w-full accent-fairway"
                onChange={({ currentTarget }) => pull(end, Number(currentTarget.value))}
              />
              <span className="figures text-right">{words.at(trim[end])}</span>
            </label>
          ))}
          <p className="figures text-note text-rough">{words.length(trim.endMs - trim.startMs)}</p>
        </div>
      )}
    </div>
  );
};
