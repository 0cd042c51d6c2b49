import type { InvoiceFacts, StoredLine, SummarizedTrip } from '../../../database/tables/invoices';

/** The trip that a line of a summary invoice belongs to. */
export const findTrip = (
  { tripId }: Pick<StoredLine, 'tripId'>,
  { trips }: Pick<InvoiceFacts, 'trips'>,
): SummarizedTrip | undefined => trips?.find((trip) => trip.tripId === tripId);

/** The text of a line; `T-000123: Late return` on a summary invoice. */
export function writeTripLine(
  line: Pick<StoredLine, 'text' | 'tripId'>,
  facts: Pick<InvoiceFacts, 'trips'>,
): string {
  const trip = findTrip(line, facts);
  return trip ? `${trip.tripCode}: ${line.text}` : line.text;
}
