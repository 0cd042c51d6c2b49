import { limits, type Country } from '@portal/shared/contract';

import type { InvoiceForm, StoredCategory } from '../../../database/tables/invoices';
import { formatMoney } from '../../../documents/format';
import { say } from '../../../language/say';
import { AppProblem, invalidField } from '../../../plugins/problem';

export interface Buyer {
  readonly name: string | null;
  readonly address: string;
  readonly taxNumber: string;
  /** The two digits of an Indian state. */
  readonly state: string | null;
}

interface Supply {
  readonly gross: number;
  readonly categories: readonly StoredCategory[];
}

/**
 * Emirates: a consumer gets a simplified tax invoice, and so may a registered buyer up to AED 10,000 (article 59
 * of Cabinet Decision 52 of 2017). Any other invoice names a registered buyer's address.
 */
function chooseEmirates(buyer: Buyer, { gross }: Supply, { currency }: Country): InvoiceForm {
  if (buyer.taxNumber === '') return 'SIMPLIFIED';
  if (buyer.address !== '') return 'FULL';
  const most = limits.invoice.simplifiedMax;
  if (gross <= most) return 'SIMPLIFIED';
  throw invalidField(
    'customerAddress',
    say('Above {amount} the invoice of a registered customer contains the address.', {
      amount: formatMoney(most, currency),
    }),
  );
}

/** India: rule 46 of the CGST Rules asks who an unregistered buyer is from a taxable value of 50,000. */
function requireIndianBuyer(buyer: Buyer, { categories }: Supply, { currency }: Country): void {
  if (buyer.taxNumber !== '') {
    if (buyer.address === '')
      throw invalidField('customerAddress', 'The invoice of a registered customer contains the address.');
    return;
  }
  const value = categories.reduce(
    (sum, { treatment, net }) => (treatment === 'STANDARD' ? sum + net : sum),
    0,
  );
  const least = limits.invoice.namedBuyerFrom;
  if (value < least) return;
  const amount = formatMoney(least, currency);
  if (buyer.name === null)
    throw new AppProblem('conflict', say('From {amount} an invoice names the customer.', { amount }));
  if (buyer.state === null)
    throw invalidField('customerState', say('From {amount} an invoice contains the state.', { amount }));
  if (buyer.address === '')
    throw invalidField('customerAddress', say('From {amount} an invoice contains the address.', { amount }));
}

/**
 * Which form the law gives an invoice for its buyer.
 * @throws AppProblem on a field of the buyer that the law requires
 */
export function chooseInvoiceForm(country: Country, buyer: Buyer, supply: Supply): InvoiceForm {
  if (country.id === 'ae') return chooseEmirates(buyer, supply, country);
  requireIndianBuyer(buyer, supply, country);
  return 'FULL';
}
