import type { Enquiry, EnquiryStatus } from '@portal/shared/contract';
import { maskEmail, maskPhone, maskText } from './mask';
import type { EnquiryRow } from './store';

/** Expiry is by the server's clock, whether it is written already or not. */
export const statusNow = (
  { status, expiresAt }: Pick<EnquiryRow, 'status' | 'expiresAt'>,
  now: Date,
): EnquiryStatus => (status === 'NEW' && expiresAt <= now ? 'EXPIRED' : status);

/** An enquiry as it leaves the server: the only place where contact data is let through or masked. */
export function viewOf(row: EnquiryRow, now: Date): Enquiry {
  const { isMasked } = row;
  return {
    _id: row.id,
    rentalStartDate: row.rentalStart.toISOString(),
    rentalEndDate: row.rentalEnd.toISOString(),
    name: isMasked ? maskText(row.name) : row.name,
    phone: isMasked ? maskPhone(row.phone) : row.phone,
    email: isMasked ? maskEmail(row.email) : row.email,
    message: isMasked ? maskText(row.message) : row.message,
    status: statusNow(row, now),
    createdAt: row.createdAt.toISOString(),
    isMasked,
    car: row.car,
    expiresAt: row.expiresAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    cancelReason: row.cancelReason,
    vehicleId: row.vehicleId,
    version: row.version,
  };
}
