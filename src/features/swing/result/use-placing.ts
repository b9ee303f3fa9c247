import { useEffect, useRef, useState } from 'react';
import type { Swing } from '#src/domain/entities/swing.entity.ts';
import { showToast } from '#src/ui/primitives/toast.ts';
import { correctSwing } from './correct.ts';
import { type PlacedPosition, positionsOf } from './positions.ts';

/** When a golfer steps a position along with a key, Divot measures once, after the last step. */
const SETTLE_MS = 250;

/** The positions as the golfer sees them. A new placement shows at once, and the reading follows. */
export const usePlacing = (swing: Swing) => {
  const [placed, setPlaced] = useState<Readonly<Record<string, number>>>({});
  const latest = useRef(swing);
  useEffect(() => {
    latest.current = swing;
  }, [swing]);
  const isReading = Object.keys(placed).length > 0;

  useEffect(() => {
    if (Object.keys(placed).length === 0) return undefined;
    const timer = setTimeout(() => {
      const read = async () => {
        const read = await correctSwing(latest.current, (corrections) => ({
          ...corrections,
          moved: { ...corrections.moved, ...placed },
        }));
        if (!read.ok) showToast({ text: read.error, tone: 'error' });
        setPlaced((now) => Object.fromEntries(Object.entries(now).filter(([event, frame]) => placed[event] !== frame)));
      };
      void read();
    }, SETTLE_MS);
    return () => clearTimeout(timer);
  }, [placed]);

  const positions: readonly PlacedPosition[] = positionsOf(swing).map((position) => {
    const frame = placed[position.event];
    return frame === undefined ? position : { ...position, frame, moved: true };
  });
  const place = ({ event }: PlacedPosition, frame: number) => setPlaced((now) => ({ ...now, [event]: frame }));
  return { positions, place, isReading };
};
