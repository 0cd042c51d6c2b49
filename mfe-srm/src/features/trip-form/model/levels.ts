import { tripLevels, type TripLevel, type tripLevelsFilled } from '@portal/shared/contract';
import type * as v from 'valibot';

export type LevelsFilled = v.InferOutput<typeof tripLevelsFilled>;

export const readLevel = (text: string | null | undefined): TripLevel | null =>
  tripLevels.find((level) => level === text) ?? null;

/** The level to continue at: the first that is not filled, else the last. */
export const nextLevel = (levels: LevelsFilled | undefined): TripLevel =>
  readLevel(levels?.next) ?? tripLevels.find((level) => !levels?.[level]) ?? 'contract';

export const missingLevels = (levels: LevelsFilled): TripLevel[] =>
  tripLevels.filter((level) => !levels[level]);

export const levelAfter = (level: TripLevel): TripLevel =>
  tripLevels[tripLevels.indexOf(level) + 1] ?? 'contract';
