import type { Enquiry, EnquiryStatus, FollowUp } from '@portal/shared/contract';
import type { Deps } from '../../deps';
import { maskEmail, maskPhone, maskText } from './mask';
import { loadPhotos, type Photos } from './photos';
import type { EnquiryRow } from './store';

/** Expiry follows the server's clock, even before it is recorded. */
export const statusNow = (
  { status, expiresAt }: Pick<EnquiryRow, 'status' | 'expiresAt'>,
  now: Date,
): EnquiryStatus => (status === 'NEW' && expiresAt <= now ? 'EXPIRED' : status);

type ViewDeps = Pick<Deps, 'db' | 'config' | 'country' | 'clock'>;

/** Enquiries as they leave the server. */
export async function toViews(deps: ViewDeps, rows: readonly EnquiryRow[], now: Date): Promise<Enquiry[]> {
  const photos = await loadPhotos(deps, rows);
  return rows.map((row) => toView(row, photos(row), now));
}

export async function loadView(deps: ViewDeps, row: EnquiryRow, now: Date): Promise<Enquiry> {
  return toView(row, (await loadPhotos(deps, [row]))(row), now);
}

/** The only place that shows or masks contact data. */
function toView(row: EnquiryRow, vehiclePhotos: Photos | null, now: Date): Enquiry {
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
    car: { ...row.car, ...(vehiclePhotos && { vehiclePhotos }) },
    expiresAt: row.expiresAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    cancelReason: row.cancelReason,
    vehicleId: row.vehicleId,
    followUp: toFollowUp(row),
    version: row.version,
  };
}

function toFollowUp({ remindAt, followUpNote }: EnquiryRow): FollowUp | null {
  if (remindAt === null && followUpNote === '') return null;
  return { remindAt: remindAt?.toISOString() ?? null, note: followUpNote };
}
