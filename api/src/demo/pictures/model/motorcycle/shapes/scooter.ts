import type { MotorcycleShape } from '../motorcycle-shape';

/** A shield for the legs, a floor for the feet and small wheels. */
export const scooter: MotorcycleShape = {
  wheelbase: 1.27,
  front: { radius: 0.255, width: 0.095, rim: 'five' },
  rear: { radius: 0.24, width: 0.1, rim: 'five' },
  head: [0.5, 0.06, 0.9],
  grip: [0.62, 0.33, 1.04],
  rise: 0.12,
  engine: 'none',
  motor: [1.3, 0.36],
  frame: [],
  cowls: [
    // The shield for the legs.
    {
      cover: 'paint',
      top: [
        [0.34, 0.72],
        [0.42, 0.88],
        [0.52, 0.94],
        [0.62, 0.86],
      ],
      low: [
        [0.34, 0.5],
        [0.42, 0.42],
        [0.52, 0.32],
        [0.62, 0.3],
      ],
      half: [
        [0.34, 0.05],
        [0.44, 0.17],
        [0.56, 0.23],
        [0.62, 0.2],
      ],
      section: [
        [0, 0.7],
        [0.5, 1],
        [1, 0.5],
      ],
      crown: 0.05,
    },
    {
      cover: 'plastic',
      top: [
        [0.56, 0.88],
        [0.64, 0.84],
        [0.68, 0.5],
      ],
      low: [
        [0.56, 0.34],
        [0.64, 0.32],
        [0.68, 0.34],
      ],
      half: [
        [0.56, 0.18],
        [0.64, 0.19],
        [0.68, 0.16],
      ],
    },
    // The head with the bar.
    {
      cover: 'paint',
      top: [
        [0.4, 0.98],
        [0.46, 1.06],
        [0.56, 1.08],
        [0.64, 1.02],
      ],
      low: [
        [0.4, 0.92],
        [0.48, 0.9],
        [0.64, 0.96],
      ],
      half: [
        [0.4, 0.07],
        [0.5, 0.15],
        [0.64, 0.12],
      ],
      crown: 0.04,
    },
    // The body under the seat.
    {
      cover: 'paint',
      top: [
        [0.94, 0.5],
        [1.06, 0.66],
        [1.3, 0.68],
        [1.6, 0.74],
        [1.78, 0.74],
      ],
      low: [
        [0.94, 0.3],
        [1.1, 0.34],
        [1.36, 0.46],
        [1.6, 0.58],
        [1.78, 0.68],
      ],
      half: [
        [0.94, 0.13],
        [1.2, 0.2],
        [1.5, 0.19],
        [1.78, 0.07],
      ],
      section: [
        [0, 0.8],
        [0.5, 1],
        [1, 0.66],
      ],
      crown: 0.03,
    },
    {
      cover: 'seat',
      top: [
        [1.02, 0.72],
        [1.16, 0.77],
        [1.36, 0.76],
        [1.5, 0.8],
        [1.74, 0.82],
      ],
      low: [
        [1.02, 0.64],
        [1.3, 0.67],
        [1.74, 0.73],
      ],
      half: [
        [1.02, 0.09],
        [1.3, 0.15],
        [1.74, 0.1],
      ],
    },
    // Engine and gears next to the rear wheel.
    {
      cover: 'plastic',
      right: -0.11,
      top: [
        [1.12, 0.4],
        [1.3, 0.42],
        [1.6, 0.36],
      ],
      low: [
        [1.12, 0.26],
        [1.3, 0.22],
        [1.6, 0.16],
      ],
      half: [
        [1.12, 0.03],
        [1.3, 0.05],
        [1.6, 0.04],
      ],
    },
  ],
  exhausts: [
    {
      places: [
        [1.1, 0.06, 0.3],
        [1.26, 0.12, 0.22],
        [1.44, 0.17, 0.26],
        [1.74, 0.18, 0.36],
      ],
      thickness: [0.018, 0.03, 0.052, 0.05],
      cover: 'gloss',
    },
  ],
  lamp: { at: [0.405, 0, 0.985], radius: 0.07, kind: 'slim' },
  dashAt: [0.6, 1.1],
  dash: 'clock',
  tail: [1.8, 0, 0.7],
  fender: 'deep',
  rearFender: [96, 150],
  rack: true,
  step: { from: 0.6, to: 1.06, up: 0.31 },
};
