import { type Part, controls } from '#src/domain/forms/fields.ts';
import { FeelScale } from '#src/ui/primitives/feel-scale.tsx';
import { TextField } from '#src/ui/primitives/field.tsx';
import { TextArea } from '#src/ui/primitives/text-area.tsx';
import { reflectionFields } from '#src/features/round/card/card-fields.ts';

/** What the golfer says about the day, before the card is handed in and afterwards. */
export const ReflectionFields = (form: Part<typeof reflectionFields>) => {
  const at = controls(reflectionFields, form);
  return (
    <>
      <TextArea {...at('bestShot')} />
      <TextArea {...at('lesson')} />
      <FeelScale {...at('mood')} />
      <TextField {...at('signedBy')} />
      <TextArea {...at('notes')} />
    </>
  );
};
