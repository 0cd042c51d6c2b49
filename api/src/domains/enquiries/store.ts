import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely';
import type { EnquiryStatus } from '@portal/shared/contract';
import type { Database } from '../../database/schema';

export const enquiryColumns = [
  'enquiries.id',
  'enquiries.userId',
  'enquiries.companyId',
  'enquiries.vehicleId',
  'enquiries.car',
  'enquiries.name',
  'enquiries.phone',
  'enquiries.email',
  'enquiries.message',
  'enquiries.rentalStart',
  'enquiries.rentalEnd',
  'enquiries.status',
  'enquiries.isMasked',
  'enquiries.cancelReason',
  'enquiries.remindAt',
  'enquiries.followUpNote',
  'enquiries.createdAt',
  'enquiries.expiresAt',
  'enquiries.updatedAt',
  'enquiries.version',
] as const;

const selectEnquiries = (db: Kysely<Database>) => db.selectFrom('enquiries').select(enquiryColumns);
export type EnquiryRow = Awaited<ReturnType<ReturnType<typeof selectEnquiries>['execute']>>[number];

export const findEnquiry = (db: Kysely<Database>, userId: string, enquiryId: string) =>
  selectEnquiries(db).where('id', '=', enquiryId).where('userId', '=', userId).executeTakeFirst();

/** The status that the reader sees, see `statusNow`. */
export const hasStatus =
  (status: EnquiryStatus, now: Date) =>
  (where: ExpressionBuilder<Database, 'enquiries'>): Expression<SqlBool> => {
    const written = where('enquiries.status', '=', status);
    if (status === 'NEW') return where.and([written, where('enquiries.expiresAt', '>', now)]);
    if (status !== 'EXPIRED') return written;
    return where.or([
      written,
      where.and([where('enquiries.status', '=', 'NEW'), where('enquiries.expiresAt', '<=', now)]),
    ]);
  };

export interface EnquiryPageQuery {
  readonly page: number;
  readonly limit: number;
  readonly status?: EnquiryStatus;
}

export async function listAgentEnquiries(
  db: Kysely<Database>,
  userId: string,
  { page, limit, status }: EnquiryPageQuery,
  now: Date,
): Promise<EnquiryRow[]> {
  let query = selectEnquiries(db).where('userId', '=', userId);
  if (status) query = query.where(hasStatus(status, now));
  return query
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
}
