import type { EntityName } from '#src/domain/entities/registry.ts';
import type { Send } from '#src/sync/contract.ts';
import { pushCourse } from './courses.ts';
import { pushGame } from './invitation-cards.ts';
import { pushSwing } from './swings.ts';

const senders: Readonly<Partial<Record<EntityName, Send>>> = {
  // A published course also has a card for other golfers.
  courses: pushCourse,
  games: pushGame,
  swings: pushSwing,
};

/** Sends a document, which may be several documents in the cloud. */
export const sendDocument: Send = (target, row, transact) =>
  senders[target.name]?.(target, row, transact) ?? transact(target, row);
