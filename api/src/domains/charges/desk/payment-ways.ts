import type { PaymentDetails } from '@portal/shared/contract';

import type { Paper } from '../../../documents/paper';
import type { PaperWriter } from '../../../documents/words/create-paper-writer';

interface Due {
  /** A numeric string: `600`, `4.20`. */
  readonly amount: string;
  /** With its currency. */
  readonly printed: string;
  /** The number of the invoice, by which the company knows the payment. */
  readonly number: string;
  readonly company: string;
}

/** An address that opens a UPI app with payee, amount and note filled in (linking specification of UPI). */
export function writeUpiLink(upiId: string, { amount, number, company }: Omit<Due, 'printed'>): string {
  const parameters = [
    ['pa', upiId],
    ['pn', company],
    ['am', Number(amount).toFixed(2)],
    ['cu', 'INR'],
    ['tn', number],
  ] as const;
  return `upi://pay?${parameters.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`;
}

/** How a customer pays what an invoice bills: to an account, and in India by a code. Nothing where nothing is set up. */
export function paymentParts(
  { word }: Pick<PaperWriter, 'word'>,
  country: 'ae' | 'in',
  { bankAccount, upiId }: PaymentDetails,
  due: Due,
): Pick<Paper, 'groups' | 'code'> {
  const reference = { label: word('Quote'), value: due.number };
  const amount = { label: word('Amount'), value: due.printed };
  return {
    groups: bankAccount
      ? [
          {
            heading: word('Pay by bank transfer'),
            facts: [{ label: word('Account'), value: bankAccount }, amount, reference],
          },
        ]
      : [],
    ...(country === 'in' &&
      upiId && {
        code: {
          heading: word('Pay by UPI'),
          text: writeUpiLink(upiId, due),
          facts: [{ label: word('UPI ID'), value: upiId }, amount, reference],
        },
      }),
  };
}
