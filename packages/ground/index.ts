// Golf courses from OpenStreetMap: where a ball lies, how far it is to the green and the hazards, what marked balls say of a
// hole, and the plan of a hole from the golfer's own patterns.

export { type Distances, distancesTo, sidedHazards } from './distances/distances.ts';
export { type ShownHazard, hazardsShown } from './distances/hazards-shown.ts';
export type { HazardSide } from './distances/hazards.ts';
export { holeAt, holeOfBall } from './distances/hole-at.ts';
export { lieAt } from './distances/lie.ts';
export { WORST_ACCURACY_M, markAt } from './distances/mark.ts';
export { shotsOf } from './distances/shots.ts';
export { holeDiagram } from './drawing/hole-diagram.ts';
export { type HoleDrawing, type HolePlay, type PictureFrame, holePicture } from './drawing/hole-drawing.ts';
export { holeTile } from './drawing/hole-tile.ts';
export { type Box, along, boxOf, boxesMeet, direction, distance, lengthOf, onLine } from './geometry/lines.ts';
export type { Point } from './geometry/plane.ts';
export { isInBox, toRing } from './geometry/rings.ts';
export { type ClubWish, inventedClub } from './invented/invented-club.ts';
export { type CourseWish, type InventedHole, type Metres, beside, inventedCourse } from './invented/invented-course.ts';
export { overpassOf } from './invented/overpass-of.ts';
export {
  type GroundMark,
  type RoundMarks,
  isFirstOn,
  marksOn,
  noMarks,
  withFlag,
  withMark,
  withMarkChanged,
  withMarkInserted,
  withMarkOn,
  withMarkRestored,
  withoutMark,
} from './marks/ground-marks.ts';
export { type Ball, ballsOn, holeFromMarks, isInTrouble, isTeeMark, markedBalls } from './marks/hole-from-marks.ts';
export { type MissPattern, type ShotRow, missPattern, rightOfHole, shotRows } from './marks/shot-rows.ts';
export { mayReplace } from './packs/better-pack.ts';
export { cardOfPack } from './packs/card-of-pack.ts';
export {
  ATTRIBUTION,
  type CoursePack,
  type Fix,
  type FoundGround,
  type GroundBox,
  type Position,
} from './packs/course-pack.ts';
export { type Frame, type HoleShape, type HoleView, holeView, pathData } from './packs/hole-view.ts';
export { type Nine, joinNines, ninesOf } from './packs/nines.ts';
export { type OpenHole, openHole, openPack } from './packs/open-pack.ts';
export { FEWEST_CORNERS, type OwnHole, type OwnHoles, lacksTee, withOwnHoles } from './packs/own-holes.ts';
export { type CourseMap, packMap, unpackMap } from './packs/packed-map.ts';
export { type HoleArea, holeAreas } from './packs/hole-areas.ts';
export { cardHoleOf, packHoleOf } from './packs/pack-hole.ts';
export { readOverpass } from './packs/read-overpass.ts';
export { type PlanClub, planClub } from './plan/club-shots.ts';
export { type Clearance, type HolePlan, type PlannedShot, planHole } from './plan/plan-hole.ts';
