import type { TollSample } from '../tracking';
import { findWhereabouts } from './find-whereabouts';

const gate = { latitude: 25.1, longitude: 55.2 };
const at = Date.parse('2026-03-02T06:00:20Z');
/** A hundredth of a degree is about a kilometre. */
const sample = (seconds: number, north: number): TollSample => ({
  at: at + seconds * 1000,
  latitude: gate.latitude + north,
  longitude: gate.longitude,
  speed: 60,
  course: 0,
});
const find = (...samples: readonly TollSample[]) => findWhereabouts(samples, gate, { at, length: 0 });

test.each([
  ['near', [sample(-20, 0.01), sample(20, 0.011)]],
  ['near', [sample(-150, 0.003), sample(-20, 0.02), sample(20, 0.03)]],
  ['elsewhere', [sample(-20, 0.5), sample(20, 0.51)]],
  // Parked for half an hour.
  ['elsewhere', [sample(-900, 0.5), sample(900, 0.5)]],
  ['unknown', [sample(-900, 0.5), sample(900, 0.6)]],
  ['unknown', [sample(-20, 0.5)]],
  ['unknown', []],
] as const)('a vehicle was %s', (expected, samples) => {
  expect(find(...samples)).toBe(expected);
});
