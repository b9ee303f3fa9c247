import { useEffect, useEffectEvent, useRef } from 'react';
import { takeLiveCards } from '#src/data/commands/events.ts';
import type { GroupStanding } from '#src/domain/events/next-step.ts';
import type { GolfEvent } from '#src/domain/events/event.ts';
import { type CloudBoard, cloud } from '#src/platform/cloud.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { useNetwork } from '#src/platform/state.ts';

/** One group at a time, so that a day of 24 costs the cloud no more than one phone of a group does. */
const EVERY_MS = 10_000;

/** While a board of the event is on the screen: takes over what the groups that are still out share live. */
export const useLiveCards = (uid: string, event: GolfEvent, standings: readonly GroupStanding[]): void => {
  const isOffline = useNetwork() === 'offline';
  const turn = useRef(0);
  const boards = useRef(new Map<string, CloudBoard>());
  const shared = standings.filter(({ group, isIn }) => group.key !== undefined && !isIn);
  const read = async () => {
    const group = shared[turn.current % shared.length]?.group;
    if (!group?.key || isOffline || document.visibilityState !== 'visible') return;
    turn.current += 1;
    const board = boards.current.get(group.key) ?? (await (await cloud()).board(group.key));
    if (!board) return;
    boards.current.set(group.key, board);
    await takeLiveCards(uid, event, group, board);
  };
  const onTick = useEffectEvent(() => {
    read().catch(logError);
  });
  const isOn = shared.length > 0 && !isOffline;
  useEffect(() => {
    if (!isOn) return undefined;
    onTick();
    const timer = setInterval(onTick, EVERY_MS);
    return () => clearInterval(timer);
  }, [isOn]);
};
