import { computeOdometer } from './compute-odometer';

const reading = { kilometre: 45_000, at: new Date('2026-03-01T08:00:00Z') };
const at = new Date('2026-03-03T08:00:00Z');

test('the difference of the device is added to the reading of the odometer', () => {
  expect(
    computeOdometer(reading, { at, deviceBefore: 1_200_000, deviceNow: 1_410_400, track: 190_000 }),
  ).toEqual({
    kilometre: 45_210,
    at: '2026-03-03T08:00:00.000Z',
    source: 'device',
    before: { kilometre: 45_000, at: '2026-03-01T08:00:00.000Z' },
  });
});

test('a device that counts nothing, or was reset, is measured along its positions', () => {
  for (const [deviceBefore, deviceNow] of [
    [null, null],
    [null, 5000],
    [1_200_000, 3000],
  ] as const)
    expect(computeOdometer(reading, { at, deviceBefore, deviceNow, track: 12_600 })).toMatchObject({
      kilometre: 45_013,
      source: 'positions',
    });
});
