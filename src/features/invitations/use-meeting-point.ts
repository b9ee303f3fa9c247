import { isRecord } from '#src/domain/shared/is-record.ts';
import { useEffect, useState } from 'react';
import { useOwnMeetingPoint } from '#src/data/queries/invitations.ts';
import type { Invitation } from '#src/domain/entities/invitation.entity.ts';
import { isTakenIn } from '#src/domain/invitations/invitation-rules.ts';
import { cloud } from '#src/platform/cloud.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';
import { useNetwork } from '#src/platform/state.ts';

// Where a game's players meet. The host has it on the device. An accepted guest's device asks the cloud for it and
// keeps it for the course, where there is no signal. It is stored under the golfer's id, so signing out removes it.

export type Meeting = {
  readonly directions?: string | undefined;
  readonly latitude?: number | undefined;
  readonly longitude?: number | undefined;
};
/** unsaid: the host has not written it · unknown: not fetched yet */
export type MeetingState = Meeting | 'unsaid' | 'unknown';

const UNSAID = 'unsaid';
const isNumberOrNone = (value: unknown) => value === undefined || typeof value === 'number';
export const isStoredMeeting = (value: unknown): value is Meeting | typeof UNSAID =>
  value === UNSAID ||
  (isRecord(value) &&
    (value['directions'] === undefined || typeof value['directions'] === 'string') &&
    isNumberOrNone(value['latitude']) &&
    isNumberOrNone(value['longitude']));

/** Undefined for anyone who is not, or no longer, in the game. */
export const useMeetingPoint = (game: Invitation, uid: string): MeetingState | undefined => {
  const isHost = game.userId === uid;
  const isGuest = !isHost && isTakenIn(game, uid);
  const offline = useNetwork() === 'offline';
  const ownPoint = useOwnMeetingPoint(isHost ? game.id : undefined);
  const key = `divot-meeting-${game.id}-${uid}`;
  const [cached, setCached] = useState(() => readLocal(key, isStoredMeeting));

  useEffect(() => {
    // A guest who is no longer in the game keeps no copy.
    if (!isHost && !isGuest) localStorage.removeItem(key);
    if (!isGuest || offline) return undefined;
    let over = false;
    const fetchIt = async () => {
      const answer = await (await cloud()).meetingPoint(game.id);
      // The cloud could not be reached. Keep the stored copy, and ask again the next time the game is opened.
      if (over || !answer.ok) return;
      const { directions, latitude, longitude } = answer.value ?? {};
      const meeting = answer.value ? { directions, latitude, longitude } : UNSAID;
      writeLocal(key, meeting);
      setCached(meeting);
    };
    fetchIt().catch(() => undefined);
    return () => {
      over = true;
    };
  }, [game.id, isHost, isGuest, offline, key]);

  if (isHost) return ownPoint.ready ? (ownPoint.document ?? UNSAID) : undefined;
  return isGuest ? (cached ?? 'unknown') : undefined;
};
