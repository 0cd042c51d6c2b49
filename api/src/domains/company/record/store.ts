import { sql, type Kysely } from 'kysely';
import type { Database } from '../../../database/schema';
import type { ApprovalStatus } from '../../../database/tables/companies';

/** A company with the names of its place. */
const withPlace = (db: Kysely<Database>) =>
  db
    .selectFrom('companies')
    .leftJoin('cities', (join) => join.on(sql<boolean>`cities.id = (companies.location ->> 'cityId')::uuid`))
    .leftJoin('states', 'states.id', 'cities.stateId')
    .selectAll('companies')
    .select(['cities.name as cityName', 'states.name as stateName']);

export const findByUser = (db: Kysely<Database>, userId: string) =>
  withPlace(db).where('companies.userId', '=', userId).executeTakeFirst();
export const findById = (db: Kysely<Database>, companyId: string) =>
  withPlace(db).where('companies.id', '=', companyId).executeTakeFirst();
export type CompanyRow = NonNullable<Awaited<ReturnType<typeof findByUser>>>;

export const findApproved = (db: Kysely<Database>, companyId: string) =>
  withPlace(db)
    .where('companies.id', '=', companyId)
    .where('approvalStatus', '=', 'APPROVED')
    .executeTakeFirst();

export interface ListFilter {
  readonly page: number;
  readonly limit: number;
  readonly approvalStatus?: ApprovalStatus;
  readonly search?: string;
}

const listRows = (db: Kysely<Database>) =>
  db.selectFrom('companies').innerJoin('users', 'users.id', 'companies.userId');

export async function listCompanies(
  db: Kysely<Database>,
  { page, limit, approvalStatus, search }: ListFilter,
) {
  let query = listRows(db);
  if (approvalStatus) query = query.where('approvalStatus', '=', approvalStatus);
  const words = search?.trim();
  if (words) {
    const like = `%${words.replace(/[\\%_]/g, '\\$&')}%`;
    query = query.where((where) =>
      where.or([
        where('companyName', 'ilike', like),
        where('users.email', 'ilike', like),
        where('users.phoneNumber', 'ilike', like),
      ]),
    );
  }
  const { total } = await query
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .select(listColumns)
    .orderBy('companies.createdAt', 'desc')
    .orderBy('companies.id')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  return { rows, total };
}

const listColumns = [
  'companies.id',
  'companyName',
  'accountType',
  'users.email',
  'users.phoneNumber',
  'users.locale',
  'approvalStatus',
  'rejectionReason',
  'companies.createdAt',
] as const;

/** All companies, part by part, the newest first: those after the last one of the part before. */
export const listCompaniesAfter = (
  db: Kysely<Database>,
  approvalStatus: ApprovalStatus | undefined,
  lastId: string | undefined,
  limit: number,
): Promise<ListRow[]> =>
  listRows(db)
    .select(listColumns)
    .$if(approvalStatus !== undefined, (query) =>
      query.where('approvalStatus', '=', approvalStatus ?? 'PENDING'),
    )
    // Ids grow with time.
    .$if(lastId !== undefined, (query) => query.where('companies.id', '<', lastId ?? ''))
    .orderBy('companies.id', 'desc')
    .limit(limit)
    .execute();

export const findListRow = (db: Kysely<Database>, companyId: string) =>
  listRows(db).select(listColumns).where('companies.id', '=', companyId).executeTakeFirst();
export type ListRow = NonNullable<Awaited<ReturnType<typeof findListRow>>>;
