import type { DeviceAlarm } from '../report';

/** Codes of the alarm byte in 0x13, 0x16, 0x26, 0x27 and 0xA4. */
const byCode: Readonly<Record<number, DeviceAlarm>> = {
  0x01: 'sos',
  0x02: 'powerCut',
  0x03: 'vibration',
  0x04: 'fenceEntered',
  0x05: 'fenceLeft',
  0x06: 'overspeed',
  0x09: 'towing',
  0x0e: 'lowBattery',
  0x0f: 'lowBattery',
  0x13: 'removed',
  0x14: 'door',
  0x19: 'lowBattery',
  0x29: 'harshAcceleration',
  0x2a: 'harshCornering',
  0x2b: 'harshCornering',
  0x2c: 'crash',
  0x30: 'harshBraking',
};

/** Bits 3 to 5 of the terminal information. */
const byTerminalBits: Readonly<Record<number, DeviceAlarm>> = {
  1: 'vibration',
  2: 'powerCut',
  3: 'lowBattery',
  4: 'sos',
};

export const findAlarm = (code: number, terminalInformation: number): DeviceAlarm | null =>
  byCode[code] ?? byTerminalBits[(terminalInformation >> 3) & 0b111] ?? null;
