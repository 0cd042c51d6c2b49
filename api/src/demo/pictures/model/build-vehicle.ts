import type { BodyShape } from './body-shape';
import { coverBody } from './body-surface';
import { buildBody } from './build-body';
import { buildCabin } from './build-cabin';
import { buildDetails } from './build-details';
import { coverCabin } from './cover-cabin';
import { makePaint, materials } from './materials';
import type { Part } from './mesh';

/** A vehicle from outside, in its paint. */
export function buildVehicle(shape: BodyShape, colour: string): Part[] {
  const paint = makePaint(colour);
  const { cabin } = shape;
  return [
    { triangles: buildBody(shape), surface: coverBody(shape, paint), isSolid: true },
    ...(cabin
      ? [{ triangles: buildCabin(shape, cabin), surface: coverCabin(shape, cabin, paint), isSolid: true }]
      : []),
    ...buildDetails(shape, paint, materials.tan),
  ];
}
