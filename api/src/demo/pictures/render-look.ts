import type { Look } from './looks';
import { buildVehicle } from './model/build-vehicle';
import type { Frame } from './model/camera';
import { toPixels } from './model/encode';
import { buildInterior } from './model/interior/build-interior';
import { interiors } from './model/interior/interiors';
import { renderInterior } from './model/interior/render-interior';
import { placeCamera, renderVehicle, standVehicle } from './model/render-vehicle';
import { bodyShapes } from './model/shapes/body-shapes';
import type { PictureView } from './views';

/** The pixels of one picture. Oversampling makes edges smooth. */
export function renderLook(look: Look, view: PictureView, size: Frame, oversampling = 2): Buffer {
  const frame = { width: size.width * oversampling, height: size.height * oversampling };
  if (view === 'interior') {
    const interior = { ...interiors[look.body], ...look.interior };
    return toPixels(renderInterior(buildInterior(interior, look.driver), frame), frame, oversampling);
  }
  const base = bodyShapes[look.body];
  const cabin = base.cabin && { ...base.cabin, ...look.cabin };
  const shape = { ...base, ...look.shape, cabin };
  const vehicle = standVehicle(buildVehicle(shape, look.paint), shape.length, shape.width);
  return toPixels(renderVehicle(vehicle, placeCamera(view, shape.length), frame), frame, oversampling);
}
