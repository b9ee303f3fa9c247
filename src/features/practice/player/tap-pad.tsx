import { useState } from 'react';
import type { Drill } from '@divot/golf-content';
import { now } from '#src/platform/clock/clock.ts';
import { useNow } from '#src/platform/clock/use-clock.ts';
import { Button } from '#src/ui/primitives/button.tsx';
import { copy } from '#src/features/practice/copy.ts';

type Props = {
  readonly drill: Pick<Drill, 'pass'> | undefined;
  readonly disabled: boolean;
  readonly onTry: (value: number) => void;
};

const MOST_STROKES = 6;
const strokes = Array.from({ length: MOST_STROKES }, (_, at) => at + 1);
const overPar = [-1, 0, 1, 2, 3];

const HitOrMiss = ({ disabled, onTry }: Omit<Props, 'drill'>) => (
  <div className="grid grid-cols-2 gap-3">
    <Button
      disabled={disabled}
      className="h-48 lg:h-32"
      aria-label={copy.player.miss}
      aria-keyshortcuts="m"
      onClick={() => onTry(0)}
    >
      <span className="text-head">− {copy.player.miss}</span>
    </Button>
    <Button
      variant="primary"
      disabled={disabled}
      className="h-48 lg:h-32"
      aria-label={copy.player.hit}
      aria-keyshortcuts="h"
      onClick={() => onTry(1)}
    >
      <span className="text-head">+ {copy.player.hit}</span>
    </Button>
  </div>
);

const Choices = (props: {
  readonly values: readonly number[];
  readonly name: (value: number) => string;
  readonly disabled: boolean;
  readonly onTry: (value: number) => void;
}) => (
  <div className={props.values.length === 4 ? 'grid grid-cols-2 gap-3' : 'grid grid-cols-3 gap-3'}>
    {props.values.map((value) => (
      <Button key={value} disabled={props.disabled} className="figures h-22" onClick={() => props.onTry(value)}>
        <span className="text-head font-strong">{props.name(value)}</span>
      </Button>
    ))}
  </div>
);

/** Times one routine: from the first look to the strike. */
const RoutineTimer = ({ disabled, onTry }: Omit<Props, 'drill'>) => {
  const [from, setFrom] = useState<Date>();
  const at = useNow(100, from !== undefined);
  const seconds = from ? Math.max(0, at.getTime() - from.getTime()) / 1000 : 0;
  return (
    <Button
      variant={from ? 'primary' : 'secondary'}
      disabled={disabled}
      className="h-48 flex-col lg:h-32"
      onClick={() => {
        if (from) onTry(Math.round((now().getTime() - from.getTime()) / 100) / 10);
        setFrom(from ? undefined : now());
      }}
    >
      <span className="text-head">{from ? copy.player.routineStop : copy.player.routineStart}</span>
      {from && <span className="figures text-title font-strong">{copy.player.seconds(seconds)}</span>}
    </Button>
  );
};

/** One big tap per try, in the unit that the drill counts. */
export const TapPad = ({ drill, disabled, onTry }: Props) => {
  switch (drill?.pass.counts) {
    case 'points':
      return drill.pass.points ? (
        <Choices values={drill.pass.points} name={copy.player.points} disabled={disabled} onTry={onTry} />
      ) : (
        <HitOrMiss disabled={disabled} onTry={onTry} />
      );
    case 'strokes':
      return (
        <Choices
          values={strokes}
          name={(value) => copy.player.strokes(value, MOST_STROKES)}
          disabled={disabled}
          onTry={onTry}
        />
      );
    case 'over-par':
      return <Choices values={overPar} name={copy.player.overPar} disabled={disabled} onTry={onTry} />;
    case 'spread-seconds':
      return <RoutineTimer disabled={disabled} onTry={onTry} />;
    default:
      return <HitOrMiss disabled={disabled} onTry={onTry} />;
  }
};
