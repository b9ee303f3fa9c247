import type { Tee } from '#src/domain/entities/course.entity.ts';

// Two invented eighteen-hole courses and a nine. Every stroke index is a permutation, odd on the front nine.

const PAR_HERON = [4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 4, 5, 4, 4, 3, 4, 5];
const SI_HERON = [7, 3, 15, 11, 1, 9, 17, 5, 13, 8, 16, 2, 12, 6, 10, 18, 4, 14];
const YARDS_HERON = [372, 405, 158, 498, 421, 356, 142, 388, 512, 367, 171, 414, 525, 394, 343, 151, 402, 507];
const PAR_FERN = [4, 5, 4, 3, 4, 4, 4, 3, 5, 4, 4, 3, 4, 5, 4, 3, 4, 4];
const SI_FERN = [5, 13, 1, 17, 9, 3, 11, 15, 7, 6, 10, 18, 2, 14, 8, 16, 4, 12];
const YARDS_FERN = [385, 489, 429, 149, 361, 412, 348, 165, 531, 391, 353, 136, 425, 502, 379, 183, 408, 364];
const PAR_QUARRY = [4, 3, 4, 5, 4, 3, 4, 4, 4];
const SI_QUARRY = [3, 15, 7, 11, 1, 17, 9, 5, 13];
const YARDS_QUARRY = [351, 138, 374, 476, 398, 152, 329, 383, 310];

const shorter = (yards: readonly number[], by: number) => yards.map((length) => Math.round(length * by));

// oxfmt-ignore
export const tees = {
  heronWhite: { id: 'heron-white', name: 'White', colour: 'white', gender: 'any', par: PAR_HERON, strokeIndex: SI_HERON,
    yards: YARDS_HERON, courseRating: 71.2, slope: 128, frontCourseRating: 35.5, frontSlope: 127,
    backCourseRating: 35.7, backSlope: 129 },
  heronYellow: { id: 'heron-yellow', name: 'Yellow', colour: 'yellow', gender: 'any', par: PAR_HERON,
    strokeIndex: SI_HERON, yards: shorter(YARDS_HERON, 0.94), courseRating: 69.4, slope: 123, frontCourseRating: 34.6,
    frontSlope: 122, backCourseRating: 34.8, backSlope: 124 },
  fernMedal: { id: 'fern-medal', name: 'Medal', colour: 'white', gender: 'any', par: PAR_FERN, strokeIndex: SI_FERN,
    yards: YARDS_FERN, courseRating: 70.6, slope: 125, frontCourseRating: 35.4, frontSlope: 126, backCourseRating: 35.2,
    backSlope: 124 },
  quarry: { id: 'quarry-club', name: 'Club', colour: 'yellow', gender: 'any', par: PAR_QUARRY, strokeIndex: SI_QUARRY,
    yards: YARDS_QUARRY, frontCourseRating: 33.9, frontSlope: 117 },
} as const satisfies Record<string, Tee>;

export type PlayedOn = {
  readonly courseId: 'demo-course-heronsbridge' | 'demo-course-fernhill' | 'demo-course-quarry';
  readonly name: string;
  readonly city: string;
  readonly tee: Tee;
};
export const playedOn = {
  heron: { courseId: 'demo-course-heronsbridge', name: 'Heronsbridge', city: 'Heronsbridge', tee: tees.heronWhite },
  fern: { courseId: 'demo-course-fernhill', name: 'Fernhill Links', city: 'Port Fern', tee: tees.fernMedal },
  quarry: { courseId: 'demo-course-quarry', name: 'Old Quarry', city: 'Heronsbridge', tee: tees.quarry },
} as const satisfies Record<string, PlayedOn>;
