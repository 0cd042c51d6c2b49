import { countries } from '@portal/shared/contract';

import { AppProblem } from '../../../plugins/problem';
import { createNamedTaxes } from './document-tax';
import { chooseInvoiceForm, type Buyer } from './invoice-form';

const consumer: Buyer = { name: 'Leila Haddad', address: '', taxNumber: '', state: null };
const supply = (gross: number, rate: number) => {
  const tax = Math.round((gross * rate) / (10_000 + rate));
  const net = gross - tax;
  return {
    gross,
    categories: [
      { treatment: 'STANDARD' as const, rate, gross, net, tax, taxes: createNamedTaxes('IGST', rate, tax) },
      { treatment: 'OUT_OF_SCOPE' as const, rate: 0, gross: 9_000_000, net: 9_000_000, tax: 0, taxes: [] },
    ],
  };
};
function findRefusedField(run: () => unknown): string | undefined {
  try {
    run();
  } catch (error) {
    if (error instanceof AppProblem) return error.errors?.[0]?.path ?? error.code;
  }
  return undefined;
}

test.each([
  ['a consumer', {}, 5_000_000, 'SIMPLIFIED'],
  ['a registered buyer of a small supply', { taxNumber: '100234567890003' }, 1_000_000, 'SIMPLIFIED'],
  [
    'a registered buyer with an address',
    { taxNumber: '100234567890003', address: 'Jumeirah' },
    50_000,
    'FULL',
  ],
])('in the Emirates %s gets the form of the law', (_, buyer, gross, form) => {
  expect(chooseInvoiceForm(countries.ae, { ...consumer, ...buyer }, supply(gross, 500))).toBe(form);
});

test('in the Emirates a registered buyer needs an address above 10,000', () => {
  const buyer = { ...consumer, taxNumber: '100234567890003' };
  expect(findRefusedField(() => chooseInvoiceForm(countries.ae, buyer, supply(1_000_001, 500)))).toBe(
    'customerAddress',
  );
});

const named = { state: '27', address: '4 Fort Road' };
test.each([
  ['below 50,000', {}, 5_899_999, undefined],
  ['without a state', { address: named.address }, 5_900_000, 'customerState'],
  ['without an address', { state: named.state }, 5_900_000, 'customerAddress'],
  ['without a name', { ...named, name: null }, 5_900_000, 'conflict'],
  ['with all of it', named, 5_900_000, undefined],
  ['with a GSTIN only', { taxNumber: '27AAPFU0939F1ZV', state: '27' }, 100, 'customerAddress'],
])('in India an invoice %s is refused on its missing field', (_, buyer, gross, field) => {
  const run = () => chooseInvoiceForm(countries.in, { ...consumer, ...buyer }, supply(gross, 1800));
  expect(findRefusedField(run)).toBe(field);
});
