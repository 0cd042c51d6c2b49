import type { Cowl } from '../motorcycle-shape';

/** A tank between two distances, with its highest and lowest edge and half its width. */
export const outlineTank = (from: number, to: number, up: number, low: number, half: number): Cowl => ({
  cover: 'paint',
  top: [
    [from, up - 0.1],
    [from + 0.1, up - 0.015],
    [from + (to - from) * 0.4, up],
    [to - 0.1, up - 0.06],
    [to, low + 0.06],
  ],
  low: [
    [from, low + 0.06],
    [from + 0.16, low],
    [to - 0.1, low],
    [to, low + 0.01],
  ],
  half: [
    [from, half * 0.62],
    [from + (to - from) * 0.35, half],
    [to - 0.14, half * 0.72],
    [to, half * 0.46],
  ],
  crown: 0.045,
});
