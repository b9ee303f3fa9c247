import type { Tee } from '#src/domain/entities/course.entity.ts';
import { type PlayedOn, playedOn, tees } from './course-cards.ts';
import { type Calendar, seed, type SeedDocument } from './document.ts';
import { mapOf } from './grounds.ts';

/** The demo golfer's own courses, and one that somebody else has published. */
export const courseSeeds = (userId: string, { daysAgo }: Calendar): readonly SeedDocument[] => {
  const ownCourse = (at: PlayedOn, lastPlayedAt: string, list: Tee[]) =>
    seed('courses', daysAgo(190, 10), {
      id: at.courseId,
      userId,
      name: at.name,
      city: at.city,
      country: 'Demo Land',
      source: 'user',
      lastPlayedAt,
      map: mapOf(at, daysAgo(190, 10)),
      tees: list,
    });
  return [
    ownCourse(playedOn.heron, daysAgo(2, 9), [tees.heronWhite, tees.heronYellow]),
    ownCourse(playedOn.fern, daysAgo(8, 9), [tees.fernMedal]),
    ownCourse(playedOn.quarry, daysAgo(20, 15), [tees.quarry]),
    seed('courses', daysAgo(120, 12), {
      id: 'demo-course-saltmarsh',
      userId: 'demo-other-golfer',
      name: 'Saltmarsh',
      city: 'Port Fern',
      country: 'Demo Land',
      source: 'user',
      published: true,
      enteredBy: 'Nadia K.',
      tees: [{ ...tees.fernMedal, id: 'saltmarsh-club', name: 'Club', courseRating: 69.8, slope: 119 }],
    }),
  ];
};
