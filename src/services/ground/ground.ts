import type { FoundGround, GroundBox, Position } from '@divot/ground';
import { type Result, fail, ok } from '@divot/basics';
import { wait as waitFor } from '#src/platform/waiting/timing.ts';
import { answerFailure, courseQuery, nameQuery, nearQuery, readFound } from './overpass.ts';

// Outlines of golf courses from an Overpass interpreter (https://wiki.openstreetmap.org/wiki/Overpass_API). A course is
// found by name or in a wide box, then fetched once by its own box. No request contains the golfer's position.

/**
 * busy: too many requests, or the query took too long (429, 504) · cut-short: the answer is incomplete · nothing: not
 * mapped yet · too-much: more than a phone can read · no-answer: no network, no reply, or a page of someone else.
 */
export type GroundFailure = 'busy' | 'cut-short' | 'nothing' | 'too-much' | 'no-answer';

export type GroundService = {
  findByName(name: string): Promise<Result<readonly FoundGround[], GroundFailure>>;
  /** `near` is rounded to a tenth of a degree before it is sent. */
  findNear(near: Position): Promise<Result<readonly FoundGround[], GroundFailure>>;
  /** The answer's text. A worker reads it (src/platform/workers/ground-reader.ts). */
  fetchCourse(box: GroundBox): Promise<Result<string, GroundFailure>>;
};

type Surroundings = {
  readonly fetcher?: typeof fetch;
  readonly wait?: (ms: number) => Promise<void>;
  readonly random?: () => number;
};

/**
 * Most characters in an answer: 25 times the answer about the five courses of Bethpage, or an outline of 800,000
 * points.
 */
const MOST_TEXT = 30_000_000;
const PATIENCE_MS = 40_000; // the server's own limit is 25 s
const LEAST_REST_MS = 15_000;
const MORE_REST_MS = 15_000;
const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504]);

export const createGround = (base: string, surroundings: Surroundings = {}): GroundService => {
  const { fetcher = (...call) => fetch(...call), wait = waitFor, random = Math.random } = surroundings;

  const askOnce = async (query: string): Promise<Result<string, GroundFailure>> => {
    try {
      const response = await fetcher(base, {
        method: 'POST',
        body: new URLSearchParams({ data: query }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (BUSY.has(response.status)) return fail('busy');
      if (!response.ok) return fail('no-answer');
      const text = await response.text();
      if (text.length > MOST_TEXT) return fail('too-much');
      const failure = answerFailure(text);
      return failure === undefined ? ok(text) : fail(failure);
    } catch {
      return fail('no-answer');
    }
  };

  /** Asks a busy server once more, after a pause that differs from phone to phone. */
  const ask = async (query: string): Promise<Result<string, GroundFailure>> => {
    const first = await askOnce(query);
    if (first.ok || first.error !== 'busy') return first;
    await wait(LEAST_REST_MS + random() * MORE_REST_MS);
    return askOnce(query);
  };

  const find = async (query: string): Promise<Result<readonly FoundGround[], GroundFailure>> => {
    const answer = await ask(query);
    if (!answer.ok) return answer;
    const found = readFound(answer.value);
    return found.length === 0 ? fail('nothing') : ok(found);
  };

  return {
    findByName: (name) => find(nameQuery(name)),
    findNear: (near) => find(nearQuery(near)),
    fetchCourse: (box) => ask(courseQuery(box)),
  };
};
