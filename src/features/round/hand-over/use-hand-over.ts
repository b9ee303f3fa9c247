import type { Result } from '@divot/basics';
import { useEffect, useState } from 'react';
import { mergeBoard, shareBoard, undoReading } from '#src/data/commands/board.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { SAME_NAME, storedBoard } from '#src/domain/rounds/group-board.ts';
import { useSession } from '#src/platform/state.ts';
import { showToast, showUndo } from '#src/ui/primitives/toast.ts';
import { useTees } from '#src/features/round/use-tees.ts';
import { type ReadLink, readLink } from '#src/domain/rounds/board-link.ts';
import { copy } from './copy.ts';

/** Whose phone it is. The name is empty until the profile has one. */
export const useOwner = () => {
  const session = useSession();
  const { profile } = useProfile();
  return { name: (profile?.displayName ?? (session.kind === 'signed-in' ? session.user.displayName : '')).trim() };
};

export const tellFailure = (done: Result<unknown>): boolean => {
  if (!done.ok) showToast({ text: done.error, tone: 'error' });
  return !done.ok;
};

/** Takes codes from other phones into a round's board and its partners' cards. */
export const useReading = (round: Round) => {
  const owner = useOwner();
  const tees = useTees(round);
  const [parts, setParts] = useState<ReadonlySet<number>>(new Set());
  const [of, setOf] = useState(1);
  /** A code whose owner has the golfer's own name, until the golfer has said whether it is theirs. */
  const [asked, setAsked] = useState<ReadLink>();
  /** Of a board that another phone shares live. */
  const [invitation, setInvitation] = useState<string>();

  const take = async (read: ReadLink, isOwnPhone: boolean): Promise<boolean> => {
    const merged = await mergeBoard(round.id, read.board, { owner, tees, isOwnPhone });
    if (!merged.ok) {
      if (merged.error === SAME_NAME) setAsked(read);
      else showToast({ text: merged.error, tone: 'error' });
      return false;
    }
    setParts((before) => new Set([...(read.parts === of ? before : []), read.part]));
    setOf(read.parts);
    setInvitation(read.key);
    showUndo(copy.merged(read.board.players.length), () => {
      void undoReading(round, merged.value).then(tellFailure);
    });
    return true;
  };
  /** Whether the text held a card that the round took. */
  const takeText = async (text: string): Promise<boolean> => {
    const read = readLink(text);
    if (read.ok) return take(read.value, false);
    showToast({ text: read.error, tone: 'error' });
    return false;
  };
  const answer = (isOwnPhone: boolean) => {
    if (asked && isOwnPhone) void take(asked, true);
    setAsked(undefined);
  };
  return { takeText, take, partsRead: parts.size, of, isAsking: asked !== undefined, answer, owner, invitation };
};

/** The board of a round as the code shows it. Undefined until this phone's own figures are on it. */
export const useSharedBoard = (round: Round, owner: { readonly name: string }) => {
  const [isShared, setShared] = useState(false);
  const { id } = round;
  const { name } = owner;
  useEffect(() => {
    if (name === '') return;
    const share = async () => setShared(!tellFailure(await shareBoard(id, { name })));
    void share();
  }, [id, name]);
  return isShared ? storedBoard(round) : undefined;
};
