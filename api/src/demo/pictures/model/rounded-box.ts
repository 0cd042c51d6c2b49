import { joinGrid, type Face, type Triangle, type Vertex } from './mesh';
import { clamp, cross, normalize, scale, subtract, type Vector } from './vector';

/** Where a place of the plain box goes, as shares of its length, height and half width (-1 to 1). */
export type Warp = (along: number, high: number, across: number) => Vector;

export interface BoxSize {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly radius: number;
  /** Cells along each flat part. */
  readonly cells?: number;
}

const STEP = 1e-3;
const CORNER_CELLS = 6;

/** From -half to half, with many lines in the rounded ends. */
function listLines(half: number, radius: number, cells: number): number[] {
  const flat = half - radius;
  const corner = Array.from(
    { length: CORNER_CELLS },
    (_, index) => flat + radius * Math.tan(((index + 1) / CORNER_CELLS) * (Math.PI / 4)),
  );
  const middle = Array.from({ length: cells + 1 }, (_, index) => -flat + (2 * flat * index) / cells);
  return [...corner.map((value) => -value).reverse(), ...middle, ...corner];
}

const faces: readonly (readonly [Face, axis: 0 | 1 | 2, side: 1 | -1])[] = [
  ['front', 0, -1],
  ['rear', 0, 1],
  ['left', 1, -1],
  ['right', 1, 1],
  ['bottom', 2, -1],
  ['top', 2, 1],
];

/** A box with round edges, bent by the warp. */
export function buildRoundedBox(size: BoxSize, warp: Warp): Triangle[] {
  const { length, width, height, radius, cells = 8 } = size;
  const halves: Vector = [length / 2, width / 2, height / 2];
  const round = Math.min(radius, ...halves.map((half) => half * 0.98));
  const lines = halves.map((half, axis) => listLines(half, round, axis === 0 ? cells * 4 : cells)) as [
    number[],
    number[],
    number[],
  ];
  const makeVertex = (place: Vector): Vertex => {
    const inner = place.map((value, axis) => {
      const limit = (halves[axis] as number) - round;
      return clamp(value, -limit, limit);
    }) as unknown as Vector;
    const outwards = normalize(subtract(place, inner));
    const smooth = inner.map(
      (value, axis) => value + round * (outwards[axis] as number),
    ) as unknown as Vector;
    const shares: Vector = [
      (smooth[0] / halves[0] + 1) / 2,
      (smooth[2] / halves[2] + 1) / 2,
      smooth[1] / halves[1],
    ];
    return { position: warp(...shares), normal: turnNormal(outwards, shares, size, warp), shares };
  };
  return faces.flatMap(([face, axis, side]) => {
    const [first, second] = ([0, 1, 2] as const).filter((one) => one !== axis) as [0 | 1 | 2, 0 | 1 | 2];
    const grid = lines[first].map((a) =>
      lines[second].map((b) => {
        const place: [number, number, number] = [0, 0, 0];
        place[axis] = side * halves[axis];
        place[first] = a;
        place[second] = b;
        return makeVertex(place);
      }),
    );
    return joinGrid(grid, face);
  });
}

/** The normal after the warp: the cofactors of its derivatives turn normals. */
function turnNormal(
  outwards: Vector,
  [a, h, w]: Vector,
  { length, width, height }: BoxSize,
  warp: Warp,
): Vector {
  const derive = (low: Vector, high: Vector, size: number) =>
    scale(subtract(high, low), 1 / (2 * STEP * size));
  const back = derive(warp(a - STEP, h, w), warp(a + STEP, h, w), length);
  const up = derive(warp(a, h - STEP, w), warp(a, h + STEP, w), height);
  const right = derive(warp(a, h, w - STEP), warp(a, h, w + STEP), width / 2);
  const turned = [cross(right, up), cross(up, back), cross(back, right)] as const;
  const sum = [0, 1, 2].map(
    (axis) =>
      outwards[0] * (turned[0][axis] as number) +
      outwards[1] * (turned[1][axis] as number) +
      outwards[2] * (turned[2][axis] as number),
  ) as unknown as Vector;
  return normalize(sum);
}

/** A plain box with round edges around a centre, turned about the axis that goes to the right. */
export function buildBlock(centre: Vector, size: Vector, radius: number, tilt = 0): Triangle[] {
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  return buildRoundedBox(
    { length: size[0], width: size[1], height: size[2], radius, cells: 2 },
    (along, high, across) => {
      const [x, z] = [(along - 0.5) * size[0], (high - 0.5) * size[2]];
      return [
        centre[0] + x * cos + z * sin,
        centre[1] + (across * size[1]) / 2,
        centre[2] + z * cos - x * sin,
      ];
    },
  );
}
