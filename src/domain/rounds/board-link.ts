import { type Result, compact, fail, ok } from '@divot/basics';
import type { Board } from '@divot/golf-games';
import { readCode } from './group-board.ts';

export type ReadLink = {
  readonly part: number;
  readonly parts: number;
  readonly board: Board;
  /** Of the board in the cloud, where the other phone shares it live. */
  readonly key?: string;
};

const LINK = /(?:^|#)(\d{1,3})\.(\d{1,3})\.([\w-]+)(?:\.([\w-]{20,64}))?$/;

/** Reads a link, or what stands after its #. */
export const readLink = (text: string): Result<ReadLink> => {
  const [, part, parts, code, key] = LINK.exec(text.trim()) ?? [];
  if (code === undefined) return fail('This code is not a Divot card.');
  const read = readCode(code);
  return read.ok ? ok(compact({ part: Number(part), parts: Number(parts), board: read.value, key })) : read;
};
