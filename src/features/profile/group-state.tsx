import type { Profile } from '#src/domain/entities/profile.entity.ts';
import { useHandicap } from '#src/data/queries/handicap.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { countData, factData } from '#src/domain/facts.ts';
import { choiceOf } from '#src/domain/profile/choices.ts';
import { handicapText } from '#src/domain/profile/handicap-text.ts';
import { CLUBS_IN_BAG } from '#src/domain/profile/limits.ts';
import { usePreferences } from '#src/platform/settings/preferences.ts';
import { version } from '#src/platform/settings/version.ts';
import { useSyncStatus } from '#src/platform/state.ts';
import { copy } from './copy.ts';
import type { Group } from './settings-search.ts';

const words = copy.state;
const listed = (...parts: readonly (string | false | undefined)[]): string => parts.filter(Boolean).join(', ');

const You = ({ profile }: { readonly profile: Profile }) => {
  const { handicap, ready } = useHandicap();
  const index = handicap ? handicapText(handicap.index) : 'N/A';
  const hurting = profile.painAreas?.length ?? 0;
  return (
    <span {...(ready ? factData(['index', index]) : {})}>
      {listed(
        ready && words.index(index),
        words.hands[profile.handedness ?? 'right'],
        hurting > 0 && words.hurts(hurting),
      )}
    </span>
  );
};

const Bag = ({ profile: { bag = [] } }: { readonly profile: Profile }) => (
  <span {...countData('clubs', bag.length, CLUBS_IN_BAG)}>{copy.bag.count(bag.length)}</span>
);

const Play = () => {
  const { units, gloveMode } = usePreferences();
  return listed(copy.course.unitSystems[units], words.glove[gloveMode ? 'on' : 'off']);
};

const Look = ({ profile: { preferences } }: { readonly profile: Profile }) => {
  const { theme, sounds } = usePreferences();
  const reminders = new Set([choiceOf(preferences, 'lessonReminders'), choiceOf(preferences, 'assessmentReminders')]);
  return listed(
    words.themes[theme],
    words.sounds[sounds ? 'on' : 'off'],
    words.reminders[reminders.size > 1 ? 'some' : reminders.has(true) ? 'all' : 'none'],
  );
};

const Data = ({ profile: { preferences } }: { readonly profile: Profile }) => {
  const { phase, pending, attention } = useSyncStatus();
  if (attention > 0) return <span className="font-medium text-ink">{copy.sync.attention(attention)}</span>;
  if (pending > 0) return copy.sync.waiting(pending);
  return phase === 'idle'
    ? listed(words.synced, words.videos[choiceOf(preferences, 'videosStayHere') ? 'here' : 'sent'])
    : copy.sync.phases[phase];
};

const About = () => words.version(version);

const states = { you: You, bag: Bag, play: Play, look: Look, data: Data, about: About };

/** How a group of settings stands, in one line. */
export const GroupState = ({ group }: { readonly group: Group }) => {
  const { profile } = useProfile();
  const State = states[group];
  return <span className="figures text-note font-text text-rough">{profile && <State profile={profile} />}</span>;
};
