import type { MotorcycleShape } from '../motorcycle-shape';
import { outlineTank } from './outline-tank';

/** Light, with a round lamp in a small cowl and a rack. */
export const commuter: MotorcycleShape = {
  wheelbase: 1.285,
  front: { radius: 0.3, width: 0.08, rim: 'five' },
  rear: { radius: 0.3, width: 0.09, rim: 'five' },
  head: [0.56, 0.075, 0.9],
  grip: [0.7, 0.35, 1.03],
  rise: 0.09,
  engine: 'single',
  motor: [0.9, 0.37],
  frame: [
    [0.72, 0.05, 0.76],
    [1.12, 0.1, 0.66],
    [1.45, 0.11, 0.72],
    [1.72, 0.08, 0.76],
  ],
  cowls: [
    outlineTank(0.62, 1.06, 0.93, 0.68, 0.14),
    {
      cover: 'second',
      isPaired: true,
      right: 0.115,
      top: [
        [0.6, 0.8],
        [0.7, 0.84],
        [0.86, 0.74],
      ],
      low: [
        [0.6, 0.72],
        [0.7, 0.66],
        [0.86, 0.68],
      ],
      half: [
        [0.6, 0.02],
        [0.7, 0.045],
        [0.86, 0.02],
      ],
    },
    {
      cover: 'seat',
      top: [
        [0.98, 0.8],
        [1.2, 0.785],
        [1.5, 0.83],
        [1.68, 0.84],
      ],
      low: [
        [0.98, 0.71],
        [1.3, 0.7],
        [1.68, 0.77],
      ],
      half: [
        [0.98, 0.08],
        [1.25, 0.125],
        [1.68, 0.1],
      ],
    },
    {
      cover: 'paint',
      isPaired: true,
      right: 0.1,
      top: [
        [1.02, 0.68],
        [1.25, 0.72],
        [1.66, 0.8],
        [1.8, 0.8],
      ],
      low: [
        [1.02, 0.5],
        [1.25, 0.54],
        [1.66, 0.72],
        [1.8, 0.77],
      ],
      half: [
        [1.02, 0.02],
        [1.25, 0.04],
        [1.8, 0.02],
      ],
    },
    {
      cover: 'paint',
      top: [
        [0.38, 0.88],
        [0.42, 0.99],
        [0.52, 1.06],
        [0.58, 1.02],
      ],
      low: [
        [0.38, 0.84],
        [0.42, 0.8],
        [0.52, 0.8],
        [0.58, 0.86],
      ],
      half: [
        [0.38, 0.05],
        [0.44, 0.11],
        [0.58, 0.1],
      ],
    },
  ],
  exhausts: [
    {
      places: [
        [0.72, 0.08, 0.5],
        [0.64, 0.13, 0.34],
        [0.8, 0.16, 0.22],
        [1.2, 0.17, 0.24],
        [1.5, 0.19, 0.31],
        [1.78, 0.2, 0.36],
      ],
      thickness: [0.02, 0.022, 0.024, 0.034, 0.044, 0.04],
      cover: 'chrome',
    },
  ],
  lamp: { at: [0.4, 0, 0.915], radius: 0.085, kind: 'round' },
  dashAt: [0.6, 1.075],
  dash: 'clocks',
  tail: [1.8, 0, 0.77],
  fender: 'low',
  rearFender: [62, 160],
  rack: true,
};
