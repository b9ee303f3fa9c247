import type { GroundBox, Position } from '@divot/ground';
import { type Result, fail, ok } from '@divot/basics';
import { runExclusive } from '#src/platform/waiting/exclusive.ts';
import { textUpTo } from '#src/platform/network/text-up-to.ts';
import { wait as waitFor } from '#src/platform/waiting/timing.ts';
import { type FoundCourse, answerFailure, courseQuery, nameQuery, nearQuery, readFound } from './overpass.ts';

// Outlines of golf courses from an Overpass interpreter (https://wiki.openstreetmap.org/wiki/Overpass_API). A course is
// found by name, at a place of that name or in a wide box, then fetched once by its own box. No request contains the
// golfer's position. Requests go one at a time, in all tabs together.

/**
 * busy: too many requests, or the query took too long (429, 504) · cut-short: the answer is incomplete · nothing: not
 * mapped yet · too-much: more than a phone can read · no-answer: no network, no reply, or a page of someone else.
 */
export type GroundFailure = 'busy' | 'cut-short' | 'nothing' | 'too-much' | 'no-answer';

export type GroundService = {
  /** By a part of the course's name, or the name of its town. */
  findByName(name: string): Promise<Result<readonly FoundCourse[], GroundFailure>>;
  /** `near` is rounded to a tenth of a degree before it is sent. */
  findNear(near: Position): Promise<Result<readonly FoundCourse[], GroundFailure>>;
  /** The answer's text. A worker reads it (src/platform/workers/ground-reader.ts). */
  fetchCourse(box: GroundBox): Promise<Result<string, GroundFailure>>;
};

type Surroundings = {
  /** Called before each request. */
  readonly onRequest?: () => void;
  readonly fetcher?: typeof fetch;
  readonly wait?: (ms: number) => Promise<void>;
  readonly random?: () => number;
};

/**
 * Most bytes of an answer: 25 times the answer about the five courses of Bethpage, or an outline of 800,000
 * points.
 */
const MOST_TEXT = 30_000_000;
const PATIENCE_MS = 40_000; // the server's own limit is 25 s
const LEAST_REST_MS = 15_000;
const MORE_REST_MS = 15_000;
const BUSY: ReadonlySet<number> = new Set([429, 502, 503, 504]);

export const createGround = (base: string, surroundings: Surroundings = {}): GroundService => {
  const { onRequest, fetcher = (...call) => fetch(...call), wait = waitFor, random = Math.random } = surroundings;

  const answerOf = async (query: string): Promise<Result<string, GroundFailure>> => {
    onRequest?.();
    try {
      const response = await fetcher(base, {
        method: 'POST',
        body: new URLSearchParams({ data: query }),
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (BUSY.has(response.status)) return fail('busy');
      if (!response.ok) return fail('no-answer');
      const text = await textUpTo(response, MOST_TEXT);
      if (text === undefined) return fail('too-much');
      const failure = answerFailure(text);
      return failure === undefined ? ok(text) : fail(failure);
    } catch {
      return fail('no-answer');
    }
  };

  const askOnce = (query: string) => runExclusive('divot-map-server', () => answerOf(query), 2 * PATIENCE_MS);

  /** Asks a busy server once more, after a pause that differs from phone to phone. */
  const ask = async (query: string): Promise<Result<string, GroundFailure>> => {
    const first = await askOnce(query);
    if (first.ok || first.error !== 'busy') return first;
    await wait(LEAST_REST_MS + random() * MORE_REST_MS);
    return askOnce(query);
  };

  /** What was found, by query, until the app is closed. */
  const byQuery = new Map<string, readonly FoundCourse[]>();
  const find = async (query: string): Promise<Result<readonly FoundCourse[], GroundFailure>> => {
    if (query === '') return fail('nothing');
    const before = byQuery.get(query);
    if (before) return ok(before);
    const answer = await ask(query);
    if (!answer.ok) return answer;
    const courses = readFound(answer.value);
    if (courses.length === 0) return fail('nothing');
    byQuery.set(query, courses);
    return ok(courses);
  };

  return {
    findByName: (name) => find(nameQuery(name)),
    findNear: (near) => find(nearQuery(near)),
    fetchCourse: (box) => ask(courseQuery(box)),
  };
};
