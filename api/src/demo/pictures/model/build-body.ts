import type { BodyShape } from './body-shape';
import { makeCurve, type Point } from './curve';
import type { Triangle } from './mesh';
import { buildRoundedBox, type Warp } from './rounded-box';
import { clamp, type Vector } from './vector';

const bump = (distance: number, width: number) => Math.exp(-((distance / width) ** 2));
/** Ends are bent over this many times the depth of their bend; less would fold the surface. */
const SPREAD = 2.5;

const measureEnd = (points: readonly Point[], bow: number) =>
  Math.max(0.85, SPREAD * (Math.max(...points.map(([, depth]) => depth)) + bow));

/** The body below the glass: a round box whose ends, top and sides follow the shape. */
export function warpBody(shape: BodyShape): Warp {
  const [top, bottom, nose, tail] = [shape.top, shape.bottom, shape.nose, shape.tail].map(makeCurve) as [
    ReturnType<typeof makeCurve>,
    ReturnType<typeof makeCurve>,
    ReturnType<typeof makeCurve>,
    ReturnType<typeof makeCurve>,
  ];
  const { length, width, bow, taper, crown = 0.05, crease = 0.014, haunches = [0, 0], axles } = shape;
  const [frontEnd, rearEnd] = [measureEnd(shape.nose, bow[0]), measureEnd(shape.tail, bow[1])];
  return (along, high, across) => {
    const flat = along * length;
    const front = clamp(1 - flat / frontEnd) ** 2;
    const rear = clamp(1 - (length - flat) / rearEnd) ** 2;
    const side = Math.abs(across) ** 2.6;
    const back = flat + front * (nose(high) + bow[0] * side) - rear * (tail(high) + bow[1] * side);
    const narrow =
      1 -
      taper[0] * clamp(1 - flat / (axles[0] + 0.5)) ** 2 -
      taper[1] * clamp(1 - (length - flat) / (length - axles[1] + 0.6)) ** 2;
    // Doors bulge below the shoulder, tuck in at the sill, and have a crease.
    const barrel = 1 - 0.09 * clamp(0.42 - high) ** 1.4 - 0.16 * clamp(high - 0.66) ** 1.7;
    const line = crease * bump(high - 0.74, 0.055) - crease * 0.9 * bump(high - 0.3, 0.1);
    const flare =
      (haunches[0] * bump(flat - axles[0], 0.5) + haunches[1] * bump(flat - axles[1], 0.55)) *
      bump(high - 0.62, 0.4);
    const right = across * ((width / 2) * narrow * barrel + (line + flare) * Math.abs(across) ** 4);
    const low = bottom(flat);
    const up = low + (top(flat) - low) * high - crown * across ** 2 * clamp(high - 0.5) * 2;
    return [back, right, up] satisfies Vector;
  };
}

export function buildBody(shape: BodyShape): Triangle[] {
  const heights = shape.top.map(([, up]) => up);
  const height = Math.max(...heights) - Math.min(...shape.bottom.map(([, up]) => up));
  const size = { length: shape.length, width: shape.width, height, radius: shape.radius ?? 0.13, cells: 26 };
  return buildRoundedBox(size, warpBody(shape));
}
