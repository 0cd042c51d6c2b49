import { addDays, limits, type ExpiringDocument } from '@portal/shared/contract';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema';

/** More than these add nothing on one page. */
const AT_MOST = 50;

/** Licences that have expired or soon will, the most urgent first. */
export async function listExpiringDocuments(
  db: Kysely<Database>,
  userId: string,
  today: string,
): Promise<ExpiringDocument[]> {
  const until = addDays(today, Math.max(...limits.dashboard.expiryNoticeDays));
  const [company, listings] = await Promise.all([
    db
      .selectFrom('companies')
      .select(['companyName', 'expireDate'])
      .where('userId', '=', userId)
      .where('expireDate', '<=', until)
      .executeTakeFirst(),
    db
      .selectFrom('listings')
      .select(['id', 'title', 'licenseExpireDate'])
      .where('userId', '=', userId)
      .where('deletedAt', 'is', null)
      .where('licenseExpireDate', '<=', until)
      .orderBy('licenseExpireDate')
      .limit(AT_MOST)
      .execute(),
  ]);
  const documents: ExpiringDocument[] = listings.flatMap(({ id, title, licenseExpireDate: date }) =>
    date ? [{ kind: 'listing' as const, vehicleId: id, title, date }] : [],
  );
  if (company?.expireDate)
    documents.unshift({ kind: 'company', title: company.companyName, date: company.expireDate });
  return documents.sort((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
}
