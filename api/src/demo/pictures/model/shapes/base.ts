import type { BodyShape } from '../body-shape';

type Lower = Omit<
  BodyShape,
  'length' | 'width' | 'height' | 'axles' | 'top' | 'doors' | 'cabin' | 'handles' | 'bottom'
>;

/** What most cars share; each shape gives its own proportions and says where it differs. */
export const usual: Lower = {
  wheelRadius: 0.325,
  tyre: 0.21,
  rim: 'paired',
  rimShare: 0.72,
  nose: [
    [0, 0.1],
    [0.15, 0.02],
    [0.4, 0],
    [0.7, 0.03],
    [0.9, 0.1],
    [1, 0.2],
  ],
  tail: [
    [0, 0.14],
    [0.3, 0],
    [0.6, 0.02],
    [0.88, 0.05],
    [1, 0.1],
  ],
  bow: [0.26, 0.2],
  taper: [0.08, 0.09],
  grille: 'bars',
  grilleSize: [0.42, 0.42, 0.66],
  lamps: 'swept',
  lampBox: [0.6, 0.8, 0.5, 0.6],
  tailLamps: 'corner',
  tailBox: [0.62, 0.84, 0.5, 0.4],
  seats: 4,
};

/** The lower edge between two ends that rise. */
export const makeBottom = (length: number, up: number, rise = 0.07): BodyShape['bottom'] => [
  [0, up + rise],
  [0.5, up],
  [length - 0.7, up],
  [length, up + rise + 0.03],
];

/** Upright ends, as of a box. */
export const boxEnds = {
  nose: [
    [0, 0.1],
    [0.15, 0.02],
    [0.4, 0],
    [0.8, 0.02],
    [0.95, 0.06],
    [1, 0.1],
  ],
  tail: [
    [0, 0.1],
    [0.2, 0],
    [0.6, 0.01],
    [1, 0.03],
  ],
} satisfies Pick<BodyShape, 'nose' | 'tail'>;
