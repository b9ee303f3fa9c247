import { useRef, useState } from 'react';
import type { Result } from '@divot/basics';
import type { ImportAnswers, ImportPreview } from '#src/domain/transfer/import-preview.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import type { Watch } from '#src/platform/waiting/watch.ts';
import { showUndo, succeeded } from '#src/ui/primitives/toast.ts';
import { importCopy } from './import-copy.ts';

const words = importCopy;
const MB = 1024 * 1024;
/** The largest file that Divot reads, in MB. From an archive, Divot unzips only the golf files. */
const most = ({ name }: File): number => (name.toLowerCase().endsWith('.zip') ? 200 : 20);

export type Importer<D> = {
  readonly kind: keyof typeof words.kinds;
  readonly look: (file: File, watch: Watch, answers?: ImportAnswers) => Promise<Result<ImportPreview<D>>>;
  readonly store: (documents: readonly D[], watch: Watch) => Promise<Result<number>>;
  readonly undo: (documents: readonly D[]) => Promise<Result<number>>;
};

type Step<D> =
  | { readonly kind: 'choosing'; readonly failure?: string }
  | { readonly kind: 'reading'; readonly progress: number }
  | { readonly kind: 'asking'; readonly reading: Found<D> }
  | { readonly kind: 'storing'; readonly reading: Found<D>; readonly progress: number };

/** What a file would add, given the golfer's answers to its open questions. */
type Found<D> = { readonly file: File; readonly preview: ImportPreview<D>; readonly answers: ImportAnswers };

/** One import: choose a file, read it, ask the golfer, then store all of it or nothing. */
export const useImport = <D>({ kind, look, store, undo }: Importer<D>) => {
  const [step, setStep] = useState<Step<D>>({ kind: 'choosing' });
  const running = useRef<AbortController>(undefined);
  const fail = (failure: string) => setStep({ kind: 'choosing', failure });

  /** Reports the progress of a step and lets the golfer cancel it. */
  const watchOf = (kind: 'reading' | 'storing'): Watch => {
    running.current = new AbortController();
    const { signal } = running.current;
    // Ignore progress that arrives after the step has ended.
    const onProgress = (progress: number) => setStep((now) => (now.kind === kind ? { ...now, progress } : now));
    return { onProgress, signal };
  };

  const lookInto = async (file: File, answers: ImportAnswers = {}) => {
    const watch = watchOf('reading');
    try {
      const result = await look(file, watch, answers);
      if (result.ok) setStep({ kind: 'asking', reading: { file, preview: result.value, answers } });
      else fail(result.error);
    } catch (error) {
      if (watch.signal.aborted) {
        setStep({ kind: 'choosing' });
        return;
      }
      logError(error);
      fail(words.unreadable);
    }
  };

  const read = async (file: File) => {
    if (file.size > most(file) * MB) {
      fail(words.tooLarge(most(file)));
      return;
    }
    setStep({ kind: 'reading', progress: 0 });
    await lookInto(file);
  };
  /** Reads the file again with the golfer's answers, behind the open dialog. */
  const answer = ({ file }: Found<D>, answers: ImportAnswers) => lookInto(file, answers);

  const confirm = async (reading: Found<D>, documents: readonly D[]) => {
    setStep({ kind: 'storing', reading, progress: 0 });
    const watch = watchOf('storing');
    const stored = await store(documents, watch);
    if (!stored.ok) {
      if (watch.signal.aborted) setStep({ kind: 'choosing' });
      else fail(`${stored.error} ${words.nothingStored}`);
      return;
    }
    setStep({ kind: 'choosing' });
    showUndo(words.kinds[kind].done(stored.value), () => {
      void undo(documents).then((undone) => succeeded(undone, words.undone));
    });
  };

  return {
    step,
    read,
    answer,
    confirm,
    /** Cancels reading or storing. Nothing is stored, unless storing had just finished. */
    cancel: () => running.current?.abort(),
    close: () => setStep({ kind: 'choosing' }),
  };
};
