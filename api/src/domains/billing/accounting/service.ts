import {
  type Days,
  fromMinorUnits,
  type AccountingSummary,
  type EndpointInput,
  type srmAccountingEndpoints,
} from '@portal/shared/contract';
import { sql } from 'kysely';

import type { Db } from '../../../database/connect';
import type { Actor, Deps } from '../../../deps';
import { toPeriod } from '../../../time/period';
import { getToday } from '../../../time/today';
import { toWindow, type Window } from '../../../time/window';
import { readSellerParts, requireCompany } from '../../company';
import { GstReturn } from './gst-return/gst-return';
import { readJournal } from './read-journal';
import { TrialBalance, type AccountSums } from './trial-balance';
import { VatReturn, type VatRow, type VatSums } from './vat-return';

type Query = NonNullable<EndpointInput<typeof srmAccountingEndpoints.summary>['query']>;

/** The company, its days and their moments. @throws AppProblem on the field */
export function readRequest({ country, clock }: Deps, user: Actor, query: Query) {
  const companyId = requireCompany(user);
  const days: Days = toPeriod(query, getToday(country, clock.now()));
  return { companyId, days, window: toWindow(days, country) };
}

/** Everything that the documents and the ledger of a window add up to, read once. */
export async function computeReturns({ db, country }: Deps, companyId: string, window: Window) {
  const { emirate } = await readSellerParts(db, companyId);
  const [balance, vat, gst] = [new TrialBalance(), new VatReturn(emirate), new GstReturn()];
  for await (const page of readJournal(db, companyId, window))
    for (const { transaction, document } of page) {
      balance.add(transaction);
      if (document === null) continue;
      if (country.id === 'ae') vat.add(document);
      else gst.add(document);
    }
  return { balance, vat, gst };
}

const toSides = ({ debit, credit }: AccountSums) => ({
  debit: fromMinorUnits(debit),
  credit: fromMinorUnits(credit),
});
const toVatSums = ({ net, tax }: VatSums) => ({ net: fromMinorUnits(net), tax: fromMinorUnits(tax) });
const toVatParts = ({ invoiced, credited, declared }: Omit<VatRow, 'emirate'>) => ({
  invoiced: toVatSums(invoiced),
  credited: toVatSums(credited),
  declared: toVatSums(declared),
});

async function countUninvoiced(db: Db, companyId: string, { from, to }: Window): Promise<number> {
  const { count } = await db
    .selectFrom('trips')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('companyId', '=', companyId)
    .where('status', '=', 'COMPLETED')
    .where('invoiceId', 'is', null)
    .where(sql<boolean>`closed_at >= ${from} and closed_at < ${to}`)
    .executeTakeFirstOrThrow();
  return Number(count);
}

export async function getAccountingSummary(
  deps: Deps,
  user: Actor,
  query: Query,
): Promise<AccountingSummary> {
  const { companyId, days, window } = readRequest(deps, user, query);
  const [{ balance, vat, gst }, uninvoiced] = await Promise.all([
    computeReturns(deps, companyId, window),
    countUninvoiced(deps.db, companyId, window),
  ]);
  const { id, currency } = deps.country;
  return {
    currency,
    from: days.from,
    to: days.to,
    transactions: balance.transactions,
    accounts: balance.listAccounts().map(({ account, ...sums }) => ({ account, ...toSides(sums) })),
    total: toSides(balance.computeTotal()),
    uninvoiced,
    vat:
      id === 'ae'
        ? {
            rows: vat.listRows().map(({ emirate, ...parts }) => ({ emirate, ...toVatParts(parts) })),
            total: toVatParts(vat.computeTotal()),
            zeroRated: fromMinorUnits(vat.zeroRated),
            outOfScope: fromMinorUnits(vat.outOfScope),
          }
        : null,
    gst:
      id === 'in'
        ? {
            rates: gst.listRates().map(({ rate, ...amounts }) => ({
              rate,
              taxable: fromMinorUnits(amounts.taxable),
              igst: fromMinorUnits(amounts.igst),
              cgst: fromMinorUnits(amounts.cgst),
              sgst: fromMinorUnits(amounts.sgst),
            })),
          }
        : null,
  };
}
