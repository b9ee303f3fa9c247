import { readFileSync } from 'node:fs';
import { argv } from 'node:process';
import { type Board, type BoardPlayer, figuresOf, signatureOf, verifyBoard } from '@divot/golf-games';
import { readLink } from '#src/domain/rounds/board-link.ts';

// What a committee runs on a card that a phone has handed over as text (docs/board-format.md, "Checking a card"):
//   npx tsx dev/check-card.ts FILE
// One line a card. Exit 1 if a seal is not true or a signature does not stand.

const nameIn = ({ players }: Board, id: string): string => players.find((player) => player.id === id)?.name ?? id;

/** Who signed a card, when, with which phone, and whether that stands. */
const signaturesOn = (
  board: Board,
  player: BoardPlayer,
): readonly { readonly text: string; readonly stands: boolean }[] =>
  [player.id, player.marker].flatMap((by) => {
    const signature = by === undefined ? undefined : signatureOf(player, by);
    if (by === undefined || !signature) return [];
    const key = board.seals?.find((seal) => seal.by === by)?.key;
    const stands = !signature.isBroken && key !== undefined;
    const phone = key === undefined ? 'by no phone that can prove it' : `by the phone ${key.slice(0, 12)}…`;
    const now = signature.isBroken ? ', and the card was changed after it' : '';
    return [{ text: `${nameIn(board, by)} signed at ${signature.at} ${phone}${now}`, stands }];
  });

const cardLine = (board: Board, player: BoardPlayer): string => {
  const figures = Object.values(player.holes).map((entries) => figuresOf(entries, player.id));
  const open = figures.filter(({ length }) => length > 1).length;
  const strokes = figures.reduce((sum, [figure]) => sum + (typeof figure === 'number' ? figure : 0), 0);
  const signed = signaturesOn(board, player).map(({ text }) => text);
  return [
    `${player.name}: ${strokes} strokes over ${figures.length} holes`,
    ...(open > 0 ? [`${open} holes with two scores`] : []),
    ...(signed.length > 0 ? signed : ['not signed']),
  ].join('; ');
};

/** What is to be said of the cards in a text, and whether a committee may accept them. */
export const checkCards = async (
  text: string,
): Promise<{ readonly lines: readonly string[]; readonly isTrue: boolean }> => {
  const read = readLink(text);
  if (!read.ok) return { lines: [read.error], isTrue: false };
  if (read.value.links.length === 0) return { lines: ['A part of the code is missing.'], isTrue: false };
  const boards = await Promise.all(read.value.links.map(({ board }) => verifyBoard(board)));
  const lines = boards.flatMap((board) =>
    board.ok ? board.value.players.map((player) => cardLine(board.value, player)) : [board.error],
  );
  const isTrue = boards.every(
    (board) =>
      board.ok &&
      board.value.players.every((player) => signaturesOn(board.value, player).every(({ stands }) => stands)),
  );
  return { lines, isTrue };
};

const [, script = '', file] = argv;
if (script.endsWith('check-card.ts') && file !== undefined) {
  const { lines, isTrue } = await checkCards(readFileSync(file, 'utf8'));
  for (const line of lines) console.log(line);
  console.log(isTrue ? 'Every seal is true and every signature stands.' : 'Do not accept these cards as they are.');
  process.exitCode = isTrue ? 0 : 1;
}
