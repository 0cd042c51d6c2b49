import {
  creditNoteBody,
  gstin,
  issueInvoiceBody,
  readMinor,
  taxRegistrationNumber,
  type CountryCode,
  type InvoiceRecord,
  readPlainNumber,
} from '@portal/shared/contract';
import * as v from 'valibot';

/** What of an invoice was not taken back yet; minor units. */
export const leftOf = ({ gross, credited }: InvoiceRecord): number =>
  (readMinor(gross) ?? 0) - (readMinor(credited) ?? 0);

export interface IssueValues {
  customerTaxNumber: string;
  customerAddress: string;
}
export const issueFields = ['customerTaxNumber', 'customerAddress'] as const;

export const issueRules = (bookingId: string, country: CountryCode) =>
  v.pipe(
    v.object({
      customerTaxNumber: v.union(
        [v.literal(''), country === 'in' ? gstin : taxRegistrationNumber],
        country === 'in' ? 'validation.gstin' : 'validation.trn',
      ),
      customerAddress: v.string(),
    }),
    v.transform((values): v.InferInput<typeof issueInvoiceBody> => ({ bookingId, ...values })),
    issueInvoiceBody,
  );
export type CheckedIssue = v.InferOutput<ReturnType<typeof issueRules>>;

export interface CreditValues {
  amount: string;
  reason: string;
}
export const creditFields = ['amount', 'reason'] as const;

/** Without an amount all that is left is taken back. */
export const creditRules = (invoice: InvoiceRecord) =>
  v.pipe(
    v.custom<CreditValues>(() => true),
    v.transform(({ amount, reason }): v.InferInput<typeof creditNoteBody> => ({
      invoiceId: invoice.invoiceId,
      reason,
      ...(readPlainNumber(amount) && { amount: readPlainNumber(amount) }),
    })),
    creditNoteBody,
    v.forward(
      v.check(({ amount }) => (readMinor(amount) ?? 0) <= leftOf(invoice), 'money.credit.above'),
      ['amount'],
    ),
  );
export type CheckedCredit = v.InferOutput<ReturnType<typeof creditRules>>;
