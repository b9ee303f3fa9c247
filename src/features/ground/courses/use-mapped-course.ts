import { useState } from 'react';
import { type CoursePack, type FoundGround, ninesOf } from '@divot/ground';
import { meantPack } from '#src/domain/rounds/course-map.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { failureText } from '#src/services/ground/failure-text.ts';
import { fetchPacks } from '#src/services/ground/find-map.ts';
import { mapServer } from '#src/services/ground/map-server.ts';
import type { FoundCourse } from '#src/services/ground/overpass.ts';

type Step =
  | { readonly kind: 'idle' }
  | { readonly kind: 'fetching'; readonly course: FoundCourse }
  | { readonly kind: 'which'; readonly course: FoundCourse; readonly packs: readonly CoursePack[] }
  | { readonly kind: 'failed'; readonly course: FoundCourse; readonly text: string };

/** The map of a course that the golfer picked, and how it was found. Without a map, nobody has drawn its holes. */
export type PickedMap = { readonly course: FoundCourse; readonly map?: { pack: CoursePack; found: FoundGround } };

/** Fetches the map of a course picked on the open map. `onMap` resolves to why it was not saved, if it was not. */
export const useMappedCourse = (onMap: (picked: PickedMap) => Promise<string | undefined>) => {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const finish = async (picked: PickedMap): Promise<boolean> => {
    const problem = await onMap(picked);
    setStep(problem === undefined ? { kind: 'idle' } : { kind: 'failed', course: picked.course, text: problem });
    return false; // may run again
  };
  const mapOf = (pack: CoursePack, { name, box }: FoundCourse) => ({ pack, found: { name, box } });
  const pick = useSingleFlight(async (course: FoundCourse) => {
    setStep({ kind: 'fetching', course });
    const packs = await fetchPacks(mapServer, course);
    if (!packs.ok) {
      setStep({ kind: 'failed', course, text: failureText[packs.error] });
      return false;
    }
    const pack = meantPack(packs.value, course);
    if (pack) return finish({ course, map: mapOf(pack, course) });
    setStep({ kind: 'which', course, packs: packs.value });
    return false;
  });
  return {
    step,
    nines: step.kind === 'which' ? ninesOf(step.packs) : [],
    pick: (course: FoundCourse) => void pick(course),
    choose: (course: FoundCourse, pack: CoursePack) => void finish({ course, map: mapOf(pack, course) }),
    withoutMap: (course: FoundCourse) => void finish({ course }),
  };
};
export type MappedCourse = ReturnType<typeof useMappedCourse>;
