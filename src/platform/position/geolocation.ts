import { HOUR_MS } from '@divot/basics';
import { isRecord } from '#src/domain/shared/is-record.ts';
import { isAllowed } from '#src/platform/device/permission.ts';
import { readLocal, writeLocal } from '#src/platform/storage/local-store.ts';

// The golfer's place. It is asked for only when they tap for it, and read by itself where they have allowed that before.
// Callers must round it before storing it.

export type DevicePlace = { readonly latitude: number; readonly longitude: number };

const PATIENCE_MS = 15_000;

/** Undefined if the golfer or the device refuses. */
export const askForPlace = (): Promise<DevicePlace | undefined> =>
  new Promise((resolve) => {
    if (!('geolocation' in navigator)) {
      resolve(undefined);
      return;
    }
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ latitude, longitude }),
      () => resolve(undefined),
      { timeout: PATIENCE_MS, maximumAge: HOUR_MS },
    );
  });

/** Without a question: undefined unless the golfer has allowed it before. */
export const placeIfAllowed = async (): Promise<DevicePlace | undefined> =>
  (await isAllowed('geolocation')) ? askForPlace() : undefined;

const isPlace = (value: unknown): value is DevicePlace =>
  isRecord(value) && typeof value['latitude'] === 'number' && typeof value['longitude'] === 'number';
const key = (uid: string) => `divot-place-${uid}`;

export const savedPlace = (uid: string): DevicePlace | undefined => readLocal(key(uid), isPlace);
export const savePlace = (uid: string, place: DevicePlace): boolean => writeLocal(key(uid), place);
