// How long the phone can go on: its battery and how hard its processor works. Only Chromium tells either.

/** https://www.w3.org/TR/compute-pressure/: critical: the processor is about to be slowed down, for example by heat. */
export type Pressure = 'nominal' | 'fair' | 'serious' | 'critical';
type Battery = { readonly level: number; readonly charging: boolean };
type Observer = {
  readonly observe: (source: 'cpu', options: object) => Promise<void>;
  readonly disconnect: () => void;
};
type ObserverClass = new (tell: (records: readonly { readonly state: Pressure }[]) => void) => Observer;

export type Stamina = {
  readonly pressure?: Pressure | undefined;
  /** From 0 to 1. Undefined while charging. */
  readonly batteryLevel?: number | undefined;
};

const SAMPLE_MS = 2000;

/** Follows both until stopped. */
export const followStamina = (): { readonly read: () => Stamina; readonly stop: () => void } => {
  let pressure: Pressure | undefined;
  let battery: Battery | undefined;
  const { getBattery } = navigator as { readonly getBattery?: () => Promise<Battery> };
  void getBattery
    ?.call(navigator)
    .then((manager) => (battery = manager))
    .catch(() => undefined);
  const { PressureObserver } = globalThis as { readonly PressureObserver?: ObserverClass };
  const observer = PressureObserver && new PressureObserver((records) => (pressure = records.at(-1)?.state));
  void observer?.observe('cpu', { sampleInterval: SAMPLE_MS }).catch(() => undefined);
  return {
    read: () => ({ pressure, batteryLevel: battery?.charging === false ? battery.level : undefined }),
    stop: () => observer?.disconnect(),
  };
};
