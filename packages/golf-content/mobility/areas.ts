/** Names for body areas, written to follow “your” in a sentence. */
const NAMES: Readonly<Record<string, string>> = {
  'full-swing': 'whole swing',
  'hips-ankles-shoulders': 'hips, ankles and shoulders',
  'pelvic-control': 'pelvic control',
  thoracic: 'upper back',
};

export const areaName = (area: string): string => NAMES[area] ?? area.replaceAll('-', ' ');

/** The single areas that an area of the mobility screen covers. */
export const singleAreas = (area: string): readonly string[] =>
  area === 'hips-ankles-shoulders' ? ['hips', 'ankles', 'shoulders'] : [area];
