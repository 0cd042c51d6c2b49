import type { StoredLine, TripFacts } from '../../../database/tables/invoices';
import type { StoredInvoice } from './invoice-repository';

type Issued = Pick<StoredInvoice, 'tripId' | 'facts'>;

/** The trips of a document: one, or of a summary invoice several. */
export const listTripIds = ({ tripId, facts }: Issued): string[] =>
  facts.trips?.map((trip) => trip.tripId) ?? [tripId];

/** What a document says of one of its trips. */
export function getTripFacts({ facts }: Pick<StoredInvoice, 'facts'>, tripId: string): TripFacts {
  const { tripCode, vehicle, vehicles, start, end } =
    facts.trips?.find((trip) => trip.tripId === tripId) ?? facts;
  return { tripCode, vehicle, ...(vehicles && { vehicles }), start, end };
}

type Line = Pick<StoredLine, 'gross' | 'tripId'>;

/** The lines of one trip of a document. Those of a document of one trip name none. */
export const filterTripLines = <One extends Line>(
  lines: readonly One[],
  document: Pick<StoredInvoice, 'tripId'>,
  tripId: string,
): One[] => lines.filter((line) => (line.tripId ?? document.tripId) === tripId);

/** What lines of a document add up to for one of its trips, in minor units. */
export const sumTripGross = (
  lines: readonly Line[],
  document: Pick<StoredInvoice, 'tripId'>,
  tripId: string,
): number => filterTripLines(lines, document, tripId).reduce((sum, { gross }) => sum + gross, 0);
