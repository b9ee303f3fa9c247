import { type Draft, NAMES_APART } from './draft-shots.ts';
import { PLAYER_WORDS } from './makers.ts';
import { plainName } from './titles.ts';
import type { Player, ShotFileOptions } from './types.ts';

// Whose shots a file holds if it has several golfers: a column of players, or a line above each one's shots. Names
// leave this module only to ask which of them is the golfer.

const MAKERS_LINES: readonly RegExp[] = [
  // Foresight's report: "Sam Oakford,Shot Analysis"
  /^(.+?)[\s,|:–-]+shot analysis\b/i,
  // "Rapsodo MLM2PRO: Sam Oakford - 04/24/2026 1:19 PM"
  /^rapsodo[^:]*:\s*(.+?)\s+-\s+\d/i,
];
/** A line about a player has few cells: a label, a name, sometimes a day. */
const MOST_CELLS = 6;

/** The name in a line that is about a player and holds no shot. Undefined for every other line. */
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

/** The name in a line that stands alone above a header. Undefined for any other title. */
export const playerAboveHeader = (line: string | undefined): string | undefined =>
  line !== undefined && NAME_ALONE.test(line) && !NO_NAME.test(line) ? line : undefined;

const folded = (name: string): string => name.normalize('NFKC').toLowerCase().replaceAll(/\s+/g, ' ').trim();

export type Players = {
  /** In the order of the file. Empty if it holds one golfer's shots. */
  readonly players: readonly Player[];
  readonly isOpen: boolean;
  readonly isGolfers: (draft: Draft) => boolean;
};

/**
 * The columns that tell golfers apart. Other columns name one golfer throughout or repeat earlier columns, such as an
 * e-mail beside the name.
 */
const tellingColumns = (rows: readonly (readonly string[])[]): readonly number[] => {
  const columns: number[] = [];
  for (let at = 0; at < Math.max(0, ...rows.map(({ length }) => length)); at++) {
    const names = new Map<string, Set<string>>();
    for (const row of rows) {
      const name = row[at];
      if (!name) continue;
      const before = columns.map((column) => row[column]).join(NAMES_APART);
      names.set(before, (names.get(before) ?? new Set()).add(name));
    }
    if ([...names.values()].some(({ size }) => size > 1)) columns.push(at);
  }
  return columns;
};

/**
 * Which of a file's players is the golfer: the answer, else the one with the most shots, and the question stays open.
 */
export const readPlayers = (drafts: readonly Draft[], answer: ShotFileOptions['players']): Players => {
  const namesOf = new Map<string, readonly string[]>();
  for (const { player } of drafts) if (!namesOf.has(player)) namesOf.set(player, player.split(NAMES_APART));
  const telling = tellingColumns([...namesOf.values()].map((names) => names.map(folded)));
  // Rows without a name in a file of one golfer are this golfer's.
  if (telling.length === 0) return { players: [], isOpen: false, isGolfers: () => true };
  // Once per player rather than per row, because a file has up to 200,000 rows.
  type Counted = { readonly name: string; shots: number };
  const golferOf = new Map<string, Counted>();
  const byName = new Map<string, Counted>();
  for (const [player, names] of namesOf) {
    const name = telling.flatMap((at) => names[at] || []).join(' · ');
    const golfer = byName.get(folded(name)) ?? { name, shots: 0 };
    byName.set(folded(name), golfer);
    golferOf.set(player, golfer);
  }
  for (const { player } of drafts) golferOf.get(player)!.shots += 1;
  const players = [...byName.values()];
  const chosen = (answer ?? []).flatMap((at) => players[at] ?? []);
  const likeliest = players.reduce((most, one) => (one.shots > most.shots ? one : most));
  const golfers = chosen.length > 0 ? chosen : [likeliest];
  return { players, isOpen: chosen.length === 0, isGolfers: ({ player }) => golfers.includes(golferOf.get(player)!) };
};
