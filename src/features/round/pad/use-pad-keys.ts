import { useSingleKeys } from '#src/platform/use-single-keys.ts';

type PadKeys = {
  readonly score: (strokes: number) => void;
  readonly step: (by: 1 | -1) => void;
  readonly turn: (by: 1 | -1) => void;
  readonly undo: () => void;
};

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && target.closest('input, textarea, select, [role="dialog"], [role="menu"]') !== null;

/** Scoring by keyboard: digits, arrows, U. Ignores keys while something else has the keyboard. */
export const usePadKeys = ({ score, step, turn, undo }: PadKeys): void =>
  useSingleKeys((event) => {
    if (event.defaultPrevented || isTyping(event.target)) return;
    const acts: Record<string, () => void> = {
      ArrowUp: () => step(1),
      ArrowDown: () => step(-1),
      ArrowRight: () => turn(1),
      ArrowLeft: () => turn(-1),
      u: undo,
    };
    const act = /^[1-9]$/.test(event.key) ? () => score(Number(event.key)) : acts[event.key];
    if (!act) return;
    event.preventDefault();
    act();
  });
