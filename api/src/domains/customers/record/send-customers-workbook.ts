import { customerFields, formatEmiratesId, type Country, type CustomerFields } from '@portal/shared/contract';
import type { FastifyReply } from 'fastify';

import type { Actor, Deps } from '../../../deps';
import { createColumn, type ExcelColumn } from '../../../excel/columns';
import { listFieldColumns } from '../../../excel/field-columns';
import { sendWorkbook } from '../../../excel/send-workbook';
import { getToday } from '../../../time/today';
import { requireCompany } from '../../company';
import { listCustomersAfter, type CustomerQuery, type StoredCustomer } from './store';

type Column = ExcelColumn<StoredCustomer>;

const column = createColumn<StoredCustomer>;

const listColumns = (country: Country): Column[] => [
  ...listFieldColumns<StoredCustomer, CustomerFields>(customerFields, country, {
    emiratesId: ({ emiratesId }) => emiratesId && formatEmiratesId(emiratesId),
  }),
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
    const rows = await listCustomersAfter(db, companyId, filter, last, AT_ONCE);
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
    columns: listColumns(country),
    pages: readPages(deps, requireCompany(user), filter),
  });
}
