import type { Country, RentalLine } from '@portal/shared/contract';

import { formatKilometres, formatDateTime, formatMoney } from '../../../documents/format';
import type { Fact, Paper, PaperTable, Signature } from '../../../documents/paper';
import { parseBlocks } from '../../../documents/parse-blocks';
import type { ContractFacts } from './facts';

const filled = (facts: readonly (readonly [string, string | null])[]): Fact[] =>
  facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));

const included = (kilometres: number | null) =>
  kilometres === null ? 'Unlimited' : formatKilometres(kilometres);

const periodNames: Readonly<Record<RentalLine['period'], readonly [string, string]>> = {
  month: ['month of 30 days', 'months of 30 days'],
  week: ['week', 'weeks'],
  day: ['day', 'days'],
  hour: ['hour', 'hours'],
};
export const lineName = ({ period, count }: Pick<RentalLine, 'period' | 'count'>): string =>
  `${count} ${periodNames[period][count === 1 ? 0 : 1]}`;

function priceTable({ lines, total, advance, currency }: ContractFacts): PaperTable {
  const money = (minor: number) => formatMoney(minor, currency);
  return {
    heading: 'Price',
    columns: [
      { header: 'Rental', isFigure: false, share: 4 },
      { header: 'Kilometres included', isFigure: true, share: 3 },
      { header: 'Rate', isFigure: true, share: 3 },
      { header: 'Amount', isFigure: true, share: 3 },
    ],
    rows: lines.map((line) => [
      lineName(line),
      included(line.kilometres),
      money(line.rate),
      money(line.amount),
    ]),
    totals: [
      { label: 'Total', value: money(total), isStrong: true },
      { label: 'Paid in advance', value: money(advance) },
      { label: 'Still to be paid', value: money(total - advance) },
    ],
  };
}

interface Printed {
  readonly facts: ContractFacts;
  /** HTML with the variables filled in. */
  readonly terms: string;
  readonly logo: Uint8Array | null;
  readonly mark: string | null;
  readonly signatures: readonly Signature[];
  readonly country: Country;
}

export function contractPaper({ facts, terms, logo, mark, signatures, country }: Printed): Paper {
  const { customer, vehicle, currency } = facts;
  const kilometre = vehicle.handoverKilometre;
  return {
    title: 'Rental contract',
    number: facts.tripCode,
    mark,
    issuer: { ...facts.company, logo },
    groups: [
      {
        heading: 'Customer',
        facts: filled([
          ['Name', customer.name],
          ['Phone', customer.phone],
          ['E-mail', customer.email],
          ['Nationality', customer.nationality],
          ['Passport', customer.passportNumber],
          ['Driving licence', customer.drivingLicenseNumber],
        ]),
      },
      {
        heading: 'Vehicle',
        facts: filled([
          ['Vehicle', vehicle.name],
          ['Number plate', vehicle.plate],
          ['Colour', vehicle.color],
          ['Chassis number', vehicle.chassisNumber],
          ['Kilometres', kilometre === null ? null : formatKilometres(kilometre)],
        ]),
      },
      {
        heading: 'Rental',
        facts: filled([
          ['From', formatDateTime(facts.start, country)],
          ['Until', formatDateTime(facts.end, country)],
          ['Kilometres included', included(facts.includedKilometres)],
          [
            'Each extra kilometre',
            facts.includedKilometres === null ? null : formatMoney(facts.extraKilometreRate, currency),
          ],
          ['Security deposit', formatMoney(facts.deposit, currency)],
        ]),
      },
    ],
    tables: [priceTable(facts)],
    terms: parseBlocks(terms),
    signatures,
    notes: [],
  };
}
