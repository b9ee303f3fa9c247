import type { CloudFailure } from '#src/platform/cloud.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { EmptyState } from '#src/ui/primitives/empty-state.tsx';
import { copy } from '#src/features/swing/copy.ts';

/** Shown in place of a body that this device has never had. */
export const NoBody = ({ why, onRetry }: { readonly why: CloudFailure; readonly onRetry: () => void }) => (
  <EmptyState of="swings" action={<Button onClick={onRetry}>{copy.player.away.retry}</Button>}>
    {copy.player.away.text(why)}
  </EmptyState>
);
