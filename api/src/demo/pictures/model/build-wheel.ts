import type { Rim } from './body-shape';
import { materials, type Material } from './materials';
import { buildSheet, type Part, type Surface, type Triangle } from './mesh';
import type { Point } from './curve';
import { mix, type Vector } from './vector';

export interface Wheel {
  /** Middle of the outer side; `side` is 1 on the right. */
  readonly centre: Vector;
  readonly side: 1 | -1;
  readonly radius: number;
  readonly tyre: number;
  readonly rim: Rim;
  readonly rimShare: number;
  readonly dark?: boolean;
}

/** A profile (distance from the axle, depth) turned about the axle. */
function buildLathe({ centre, side }: Wheel, profile: readonly Point[]): Triangle[] {
  const last = profile.length - 1;
  return buildSheet(
    64,
    last * 3,
    (turn, share) => {
      const at = Math.min(last - 1e-6, Math.max(0, share * last));
      const [from, to] = [profile[Math.floor(at)], profile[Math.floor(at) + 1]] as [Point, Point];
      const part = at - Math.floor(at);
      const [radius, depth] = [mix(from[0], to[0], part), mix(from[1], to[1], part)];
      const angle = turn * 2 * Math.PI;
      return [
        centre[0] + radius * Math.cos(angle),
        centre[1] - side * depth,
        centre[2] + radius * Math.sin(angle),
      ];
    },
    side > 0 ? 'right' : 'left',
  );
}

const spokes: Readonly<
  Record<
    Rim,
    {
      readonly count: number;
      readonly twist: number;
      readonly inner: number;
      readonly outer: number;
      readonly split: number;
    }
  >
> = {
  five: { count: 5, twist: 0, inner: 0.2, outer: 0.15, split: 0 },
  paired: { count: 5, twist: 0, inner: 0.09, outer: 0.065, split: 0.2 },
  many: { count: 10, twist: 0, inner: 0.075, outer: 0.055, split: 0 },
  turbine: { count: 9, twist: 0.5, inner: 0.1, outer: 0.09, split: 0 },
  mesh: { count: 7, twist: 0, inner: 0.06, outer: 0.045, split: 0.14 },
  steel: { count: 8, twist: 0, inner: 0, outer: 0, split: 0 },
};

/** Whether the rim has metal there; `radius` is a share of the rim's radius. */
function isMetal(rim: Rim, radius: number, angle: number): boolean {
  if (radius > 0.9 || radius < 0.2) return true;
  const { count, twist, inner, outer, split } = spokes[rim];
  const period = (2 * Math.PI) / count;
  const turned = angle + twist * radius + Math.PI / 2;
  const offset = turned - Math.round(turned / period) * period;
  if (rim === 'steel')
    return radius < 0.5 || radius > 0.8 || Math.hypot(radius - 0.65, offset * 0.65) > 0.085;
  const nearest = split > 0 ? Math.abs(Math.abs(offset) - split) : Math.abs(offset);
  return radius * Math.sin(Math.min(nearest, 1.5)) < mix(inner, outer, radius);
}

export function buildWheel(wheel: Wheel): Part[] {
  const { radius, tyre, rim, rimShare, centre, dark } = wheel;
  const inner = radius * rimShare;
  const measure = (back: number, up: number) =>
    [
      Math.hypot(back - centre[0], up - centre[2]) / inner,
      Math.atan2(up - centre[2], back - centre[0]),
    ] as const;
  const metal = rim === 'steel' ? materials.steel : dark ? materials.alloyDark : materials.alloy;
  const cover =
    (material: Material): Surface =>
    ({ back, up }) => {
      const [distance, angle] = measure(back, up);
      if (!isMetal(rim, distance, angle)) return undefined;
      if (distance < 0.14) return rim === 'steel' ? materials.plastic : materials.chrome;
      return material;
    };
  const face: readonly Point[] = [
    [inner * 1.01, 0.004],
    [inner * 0.93, 0.012],
    [inner * 0.86, 0.034],
    [inner * 0.5, 0.052],
    [inner * 0.18, 0.04],
    [0.001, 0.034],
  ];
  const tyreProfile: readonly Point[] = [
    [inner * 0.99, 0.02],
    [inner * 1.03, 0],
    [mix(inner, radius, 0.6), -0.006],
    [radius - 0.03, 0.002],
    [radius - 0.008, 0.022],
    [radius, 0.05],
    [radius, tyre - 0.05],
    [radius - 0.02, tyre],
    [inner, tyre],
  ];
  const disc: readonly Point[] = [
    [inner, 0.11],
    [0.001, 0.11],
  ];
  return [
    { triangles: buildLathe(wheel, tyreProfile), surface: () => materials.tyre },
    { triangles: buildLathe(wheel, face), surface: cover(metal) },
    {
      triangles: buildLathe(
        wheel,
        face.map(([at, depth]) => [at, depth + 0.022]),
      ),
      surface: cover(materials.alloyDark),
    },
    {
      triangles: buildLathe(wheel, disc),
      surface: ({ back, up }) => {
        const [distance] = measure(back, up);
        return distance < 0.72 && distance > 0.3 ? materials.brake : materials.dark;
      },
    },
  ];
}
