import type { Colour } from './materials';
import { mix, smoothStep, type Vector } from './vector';

const grey = (value: number): Colour => [value, value * 1.005, value * 1.012];

/** The light that comes from a direction: a bright hall with two lamps overhead and one along each side. */
export function lightFrom([back, right, up]: Vector): Colour {
  if (up < 0) return grey(mix(0.3, 0.42, smoothStep(0, 0.5, -up)));
  let light = mix(0.2, 0.62, smoothStep(0, 0.32, up));
  // The wall is darker in a band above the horizon, which gives sides their line.
  light *= mix(0.72, 1, smoothStep(0.02, 0.16, up));
  const across = right / Math.max(0.05, up);
  const along = back / Math.max(0.05, up);
  const overhead = smoothStep(0.75, 0.55, Math.abs(across)) * smoothStep(2.6, 2, Math.abs(along));
  const side =
    smoothStep(0.12, 0.2, Math.abs(Math.abs(across) - 1.9) < 0.62 ? 1 : 0) *
    smoothStep(4.5, 3.2, Math.abs(along)) *
    smoothStep(0.2, 0.3, up);
  // A long lamp along each wall draws a bright line below the windows.
  const strip =
    smoothStep(0.17, 0.23, up) * smoothStep(0.42, 0.34, up) * smoothStep(0.3, 0.6, Math.abs(right));
  return grey(light + overhead * 0.75 + side * 0.5 + strip * 0.55);
}

/** Light from above, from in front and from both sides, for surfaces that do not mirror. */
export function lightOn([back, right, up]: Vector): number {
  const sky = 0.5 + 0.5 * up;
  const key = Math.max(0, back * -0.42 + Math.abs(right) * 0.35 + up * 0.83);
  return 0.24 + 0.36 * sky + 0.58 * key;
}

/** The wall and floor behind the vehicle, from the direction of the eye. */
export function lightBehind(look: Vector): Colour {
  const up = look[2];
  const wall = mix(0.74, 0.9, smoothStep(-0.02, 0.3, up));
  const floor = mix(0.6, 0.72, smoothStep(0, 0.4, -up));
  const value = mix(floor, wall, smoothStep(-0.13, 0.01, up));
  return [value * 0.985, value, value * 1.012];
}
