import type { Part } from '@divot/golf-rules';
import { FOCUS_AREAS, FOCUS_OF_PART, type Focus } from './focus.ts';
import type { SessionBlock, SessionRequest } from './session.ts';

// Why a block is in today's session. Gives only reasons that are true of this drill and golfer, the strongest first.

export type BlockReason =
  | { readonly kind: 'fault'; readonly faultId: string; readonly isTop: boolean }
  | { readonly kind: 'focus'; readonly focus: Focus }
  | { readonly kind: 'lost'; readonly part: Part }
  /** 'game' marks a varied block whose drill is a game, so its task does not change every ball. */
  | { readonly kind: SessionBlock['part'] | 'game' };

type SessionWish = Pick<SessionRequest, 'faultIds' | 'focus' | 'part'>;

export const reasonsFor = (
  { drill, part }: Pick<SessionBlock, 'drill' | 'part'>,
  { faultIds, focus, part: ofGolfer }: SessionWish,
): readonly BlockReason[] => {
  const helped = faultIds.filter((id) => drill.faults.some((fault) => fault === id));
  const isIn = (one: Focus) => FOCUS_AREAS[one].includes(drill.area);
  return [
    ...helped.map((faultId) => ({ kind: 'fault', faultId, isTop: faultId === faultIds[0] }) as const),
    ...(ofGolfer && isIn(FOCUS_OF_PART[ofGolfer]) ? [{ kind: 'lost', part: ofGolfer } as const] : []),
    ...(focus !== 'general' && isIn(focus) ? [{ kind: 'focus', focus } as const] : []),
    { kind: part === 'vary' && drill.mode === 'game' ? 'game' : part },
  ];
};
