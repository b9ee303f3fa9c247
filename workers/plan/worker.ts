// Plans a course hole by hole. It runs in a worker because 18 holes take seconds on a phone.

import { openPack, planHole } from '@divot/ground';
import type { PlanCourse, PlanMessage } from './contract.ts';

const answer = (message: PlanMessage) => self.postMessage(message);

self.addEventListener('message', ({ data: { pack, clubs, level, ball } }: MessageEvent<PlanCourse>) => {
  const open = openPack(pack);
  const from = ball && open.plane.toPoint(ball.at);
  const planned = open.holes.filter(({ n }) => ball === undefined || n === ball.hole);
  const holes = planned.flatMap((hole, at) => {
    const plan = planHole(open, hole, clubs, { level, from });
    answer({ kind: 'progress', share: (at + 1) / planned.length });
    return plan ?? [];
  });
  answer({ kind: 'done', holes });
});
