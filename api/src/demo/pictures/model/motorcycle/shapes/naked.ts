import type { MotorcycleShape } from '../motorcycle-shape';
import { outlineTank } from './outline-tank';

/** An open engine, a short tail and no fairing. */
export const naked: MotorcycleShape = {
  wheelbase: 1.41,
  front: { radius: 0.3, width: 0.12, rim: 'paired' },
  rear: { radius: 0.315, width: 0.18, rim: 'paired' },
  head: [0.58, 0.1, 0.93],
  grip: [0.72, 0.38, 1.04],
  rise: 0.07,
  hasHiddenSpring: true,
  engine: 'inline',
  motor: [0.97, 0.42],
  frame: [
    [0.72, 0.08, 0.8],
    [1.18, 0.13, 0.66],
    [1.45, 0.12, 0.78],
    [1.72, 0.06, 0.88],
  ],
  cowls: [
    outlineTank(0.62, 1.13, 0.98, 0.7, 0.18),
    {
      cover: 'plastic',
      isPaired: true,
      right: 0.15,
      top: [
        [0.56, 0.84],
        [0.68, 0.88],
        [0.9, 0.74],
      ],
      low: [
        [0.56, 0.72],
        [0.68, 0.56],
        [0.9, 0.62],
      ],
      half: [
        [0.56, 0.02],
        [0.68, 0.055],
        [0.9, 0.02],
      ],
    },
    {
      cover: 'seat',
      top: [
        [1.05, 0.82],
        [1.25, 0.81],
        [1.4, 0.85],
        [1.68, 0.93],
      ],
      low: [
        [1.05, 0.74],
        [1.3, 0.74],
        [1.68, 0.86],
      ],
      half: [
        [1.05, 0.09],
        [1.3, 0.14],
        [1.68, 0.07],
      ],
    },
    {
      cover: 'paint',
      top: [
        [1.2, 0.76],
        [1.5, 0.86],
        [1.78, 0.93],
      ],
      low: [
        [1.2, 0.7],
        [1.5, 0.74],
        [1.78, 0.87],
      ],
      half: [
        [1.2, 0.1],
        [1.5, 0.12],
        [1.78, 0.06],
      ],
    },
    {
      cover: 'gloss',
      top: [
        [0.42, 0.9],
        [0.48, 1.0],
        [0.6, 1.03],
      ],
      low: [
        [0.42, 0.8],
        [0.5, 0.8],
        [0.6, 0.9],
      ],
      half: [
        [0.42, 0.08],
        [0.5, 0.12],
        [0.6, 0.1],
      ],
    },
    {
      cover: 'paint',
      top: [
        [0.72, 0.32],
        [0.9, 0.3],
        [1.2, 0.3],
      ],
      low: [
        [0.72, 0.27],
        [0.9, 0.2],
        [1.2, 0.22],
      ],
      half: [
        [0.72, 0.07],
        [0.9, 0.13],
        [1.2, 0.1],
      ],
    },
  ],
  exhausts: [
    {
      places: [
        [0.78, 0.1, 0.56],
        [0.7, 0.11, 0.36],
        [0.88, 0.12, 0.24],
        [1.2, 0.15, 0.26],
        [1.42, 0.19, 0.38],
        [1.62, 0.21, 0.5],
      ],
      thickness: [0.024, 0.024, 0.026, 0.036, 0.056, 0.05],
      cover: 'metal',
    },
  ],
  lamp: { at: [0.42, 0, 0.86], radius: 0.085, kind: 'slim' },
  dash: 'screen',
  tail: [1.8, 0, 0.88],
  fender: 'low',
};
