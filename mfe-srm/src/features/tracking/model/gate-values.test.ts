import * as v from 'valibot';
import { createGateRules, measureLine, readSides, toGateValues } from './gate-values';

const rules = createGateRules((problem) => problem);
const typed = { from: '25.11650, 55.20020', to: '25.11700, 55.20070', direction: 'ne' };
const findProblems = (values: object) =>
  v.safeParse(rules, values).issues?.map(({ message, path }) => `${path?.[0]?.key}: ${message}`);

test('a line across a road is read, with its direction in degrees', () => {
  expect(v.parse(rules, typed)).toEqual({
    from: { latitude: 25.1165, longitude: 55.2002 },
    to: { latitude: 25.117, longitude: 55.2007 },
    direction: 45,
  });
});

test('a place that cannot be read, and a line of the wrong length, are refused with what is needed', () => {
  expect(findProblems({ ...typed, from: 'here' })).toEqual(['from: side']);
  expect(findProblems({ ...typed, to: typed.from })).toEqual(['to: length']);
  expect(findProblems({ ...typed, to: '25.2, 55.3' })).toEqual(['to: length']);
});

test('a learned gate is shown with the nearest direction', () => {
  const place = {
    from: { latitude: 25.1165, longitude: 55.2002 },
    to: { latitude: 25.117, longitude: 55.2007 },
    source: 'learned' as const,
  };
  const gate = { gateId: 'a', issuer: 'salik' as const, name: 'A', observed: 3, agreed: 3 };
  expect(toGateValues({ ...gate, place: { ...place, course: 350 } }).direction).toBe('n');
  expect(toGateValues({ ...gate, place: { ...place, course: null } }).direction).toBe('both');
  expect(toGateValues(gate)).toEqual({ from: '', to: '', direction: 'both' });
  expect(readSides({ from: typed.from, to: 'x' })).toHaveLength(1);
  expect(Math.round(measureLine(place.from, place.to))).toBe(75);
});
