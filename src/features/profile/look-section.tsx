import { setPreferences, themes, usePreferences } from '#src/platform/preferences.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { copy } from './copy.ts';

const words = copy.look;

export const LookSection = () => {
  const { theme, sounds, singleKeys } = usePreferences();
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-6">
        <div className="flex flex-col gap-2">
          <SegmentedControl
            label={words.theme}
            value={theme}
            segments={themes.map((value) => ({ value, label: words.themes[value] }))}
            onChange={(next) => setPreferences({ theme: next })}
          />
          <p className="text-fine text-rough">{words.sunlight}</p>
        </div>
        <Switch
          label={words.sounds}
          hint={words.soundsHint}
          checked={sounds}
          onChange={(next) => setPreferences({ sounds: next })}
        />
        <Switch
          label={words.keys}
          hint={words.keysHint}
          checked={singleKeys}
          onChange={(next) => setPreferences({ singleKeys: next })}
        />
      </div>
    </Section>
  );
};
