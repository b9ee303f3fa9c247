import { useState } from 'react';
import {
  type Form,
  type HoleArea,
  type Point,
  type Relief,
  type ReliefHole,
  type ReliefRequest,
  type Ring,
  type Situation,
  reliefOptions,
} from '@divot/golf-relief';
import { type CoursePack, type RoundMarks, ballsOn, marksOn, openHole, openPack, packHoleOf } from '@divot/ground';
import { useGround, useRoundMarks } from '#src/data/queries/ground.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { longestClub } from '#src/domain/bag/longest-club.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { reliefHole } from '#src/domain/rounds/relief-hole.ts';
import { unwrap } from '@divot/basics';
import { diagramOf } from './diagram.ts';

/** Situations that need the ball's place on the map, and those whose ground no map has. */
const AT_BALL: ReadonlySet<Situation> = new Set<Situation>([
  'unplayable',
  'path',
  'obstruction-on-line',
  'repair',
  'puddle',
  'animal-hole',
  'dangerous-animal',
  'embedded',
  'boundary',
  'movable',
  'wrong-green',
  'no-play-zone',
  'young-tree',
  'preferred',
  'bunker-water',
  'green-water',
]);
const AT_ESTIMATE: ReadonlySet<Situation> = new Set<Situation>(['lost', 'out']);
const TRACED: Partial<Record<Situation, 'path' | 'repair' | 'water' | 'animal-hole'>> = {
  path: 'path',
  'obstruction-on-line': 'path',
  repair: 'repair',
  puddle: 'water',
  'animal-hole': 'animal-hole',
  'bunker-water': 'water',
  'green-water': 'water',
};

const FORMS: Readonly<Record<string, Form>> = {
  match: 'match',
  stableford: 'stableford',
  maximum: 'maximum',
  'four-ball': 'four-ball',
  foursomes: 'foursomes',
};

/** How sides play together comes before how strokes count. */
const formOf = ({ games = [], format = 'stroke' }: Round): Form | undefined =>
  FORMS[games.find(({ game }) => game === 'four-ball' || game === 'foursomes')?.game ?? format];

export type OnMap = { readonly pack: CoursePack; readonly n: number; readonly marks: RoundMarks };

/** A ball that was marked, and is tapped again under the Rules. */
const SAME_BALL_M = 15;

const metres = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** What the golfer said and tapped for one situation. */
type Told = {
  readonly ball?: Point;
  readonly crossed?: Point;
  readonly traced?: Ring;
  readonly facts: Readonly<Record<string, string>>;
};

const spotsOn = ({ pack, n, marks }: OnMap, cardHole: number) => {
  const { plane } = openPack(pack);
  const flag = marks.flags[String(cardHole)];
  const balls = ballsOn({ pack, n, marks: marksOn(marks, cardHole), flag });
  return {
    hole: reliefHole(pack, n, flag)!,
    balls: balls.map((ball) => plane.toPoint(ball)),
    tee: openHole(pack, n)!.line[0]!,
  };
};

/** The Rules for one situation on one hole: what to ask next, and the choices once nothing is open. */
export const useRelief = (round: Round, hole: Hole, situation: Situation) => {
  const { profile } = useProfile();
  const { ground } = useGround(round.courseId);
  const marks = useRoundMarks(round.id);
  const packHole = ground && packHoleOf(ground.pack, hole.n);
  const map: OnMap | undefined =
    ground && packHole !== undefined ? { pack: ground.pack, n: packHole, marks } : undefined;
  const [told, setTold] = useState<Told>({ facts: {} });
  const [isDiagram, setDiagram] = useState(map === undefined);
  const [typedPlayed, setPlayed] = useState<number>();
  const real = isDiagram || !map ? undefined : spotsOn(map, hole.n);
  const lastBall = real?.balls.at(-1);
  const spot = told.ball ?? told.crossed;
  const isLastMarked = lastBall !== undefined && spot !== undefined && metres(lastBall, spot) < SAME_BALL_M;
  const played = typedPlayed ?? Math.max(1, (real?.balls.length ?? 1) - (isLastMarked ? 1 : 0));
  const drawn = real ? undefined : diagramOf(situation, told.facts['area']);
  const switches = { ...round.localRules, disability: profile?.disability };
  const wantsBall = AT_BALL.has(situation) || (AT_ESTIMATE.has(situation) && switches.fairwayDrop === true);
  const ball = told.ball ?? drawn?.ball;
  const condition = TRACED[situation];
  const traced: readonly HoleArea[] = condition && told.traced ? [{ kind: condition, polygon: told.traced }] : [];
  const whole: ReliefHole = real?.hole ?? drawn!.hole;
  const longest = longestClub(profile?.bag ?? []);
  const previous = real && (played === 1 ? real.tee : real.balls.at(isLastMarked ? -2 : -1));
  const shown: ReliefHole = { ...whole, areas: [...whole.areas, ...traced] };
  const request: ReliefRequest = {
    situation,
    hole: drawn && situation === 'unplayable' && told.facts['area'] === undefined ? undefined : shown,
    ball,
    crossed: told.crossed ?? drawn?.crossed,
    previous,
    hand: profile?.handedness,
    club: longest?.metres,
    form: formOf(round),
    switches,
    facts: told.facts,
  };
  const relief: Relief = unwrap(reliefOptions(request));
  const step =
    real && wantsBall && ball === undefined
      ? 'ball'
      : relief.ask?.fact === 'crossed'
        ? 'crossed'
        : relief.ask
          ? 'ask'
          : 'answer';
  return {
    relief,
    step: step as 'ball' | 'crossed' | 'ask' | 'answer',
    isEstimate: AT_ESTIMATE.has(situation),
    hole: shown,
    ball,
    crossed: request.crossed,
    tee: real?.tee,
    map,
    isDiagram: real === undefined,
    condition,
    traced: told.traced,
    longest,
    played,
    setPlayed,
    lastBall,
    isLastMarked,
    putBall: (spot: Point) => setTold({ ...told, ball: spot }),
    putCrossed: (spot: Point) => setTold({ ...told, crossed: spot }),
    trace: (outline: Ring) => setTold({ ...told, traced: outline }),
    answer: (fact: string, value: string) => setTold({ ...told, facts: { ...told.facts, [fact]: value } }),
    startAgain: () => setTold({ facts: {} }),
    draw: (asDiagram: boolean) => {
      setDiagram(asDiagram);
      setTold({ facts: told.facts });
    },
  };
};
export type ReliefState = ReturnType<typeof useRelief>;
