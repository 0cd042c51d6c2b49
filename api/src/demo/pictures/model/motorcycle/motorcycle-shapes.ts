import type { MotorcycleShape } from './motorcycle-shape';
import { longMotorcycles } from './long-motorcycles';
import { roadMotorcycles } from './road-motorcycles';
import { scooters } from './scooters';

/** One shape for each type of motorcycle of the reference data, by its name there. */
export const motorcycleShapes = {
  Cruiser: roadMotorcycles.cruiser,
  'Sports motorcycle': longMotorcycles.sport,
  'Naked motorcycle': roadMotorcycles.naked,
  'Adventure motorcycle': longMotorcycles.adventure,
  'Touring motorcycle': longMotorcycles.touring,
  'Commuter motorcycle': roadMotorcycles.commuter,
  Scooter: scooters.scooter,
  'Electric scooter': scooters.electricScooter,
} as const satisfies Record<string, MotorcycleShape>;

export type MotorcycleType = keyof typeof motorcycleShapes;
