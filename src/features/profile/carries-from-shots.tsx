import { useRef, useState } from 'react';
import { CLUB_TYPES } from '#src/domain/profile/limits.ts';
import { type CarryProposal, proposeCarries } from '#src/domain/transfer/shots/propose-carries.ts';
import type { ShotFile, ShotFileOptions } from '#src/domain/transfer/shots/types.ts';
import { logError } from '#src/platform/error-log.ts';
import { usePreferences } from '#src/platform/preferences.ts';
import { readShots } from '#src/platform/shot-reader.ts';
import { UploadIcon } from '#src/ui/icons/icons.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { Dialog } from '#src/ui/primitives/dialog.tsx';
import { Disclosure } from '#src/ui/primitives/disclosure.tsx';
import { ErrorNote } from '#src/ui/primitives/error-note.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';
import { copy } from './copy.ts';

const words = copy.bag.shots;
const METRES_PER_YARD = 0.9144;
const MOST_LINES_SHOWN = 200;

type Props = {
  /** The carries that the golfer accepts; a club that is not in the bag yet is added. */
  readonly onUse: (carries: readonly CarryProposal[]) => void;
};

type Answers = Pick<ShotFileOptions, 'lengthUnit' | 'clubs'>;
type Open = { readonly file: File; readonly shots: ShotFile; readonly answers: Answers };

/** What the file leaves open; the day of a shot changes no carry, so dates are not asked for here. */
const Questions = ({ open, onAnswer }: { readonly open: Open; readonly onAnswer: (answers: Answers) => void }) => {
  const { shots, answers } = open;
  const asked = [...new Set([...(shots.ambiguous.clubs ?? []), ...Object.keys(answers.clubs ?? {})])];
  return (
    <>
      {shots.ambiguous.columns && <p className="measure text-note">{words.columns}</p>}
      {(shots.ambiguous.lengthUnit || answers.lengthUnit) && (
        <SegmentedControl
          label={words.unit}
          value={answers.lengthUnit}
          segments={[
            { value: 'm', label: words.metres },
            { value: 'yd', label: words.yards },
          ]}
          onChange={(lengthUnit) => onAnswer({ ...answers, lengthUnit })}
        />
      )}
      {asked.map((word) => (
        <Select
          key={word}
          label={words.club(word)}
          value={answers.clubs?.[word] ?? ''}
          options={[
            { value: '', label: words.chooseClub },
            ...CLUB_TYPES.map((value) => ({ value: value as string, label: value as string })),
          ]}
          onChange={(club) => club !== '' && onAnswer({ ...answers, clubs: { ...answers.clubs, [word]: club } })}
        />
      ))}
    </>
  );
};

/** Carries out of a launch monitor's file: proposals that the golfer takes one by one. The shots are not stored. */
export const CarriesFromShots = ({ onUse }: Props) => {
  const { units } = usePreferences();
  const input = useRef<HTMLInputElement>(null);
  const running = useRef<AbortController>(undefined);
  const [open, setOpen] = useState<Open>();
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [failure, setFailure] = useState<string>();
  const [progress, setProgress] = useState<number>();

  const read = async (file: File, answers: Answers) => {
    running.current?.abort();
    const turn = new AbortController();
    running.current = turn;
    setFailure(undefined);
    setProgress(0);
    try {
      const result = await readShots(file, { options: answers, onProgress: setProgress, signal: turn.signal });
      if (result.ok) setOpen({ file, shots: result.value, answers });
      else setFailure(result.error);
    } catch (error) {
      if (turn.signal.aborted) return;
      logError(error);
      setFailure(words.failed);
    }
    setProgress(undefined);
  };
  const close = () => {
    running.current?.abort();
    setProgress(undefined);
    setOpen(undefined);
    setLeft(new Set());
  };

  const found = open && proposeCarries(open.shots.shots);
  const taken = (found?.proposals ?? []).filter(({ club }) => !left.has(club));
  const { ambiguous, skipped = [] } = open?.shots ?? {};
  const isAnswered = !ambiguous?.lengthUnit && !ambiguous?.clubs;
  const shown = (yards: number) => Math.round(units === 'metric' ? yards * METRES_PER_YARD : yards);
  return (
    <>
      {progress === undefined || open ? (
        <Button onClick={() => input.current?.click()}>
          <UploadIcon className="size-5" />
          {words.choose}
        </Button>
      ) : (
        <Button onClick={close}>{words.cancelReading(Math.round(progress * 100))}</Button>
      )}
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
        aria-label={words.choose}
        className="hidden"
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          event.currentTarget.value = '';
          if (file) void read(file, {});
        }}
      />
      {failure !== undefined && (
        <div className="w-full">
          <ErrorNote title={failure} />
        </div>
      )}
      {open && found && (
        <Dialog
          open
          onClose={close}
          title={words.title}
          text={words.found(open.shots.shots.length)}
          actions={
            <>
              <Button variant="quiet" onClick={close}>
                {words.cancel}
              </Button>
              {taken.length > 0 && (
                <Button
                  variant="primary"
                  busy={progress !== undefined}
                  disabled={!isAnswered}
                  onClick={() => {
                    onUse(taken);
                    close();
                  }}
                >
                  {words.use(taken.length)}
                </Button>
              )}
            </>
          }
        >
          <Questions open={open} onAnswer={(answers) => void read(open.file, answers)} />
          <ul aria-label={words.carries} className="flex flex-col">
            {found.proposals.map(({ club, shots, carryYards, giveOrTakeYards, isRough }) => (
              <li key={club} className="rule-b py-1">
                <Checkbox
                  label={words.carry(club, shown(carryYards), shown(giveOrTakeYards), units, shots, isRough)}
                  checked={!left.has(club)}
                  onChange={(isTaken) => {
                    const next = new Set(left);
                    if (isTaken) next.delete(club);
                    else next.add(club);
                    setLeft(next);
                  }}
                />
              </li>
            ))}
          </ul>
          {found.tooFew.length > 0 && <p className="measure text-note">{words.tooFew(found.tooFew.join(', '))}</p>}
          {skipped.length > 0 && (
            <Disclosure title={words.leftOut(skipped.length)}>
              <ul className="text-note">
                {skipped.slice(0, MOST_LINES_SHOWN).map(({ line, reason }) => (
                  <li key={line}>{words.line(line, reason)}</li>
                ))}
              </ul>
            </Disclosure>
          )}
          <p className="measure text-note text-rough">{words.stays}</p>
        </Dialog>
      )}
    </>
  );
};
