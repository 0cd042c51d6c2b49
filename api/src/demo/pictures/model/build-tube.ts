import { makeCurve } from './curve';
import { buildSheet, type Triangle } from './mesh';
import { cross, normalize, subtract, type Vector } from './vector';

/** Beyond this a direction counts as parallel to the reference. */
const PARALLEL = 0.98;
const STEP = 0.01;

/** A round tube through the places, of one thickness or of one for each place. */
export function buildTube(
  places: readonly Vector[],
  thickness: number | readonly number[],
  reference: Vector = [0, 1, 0],
): Triangle[] {
  const [back, right, up] = ([0, 1, 2] as const).map((axis) =>
    makeCurve(places.map((place, index) => [index, place[axis]] as const)),
  ) as [(at: number) => number, (at: number) => number, (at: number) => number];
  const radius =
    typeof thickness === 'number'
      ? () => thickness
      : makeCurve(thickness.map((value, index) => [index, value] as const));
  const last = places.length - 1;
  const place = (at: number): Vector => [back(at), right(at), up(at)];
  return buildSheet(Math.max(4, last * 8), 12, (along, turn) => {
    const at = along * last;
    const direction = normalize(subtract(place(at + STEP), place(at - STEP)));
    const other: Vector = Math.abs(direction[1]) > PARALLEL && reference[1] === 1 ? [0, 0, 1] : reference;
    const across = normalize(cross(direction, other));
    const over = cross(direction, across);
    const [cos, sin] = [Math.cos(turn * 2 * Math.PI), Math.sin(turn * 2 * Math.PI)];
    const middle = place(at);
    return [0, 1, 2].map(
      (axis) =>
        (middle[axis] as number) +
        radius(at) * (cos * (across[axis] as number) + sin * (over[axis] as number)),
    ) as unknown as Vector;
  });
}
