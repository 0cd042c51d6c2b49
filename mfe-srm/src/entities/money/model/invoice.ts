import {
  gstin,
  pinCode,
  issueInvoiceBody,
  readMinor,
  getGstinState,
  summaryInvoiceBody,
  taxRegistrationNumber,
  type CountryCode,
  type EmirateCode,
  type InvoiceRecord,
} from '@portal/shared/contract';
import * as v from 'valibot';

/** The part of an invoice that is not credited yet; minor units. */
export const getCreditableAmount = ({ gross, credited }: InvoiceRecord): number =>
  (readMinor(gross) ?? 0) - (readMinor(credited) ?? 0);

/** Whether the trip may be invoiced, or once more: it has no invoice, or it is credited. Supplements are others. */
export const canIssue = (invoices: readonly InvoiceRecord[]): boolean =>
  invoices.every(
    (paper) => paper.kind === 'CREDIT_NOTE' || Boolean(paper.supplements) || getCreditableAmount(paper) <= 0,
  );

export interface IssueValues {
  customerTaxNumber: string;
  customerAddress: string;
  customerState: string;
  customerCity: string;
  customerEmirate: string;
  customerPinCode: string;
}
export const issueFields = [
  'customerTaxNumber',
  'customerAddress',
  'customerState',
  'customerCity',
  'customerEmirate',
  'customerPinCode',
] as const;

/** The customer data of the previous invoice, or nothing. */
export const toIssueValues = (before: InvoiceRecord['customer']): IssueValues => ({
  customerTaxNumber: before?.taxNumber ?? '',
  customerAddress: before?.address ?? '',
  customerState: before?.state ?? '',
  customerCity: before?.city ?? '',
  customerEmirate: before?.emirate ?? '',
  customerPinCode: before?.pinCode ?? '',
});

/** Whom an invoice names, from the form as it is sent. */
const buyerRules = (country: CountryCode) =>
  v.pipe(
    v.object({
      customerTaxNumber: v.union(
        [v.literal(''), country === 'in' ? gstin : taxRegistrationNumber],
        country === 'in' ? 'validation.gstin' : 'validation.trn',
      ),
      customerAddress: v.string(),
      customerState: v.string(),
      customerCity: v.string(),
      customerEmirate: v.string(),
      customerPinCode: pinCode,
    }),
    v.forward(
      v.check(
        ({ customerTaxNumber, customerState }) =>
          country !== 'in' ||
          customerState === '' ||
          customerTaxNumber === '' ||
          getGstinState(customerTaxNumber) === customerState,
        'money.issue.otherState',
      ),
      ['customerState'],
    ),
    v.transform(
      ({
        customerState,
        customerCity,
        customerEmirate,
        customerPinCode,
        ...values
      }): Omit<v.InferInput<typeof issueInvoiceBody>, 'bookingId'> => ({
        ...values,
        ...(country === 'in' && customerState && { customerState }),
        ...(customerCity && { customerCity }),
        ...(country === 'ae' && customerEmirate && { customerEmirate: customerEmirate as EmirateCode }),
        ...(country === 'in' && customerPinCode && { customerPinCode }),
      }),
    ),
  );

export const issueRules = (bookingId: string, country: CountryCode) =>
  v.pipe(
    buyerRules(country),
    v.transform((buyer) => ({ bookingId, ...buyer })),
    issueInvoiceBody,
  );
export const summaryRules = (customerId: string, bookingIds: readonly string[], country: CountryCode) =>
  v.pipe(
    buyerRules(country),
    v.transform((buyer) => ({ customerId, bookingIds: [...bookingIds], ...buyer })),
    summaryInvoiceBody,
  );
export type CheckedSummary = v.InferOutput<ReturnType<typeof summaryRules>>;
export type CheckedIssue = v.InferOutput<ReturnType<typeof issueRules>>;
