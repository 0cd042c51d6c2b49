import { makeCurve, type Point } from './curve';
import { buildSheet, type Triangle } from './mesh';
import { cross, normalize, type Vector } from './vector';

/** A profile (distance from the axis, way along it) turned about an axis through the origin. */
export function buildTurned(
  origin: Vector,
  axis: Vector,
  profile: readonly Point[],
  isSmooth = false,
): Triangle[] {
  const ahead = normalize(axis);
  const across = normalize(cross(ahead, Math.abs(ahead[2]) > 0.9 ? [1, 0, 0] : [0, 0, 1]));
  const over = cross(ahead, across);
  const last = profile.length - 1;
  const [distances, ways] = ([0, 1] as const).map((at) =>
    makeCurve(profile.map((point, index) => [index, point[at]] as const)),
  ) as [(at: number) => number, (at: number) => number];
  const read = (share: number): Point => {
    const at = Math.min(last - 1e-6, Math.max(0, share * last));
    if (isSmooth) return [distances(at), ways(at)];
    const [from, to] = [profile[Math.floor(at)], profile[Math.floor(at) + 1]] as [Point, Point];
    const part = at - Math.floor(at);
    return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  };
  return buildSheet(48, last * (isSmooth ? 5 : 3), (turn, share) => {
    const [distance, way] = read(share);
    const [cos, sin] = [Math.cos(turn * 2 * Math.PI) * distance, Math.sin(turn * 2 * Math.PI) * distance];
    return [0, 1, 2].map(
      (index) =>
        (origin[index] as number) +
        way * (ahead[index] as number) +
        cos * (across[index] as number) +
        sin * (over[index] as number),
    ) as unknown as Vector;
  });
}
