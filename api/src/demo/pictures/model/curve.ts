export type Point = readonly [along: number, value: number];
export type Curve = (along: number) => number;

const getSlope = (a: Point, b: Point) => (b[1] - a[1]) / (b[0] - a[0]);

/** A smooth curve through the points that never swings beyond them. */
export function makeCurve(points: readonly Point[]): Curve {
  const slopes = points.map((point, index) => {
    const before = points[index - 1];
    const after = points[index + 1];
    if (!before || !after) return before ? getSlope(before, point) : after ? getSlope(point, after) : 0;
    const [left, right] = [getSlope(before, point), getSlope(point, after)];
    return left * right <= 0 ? 0 : (2 * left * right) / (left + right);
  });
  return (along) => {
    const [first, last] = [points[0], points.at(-1)];
    if (!first || !last) return 0;
    if (along <= first[0]) return first[1];
    if (along >= last[0]) return last[1];
    const index = points.findIndex(([at]) => at > along);
    const [from, to] = [points[index - 1] ?? first, points[index] ?? last];
    const width = to[0] - from[0];
    const t = (along - from[0]) / width;
    const [startSlope, endSlope] = [slopes[index - 1] ?? 0, slopes[index] ?? 0];
    const [t2, t3] = [t * t, t * t * t];
    return (
      (2 * t3 - 3 * t2 + 1) * from[1] +
      (t3 - 2 * t2 + t) * width * startSlope +
      (3 * t2 - 2 * t3) * to[1] +
      (t3 - t2) * width * endSlope
    );
  };
}
