import { makeProjection, type Frame } from '../camera';
import { makeLayers, rasterise } from '../rasterise';
import { renderVehicle, standVehicle } from '../render-vehicle';
import { shade, type Picture } from '../shade';
import { lightBehind } from '../studio';
import type { InteriorScene } from './build-interior';

export function renderInterior({ parts, camera, zoom, focus }: InteriorScene, frame: Frame): Picture {
  if (zoom === undefined) return renderVehicle({ ...standVehicle(parts, 3.5, 1.8), focus }, camera, frame);
  const projection = makeProjection(camera, frame.width * zoom, [frame.width / 2, frame.height / 2]);
  const layers = makeLayers(frame);
  rasterise(layers, parts, projection);
  return shade(layers, projection, lightBehind);
}
