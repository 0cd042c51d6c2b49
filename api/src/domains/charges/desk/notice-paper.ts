import type { ChargeDetails, ChargeKind, Country, PaymentDetails } from '@portal/shared/contract';

import type { PaperIssuer } from '../../../database/tables/invoices';
import type { Fact, Paper } from '../../../documents/paper';
import { createPaperWriter, type PaperWriter } from '../../../documents/words/create-paper-writer';
import type { PaperWord } from '../../../documents/words/paper-words';
import { paymentParts } from './payment-ways';

const titles: Readonly<Record<ChargeKind, PaperWord>> = {
  toll: 'Notice of a toll',
  fine: 'Notice of a fine',
  other: 'Notice of a charge',
};

export const issuers: Readonly<Record<ChargeDetails['issuer'], PaperWord | null>> = {
  salik: 'Salik',
  darb: 'Darb',
  fastag: 'FASTag',
  dubai_police: 'Dubai Police',
  abu_dhabi_police: 'Abu Dhabi Police',
  e_challan: 'E-challan',
  other: null,
};

export const omitEmptyFacts = (facts: readonly (readonly [string, string | null | undefined])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));

function writeMoment(writer: PaperWriter, { at, precision }: ChargeDetails) {
  if (precision === 'day') return writer.day(at);
  return precision === 'second' ? writer.exactTime(at) : writer.dateTime(at);
}

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
  const writer = createPaperWriter(country, company.second);
  const { word, dateTime } = writer;
  const issuedBy = issuers[issuer];
  const isOpen = state === 'billed' && Boolean(number);
  const due = { amount: charge.amount, printed: amount, number: number ?? '', company: company.name };
  const paying = isOpen ? paymentParts(writer, country.id, payments, due) : { groups: [] };
  return {
    second: writer.second,
    title: word(titles[kind]),
    number: charge.reference || null,
    mark: null,
    issuer: { ...company, logo },
    groups: [
      {
        heading: word('Charge'),
        facts: writer.facts([
          ['Issued by', issuedBy && word(issuedBy)],
          ['Time', writeMoment(writer, charge)],
          ['Place', charge.place],
          ['Number plate', charge.plate],
          ['Reference', charge.reference],
          ['Details', charge.details],
          ['Amount', amount],
          ['Invoice', number],
        ]),
      },
      {
        heading: word('Who had the vehicle'),
        facts: writer.facts([
          ['Customer', proof.customerName],
          ['Vehicle', charge.vehicleName],
          ['Trip', proof.tripCode],
          ['Handed over', dateTime(proof.from)],
          ['Returned', proof.to ? dateTime(proof.to) : word('Not yet')],
          ['Contract signed', proof.contractSignedAt && dateTime(proof.contractSignedAt)],
        ]),
      },
      ...paying.groups,
    ],
    ...('code' in paying && paying.code && { code: paying.code }),
    tables: [],
    terms: [],
    signatures: [],
    notes: [
      word('The vehicle was with you under the contract above at the time of this charge.'),
      word(
        'If this is not right, reply to the company at the address above and quote the number of the trip.',
      ),
      word('This notice is not a tax invoice.'),
    ],
  };
}
