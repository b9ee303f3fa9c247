import { useRef, useState } from 'react';
import { readSpeedSet, speedsIn } from '@divot/training';
import { copy } from '#src/features/workout/copy.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { UploadIcon } from '#src/ui/icons/screen-icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { FileInput } from '#src/ui/primitives/file-input.tsx';
import { NumberField } from '#src/ui/primitives/field.tsx';

const words = copy.player.speed;

const speedsOf = async (file: File) => (await import('./speeds-of-file.ts')).speedsOf(file);

type Props = {
  /** The speeds typed for this set, as text. */
  readonly speeds: string;
  readonly onChange: (speeds: string) => void;
};

/**
 * Speeds of a set of fast swings as a measuring device reports them: one at a time, pasted, or from its file. Says when
 * the set is over.
 */
export const SpeedInSet = ({ speeds, onChange }: Props) => {
  const [next, setNext] = useState('');
  const [problem, setProblem] = useState<string>();
  const files = useRef<HTMLInputElement>(null);
  const swings = speedsIn(speeds);
  const set = readSpeedSet(swings);
  const added = speedsIn(next);
  const addAll = (more: readonly number[]) => {
    onChange(speedsIn([...swings, ...more].join(' ')).join(' '));
    setNext('');
    setProblem(undefined);
  };
  const bringIn = async (file: File) => {
    const read = await speedsOf(file);
    if (read.ok) addAll(read.value);
    else setProblem(read.error);
  };
  return (
    <div className="flex flex-col gap-2">
      <NumberField decimal label={words.field} hint={words.hint} error={problem} value={next} onChange={setNext} />
      <div className="flex flex-wrap gap-3">
        <Button disabled={added.length === 0} onClick={() => addAll(added)}>
          {words.add}
        </Button>
        <Button variant="quiet" onClick={() => files.current?.click()}>
          <UploadIcon className="size-5" />
          {words.file}
        </Button>
        <FileInput
          ref={files}
          label={words.file}
          accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
          onFiles={([file]) => file && void bringIn(file).catch(logError)}
        />
      </div>
      {set && (
        <div className="flex items-center justify-between gap-4">
          <p role="status" className={set.isOver ? 'text-lead font-strong' : 'figures text-note'}>
            {set.isOver
              ? words.over(set.at, Math.round(set.loss * 100))
              : words.so(set.swings, set.best, swings.at(-1)!)}
          </p>
          <Button variant="quiet" className="shrink-0" onClick={() => onChange(swings.slice(0, -1).join(' '))}>
            {words.undo}
          </Button>
        </div>
      )}
    </div>
  );
};
