import { type Result, fail } from '@divot/basics';
import { type Board, decodeBoard, verifyBoard } from '@divot/golf-games';
import type { Round } from '#src/domain/entities/round.entity.ts';
import { readLink } from './board-link.ts';
import { type Question, type Reading, questionsOf, roundAfterReading } from './group-board.ts';

/** The board in a code as bytes, or in a text with a link. */
const boardIn = (code: Uint8Array | string): Result<Board> => {
  if (typeof code !== 'string') return decodeBoard(code);
  const read = readLink(code);
  if (!read.ok) return read;
  const [link] = read.value.links;
  return link ? { ok: true, value: link.board } : fail('This is one of several codes. Read the others too.');
};

/** What a code leads to. `asks`: what waits for the golfer's answer. `refused`: why the round is as it was. */
export type CodeRead = { readonly round: Round; readonly asks: readonly Question[]; readonly refused?: string };

/**
 * Reads another phone's code into a round. `who`: whose phone this is, what is known of others, and what was answered.
 * Nothing is taken for an answer that was not given: a golfer without an id waits too.
 */
export const readCode = async (round: Round, code: Uint8Array | string, who: Reading): Promise<CodeRead> => {
  const board = boardIn(code);
  const verified = board.ok ? await verifyBoard(board.value) : board;
  if (!verified.ok) return { round, asks: [], refused: verified.error };
  const asks = questionsOf(round, verified.value, who);
  const open = asks.flatMap((question) => (question.kind === 'same-golfer' ? [question.id] : []));
  const after = roundAfterReading(round, verified.value, { ...who, waiting: new Set(open) });
  return typeof after === 'string' ? { round, asks, refused: after } : { round: after, asks };
};
