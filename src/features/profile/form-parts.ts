import type { DraftEdits, ProfileDraft, ProfileProblems } from './profile-draft.ts';

/** What every part of the profile form gets: the draft as shown, what is wrong with it, and a way to type. */
export type FormPart = {
  readonly draft: ProfileDraft;
  readonly problems: ProfileProblems;
  readonly onType: (edits: DraftEdits) => void;
};
