import type { ChargeDetails, ChargeKind, Country, PaymentDetails } from '@portal/shared/contract';

import type { PaperIssuer } from '../../../database/tables/invoices';
import { formatDateTime } from '../../../documents/format';
import type { Fact, Paper } from '../../../documents/paper';
import { formatMoment } from './format-moment';
import { paymentParts } from './payment-ways';

const titles: Readonly<Record<ChargeKind, string>> = {
  toll: 'Notice of a toll',
  fine: 'Notice of a fine',
  other: 'Notice of a charge',
};

export const issuers: Readonly<Record<ChargeDetails['issuer'], string | null>> = {
  salik: 'Salik',
  darb: 'Darb',
  fastag: 'FASTag',
  dubai_police: 'Dubai Police',
  abu_dhabi_police: 'Abu Dhabi Police',
  e_challan: 'E-challan',
  other: null,
};

export const filled = (facts: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));

interface Printed {
  readonly charge: ChargeDetails & { readonly proof: NonNullable<ChargeDetails['proof']> };
  readonly company: PaperIssuer;
  readonly logo: Uint8Array | null;
  readonly country: Country;
  /** With its currency. */
  readonly amount: string;
  readonly payments: PaymentDetails;
}

/** Tells a customer which toll or fine is theirs: when, where, and by which contract they had the vehicle. */
export function noticePaper({ charge, company, logo, country, amount, payments }: Printed): Paper {
  const { proof, kind, issuer, state, invoiceNumber: number } = charge;
  const isOpen = state === 'billed' && Boolean(number);
  const due = { amount: charge.amount, printed: amount, number: number ?? '', company: company.name };
  const paying = isOpen ? paymentParts(country.id, payments, due) : { groups: [] };
  return {
    title: titles[kind],
    number: charge.reference || null,
    mark: null,
    issuer: { ...company, logo },
    groups: [
      {
        heading: 'Charge',
        facts: filled([
          ['Issued by', issuers[issuer]],
          ['Time', formatMoment(charge, country)],
          ['Place', charge.place],
          ['Number plate', charge.plate],
          ['Reference', charge.reference],
          ['Details', charge.details],
          ['Amount', amount],
          ['Invoice', number],
        ]),
      },
      {
        heading: 'Who had the vehicle',
        facts: filled([
          ['Customer', proof.customerName],
          ['Vehicle', charge.vehicleName],
          ['Trip', proof.tripCode],
          ['Handed over', formatDateTime(proof.from, country)],
          ['Returned', proof.to ? formatDateTime(proof.to, country) : 'Not yet'],
          ['Contract signed', proof.contractSignedAt && formatDateTime(proof.contractSignedAt, country)],
        ]),
      },
      ...paying.groups,
    ],
    ...('code' in paying && paying.code && { code: paying.code }),
    tables: [],
    terms: [],
    signatures: [],
    notes: [
      'The vehicle was with you under the contract above at the time of this charge.',
      'If this is not right, reply to the company at the address above and quote the number of the trip.',
      'This notice is not a tax invoice.',
    ],
  };
}
