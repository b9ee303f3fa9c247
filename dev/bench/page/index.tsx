// The page that fills the database the app then opens: the app's own modules, with nothing else around them.

import '#src/app/trusted-types.ts';
import { benchRounds } from '#dev/bench/rounds.ts';
import { openGolferDatabase } from '#src/data/db/golfer-database.ts';
import { validateDocument } from '#src/domain/entities/documents.ts';

const CHUNK = 500;

/** Fills one of Divot's stores as the app takes documents in: checked first, then written together. */
const keep = async (uid: string, count: number): Promise<void> => {
  const database = await openGolferDatabase(uid);
  for (let from = 0; from < count; from += CHUNK) {
    const rounds = benchRounds(uid, Math.min(CHUNK, count - from), from);
    const problem = rounds.map((round) => validateDocument('rounds', round)).find(Boolean);
    if (problem) throw new Error(problem);
    const { error } = await database.rounds.bulkInsert(rounds);
    if (error.length > 0) throw new Error(`${error.length} rounds were not stored`);
  }
};

const bench = { keep };
declare global {
  interface Window {
    bench?: typeof bench;
  }
}
window.bench = bench;
