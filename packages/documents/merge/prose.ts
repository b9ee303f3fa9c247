// Three-way merge of a text, sentence by sentence: diff3 (Khanna, Kunal, Pierce 2007) on sentences and lines. What either
// side added stays, in the order of the text. What both sides made of the same sentence stands twice rather than not at
// all.

type Sentence = {
  /** Without the spaces behind it. */
  readonly text: string;
  /** The spaces and line breaks behind it. */
  readonly gap: string;
  /** What makes it the same sentence: a full stop at its end does not count. */
  readonly key: string;
};

/** Ends behind a line break, and behind a full stop or its like that spaces follow. */
const SENTENCE = /[^\n]*?(?:[.!?…؟।。！？]+["'”’»)\]]*(?:(?<=[。！？])|\s+|$)|\n\s*|$)/guy;
/** Chinese and Japanese write no space behind these. */
const SPACELESS = /[。！？]$/u;
const ENDED = /[\s.!?…,;:؟।。！？]+$/u;

const sentencesOf = (text: string): readonly Sentence[] =>
  [...text.matchAll(SENTENCE)].flatMap(([whole]) => {
    const bare = whole.trimEnd();
    if (bare.trim() === '') return [];
    return [{ text: bare, gap: whole.slice(bare.length), key: bare.replace(ENDED, '').trim() || bare }];
  });

/** What one side made of each sentence of the base, and, last, of its end. */
type Edit = { readonly before: readonly Sentence[]; readonly isLeft: boolean; readonly instead: readonly Sentence[] };

/** For each sentence of the base, where the longest common subsequence has it in the side's text. */
const common = (base: readonly Sentence[], side: readonly Sentence[]): Map<number, number> => {
  const width = side.length + 1;
  const lengths = new Uint32Array((base.length + 1) * width);
  const at = (b: number, s: number) => lengths[b * width + s]!;
  for (let b = base.length - 1; b >= 0; b -= 1) {
    for (let s = side.length - 1; s >= 0; s -= 1) {
      const isSame = base[b]!.key === side[s]!.key;
      lengths[b * width + s] = isSame ? at(b + 1, s + 1) + 1 : Math.max(at(b + 1, s), at(b, s + 1));
    }
  }
  const places = new Map<number, number>();
  for (let b = 0, s = 0; b < base.length && s < side.length;) {
    if (base[b]!.key === side[s]!.key) places.set(b++, s++);
    else if (at(b + 1, s) >= at(b, s + 1)) b += 1;
    else s += 1;
  }
  return places;
};

const editsOf = (base: readonly Sentence[], side: readonly Sentence[]): readonly Edit[] => {
  const places = common(base, side).set(base.length, side.length);
  const edits: Edit[] = [];
  let [open, from] = [0, 0];
  for (const [b, s] of places) {
    // Sentence by sentence in place of those that are gone; what is left over, in place of the last.
    const gone = b - open;
    for (let n = 0; n < gone; n += 1) {
      const instead = side.slice(Math.min(from + n, s), n === gone - 1 ? s : Math.min(from + n + 1, s));
      edits.push({ before: [], isLeft: false, instead });
    }
    edits.push({ before: gone > 0 ? [] : side.slice(from, s), isLeft: true, instead: side.slice(s, s + 1) });
    [open, from] = [b + 1, s + 1];
  }
  return edits;
};

const both = (theirs: readonly Sentence[], mine: readonly Sentence[]): readonly Sentence[] => [
  ...theirs,
  ...mine.filter(({ key }) => !theirs.some((one) => one.key === key)),
];

const joined = (sentences: readonly Sentence[]): string =>
  sentences
    .map(({ text, gap }) => text + (gap || (SPACELESS.test(text) ? '' : ENDED.test(text) ? ' ' : '\n')))
    .join('')
    .trimEnd();

/** Merges what two sides made of a text. */
export const mergedProse = (base: string, local: string, server: string): string => {
  const before = sentencesOf(base);
  const mine = editsOf(before, sentencesOf(local));
  const theirs = editsOf(before, sentencesOf(server));
  return joined(
    theirs.flatMap((their, n) => {
      const my = mine[n]!;
      const added = both(their.before, my.before);
      if (my.isLeft !== their.isLeft) return [...added, ...(my.isLeft ? their : my).instead];
      if (!my.isLeft) return [...added, ...both(their.instead, my.instead)];
      const [kept] = their.instead;
      const isAsBefore = kept?.text === before[n]?.text && kept?.gap === before[n]?.gap;
      return [...added, ...(isAsBefore ? my : their).instead];
    }),
  );
};
