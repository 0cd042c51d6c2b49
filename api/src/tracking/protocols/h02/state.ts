import type { DeviceAlarm } from '../report';

/** A bit of the four bytes is 0 where its state holds. */
const ALARMS: readonly (readonly [bit: number, alarm: DeviceAlarm])[] = [
  [0, 'vibration'],
  [1, 'sos'],
  [18, 'sos'],
  [2, 'overspeed'],
  [19, 'powerCut'],
];
const IGNITION_OFF = 10;

/** @param state the four bytes as one number, such as 0xFFFFFBFF */
export function readState(state: number): { ignition: boolean; alarm: DeviceAlarm | null } {
  const holds = (bit: number) => ((state >>> bit) & 1) === 0;
  return {
    ignition: !holds(IGNITION_OFF),
    alarm: ALARMS.find(([bit]) => holds(bit))?.[1] ?? null,
  };
}

/** The byte between latitude and longitude, or the number of a heartbeat. @returns percent, or null */
export function readBattery(value: number): number | null {
  if (value === 0) return null;
  if (value <= 3) return (value - 1) * 10;
  if (value <= 6) return (value - 1) * 20;
  return value <= 100 ? value : null;
}
