import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { copy } from '#src/features/swing/copy.ts';

// A clip that cannot be read now cannot be read in a minute either: trying again is offered where it can go otherwise,
// and where it cannot, what helps instead. Of a failure its sentence is kept, no code.

/** mark: the golfer says where the swing is · again: the same clip once more · another: only another clip helps */
export type RecoveryAction = 'mark' | 'again' | 'another';

export const recoveryAction = ({ error = '' }: Pick<Swing, 'error'>, hasVideo: boolean): RecoveryAction => {
  if (error === copy.queue.noSwing) return hasVideo ? 'mark' : 'another';
  return error.includes(copy.queue.again) ? 'again' : 'another';
};
