import type { MotorcycleShape } from './motorcycle-shape';
import { adventure } from './shapes/adventure';
import { commuter } from './shapes/commuter';
import { cruiser } from './shapes/cruiser';
import { electricScooter } from './shapes/electric-scooter';
import { naked } from './shapes/naked';
import { scooter } from './shapes/scooter';
import { sport } from './shapes/sport';
import { touring } from './shapes/touring';

/** One shape for each type of motorcycle of the reference data. */
export const motorcycleShapes = {
  cruiser,
  'sports-motorcycle': sport,
  'naked-motorcycle': naked,
  'adventure-motorcycle': adventure,
  'touring-motorcycle': touring,
  'commuter-motorcycle': commuter,
  scooter,
  'electric-scooter': electricScooter,
} as const satisfies Record<string, MotorcycleShape>;

export type MotorcycleType = keyof typeof motorcycleShapes;
