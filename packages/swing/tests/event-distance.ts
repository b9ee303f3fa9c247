import { type SyntheticGolfer, eventFramesOf } from '../../swing-lab/golfer.ts';
import { perceivedFramesOf } from '../../swing-lab/perceived-events.ts';

/**
 * Describes the golfer's last swing: the true frame of every event, GolfDB's tolerance in frames, and how many frames
 * an event lies outside its true moment.
 */
export const lastSwingOf = (golfer: SyntheticGolfer) => {
  const truth = eventFramesOf(golfer).at(-1)!;
  const [address, finish] = perceivedFramesOf(golfer).at(-1)!;
  const from = truth.with(7, finish);
  const until = truth.with(0, address);
  return {
    truth,
    tolerance: Math.max(1, Math.round((truth[5]! - truth[0]!) / 30)),
    outside: (frame: number, event: number): number => Math.max(from[event]! - frame, frame - until[event]!, 0),
  };
};
