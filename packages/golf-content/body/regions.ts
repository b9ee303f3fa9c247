// Where a body can hurt. The ids never change, because golfers' profiles store them and earlier pain must still count.

export const REGIONS = [
  'neck',
  'shoulders',
  'elbows',
  'wrists',
  'grip',
  'thoracic',
  'lower-back',
  'chest',
  'core',
  'lats',
  'hips',
  'glutes',
  'hamstrings',
  'legs',
  'knees',
  'ankles',
] as const;
export type Region = (typeof REGIONS)[number];

/**
 * Other words that profiles store, and the regions they mean. An area of the mobility screen that names a movement means
 * every joint that the test moves; one that names its joints means those. Before Divot offered back, knee and elbow,
 * golfers with pain there could choose only `core`, `legs` or `wrists`, so these words still include them.
 */
const MEANS: Readonly<Record<string, readonly Region[]>> = {
  core: ['core', 'lower-back'],
  legs: ['legs', 'knees', 'hamstrings'],
  wrists: ['wrists', 'elbows'],
  balance: ['ankles', 'knees', 'hips'],
  'hips-ankles-shoulders': ['hips', 'ankles', 'shoulders'],
  'pelvic-control': ['lower-back', 'hips', 'core'],
  'full-swing': REGIONS,
  back: ['lower-back', 'thoracic'],
  spine: ['lower-back', 'thoracic', 'neck'],
  'low-back': ['lower-back'],
  lumbar: ['lower-back'],
  'upper-back': ['thoracic'],
  'mid-back': ['thoracic'],
  ribs: ['core', 'chest', 'thoracic'],
  abdomen: ['core'],
  groin: ['hips', 'legs'],
  pelvis: ['hips', 'lower-back'],
  arm: ['shoulders', 'elbows', 'wrists', 'grip'],
  forearm: ['elbows', 'wrists', 'grip'],
  hand: ['grip', 'wrists'],
  finger: ['grip', 'wrists'],
  thumb: ['grip', 'wrists'],
  thigh: ['legs', 'hamstrings'],
  quad: ['legs', 'knees'],
  hamstring: ['hamstrings'],
  calf: ['legs', 'ankles'],
  calves: ['legs', 'ankles'],
  shin: ['legs', 'ankles'],
  achilles: ['ankles', 'legs'],
  foot: ['ankles'],
  feet: ['ankles'],
  heel: ['ankles'],
};

export const isRegion = (text: string): text is Region => REGIONS.some((region) => region === text);

const meaningOf = (word: string): readonly Region[] | undefined =>
  (Object.hasOwn(MEANS, word) ? MEANS[word] : undefined) ?? (isRegion(word) ? [word] : undefined);

/** The regions that a stored area means. Undefined for a word that Divot does not know. */
export const regionsOf = (area: string): readonly Region[] | undefined => {
  const word = area
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-')
    .replace(/^(left|right|lead|trail)-/, '');
  return meaningOf(word) ?? meaningOf(`${word}s`) ?? meaningOf(word.replace(/s$/, ''));
};
