import type { BodyShape, Cabin } from './body-shape';
import { makeCurve } from './curve';
import type { Triangle } from './mesh';
import { buildRoundedBox, type Warp } from './rounded-box';
import { clamp, mix } from './vector';

const SUNK = 0.06;

export interface CabinFrame {
  /** Where the glass starts and ends at a share of the cabin's height. */
  readonly start: (high: number) => number;
  readonly end: (high: number) => number;
  readonly base: (back: number) => number;
  readonly roof: (along: number) => number;
}

/** The outline of the cabin from its side. */
export function frameCabin(shape: BodyShape, cabin: Cabin): CabinFrame {
  const top = makeCurve(shape.top);
  const { windscreen, rear, drop, bulge = 0.05 } = cabin;
  const arc = (high: number) => 4 * bulge * high * (1 - high);
  return {
    start: (high) => mix(windscreen[0], windscreen[1], high) - arc(high),
    end: (high) => mix(rear[1], rear[0], high) + arc(high),
    base: (back) => top(back) - SUNK,
    roof: (along) =>
      shape.height - drop[0] * clamp(1 - along / 0.42) ** 2 - drop[1] * clamp((along - 0.42) / 0.58) ** 2,
  };
}

const warpCabin = (shape: BodyShape, cabin: Cabin): Warp => {
  const { start, end, base, roof } = frameCabin(shape, cabin);
  const half = (shape.width / 2) * 0.955;
  return (along, high, across) => {
    const bow = 0.16 * across ** 2;
    const back = mix(
      start(high) + bow * clamp(1 - along * 3) ** 1.5,
      end(high) - bow * 0.8 * clamp(along * 3 - 2) ** 1.5,
      along,
    );
    const narrow = 1 - 0.05 * clamp(1 - along * 2.6) ** 2 - 0.07 * clamp(along * 2.6 - 1.6) ** 2;
    const right = across * half * narrow * (1 - cabin.tumble * high ** 1.25);
    const low = base(back);
    const up = mix(low, roof(along), high) - 0.03 * across ** 2 * high;
    return [back, right, up];
  };
};

export function buildCabin(shape: BodyShape, cabin: Cabin): Triangle[] {
  const length = cabin.rear[1] - cabin.windscreen[0];
  const low = makeCurve(shape.top)((cabin.windscreen[0] + cabin.rear[1]) / 2);
  const size = {
    length,
    width: shape.width * 0.92,
    height: shape.height - low,
    radius: cabin.radius ?? 0.1,
    cells: 16,
  };
  return buildRoundedBox(size, warpCabin(shape, cabin));
}
