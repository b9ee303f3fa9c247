import { useEffect, useEffectEvent, useRef } from 'react';
import type { Hole } from '#src/domain/entities/round.entity.ts';
import { type CoursePack, type Fix, WORST_ACCURACY_M, cardHoleOf, holeAt, packHoleOf } from '@divot/ground';

const AGREE_MS = 6000;
const FRESH_MS = 5000;

/**
 * Turns to the next hole when the golfer walks onto its tee. Two fixes six seconds apart must agree, because a single
 * fix can jump onto a tee. If the golfer only looks at another hole, the hole they are playing stays known.
 */
export const useHoleFollow = (
  pack: CoursePack | undefined,
  fix: Fix | undefined,
  shown: number,
  inPlay: readonly Hole[],
  onTurn: (cardHole: number) => void,
) => {
  const played = useRef<number>(undefined);
  const candidate = useRef<{ readonly n: number; readonly since: number }>(undefined);
  const turn = useEffectEvent((hole: number | undefined) => {
    if (hole !== undefined && hole !== shown) onTurn(hole);
  });
  const look = useEffectEvent((at: Fix) => {
    if (!pack || at.acc > WORST_ACCURACY_M || at.got - at.t > FRESH_MS) return;
    const before = played.current ?? packHoleOf(pack, shown);
    played.current = before;
    const n = holeAt(pack, at, before);
    if (n === undefined || n === before) {
      candidate.current = undefined;
    } else if (candidate.current?.n !== n) {
      candidate.current = { n, since: at.t };
    } else if (at.t - candidate.current.since >= AGREE_MS) {
      candidate.current = undefined;
      played.current = n;
      turn(
        cardHoleOf(
          pack,
          n,
          shown,
          inPlay.map((hole) => hole.n),
        ),
      );
    }
  });
  useEffect(() => {
    if (fix) look(fix);
  }, [fix]);
  return {
    /** Sets the hole being played, because the golfer marked a ball on it. */
    play: (cardHole: number) => {
      played.current = pack && packHoleOf(pack, cardHole);
    },
  };
};
