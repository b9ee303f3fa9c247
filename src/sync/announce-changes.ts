import type { EntityName } from '#src/domain/entities/registry.ts';
import type { ChangeMarker } from './change-marker.ts';
import { debounce } from './debounce.ts';
import type { DocumentStates } from './document-states.ts';
import type { Gate } from './gate.ts';

// Writes the change marker for the golfer's other devices once sending has ended, and pulls what they changed.

/** Other devices are told when this long nothing more was acknowledged. */
const QUIET_MS = 400;
/** A marker that could not be written is tried again after this long. */
const RETRY_MS = 5_000;

type Setup = {
  readonly marker: ChangeMarker;
  readonly gate: Gate;
  readonly states: DocumentStates;
  readonly pullSome: (names: readonly EntityName[]) => void;
};

export const announceChanges = ({ marker, gate, states, pullSome }: Setup) => {
  const isSending = () => [...states.entries()].some(([, state]) => state.kind === 'inFlight' && !state.answer);
  const announce = debounce(async () => {
    // Pulling while a push is under way would read back what is just being sent.
    if (isSending()) {
      announce.after(QUIET_MS);
      return;
    }
    const own = marker.owed();
    if (own.length === 0) return;
    await gate.pass();
    try {
      pullSome([...own, ...(await marker.write())]);
    } catch {
      announce.after(RETRY_MS);
    }
  });
  return {
    /** An acknowledgement has come; more may follow. */
    soon: (): void => announce.after(QUIET_MS),
    /** Tells what an earlier life, or the service worker, sent and told nobody. */
    now: (): void => {
      if (marker.owed().length > 0) announce.within(0);
    },
    stop: announce.stop,
  };
};
