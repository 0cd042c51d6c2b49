import type { Camera, Frame, Projection } from './camera';
import { fitInto } from './camera';
import type { Part } from './mesh';
import { makeLayers, rasterise } from './rasterise';
import { shade, shadePixel, type Picture } from './shade';
import { castShadow, type Shadow } from './shadow';
import type { Colour } from './materials';
import { lightBehind } from './studio';
import { mix, smoothStep, type Vector } from './vector';

export type View = 'front' | 'side' | 'rear';

export interface Standing {
  readonly parts: readonly Part[];
  readonly shadow: Shadow;
  /** What must be in the picture; all of it if nothing is said. */
  readonly focus?: readonly Part[];
}

/** A vehicle on the floor of the studio. */
export const standVehicle = (parts: readonly Part[], length: number, width: number): Standing => ({
  parts,
  shadow: castShadow(parts, length, width),
});

/** Two corners and the left side, from the height of a person. */
export function placeCamera(view: View, length: number): Camera {
  const target: Vector = [length / 2, 0, 0.6];
  const far = 5.5 + length * 1.1;
  const turn = (degrees: number, up: number): Camera => {
    const angle = (degrees * Math.PI) / 180;
    return { eye: [length / 2 - Math.cos(angle) * far, -Math.sin(angle) * far, up], target };
  };
  if (view === 'front') return turn(40, 1.75);
  return view === 'side' ? turn(90, 1.25) : turn(180 + 38, 1.95);
}

/** How strongly the floor mirrors the vehicle. */
const MIRRORED = 0.1;

const mirrorParts = (parts: readonly Part[]): Part[] =>
  parts.map(({ triangles, ...rest }) => ({
    ...rest,
    triangles: triangles.map(({ corners, face }) => ({
      face,
      corners: corners.map((corner) => ({
        ...corner,
        position: [corner.position[0], corner.position[1], -corner.position[2]] as const,
        normal: [corner.normal[0], corner.normal[1], -corner.normal[2]] as const,
      })) as unknown as typeof corners,
    })),
  }));

/** The floor with the shadow of the vehicle, seen by the eye. */
const drawGround =
  (eye: Vector, shadow: Shadow) =>
  (look: Vector): Colour => {
    const light = lightBehind(look);
    if (look[2] >= -1e-3) return light;
    const distance = -eye[2] / look[2];
    const dark = 1 - shadow(eye[0] + look[0] * distance, eye[1] + look[1] * distance);
    return [light[0] * dark, light[1] * dark, light[2] * dark];
  };

/** The picture in linear light. It stands within the middle of the frame, four to three. */
export function renderVehicle(vehicle: Standing, camera: Camera, frame: Frame): Picture {
  const middle = (frame.height * 4) / 3;
  const places = (vehicle.focus ?? vehicle.parts).flatMap(({ triangles }) =>
    triangles.map(({ corners: [{ position }] }) => position),
  );
  const projection: Projection = fitInto(camera, places, {
    left: frame.width / 2 - middle * 0.465,
    right: frame.width / 2 + middle * 0.465,
    top: frame.height * 0.1,
    bottom: frame.height * 0.87,
  });
  const layers = makeLayers(frame);
  rasterise(layers, vehicle.parts, projection);
  const picture = shade(layers, projection, drawGround(camera.eye, vehicle.shadow));
  const below = makeLayers(frame);
  rasterise(below, mirrorParts(vehicle.parts), projection);
  for (let index = 0; index < layers.kinds.length; index += 1) {
    if (layers.kinds[index] !== 0 || below.kinds[index] === 0) continue;
    const up = below.positions[index * 3 + 2] as number;
    if (up < -0.9) continue;
    const mirrored = shadePixel(below, projection, index);
    const fade = MIRRORED * smoothStep(-0.9, 0, up);
    for (let channel = 0; channel < 3; channel += 1) {
      const at = index * 3 + channel;
      picture[at] = mix(picture[at] as number, mirrored?.[channel] ?? 0, fade);
    }
  }
  return picture;
}
