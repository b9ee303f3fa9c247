import { setPreferences, unitSystems, usePreferences } from '#src/platform/preferences.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Switch } from '#src/ui/primitives/switch.tsx';
import { copy } from './copy.ts';

const words = copy.course;

/** Settings for the course, stored on this device only. */
export const CourseSection = () => {
  const { units, gloveMode, positionPerMark } = usePreferences();
  return (
    <Section title={words.title}>
      <div className="flex flex-col gap-6">
        <SegmentedControl
          label={words.units}
          value={units}
          segments={unitSystems.map((value) => ({ value, label: words.unitSystems[value] }))}
          onChange={(next) => setPreferences({ units: next })}
        />
        <Switch
          label={words.glove}
          hint={words.gloveHint}
          checked={gloveMode}
          onChange={(next) => setPreferences({ gloveMode: next })}
        />
        <Switch
          label={words.perMark}
          hint={words.perMarkHint}
          checked={positionPerMark}
          onChange={(next) => setPreferences({ positionPerMark: next })}
        />
      </div>
    </Section>
  );
};
