import { parseArgs } from 'node:util';

export const subjects = [
  'bundle',
  'data',
  'startup',
  'years',
  'records',
  'ground',
  'tap',
  'push',
  'reads',
  'swing',
  'lighthouse',
] as const;
export type Subject = (typeof subjects)[number];

export type Options = {
  readonly only: readonly Subject[];
  /** Fewer repeats and smaller stores: for a quick look, not for the record. */
  readonly quick: boolean;
  /** How many rounds `records` compares with a hundred. */
  readonly rounds: number;
  /** A clip to analyse instead of the repository's synthetic one. */
  readonly clip?: string | undefined;
};

const isSubject = (word: string): word is Subject => (subjects as readonly string[]).includes(word);

export const readOptions = (): Options => {
  const { values } = parseArgs({
    options: {
      only: { type: 'string' },
      quick: { type: 'boolean', default: false },
      rounds: { type: 'string' },
      clip: { type: 'string' },
    },
  });
  const wanted = values.only?.split(',').filter(Boolean) ?? [...subjects];
  const unknown = wanted.filter((word) => !isSubject(word));
  if (unknown.length > 0) throw new Error(`No such subject: ${unknown.join(', ')}. There are: ${subjects.join(', ')}.`);
  const { quick, clip } = values;
  const rounds = values.rounds === undefined ? (quick ? 2_000 : 10_000) : Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 100 || rounds > 100_000) throw new Error('--rounds: 100 to 100000.');
  return { only: wanted.filter(isSubject), quick, rounds, clip };
};
