import { useEffect, useState } from 'react';

// The phone's orientation sensor. iOS asks the golfer first, and only after a tap.

type Sensor = { requestPermission?: () => Promise<'granted' | 'denied'> };
export type Orientation = {
  readonly alpha: number | null;
  readonly beta: number | null;
  readonly gamma: number | null;
};

/** Phones and tablets only: a desktop has the interface but no sensor. */
export const hasOrientationSensor = (): boolean =>
  'DeviceOrientationEvent' in window && matchMedia('(pointer: coarse)').matches;

/** Asks for permission where the system requires it. Call it from a tap. */
export const askForOrientation = async (): Promise<boolean> => {
  const { requestPermission } = DeviceOrientationEvent as unknown as Sensor;
  if (!requestPermission) return true;
  try {
    return (await requestPermission.call(DeviceOrientationEvent)) === 'granted';
  } catch {
    return false; // refused for good in the system's settings
  }
};

/** The newest reading while `active`. */
export const useOrientation = (active: boolean): Orientation | undefined => {
  const [orientation, setOrientation] = useState<Orientation>();
  useEffect(() => {
    if (!active) return undefined;
    const read = ({ alpha, beta, gamma }: DeviceOrientationEvent) => setOrientation({ alpha, beta, gamma });
    addEventListener('deviceorientation', read);
    return () => removeEventListener('deviceorientation', read);
  }, [active]);
  return active ? orientation : undefined;
};
