import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import { createColumn, type ExcelColumn } from '../../../excel/columns';
import { sendWorkbook } from '../../../excel/send-workbook';
import { getToday } from '../../../time/today';
import { requireCompany } from '../../company';
import { customersAfter, type CustomerQuery, type StoredCustomer } from './store';

type Column = ExcelColumn<StoredCustomer>;

const column = createColumn<StoredCustomer>;

const customerColumns: readonly Column[] = [
  column('Name', 'text', 28, ({ name }) => name),
  column('Country code', 'text', 13, ({ countryCode }) => countryCode),
  column('Phone', 'text', 16, ({ phone }) => phone),
  column('E-mail', 'text', 30, ({ email }) => email),
  column('Nationality', 'text', 18, ({ nationality }) => nationality),
  column('Passport number', 'text', 18, ({ passportNumber }) => passportNumber),
  column('Passport valid until', 'date', 18, ({ passportExpireDate }) => passportExpireDate),
  column('Driving licence number', 'text', 22, ({ licenseNumber }) => licenseNumber),
  column('Driving licence valid until', 'date', 24, ({ licenseExpireDate }) => licenseExpireDate),
  column('Last trip', 'moment', 17, ({ lastTripAt }) => lastTripAt),
  column('Added', 'moment', 17, ({ createdAt }) => createdAt),
  // With these an edited file is imported again: the row finds its customer, and a later change is noticed.
  column('ID', 'text', 38, ({ id }) => id),
  column('Version', 'number', 9, ({ version }) => version),
];

const AT_ONCE = 1000;

type CustomerFilter = Pick<CustomerQuery, 'search' | 'sortOrder'>;

async function* readPages({ db }: Deps, companyId: string, filter: CustomerFilter) {
  let last: StoredCustomer | undefined;
  for (;;) {
    const rows = await customersAfter(db, companyId, filter, last, AT_ONCE);
    if (rows.length > 0) yield rows;
    if (rows.length < AT_ONCE) return;
    last = rows.at(-1);
  }
}

export function sendCustomersWorkbook(
  deps: Deps,
  user: Actor,
  filter: CustomerFilter,
  reply: FastifyReply,
): Promise<void> {
  const { country, clock } = deps;
  return sendWorkbook(reply, {
    name: `customers-${getToday(country, clock.now())}`,
    sheet: 'Customers',
    timeZone: country.timeZone,
    columns: customerColumns,
    pages: readPages(deps, requireCompany(user), filter),
  });
}
