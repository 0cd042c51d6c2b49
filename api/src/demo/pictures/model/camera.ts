import { cross, dot, normalize, subtract, type Vector } from './vector';

export interface Camera {
  readonly eye: Vector;
  readonly target: Vector;
}

export interface Frame {
  readonly width: number;
  readonly height: number;
}

/** A place in the picture, with its distance from the eye. */
export interface Projected {
  readonly x: number;
  readonly y: number;
  readonly depth: number;
}

export interface Projection {
  readonly project: (place: Vector) => Projected;
  /** The direction in which the eye sees a pixel. */
  readonly look: (x: number, y: number) => Vector;
}

/** Perspective with a zoom and a shift, both in pixels. */
export function makeProjection(
  { eye, target }: Camera,
  zoom: number,
  shift: readonly [number, number],
): Projection {
  const ahead = normalize(subtract(target, eye));
  const right = normalize(cross(ahead, [0, 0, 1]));
  const up = cross(right, ahead);
  return {
    project: (place) => {
      const from = subtract(place, eye);
      const depth = dot(from, ahead);
      return {
        x: shift[0] + (zoom * dot(from, right)) / depth,
        y: shift[1] - (zoom * dot(from, up)) / depth,
        depth,
      };
    },
    look: (x, y) => {
      const [a, b] = [(x - shift[0]) / zoom, (shift[1] - y) / zoom];
      return normalize([
        ahead[0] + right[0] * a + up[0] * b,
        ahead[1] + right[1] * a + up[1] * b,
        ahead[2] + right[2] * a + up[2] * b,
      ]);
    },
  };
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The zoom and shift with which the places fill the box as well as they can, and stand on its lower edge. */
export function fitInto(camera: Camera, places: readonly Vector[], box: Box): Projection {
  const plain = makeProjection(camera, 1, [0, 0]);
  const all = places.map(plain.project);
  const lowest = (values: readonly number[]) => values.reduce((a, b) => Math.min(a, b), Infinity);
  const highest = (values: readonly number[]) => values.reduce((a, b) => Math.max(a, b), -Infinity);
  const [xs, ys] = [all.map(({ x }) => x), all.map(({ y }) => y)];
  const [left, right, top, bottom] = [lowest(xs), highest(xs), lowest(ys), highest(ys)];
  const zoom = Math.min((box.right - box.left) / (right - left), (box.bottom - box.top) / (bottom - top));
  return makeProjection(camera, zoom, [
    (box.left + box.right) / 2 - (zoom * (left + right)) / 2,
    box.bottom - zoom * bottom - Math.max(0, box.bottom - box.top - zoom * (bottom - top)) * 0.3,
  ]);
}
