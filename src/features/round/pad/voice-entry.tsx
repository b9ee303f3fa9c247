import { clsx } from 'clsx';
import { StopIcon, VoiceIcon } from '#src/ui/icons/icons.ts';
import { Button, IconButton } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/features/round/copy.ts';
import { type Pad, useVoiceEntry } from './use-voice-entry.ts';

/** Fills two cells of its parent grid: the microphone and, above the whole row, the result. */
export const VoiceEntry = (pad: Pad) => {
  const { isListening, note, toggle, takeBack } = useVoiceEntry(pad);
  const hint = isListening ? copy.voice.hint : note?.text;
  return (
    <>
      {/* Always there: a screen reader says only what changes in a region that it knows. */}
      <div className={clsx('order-first col-span-full flex items-center gap-3', hint ? 'min-h-touch' : '-mb-3')}>
        <p role="status" className="flex-1 text-note">
          {hint}
        </p>
        {note?.back && <Button onClick={takeBack}>{copy.voice.takeBack}</Button>}
      </div>
      <IconButton
        play
        variant={isListening ? 'flag' : 'secondary'}
        label={isListening ? copy.voice.stop : copy.voice.speak}
        icon={isListening ? <StopIcon className="animate-breathe" /> : <VoiceIcon />}
        onClick={toggle}
      />
    </>
  );
};
