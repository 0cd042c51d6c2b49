import type { Look, MotorcycleLook } from './looks';
import { buildVehicle } from './model/build-vehicle';
import type { Frame } from './model/camera';
import { toPixels } from './model/encode';
import { buildInterior } from './model/interior/build-interior';
import { interiors } from './model/interior/interiors';
import { renderInterior } from './model/interior/render-interior';
import { buildMotorcycle, measureCycle, placeRider } from './model/motorcycle/build-motorcycle';
import { motorcycleShapes } from './model/motorcycle/motorcycle-shapes';
import type { MotorcycleShape } from './model/motorcycle/motorcycle-shape';
import { placeCamera, renderVehicle, standVehicle } from './model/render-vehicle';
import { bodyShapes } from './model/shapes/body-shapes';
import type { Picture } from './model/shade';
import type { PictureView } from './views';

/** How wide a motorcycle is over its handlebar, for its shadow. */
const CYCLE_WIDTH = 0.9;
/** How far below its head the part of a motorcycle that its rider sees begins. */
const RIDER_SEES = 0.12;

/** The pixels of one picture. Oversampling makes edges smooth. */
export function renderLook(
  look: Look | MotorcycleLook,
  view: PictureView,
  size: Frame,
  oversampling = 2,
): Buffer {
  const frame = { width: size.width * oversampling, height: size.height * oversampling };
  const picture = 'motorcycle' in look ? renderMotorcycle(look, view, frame) : renderCar(look, view, frame);
  return toPixels(picture, frame, oversampling);
}

function renderCar(look: Look, view: PictureView, frame: Frame): Picture {
  if (view === 'interior')
    return renderInterior(buildInterior({ ...interiors[look.body], ...look.interior }, look.driver), frame);
  const base = bodyShapes[look.body];
  const cabin = base.cabin && { ...base.cabin, ...look.cabin };
  const shape = { ...base, ...look.shape, cabin };
  const vehicle = standVehicle(buildVehicle(shape, look.paint), shape.length, shape.width);
  return renderVehicle(vehicle, placeCamera(view, shape.length), frame);
}

/** In place of an interior, a motorcycle shows what its rider sees. */
function renderMotorcycle(look: MotorcycleLook, view: PictureView, frame: Frame): Picture {
  const shape: MotorcycleShape = motorcycleShapes[look.motorcycle];
  const parts = buildMotorcycle(shape, look);
  const length = measureCycle(shape);
  const vehicle = standVehicle(parts, length, CYCLE_WIDTH);
  if (view !== 'interior') return renderVehicle(vehicle, placeCamera(view, length), frame);
  const { head, grip } = shape;
  const focus = parts.filter(({ triangles }) =>
    triangles.every(
      ({ corners: [{ position }] }) => position[2] > head[2] - RIDER_SEES && position[0] < grip[0] + 0.1,
    ),
  );
  return renderVehicle({ ...vehicle, focus }, placeRider(shape), frame);
}
