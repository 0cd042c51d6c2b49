import type { TollBand, TollIssuer } from '@portal/shared/contract';

import { checkTariffs } from '../charges';

export interface PricedPassing {
  readonly id: string;
  readonly issuer: TollIssuer;
  readonly vehicleId: string;
  readonly gateName: string;
  readonly at: Date;
  readonly course: number;
}

export interface TollPrice {
  /** Minor units. */
  readonly amount: number;
  readonly band: TollBand;
}

/**
 * Two gates of a pair count once in one direction. Their roads run along the coast, so north-east and south-west tell the
 * directions apart, however the road bends.
 */
const nameDirection = (course: number): string =>
  course < 135 || course >= 315 ? 'north-east' : 'south-west';

/** What passings cost by the published tariffs; no entry where nothing is published for that time. */
export function pricePassings(passings: readonly PricedPassing[]): Map<string, TollPrice> {
  const toPassing = ({ id, issuer, vehicleId, gateName, at, course }: PricedPassing, amount: number) => ({
    id,
    issuer,
    vehicle: vehicleId,
    at,
    precision: 'second' as const,
    place: gateName,
    direction: nameDirection(course),
    amount,
  });
  const single = checkTariffs(passings.map((passing) => toPassing(passing, 0)));
  const checked = checkTariffs(
    passings.map((passing) => toPassing(passing, single.get(passing.id)?.expected ?? 0)),
  );
  return new Map([...checked].map(([id, { expected, band }]) => [id, { amount: expected, band }]));
}
