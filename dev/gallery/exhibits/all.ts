import type { Exhibit } from '#dev/gallery/exhibit.ts';
import { buttons } from './buttons.tsx';
import { charts } from './charts.tsx';
import { fields } from './fields.tsx';
import { figures } from './figures.tsx';
import { golfCharts } from './golf-charts.tsx';
import { ground } from './ground.tsx';
import { layout } from './layout.tsx';
import { notation } from './notation.tsx';
import { overlays } from './overlays.tsx';
import { plans } from './plans.tsx';
import { words } from './words.tsx';

/** Room by room. */
export const rooms = {
  buttons,
  fields,
  notation,
  words,
  overlays,
  charts: [...charts, ...golfCharts],
  figures,
  plans,
  ground,
  layout,
} satisfies Record<string, readonly Exhibit[]>;
