import type { Drill } from './drill.ts';

// The tasks of random practice: what the caller calls next, in words. Drills with tasks of their own list them here.
// All others change club and target.

type Club = { readonly type: string };

const shapes = ['draw', 'straight', 'fade'].flatMap((shape) => ['low', 'mid', 'high'].map((h) => `${shape}, ${h}`));
const lies = ['fairway', 'rough', 'tight lie', 'upslope', 'downslope'];
const GAME_LENGTHS_M = [5, 8, 10, 12, 15, 18, 20, 22, 25];
const shortGame = GAME_LENGTHS_M.map((metres, at) => `${lies[at % lies.length]}, ${metres} m`);
const putts = ['1 m uphill', '1 m downhill', '2 m left to right', '2 m right to left', '3 m straight', '4 m straight'];

const OWN: Readonly<Record<string, readonly string[]>> = {
  'strong-weak-face': ['slice', 'straight', 'hook'],
  'speed-ladder': ['half effort', 'three quarters', 'full effort'],
  'ladder-lag': ['6 m', '9 m', '12 m'],
  'three-putt-killer': ['6 m', '7 m', '8 m', '9 m', '10 m', '11 m', '12 m', '13 m', '15 m'],
  'shape-nine': shapes,
  'up-down-9': shortGame,
  'par-18': shortGame,
};

const USUAL_BAG: readonly Club[] = ['Driver', '5-hybrid', '6-iron', '7-iron', '8-iron', '9-iron', 'Wedge'].map(
  (type) => ({ type }),
);
const WEDGE = /wedge/i;
const LONG = /driver|wood|hybrid/i;
const MOST_CLUBS = 6;

const across = (clubs: readonly Club[], targets: readonly string[]): string[] =>
  clubs.flatMap(({ type }) => targets.map((target) => `${type}, ${target}`));

const wedges = (bag: readonly Club[]): readonly Club[] => {
  const ownWedges = bag.filter(({ type }) => WEDGE.test(type)).slice(0, 3);
  return ownWedges.length > 0 ? ownWedges : ['Pitching wedge', 'Gap wedge', 'Sand wedge'].map((type) => ({ type }));
};

/** All tasks of the drill's random version, each different. `ownBag` is the bag stored in the profile. */
export const tasksFor = ({ id, area }: Pick<Drill, 'id' | 'area'>, ownBag: readonly Club[]): readonly string[] => {
  const drillTasks = OWN[id];
  if (drillTasks) return drillTasks;
  const swung = ownBag.filter(({ type }) => type !== 'Putter');
  const bag = swung.length > 1 ? swung : USUAL_BAG;
  if (id === 'wedge-clock') return across(wedges(bag), ['8 o’clock', '9 o’clock', '10 o’clock']);
  if (area === 'putting') return putts;
  if (area === 'short-game') return shortGame;
  if (area === 'off-tee') {
    const long = bag.filter(({ type }) => LONG.test(type));
    return across(long.length > 0 ? long.slice(0, 3) : USUAL_BAG.slice(0, 1), ['left half', 'centre', 'right half']);
  }
  const irons = bag.filter(({ type }) => !LONG.test(type));
  const clubs = area === 'approach' && irons.length > 1 ? irons : bag;
  return across(clubs.slice(0, MOST_CLUBS), ['left target', 'middle target', 'right target']);
};

/** Whether the caller calls tasks: always in random practice, and in a game only if its tasks change. */
export const isCalled = ({ id }: Pick<Drill, 'id'>, mode: Drill['mode']): boolean =>
  mode === 'random' || (mode === 'game' && Object.hasOwn(OWN, id));
