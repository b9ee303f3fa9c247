import { useState } from 'react';
import { changePartners, setIndexAtStart } from '#src/data/commands/rounds.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { readHandicap } from '#src/domain/profile/handicap-text.ts';
import { ninesText } from '#src/domain/rounds/tee-text.ts';
import { useDraft } from '#src/platform/storage/draft.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { Sheet } from '#src/ui/primitives/sheet.tsx';
import { copy } from './copy.ts';
import { useTees } from '#src/data/queries/tees.ts';
import { OwnIndex, PartnerFields } from './partner-fields.tsx';
import { arePartnersTyped, partnersNamed, partnersOf } from '#src/domain/rounds/partners-typed.ts';

type Props = { readonly round: Round; readonly open: boolean; readonly onClose: () => void };

/**
 * Playing partners during the round: adds a handicap that was unknown on the first tee, or a player who joined later.
 */
export const PartnersSheet = ({ round, open, onClose }: Props) => {
  const { draft, saveDraft, discardDraft } = useDraft(`partners-${round.id}`, round.userId, arePartnersTyped);
  const partners = draft ?? partnersOf(round);
  const { profile } = useProfile();
  const [ownIndex, setOwnIndex] = useState('');
  const needsIndex = round.indexAtStart === undefined && round.courseHandicap === undefined;
  const [error, setError] = useState<string>();
  const ownTee = round.courseSnapshot?.tee;
  const tees = useTees(round).filter((tee) => ownTee && ninesText(tee) === ninesText(ownTee));
  const save = async () => {
    const named = partnersNamed(partners, tees, ownTee, profile?.displayName ?? '');
    const index = readHandicap(ownIndex);
    const isAsked = needsIndex && index.ok && index.value !== undefined;
    const withIndex = isAsked ? await setIndexAtStart(round.id, index.value) : index;
    const saved = !withIndex.ok ? withIndex : named.ok ? await changePartners(round.id, named.value) : named;
    if (!saved.ok) return setError(saved.error);
    discardDraft();
    return onClose();
  };
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={copy.who}
      footer={
        <Button block size="play" variant="primary" onClick={() => void save()}>
          {copy.save}
        </Button>
      }
    >
      <div className="flex flex-col gap-5 pt-2">
        {needsIndex && <OwnIndex value={ownIndex} onChange={setOwnIndex} />}
        <PartnerFields
          partners={partners}
          ground={{ tees, ownTee, holesPlanned: round.holesPlanned, ratingMinusPar: round.ratingMinusPar ?? true }}
          onChange={saveDraft}
        />
        {error !== undefined && <ErrorNote title={error}>{copy.unsaved}</ErrorNote>}
      </div>
    </Sheet>
  );
};
