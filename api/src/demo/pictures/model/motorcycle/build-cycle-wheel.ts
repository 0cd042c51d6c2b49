import { buildTube } from '../build-tube';
import { buildTurned } from '../build-turned';
import type { Point } from '../curve';
import { materials, type Material } from '../materials';
import type { Part, Surface, Triangle } from '../mesh';
import type { Vector } from '../vector';
import type { CycleWheel } from './motorcycle-shape';

const RIGHT: Vector = [0, 1, 0];
const WIRES = 36;

const fill = (triangles: readonly Triangle[], material: Material): Part => ({
  triangles,
  surface: () => material,
});

const turn = (back: number, up: number, profile: readonly Point[], isSmooth = false) =>
  buildTurned([back, 0, up], RIGHT, profile, isSmooth);

function buildSpokes(back: number, { radius, width, rim }: CycleWheel, inner: number): Part[] {
  const at = (angle: number, distance: number, right: number): Vector => [
    back + distance * Math.cos(angle),
    right,
    radius + distance * Math.sin(angle),
  ];
  if (rim === 'disc') {
    const face = [-1, 1].flatMap((side) =>
      turn(back, radius, [
        [inner, side * width * 0.3],
        [inner * 0.7, side * width * 0.36],
        [0.02, side * width * 0.3],
      ]),
    );
    const surface: Surface = ({ back: x, up }) => {
      const share = Math.hypot(x - back, up - radius) / inner;
      const angle = (Math.atan2(up - radius, x - back) / Math.PI) * 2.5;
      const isHole = share > 0.45 && share < 0.85 && Math.abs(angle - Math.round(angle)) < 0.22;
      return isHole ? materials.dark : materials.alloy;
    };
    return [{ triangles: face, surface }];
  }
  if (rim === 'wire')
    return [
      fill(
        Array.from({ length: WIRES }, (_, index) => {
          const angle = (index / WIRES) * 2 * Math.PI;
          const side = index % 2 === 0 ? 1 : -1;
          const lean = (index % 4 < 2 ? 1 : -1) * 0.45;
          return buildTube([at(angle + lean, 0.04, side * 0.045), at(angle, inner, side * 0.008)], 0.0034);
        }).flat(),
        materials.chrome,
      ),
    ];
  const count = rim === 'ten' ? 10 : 5;
  const legs = Array.from({ length: count }, (_, index) => {
    const angle = ((index + 0.25) / count) * 2 * Math.PI;
    const forks = rim === 'paired' ? [-0.2, 0.2] : [0];
    const thick = rim === 'ten' ? 0.009 : rim === 'paired' ? 0.012 : 0.02;
    return forks.map((spread) =>
      buildTube(
        [at(angle + spread * 0.4, 0.03, 0), at(angle + spread, inner * 1.02, 0)],
        [thick * 1.25, thick],
      ),
    );
  });
  return [fill(legs.flat(2), rim === 'paired' ? materials.alloy : materials.alloyDark)];
}

function buildBrake(back: number, up: number, right: number, size: number): Part[] {
  const triangles = turn(back, up, [
    [size, right],
    [size * 0.6, right],
  ]);
  const surface: Surface = ({ back: x, up: z }) => {
    const angle = (Math.atan2(z - up, x - back) / Math.PI) * 14;
    const share = Math.hypot(x - back, z - up) / size;
    return Math.abs(angle - Math.round(angle)) < 0.2 && Math.abs(share - 0.82) < 0.07
      ? materials.dark
      : materials.steel;
  };
  return [{ triangles, surface }];
}

/** A wheel of a motorcycle, seen from both sides, with its brake. */
export function buildCycleWheel(back: number, wheel: CycleWheel, isFront: boolean): Part[] {
  const { radius, width, rim } = wheel;
  const inner = radius - Math.max(0.055, width * 0.6);
  const half = width / 2;
  const tyre = turn(
    back,
    radius,
    [
      [inner, -half * 0.72],
      [inner + (radius - inner) * 0.35, -half],
      [radius - half * 0.32, -half * 0.86],
      [radius, 0],
      [radius - half * 0.32, half * 0.86],
      [inner + (radius - inner) * 0.35, half],
      [inner, half * 0.72],
    ],
    true,
  );
  const rimProfile: readonly Point[] = [
    [inner + 0.008, -half * 0.72],
    [inner - 0.012, -half * 0.6],
    [inner - 0.02, 0],
    [inner - 0.012, half * 0.6],
    [inner + 0.008, half * 0.72],
  ];
  const hub = turn(back, radius, [
    [0.001, -0.075],
    [0.024, -0.075],
    [0.026, -0.05],
    [0.048, -0.045],
    [0.034, 0],
    [0.048, 0.045],
    [0.026, 0.05],
    [0.024, 0.075],
    [0.001, 0.075],
  ]);
  const tread: Surface = ({ back: x, right, up }) => {
    const angle = (Math.atan2(up - radius, x - back) / Math.PI) * 26;
    const isGroove =
      Math.abs(right) > half * 0.2 &&
      Math.abs(right) < half * 0.8 &&
      Math.abs(angle - Math.round(angle)) < 0.1;
    return isGroove ? materials.dark : materials.tyre;
  };
  const metal = rim === 'paired' || rim === 'wire' ? materials.alloy : materials.alloyDark;
  return [
    { triangles: tyre, surface: tread },
    fill(turn(back, radius, rimProfile), metal),
    fill(hub, materials.alloyDark),
    ...buildSpokes(back, wheel, inner - 0.012),
    ...buildBrake(back, radius, -0.062, isFront ? inner * 0.66 : inner * 0.5),
    ...(isFront ? buildBrake(back, radius, 0.062, inner * 0.66) : []),
  ];
}
