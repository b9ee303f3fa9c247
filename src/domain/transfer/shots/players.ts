import type { Draft } from './draft-shots.ts';
import { PLAYER_WORDS } from './makers.ts';
import { plainName } from './titles.ts';
import type { Player, ShotFileOptions } from './types.ts';

// Whose shots a file holds, where it holds several golfers': a column of players, or a line above each one's shots. Names leave
// this module only for the question which of them is the golfer.

const MAKERS_LINES: readonly RegExp[] = [
  // Foresight's report: "Sam Oakford,Shot Analysis"
  /^(.+?)[\s,|:–-]+shot analysis\b/i,
  // "Rapsodo MLM2PRO: Sam Oakford - 04/24/2026 1:19 PM"
  /^rapsodo[^:]*:\s*(.+?)\s+-\s+\d/i,
];
/** A line about a player has few cells: a label, a name, perhaps a day. */
const MOST_CELLS = 6;

/** The name in a line that is about a player and holds no shot; undefined in every other line. */
export const playerInLine = (cells: readonly string[]): string | undefined => {
  const filled = cells.filter(Boolean);
  if (filled.length === 0 || filled.length > MOST_CELLS) return undefined;
  const line = filled.join(',');
  for (const pattern of MAKERS_LINES) {
    const name = pattern.exec(line)?.[1];
    if (name) return name;
  }
  for (const [at, cell] of filled.entries()) {
    const [label = '', ...name] = cell.split(/[:：]/);
    if (!PLAYER_WORDS.includes(plainName(label))) continue;
    const written = name.join(' ').trim() || (filled.length > 1 && at % 2 === 0 ? filled[at + 1] : undefined);
    if (written) return written;
  }
  return undefined;
};

const NAME_ALONE = /^\p{Lu}[\p{L}'’.-]*(?: (?:\p{Lu}[\p{L}'’.-]*|de|la|van|von|der)){1,3}$/u;
const NO_NAME =
  /session|range|practice|training|shots?|data|report|summary|club|iron|wood|wedge|hybrid|driver|test|lesson/i;

/** The name in a line that stands alone above a header; undefined for any other title. */
export const playerAboveHeader = (line: string | undefined): string | undefined =>
  line !== undefined && NAME_ALONE.test(line) && !NO_NAME.test(line) ? line : undefined;

const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

export type Players = {
  /** In the order of the file; empty where it holds one golfer's shots. */
  readonly players: readonly Player[];
  readonly isOpen: boolean;
  readonly isGolfers: (draft: Draft) => boolean;
};

/** Who of a file's players is the golfer: by the answer, else, open, the one with the most shots. */
export const readPlayers = (drafts: readonly Draft[], answer: ShotFileOptions['players']): Players => {
  const found = new Map<string, { readonly name: string; shots: number }>();
  for (const { player } of drafts) {
    const key = folded(player);
    const known = found.get(key);
    if (known) known.shots += 1;
    else found.set(key, { name: player, shots: 1 });
  }
  // Rows without a name in the file of one golfer are this golfer's.
  if ([...found.keys()].filter(Boolean).length < 2) return { players: [], isOpen: false, isGolfers: () => true };
  const players = [...found.values()];
  const chosen = (answer ?? []).flatMap((at) => players[at] ?? []);
  const likeliest = players.reduce((most, one) => (one.shots > most.shots ? one : most));
  const golfers = new Set((chosen.length > 0 ? chosen : [likeliest]).map(({ name }) => folded(name)));
  return { players, isOpen: chosen.length === 0, isGolfers: ({ player }) => golfers.has(folded(player)) };
};
