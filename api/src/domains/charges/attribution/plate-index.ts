import type { CountryCode } from '@portal/shared/contract';

import { groupBy } from '../../../group-by';
import {
  readEmiratesPlate,
  readIndianPlate,
  type PlateCells,
  type PlateParts,
} from '../statements/read-plate';

/** A vehicle of the fleet, also one that has left it: its charges arrive weeks later. */
export interface PlateHolder {
  readonly id: string;
  readonly plate: string;
}

export interface PlateMatch {
  readonly vehicleIds: readonly string[];
  /** Whether all of them have one and the same plate, which the statement names completely enough. */
  readonly isCertain: boolean;
}

export interface PlateIndex {
  readonly find: (cells: PlateCells) => PlateMatch;
}

const none: PlateMatch = { vehicleIds: [], isCertain: false };

function indexIndianPlates(holders: readonly PlateHolder[]): PlateIndex {
  const groups = groupBy(holders, ({ plate }) => readIndianPlate(plate));
  return {
    find({ plate }) {
      const key = readIndianPlate(plate);
      const found = key === null ? [] : (groups.get(key) ?? []);
      return { vehicleIds: found.map(({ id }) => id), isCertain: found.length > 0 };
    },
  };
}

interface KnownPlate extends PlateHolder {
  readonly parts: PlateParts;
}

/** A part that the statement leaves out fits any plate. */
const fits = ({ parts }: KnownPlate, { source, code, number }: PlateParts): boolean =>
  parts.number === number &&
  (source === undefined || parts.source === source) &&
  (code === undefined || (parts.code ?? null) === code);

function indexEmiratesPlates(holders: readonly PlateHolder[]): PlateIndex {
  const known = holders.flatMap((holder): KnownPlate[] => {
    const parts = readEmiratesPlate({ plate: holder.plate, plateCode: undefined, plateSource: undefined });
    // A plate of the fleet is complete: where it has no code, there is none.
    return parts ? [{ ...holder, parts: { ...parts, code: parts.code ?? null } }] : [];
  });
  const groups = groupBy(known, ({ parts }) => parts.number);
  return {
    find(cells) {
      const parts = readEmiratesPlate(cells);
      if (parts === null) return none;
      const found = (groups.get(parts.number) ?? []).filter((plate) => fits(plate, parts));
      const isOnePlate = new Set(found.map(({ plate }) => plate)).size === 1;
      const isComplete = parts.code !== undefined || found.every(({ parts: own }) => own.code === null);
      return { vehicleIds: found.map(({ id }) => id), isCertain: isOnePlate && isComplete };
    },
  };
}

/** Finds the vehicles of a statement's plate, however it is written. */
export const indexPlates = (country: CountryCode, holders: readonly PlateHolder[]): PlateIndex =>
  country === 'in' ? indexIndianPlates(holders) : indexEmiratesPlates(holders);
