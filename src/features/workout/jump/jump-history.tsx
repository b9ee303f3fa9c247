import { addJump, deleteJump } from '#src/data/commands/jumps.ts';
import type { MeasuredJump } from '#src/domain/entities/profile.entity.ts';
import { groupBy } from '@divot/basics';
import { dayText } from '#src/platform/day-text.ts';
import { LineTrend } from '#src/ui/charts/line-trend.tsx';
import { DeleteIcon } from '#src/ui/icons/icons.ts';
import { RowList } from '#src/ui/layout/row-list.tsx';
import { IconButton } from '#src/ui/primitives/button.tsx';
import { Section } from '#src/ui/primitives/section.tsx';
import { showToast, showUndo } from '#src/ui/primitives/toast.ts';
import { copy } from './copy.ts';

const SHOWN = 20;

type Props = { readonly uid: string; readonly jumps: readonly MeasuredJump[] };

/** The best jump of each day over time, and the latest jumps. */
export const JumpHistory = ({ uid, jumps }: Props) => {
  const days = [...groupBy(jumps, ({ on }) => on)].map(([day, own]) => ({
    day,
    bestCm: Math.max(...own.map(({ heightCm }) => heightCm)),
    jumps: own.length,
  }));
  const erase = async (jump: MeasuredJump) => {
    const erased = await deleteJump(uid, jump.id);
    if (erased.ok) showUndo(copy.deleted, () => void addJump(uid, jump));
    else showToast({ text: erased.error, tone: 'error' });
  };
  return (
    <Section title={copy.history}>
      {jumps.length === 0 && <p className="text-note text-rough">{copy.none}</p>}
      {days.length > 1 && (
        <LineTrend
          title={copy.best}
          note={copy.trendNote(days.length)}
          measure={copy.title}
          points={days.map(({ day, bestCm, jumps: n }) => ({
            when: dayText(day),
            value: Math.round(bestCm * 10) / 10,
            isSmallSample: n === 1,
          }))}
          format={(value) => value.toFixed(0)}
          words={{ when: copy.when, smallSample: copy.small }}
        />
      )}
      <RowList>
        {jumps
          .slice(-SHOWN)
          .toReversed()
          .map((jump) => (
            <li key={jump.id} className="rule-b flex items-center gap-4 py-1">
              <span className="figures min-w-20 text-lead font-strong">{copy.height(jump.heightCm)}</span>
              <span className="min-w-0 flex-1 text-note text-rough">
                {dayText(jump.on)}
                {jump.isByHand && `, ${copy.handNote}`}
              </span>
              <IconButton
                label={copy.delete(jump.heightCm, dayText(jump.on))}
                icon={<DeleteIcon className="size-5" />}
                onClick={() => void erase(jump)}
              />
            </li>
          ))}
      </RowList>
    </Section>
  );
};
