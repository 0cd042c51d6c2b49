import { makeCurve } from './curve';

test('a curve meets its points and never swings beyond them', () => {
  const points = [
    [0, 1],
    [1, 1],
    [2, 3],
    [4, 3.2],
  ] as const;
  const curve = makeCurve(points);
  for (const [along, value] of points) expect(curve(along)).toBeCloseTo(value);
  const between = Array.from({ length: 400 }, (_, index) => curve(index / 100));
  for (const value of between) expect(value).toBeGreaterThanOrEqual(1);
  for (const [index, value] of between.entries())
    expect(value).toBeGreaterThanOrEqual((between[index - 1] ?? 1) - 1e-9);
  expect([curve(-3), curve(9)]).toEqual([1, 3.2]);
});
