import type { ReactNode } from 'react';
import type { ShotPreview } from '#src/domain/bag/preview-shots.ts';
import { EVERY_CLUB_TYPE } from '#src/domain/profile/limits.ts';
import { METRES_PER_YARD } from '@divot/basics';
import { type ShotFileOptions, swappedDay } from '@divot/shot-files';
import { copy } from '#src/features/bag/copy.ts';
import { dayText } from '#src/platform/clock/day-text.ts';
import { Checkbox } from '#src/ui/primitives/checkbox.tsx';
import { SegmentedControl } from '#src/ui/primitives/segmented-control.tsx';
import { Select } from '#src/ui/primitives/select.tsx';

const words = copy.import;

type Props = {
  readonly preview: ShotPreview;
  readonly answers: ShotFileOptions;
  readonly onAnswer: (answers: ShotFileOptions) => void;
};

const Question = ({ title, text, children }: { title: string; text?: string; children: ReactNode }) => (
  <section className="flex flex-col gap-2 border-l-8 border-sand-ink bg-sand-tint px-4 py-3">
    <h2 className="text-lead font-strong">{title}</h2>
    {text !== undefined && <p className="text-body">{text}</p>}
    {children}
  </section>
);

const Choice = ({ title, detail }: { readonly title: string; readonly detail?: string | undefined }) => (
  <span className="flex flex-col">
    <span>{title}</span>
    {detail !== undefined && <span className="figures text-fine font-text">{detail}</span>}
  </span>
);

const UnitQuestion = ({ preview, answers, onAnswer }: Props) => {
  const most = preview.clubs.toSorted((a, b) => b.shots - a.shots)[0];
  const written = most && Math.round(preview.lengthUnit === 'm' ? most.carryM : most.carryM / METRES_PER_YARD);
  const detail = (unit: string) => (most ? `${most.club} ${written} ${unit}` : undefined);
  return (
    <Question title={words.unit} text={words.unitPlain}>
      <SegmentedControl
        hideLabel
        label={words.unit}
        value={answers.lengthUnit}
        segments={[
          { value: 'm', name: words.metres, label: <Choice title={words.metres} detail={detail('m')} /> },
          { value: 'yd', name: words.yards, label: <Choice title={words.yards} detail={detail('yd')} /> },
        ]}
        onChange={(lengthUnit) => onAnswer({ ...answers, lengthUnit })}
      />
    </Question>
  );
};

const DateQuestion = ({ preview, answers, onAnswer }: Props) => {
  const day = preview.openDay;
  if (day === undefined) return null;
  const [dayFirst, monthFirst] = preview.dayFirst === true ? [day, swappedDay(day)] : [swappedDay(day), day];
  return (
    <Question title={words.date} text={words.dateText}>
      <SegmentedControl
        hideLabel
        label={words.date}
        value={answers.dayFirst === undefined ? undefined : answers.dayFirst ? 'day' : 'month'}
        segments={[
          { value: 'day', label: dayText(dayFirst) },
          { value: 'month', label: dayText(monthFirst) },
        ]}
        onChange={(order) => onAnswer({ ...answers, dayFirst: order === 'day' })}
      />
    </Question>
  );
};

const ClubQuestion = ({ preview, answers, onAnswer }: Props) => {
  const { ambiguous, unknownClubs } = preview;
  const clubsToAsk = [...new Set([...(ambiguous.clubs ?? []), ...unknownClubs, ...Object.keys(answers.clubs ?? {})])];
  return (
    <Question title={words.clubs} text={unknownClubs.length > 0 ? words.clubsUnknown : undefined}>
      {clubsToAsk.map((word) => (
        <Select
          key={word}
          label={words.club(word)}
          value={answers.clubs?.[word] ?? ''}
          options={[
            { value: '', label: words.chooseClub },
            ...EVERY_CLUB_TYPE.map((value) => ({ value, label: value })),
          ]}
          onChange={(club) => club !== '' && onAnswer({ ...answers, clubs: { ...answers.clubs, [word]: club } })}
        />
      ))}
    </Question>
  );
};

/** Every player in the file. The golfer ticks their own name, or several if they appear under more than one. */
const PlayerQuestion = ({ preview, answers, onAnswer }: Props) => {
  const chosen = answers.players ?? [];
  const toggle = (at: number, isGolfer: boolean) =>
    onAnswer({ ...answers, players: isGolfer ? [...chosen, at] : chosen.filter((one) => one !== at) });
  return (
    <Question title={words.players} text={words.playersText}>
      {preview.players.map(({ name, shots }, at) => (
        <Checkbox
          key={name}
          label={name || words.noName}
          hint={words.playerShots(shots)}
          checked={chosen.includes(at)}
          onChange={(isGolfer) => toggle(at, isGolfer)}
        />
      ))}
    </Question>
  );
};

/** Questions the file leaves open, each with what its answers would mean. */
export const Questions = (props: Props) => {
  const { ambiguous, players, unknownClubs } = props.preview;
  const { answers } = props;
  return (
    <>
      {players.length > 0 && <PlayerQuestion {...props} />}
      {(ambiguous.lengthUnit || answers.lengthUnit) && <UnitQuestion {...props} />}
      {(ambiguous.dates || answers.dayFirst !== undefined) && <DateQuestion {...props} />}
      {(ambiguous.clubs || unknownClubs.length > 0 || answers.clubs) && <ClubQuestion {...props} />}
    </>
  );
};

/** What the golfer must answer before anything is imported. Undefined if nothing. */
export const openQuestion = ({ ambiguous, openDay }: ShotPreview): string | undefined => {
  if (ambiguous.columns) return words.answerFirst.columns;
  if (ambiguous.players) return words.answerFirst.players;
  if (ambiguous.lengthUnit) return words.answerFirst.unit;
  if (ambiguous.dates && openDay !== undefined) return words.answerFirst.date;
  return ambiguous.clubs ? words.answerFirst.clubs : undefined;
};
