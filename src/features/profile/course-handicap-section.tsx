import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { Section } from '#src/ui/primitives/section.tsx';
import { ChoiceSwitch } from './choice-switch.tsx';
import { copy } from './copy.ts';

const words = copy.courseHandicap;

/** Which course handicap new rounds use. */
export const CourseHandicapSection = ({ profile }: { readonly profile: Profile }) => (
  <Section title={words.title}>
    <ChoiceSwitch profile={profile} choice="ratingMinusPar" label={words.ratingMinusPar} hint={words.hint} />
  </Section>
);
