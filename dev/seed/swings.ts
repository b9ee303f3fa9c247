import { ANALYSIS_VERSION, packPoses, readSwing, searchSwings } from '@divot/swing';
import { type GolferParameters, posesOf, syntheticGolfer } from '@divot/swing-lab';
import { readingFields } from '#src/domain/swing-reading/reading-fields.ts';
import { type Calendar, seed, type SeedDocument } from '#src/data/sample/document.ts';

// Filmed swings of the demo golfer: the synthetic golfer's body, read by the swing worker's own pipeline. No device has
// their videos, as on a second phone.

type Filmed = {
  readonly id: string;
  readonly daysAgo: number;
  readonly club: string;
  readonly dials: Partial<GolferParameters>;
  readonly note?: string;
  readonly shape?: 'straight' | 'draw' | 'fade' | 'slice';
  readonly strike?: 'flush' | 'thin' | 'fat';
  readonly starred?: true;
};

/** Half a year of working on a sway and a steep start down; newest first. */
// oxfmt-ignore
const FILMED: readonly Filmed[] = [
  { id: 'demo-swing-2', daysAgo: 5, club: '7-iron', dials: { view: 'face-on', sway: 0.15, backswing: 0.78 },
    note: 'Ball further forward than it felt', shape: 'straight', strike: 'flush', starred: true },
  { id: 'demo-swing-1', daysAgo: 24, club: 'Driver', dials: { view: 'down-the-line', overTheTop: 0.35 },
    note: 'Towel drill before this one', shape: 'fade' },
  { id: 'demo-swing-3', daysAgo: 38, club: '7-iron', dials: { view: 'face-on', sway: 0.19, slide: 0.22 } },
  { id: 'demo-swing-4', daysAgo: 61, club: 'Driver',
    dials: { view: 'down-the-line', overTheTop: 0.8, earlyExtension: 0.14 }, shape: 'slice', strike: 'thin' },
  { id: 'demo-swing-5', daysAgo: 83, club: '7-iron', dials: { view: 'face-on', sway: 0.25, chickenWing: 40 } },
  { id: 'demo-swing-6', daysAgo: 118, club: '7-iron',
    dials: { view: 'face-on', sway: 0.31, chickenWing: 65, backswing: 0.62 }, note: 'First one filmed', shape: 'slice',
    strike: 'fat' },
];

const FPS = 60;

const drawnPoses = ({ dials }: Filmed) => posesOf(syntheticGolfer({ fps: FPS, ...dials }));
const posesKeyOf = ({ id }: Filmed): string => `${id}-poses`;

const filmed = (userId: string, at: string, swing: Filmed) => {
  const { id, club, note, shape, strike, starred } = swing;
  const poses = drawnPoses(swing);
  const search = searchSwings(poses);
  if (search.found !== 'swing') throw new Error(`No swing in ${id}`);
  return seed('swings', at, {
    id,
    userId,
    recordedAt: at,
    status: 'analysed',
    club,
    ...readingFields(readSwing(poses, search), { moved: {} }, { swingCount: 1, strikeMs: [] }),
    analysisVersion: ANALYSIS_VERSION,
    playbackFps: FPS,
    durationMs: Math.round((poses.frames.length * 1000) / FPS),
    widthPx: poses.widthPx,
    heightPx: poses.heightPx,
    posesKey: posesKeyOf(swing),
    ...(note === undefined ? {} : { notes: [{ id: 'note', text: note }] }),
    ...(shape ? { shape } : {}),
    ...(strike ? { strike } : {}),
    ...(starred ? { starred } : {}),
    cloudVideo: 'none',
  });
};

/** The pose tracks that the swings name, by key. */
export const packedPosesOfDemo = (): readonly (readonly [key: string, packed: string])[] =>
  FILMED.map((swing) => [posesKeyOf(swing), packPoses(drawnPoses(swing))]);

export const swingIdsOfDemo = FILMED.map(({ id }) => id).toReversed();

export const swingSeeds = (userId: string, { daysAgo }: Calendar): readonly SeedDocument[] =>
  FILMED.map((one) => filmed(userId, daysAgo(one.daysAgo, 15), one));
