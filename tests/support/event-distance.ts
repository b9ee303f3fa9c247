import { eventFramesOf, type SyntheticGolfer } from '#drawn-golfer/golfer.ts';
import { noticedFramesOf } from '#drawn-golfer/noticed.ts';

/** GolfDB's tolerance for the golfer's last swing in frames, and how far outside its true moment an event lies. */
export const lastSwingOf = (golfer: SyntheticGolfer) => {
  const truth = eventFramesOf(golfer).at(-1)!;
  const [address, finish] = noticedFramesOf(golfer).at(-1)!;
  const from = truth.with(7, finish);
  const until = truth.with(0, address);
  return {
    truth,
    tolerance: Math.max(1, Math.round((truth[5]! - truth[0]!) / 30)),
    outside: (frame: number, event: number): number => Math.max(from[event]! - frame, frame - until[event]!, 0),
  };
};
