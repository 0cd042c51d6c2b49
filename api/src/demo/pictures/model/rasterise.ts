import type { Frame, Projected, Projection } from './camera';
import type { Material } from './materials';
import type { Face, Part, Triangle, Vertex } from './mesh';

export interface Look {
  readonly material: Material;
  /** Its inside is dark where a hole shows it. */
  readonly isSolid: boolean;
}

/** What each pixel shows, before light. */
export interface Layers {
  readonly frame: Frame;
  readonly depths: Float32Array;
  readonly positions: Float32Array;
  readonly normals: Float32Array;
  /** Index into `looks`; zero where nothing is. */
  readonly kinds: Uint16Array;
  readonly looks: (Look | undefined)[];
}

export const makeLayers = (frame: Frame): Layers => {
  const count = frame.width * frame.height;
  return {
    frame,
    depths: new Float32Array(count).fill(Infinity),
    positions: new Float32Array(count * 3),
    normals: new Float32Array(count * 3),
    kinds: new Uint16Array(count),
    looks: [undefined],
  };
};

type Corners = readonly [Projected, Projected, Projected];

/** Draws the parts into the layers; the nearest surface wins. */
export function rasterise(layers: Layers, parts: readonly Part[], { project }: Projection): void {
  for (const { triangles, surface, isSolid = false, isClear = false } of parts) {
    const numbers = new Map<Material, number>();
    const number = (material: Material) => {
      const known = numbers.get(material);
      if (known !== undefined) return known;
      numbers.set(material, layers.looks.push({ material, isSolid }) - 1);
      return layers.looks.length - 1;
    };
    const projected = new Map<Vertex, Projected>();
    const find = (vertex: Vertex) => {
      const known = projected.get(vertex) ?? project(vertex.position);
      projected.set(vertex, known);
      return known;
    };
    for (const triangle of triangles) {
      const [a, b, c] = triangle.corners;
      const corners = [find(a), find(b), find(c)] as const;
      if (corners.every(({ depth }) => depth > 0.02))
        fillTriangle(layers, triangle, corners, (shares, x, y) => {
          if (isClear && (x + y) % 2 === 0) return undefined;
          const material = surface(blend(triangle, shares));
          return material && number(material);
        });
    }
  }
}

type Shares = readonly [number, number, number];

function blend(
  { corners: [a, b, c], face }: Triangle,
  [p, q, r]: Shares,
): Parameters<Part['surface']>[0] & { face: Face } {
  const at = (axis: 0 | 1 | 2, field: 'position' | 'shares') =>
    a[field][axis] * p + b[field][axis] * q + c[field][axis] * r;
  return {
    back: at(0, 'position'),
    right: at(1, 'position'),
    up: at(2, 'position'),
    along: at(0, 'shares'),
    high: at(1, 'shares'),
    across: at(2, 'shares'),
    face,
  };
}

function fillTriangle(
  layers: Layers,
  triangle: Triangle,
  [a, b, c]: Corners,
  choose: (shares: Shares, x: number, y: number) => number | undefined,
): void {
  const { frame, depths, positions, normals, kinds } = layers;
  const area = (b.x - a.x) * (c.y - a.y) - (c.x - a.x) * (b.y - a.y);
  if (Math.abs(area) < 1e-9) return;
  const [left, right] = [
    Math.max(0, Math.ceil(Math.min(a.x, b.x, c.x) - 0.5)),
    Math.min(frame.width - 1, Math.floor(Math.max(a.x, b.x, c.x) - 0.5)),
  ];
  const [top, bottom] = [
    Math.max(0, Math.ceil(Math.min(a.y, b.y, c.y) - 0.5)),
    Math.min(frame.height - 1, Math.floor(Math.max(a.y, b.y, c.y) - 0.5)),
  ];
  const [va, vb, vc] = triangle.corners;
  for (let y = top; y <= bottom; y += 1)
    for (let x = left; x <= right; x += 1) {
      const [px, py] = [x + 0.5, y + 0.5];
      const second = ((px - a.x) * (c.y - a.y) - (c.x - a.x) * (py - a.y)) / area;
      const third = ((b.x - a.x) * (py - a.y) - (px - a.x) * (b.y - a.y)) / area;
      const first = 1 - second - third;
      if (first < -1e-6 || second < -1e-6 || third < -1e-6) continue;
      const [p, q, r] = [first / a.depth, second / b.depth, third / c.depth];
      const depth = 1 / (p + q + r);
      const index = y * frame.width + x;
      if (depth >= (depths[index] as number)) continue;
      const shares = [p * depth, q * depth, r * depth] as const;
      const kind = choose(shares, x, y);
      if (kind === undefined) continue;
      depths[index] = depth;
      kinds[index] = kind;
      for (const axis of [0, 1, 2] as const) {
        positions[index * 3 + axis] =
          va.position[axis] * shares[0] + vb.position[axis] * shares[1] + vc.position[axis] * shares[2];
        normals[index * 3 + axis] =
          va.normal[axis] * shares[0] + vb.normal[axis] * shares[1] + vc.normal[axis] * shares[2];
      }
    }
}
