import { useState } from 'react';
import { wholeSwing } from '#src/data/queries/swings.ts';
import type { SwingSummary } from '#src/domain/entities/swing.entity.ts';
import { ANALYSIS_VERSION } from '@divot/swing';
import { Button } from '#src/ui/primitives/button.tsx';
import { showToast } from '#src/ui/primitives/toast.ts';
import { copy } from '#src/features/swing/copy.ts';
import { correctSwing } from '#src/features/swing/result/correct.ts';

const words = copy.history;

/** Offers to read swings from an older analysis again from their poses, with or without the video. */
export const BetterReading = ({ swings }: { readonly swings: readonly SwingSummary[] }) => {
  const [done, setDone] = useState<number>();
  const older = swings.filter(
    ({ analysisVersion = ANALYSIS_VERSION, landmarks }) =>
      analysisVersion < ANALYSIS_VERSION && landmarks !== undefined,
  );
  if (older.length === 0) return null;
  const readAll = async () => {
    setDone(0);
    for (const [i, swing] of older.entries()) {
      const whole = await wholeSwing(swing.id);
      const read = whole && (await correctSwing(whole, (corrections) => corrections));
      if (read?.ok === false) showToast({ text: read.error, tone: 'error' });
      setDone(i + 1);
    }
    setDone(undefined);
  };
  return (
    <aside
      aria-label={words.better}
      className="flex flex-wrap items-center gap-4 border-l-4 border-sky bg-sky-tint px-4 py-3"
    >
      <p className="measure flex-1 text-note">{words.betterText(older.length)}</p>
      <Button busy={done !== undefined} onClick={() => void readAll()}>
        {words.readAgain}
      </Button>
    </aside>
  );
};
