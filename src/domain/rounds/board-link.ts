import { type Result, compact, fail, ok } from '@divot/basics';
import type { Board } from '@divot/golf-games';
import { readCode } from './group-board.ts';

// Links that hold a board. A board that is too large for one code is cut into parts of its text, and read once all of them
// are here.

export type ReadLink = {
  readonly board: Board;
  /** Of the board in the cloud, where the other phone shares it live. */
  readonly key?: string;
};

/** The parts of a cut board that were read, by their number. */
export type Parts = { readonly total: number; readonly read: ReadonlyMap<number, string> };
export const NO_PARTS: Parts = { total: 1, read: new Map() };

/** Anywhere in a text: what stands before and after a link in a message is none of it. */
const LINK = /(?:#|%23|(?<![\w.%-]))(\d{1,3})\.(\d{1,3})\.([\w-]{16,})(?:\.([\w-]{20,64})(?![\w-]))?/gu;

type Found = { readonly part: number; readonly total: number; readonly code: string; readonly key: string | undefined };
const linksIn = (text: string): readonly Found[] =>
  [...text.matchAll(LINK)].map(([, n, all, code, key]) => ({ part: Number(n), total: Number(all), code: code!, key }));

const withPart = (parts: Parts, { part, total, code }: Found): Parts => ({
  total,
  read: new Map([...(parts.total === total ? parts.read : []), [part, code]]),
});

/** The board in a part, or in all parts once they are here. Undefined while some are missing. */
const boardIn = (link: Found, { total, read }: Parts): Result<Board> | undefined => {
  const alone = readCode(link.code);
  if (alone.ok || total === 1) return alone;
  if (read.size < total) return undefined;
  return readCode(Array.from({ length: total }, (_, at) => read.get(at + 1) ?? '').join(''));
};

export type TextRead = { readonly links: readonly ReadLink[]; readonly parts: Parts };

/**
 * What was scanned or pasted: the boards that are whole now, and the parts of one that is not. One sentence if there is no
 * card in it, or if one is damaged.
 */
export const readLink = (text: string, before: Parts = NO_PARTS): Result<TextRead> => {
  let parts = before;
  const links: ReadLink[] = [];
  const codes = linksIn(text);
  if (codes.length === 0) return fail('This code is not a Divot card.');
  for (const one of codes) {
    parts = withPart(parts, one);
    const board = boardIn(one, parts);
    if (board?.ok) links.push(compact({ board: board.value, key: one.key }));
    if (board?.ok === false) {
      // Parts of two boards: the newest begins again.
      if (parts.read.size > 1) parts = withPart(NO_PARTS, one);
      else return board;
    }
  }
  return ok({ links, parts });
};
