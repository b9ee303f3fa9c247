// Who is who from picture to picture. Each person keeps the last seconds of bodies, and the moments at which the hands
// passed low between two highs: where a strike may have been.

import { SWING_HEIGHT, followTurns } from '../pipeline/find-swings.ts';
import { type Body, bodiesApart, distance } from './body.ts';

/** The longest swing with what leads up to it, played in slow motion. */
const REMEMBERED_MS = 20_000;
/** Out of sight for longer than this, a person is gone. Whoever comes then is somebody new. */
const GONE_MS = 2000;
/**
 * From one picture to the next, hips move by at most this many torso lengths, and by as many more in each second. Hips
 * of a golfer at the ball hardly move; somebody walks 1.4 m, not quite three torso lengths, in a second.
 */
const STEP = { least: 0.4, perSecond: 1.5 };
/** The torso shortens when it bends towards the camera, so its length is a mean over about this time. */
const TORSO_MS = 700;

/** Hands that passed low between two highs, in ms. */
export interface Pass {
  readonly high: number;
  readonly low: number;
}

export interface Person {
  /** In time order. */
  readonly bodies: Body[];
  torso: number;
  /** End of the last swing, in ms. */
  finishMs: number;
  readonly follow: (body: Body) => Pass | null;
}

const newPerson = (): Person => {
  const turns = followTurns(SWING_HEIGHT);
  let high: number | null = null;
  const person: Person = {
    bodies: [],
    torso: 0,
    finishMs: -Infinity,
    follow(body) {
      const last = person.bodies.at(-1);
      const share = last ? 1 - Math.exp((last.ms - body.ms) / TORSO_MS) : 1;
      person.torso += share * (body.torso - person.torso);
      person.bodies.push(body);
      while (person.bodies[0]!.ms < body.ms - REMEMBERED_MS) person.bodies.shift();
      const turn = turns.next((body.hips.y - body.hands.y) / person.torso, body.ms);
      if (!turn) return null;
      const pass = !turn.high && high !== null ? { high, low: turn.at } : null;
      high = turn.high ? turn.at : null;
      return pass;
    },
  };
  return person;
};

const reachOf = (person: Person, ms: number): number =>
  (STEP.least + (STEP.perSecond * (ms - person.bodies.at(-1)!.ms)) / 1000) * person.torso;

export interface Sighting {
  readonly person: Person;
  readonly pass: Pass | null;
}

/** Follows everybody in view. */
export const followPeople = () => {
  let people: readonly Person[] = [];
  return {
    people: () => people,
    /** Bodies of one picture. Whoever stands most like a person did is that person. */
    see(bodies: readonly Body[]): readonly Sighting[] {
      const pairs = people
        .flatMap((person) => bodies.map((body) => ({ person, body, last: person.bodies.at(-1)! })))
        .filter(({ person, body, last }) => distance(last.hips, body.hips) <= reachOf(person, body.ms))
        .map((pair) => ({ ...pair, apart: bodiesApart(pair.last, pair.body) }))
        .toSorted((a, b) => a.apart - b.apart);
      const personOf = new Map<Body, Person>();
      for (const { person, body } of pairs)
        if (!personOf.has(body) && ![...personOf.values()].includes(person)) personOf.set(body, person);
      const newcomers = bodies.filter((body) => !personOf.has(body));
      for (const body of newcomers) personOf.set(body, newPerson());
      people = [...people, ...newcomers.map((body) => personOf.get(body)!)];
      return bodies.map((body) => ({ person: personOf.get(body)!, pass: personOf.get(body)!.follow(body) }));
    },
    /** Forgets and returns whoever has been out of sight for long at this moment, or everybody. */
    leave(ms = Infinity): readonly Person[] {
      const gone = people.filter(({ bodies }) => ms - bodies.at(-1)!.ms > GONE_MS);
      if (gone.length > 0) people = people.filter((person) => !gone.includes(person));
      return gone;
    },
  };
};
