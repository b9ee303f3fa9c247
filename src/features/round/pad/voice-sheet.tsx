import { setPreferences, usePreferences } from '#src/platform/preferences.ts';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { copy } from '#src/features/round/copy.ts';

type Props = { readonly open: boolean; readonly onClose: () => void };

/** Voice entry is chosen once, here, with what it means and what can be said. */
export const VoiceSheet = ({ open, onClose }: Props) => {
  const { voiceScores } = usePreferences();
  return (
    <Sheet open={open} onClose={onClose} title={copy.voice.title}>
      <div className="flex flex-col gap-5">
        <p>{copy.voice.about}</p>
        <Switch
          label={copy.voice.on}
          hint={copy.voice.onHint}
          checked={voiceScores}
          onChange={(on) => setPreferences({ voiceScores: on })}
        />
        <p>{copy.voice.how}</p>
        <section aria-labelledby="voice-examples" className="flex flex-col gap-2">
          <h3 id="voice-examples" className="label text-rough">
            {copy.voice.sayTitle}
          </h3>
          <dl className="flex flex-col">
            {copy.voice.examples.map(([phrase, means]) => (
              <div key={phrase} className="rule-t flex flex-wrap justify-between gap-x-4 py-2">
                <dt className="font-medium">{phrase}</dt>
                <dd className="text-rough">{means}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Sheet>
  );
};
