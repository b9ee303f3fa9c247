import { useState } from 'react';
import { saveMap } from '#src/data/commands/ground.ts';
import { type CoursePack, type FoundGround, ninesOf } from '@divot/ground';
import { configCheck } from '#src/platform/settings/current-config.ts';
import { logError } from '#src/platform/monitoring/error-log.ts';
import { askForPlace } from '#src/platform/position/geolocation.ts';
import { readGround } from '#src/platform/workers/ground-reader.ts';
import { useSingleFlight } from '#src/platform/waiting/use-single-flight.ts';
import { createGround } from '#src/services/ground/ground.ts';
import { copy } from './copy.ts';

type Step =
  | { readonly kind: 'asking' | 'idle' | 'done' }
  | { readonly kind: 'found'; readonly found: readonly FoundGround[] }
  | { readonly kind: 'choose'; readonly found: FoundGround; readonly packs: readonly CoursePack[] }
  | { readonly kind: 'failed'; readonly text: string };

const base = configCheck.ok ? configCheck.config.groundBase : '';
/** The host whose servers are asked. */
export const groundHost = (): string => new URL(base, location.href).host;

const failed = (problem: keyof typeof copy.failures): Step => ({ kind: 'failed', text: copy.failures[problem] });

/** The intended course among those in the box. Undefined if the golfer must choose, for example among 27 holes. */
const meant = (packs: readonly CoursePack[], { name }: FoundGround): CoursePack | undefined => {
  const named = packs.filter((pack) => pack.name === name);
  const only = named.length === 1 ? named[0] : packs.length === 1 ? packs[0] : undefined;
  const nines = ninesOf(packs);
  return nines.length > 1 && nines.some(({ pack }) => pack === only) ? undefined : only;
};

/** Finds and fetches a course's ground, one step per tap. */
export const useGroundSearch = (courseId: string) => {
  const [step, setStep] = useState<Step>({ kind: 'idle' });
  const service = createGround(base);

  const save = async (pack: CoursePack, found: FoundGround, isChosen = false): Promise<Step> => {
    const saved = await saveMap(courseId, pack, found, isChosen);
    return saved.ok ? { kind: 'done' } : { kind: 'failed', text: saved.error };
  };
  const fetched = async (found: FoundGround): Promise<Step> => {
    const answer = await service.fetchCourse(found.box);
    if (!answer.ok) return failed(answer.error);
    const packs = await readGround(answer.value);
    if (packs.length === 0) return failed('no-holes');
    const pack = meant(packs, found);
    return pack ? save(pack, found) : { kind: 'choose', found, packs };
  };
  const searched = async (name: string | undefined): Promise<Step> => {
    const place = name === undefined ? await askForPlace() : undefined;
    if (name === undefined && place === undefined) return failed('no-place');
    const answer = await (place === undefined
      ? service.findByName(name ?? '')
      : service.findNear({ lat: place.latitude, lon: place.longitude }));
    if (!answer.ok) return failed(answer.error);
    const [only, ...others] = answer.value;
    return only !== undefined && others.length === 0 ? fetched(only) : { kind: 'found', found: answer.value };
  };
  const run = useSingleFlight(async (work: () => Promise<Step>) => {
    setStep({ kind: 'asking' });
    try {
      setStep(await work());
    } catch (error) {
      logError(error);
      setStep(failed('unreadable'));
    }
    return false; // may run again
  });
  return {
    step,
    /** Searches by name, or near the golfer if no name is given. */
    search: (name?: string) => void run(() => searched(name)),
    pick: (found: FoundGround) => void run(() => fetched(found)),
    choose: (pack: CoursePack, found: FoundGround) => void run(() => save(pack, found, true)),
    reset: () => setStep({ kind: 'idle' }),
  };
};
