import { use, useState } from 'react';
import {
  AT_BALL,
  type Form,
  type HoleArea,
  type Point,
  type Relief,
  type ReliefHole,
  type ReliefOptions,
  type ReliefRequest,
  type Ring,
  type Situation,
  loadReliefOptions,
} from '@divot/golf-relief';
import { type CoursePack, type RoundMarks, ballsOn, marksOn, openHole, openPack, packHoleOf } from '@divot/ground';
import { useGround, useRoundMarks } from '#src/data/queries/ground.ts';
import { useProfile } from '#src/data/queries/profile.ts';
import { longestClub } from '#src/domain/bag/longest-club.ts';
import type { Hole, Round } from '#src/domain/entities/round.entity.ts';
import { reliefHole } from '#src/domain/rounds/relief-hole.ts';
import { unwrap } from '@divot/basics';
import { diagramOf } from './diagram.ts';

const AT_ESTIMATE: ReadonlySet<Situation> = new Set<Situation>(['lost', 'out']);
/** Situations whose ground no map has. */
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

const loaded = new Map<Situation, Promise<ReliefOptions>>();

/** The Rules about a situation load when it is opened. What failed to load is asked for again. */
const rulesFor = (situation: Situation): Promise<ReliefOptions> => {
  const before = loaded.get(situation);
  if (before) return before;
  const rules = loadReliefOptions(situation);
  loaded.set(situation, rules);
  rules.catch(() => loaded.delete(situation));
  return rules;
};

type Real = ReturnType<typeof spotsOn>;

/** What the golfer's marks on this hole say of the ball in question: how many strokes were played, and from where the last. */
const strokesTo = (real: Real | undefined, spot: Point | undefined, typed: number | undefined) => {
  const { balls = [], tee } = real ?? {};
  const lastBall = balls.at(-1);
  const isLastMarked = lastBall !== undefined && spot !== undefined && metres(lastBall, spot) < SAME_BALL_M;
  const played = typed ?? Math.max(1, (real ? balls.length : 1) - (isLastMarked ? 1 : 0));
  return { lastBall, isLastMarked, played, previous: played === 1 ? tee : balls.at(isLastMarked ? -2 : -1) };
};

type Step = 'ball' | 'crossed' | 'ask' | 'answer';
const stepOf = ({ ask }: Relief, wantsBall: boolean): Step => {
  if (wantsBall) return 'ball';
  if (!ask) return 'answer';
  return ask.fact === 'crossed' ? 'crossed' : 'ask';
};

/** The hole with what the golfer has traced on it. */
const withTraced = (hole: ReliefHole, situation: Situation, traced: Ring | undefined): ReliefHole => {
  const kind = TRACED[situation];
  const areas: readonly HoleArea[] = kind && traced ? [{ kind, polygon: traced }] : [];
  return { ...hole, areas: [...hole.areas, ...areas] };
};

/** What the Rules need to know of the golfer. */
const usePlayer = () => {
  const { profile } = useProfile();
  return { hand: profile?.handedness, disability: profile?.disability, longest: longestClub(profile?.bag ?? []) };
};

/** Where the ball lies, or crossed a line: as tapped, else as drawn. */
const spotsTold = (answers: Told, drawn: ReturnType<typeof diagramOf> | undefined) => ({
  ball: answers.ball ?? drawn?.ball,
  crossed: answers.crossed ?? drawn?.crossed,
});

const needsBall = (situation: Situation, { fairwayDrop }: { readonly fairwayDrop?: boolean | undefined }): boolean =>
  AT_BALL.has(situation) || (AT_ESTIMATE.has(situation) && fairwayDrop === true);

const useMap = (round: Round, hole: Hole): OnMap | undefined => {
  const { ground } = useGround(round.courseId);
  const marks = useRoundMarks(round.id);
  const n = ground && packHoleOf(ground.pack, hole.n);
  return ground && n !== undefined ? { pack: ground.pack, n, marks } : undefined;
};

/** The Rules for one situation on one hole: what to ask next, and the choices once nothing is open. */
export const useRelief = (round: Round, hole: Hole, situation: Situation) => {
  const reliefOptions = use(rulesFor(situation));
  const { hand, disability, longest } = usePlayer();
  const map = useMap(round, hole);
  const [answers, setAnswers] = useState<Told>({ facts: {} });
  const [isDiagram, setDiagram] = useState(map === undefined);
  const [typedPlayed, setPlayed] = useState<number>();
  const real = isDiagram || !map ? undefined : spotsOn(map, hole.n);
  const drawn = real ? undefined : diagramOf(situation, answers.facts['area']);
  const { previous, ...strokes } = strokesTo(real, answers.ball ?? answers.crossed, typedPlayed);
  const switches = { ...round.localRules, disability };
  const spots = spotsTold(answers, drawn);
  const shown = withTraced(real?.hole ?? drawn!.hole, situation, answers.traced);
  const request: ReliefRequest = {
    situation,
    hole: drawn && situation === 'unplayable' && answers.facts['area'] === undefined ? undefined : shown,
    ...spots,
    previous,
    hand,
    club: longest?.metres,
    form: formOf(round),
    switches,
    facts: answers.facts,
  };
  const relief: Relief = unwrap(reliefOptions(request));
  return {
    relief,
    step: stepOf(relief, real !== undefined && needsBall(situation, switches) && spots.ball === undefined),
    isEstimate: AT_ESTIMATE.has(situation),
    hole: shown,
    ...spots,
    tee: real?.tee,
    map,
    isDiagram: real === undefined,
    condition: TRACED[situation],
    traced: answers.traced,
    longest,
    ...strokes,
    setPlayed,
    putBall: (spot: Point) => setAnswers({ ...answers, ball: spot }),
    putCrossed: (spot: Point) => setAnswers({ ...answers, crossed: spot }),
    trace: (outline: Ring) => setAnswers({ ...answers, traced: outline }),
    answer: (fact: string, value: string) => setAnswers({ ...answers, facts: { ...answers.facts, [fact]: value } }),
    startAgain: () => setAnswers({ facts: {} }),
    draw: (asDiagram: boolean) => {
      setDiagram(asDiagram);
      setAnswers({ facts: answers.facts });
    },
  };
};
export type ReliefState = ReturnType<typeof useRelief>;
