import type { DraftEdits, ProfileDraft, ProfileProblems } from './profile-draft.ts';

/** What every part of the profile form receives: the draft as shown, its problems, and a callback for edits. */
export type FormPart = {
  readonly draft: ProfileDraft;
  readonly problems: ProfileProblems;
  readonly onType: (edits: DraftEdits) => void;
};
