import { drawCar } from './draw-car';
import { drawMotorcycle } from './draw-motorcycle';
import type { Scene } from './scene';
import type { Shape } from './shape';
import { jeep, suv, van } from './shapes-high';
import { hatchback, mpv, sedan } from './shapes-low';

type Draw = (where: Scene) => string;

const car =
  (shape: Shape, paint: string): Draw =>
  (where) =>
    drawCar(shape, paint, where);

/** What each demo vehicle looks like, by its code. */
export const looks: Readonly<Record<string, Draw>> = {
  'LC-2401': car(suv, '#e6e8ea'),
  'NP-2307': car(suv, '#2b2f36'),
  'KP-2412': car(hatchback, '#b23a2e'),
  'ME-2403': car(sedan, '#a8b0b8'),
  'HS-2309': car(van, '#5b6b7a'),
  'TC-2406': car(sedan, '#f2f3f4'),
  'HT-2410': car(suv, '#2f5d8c'),
  'NS-2404': car(sedan, '#8d9399'),
  'MO-2502': car(suv, '#7a2f35'),
  'IC-2302': car(mpv, '#c9c3b8'),
  'SW-2408': car(hatchback, '#1d4f91'),
  'TH-2405': car(jeep, '#8c1d1f'),
  'HC-2403': car(suv, '#f2f3f4'),
  'TN-2407': car(suv, '#1f6f78'),
  'HD-2409': car(sedan, '#5c636a'),
  'HA-2402': (where) => drawMotorcycle('#a33b3b', where),
  'RE-2411': (where) => drawMotorcycle('#3c5b4a', where),
};
