import type { Country } from '@portal/shared/contract';

import { formatMoney, formatPercent } from '../../../documents/format';
import type { Paper, PaperTable, PaperText, Signature } from '../../../documents/paper';
import { parseBlocks } from '../../../documents/parse-blocks';
import { countWords } from '../../../documents/words/count-words';
import { createPaperWriter, type PaperWriter } from '../../../documents/words/create-paper-writer';
import { writeAssumed, writeDamages, writeFuel } from '../check-lists/write-condition';
import type { ContractFacts } from './facts';

const writeIncluded = (writer: PaperWriter, kilometres: number | null): PaperText =>
  kilometres === null ? writer.word('Unlimited') : writer.kilometres(kilometres);

function priceTable(writer: PaperWriter, { lines, total, advance, currency }: ContractFacts): PaperTable {
  const { word } = writer;
  const money = (minor: number) => formatMoney(minor, currency);
  return {
    heading: word('Price'),
    columns: [
      { header: word('Rental'), isFigure: false, share: 4 },
      { header: word('Kilometres included'), isFigure: true, share: 3 },
      { header: word('Rate'), isFigure: true, share: 3 },
      { header: word('Amount'), isFigure: true, share: 3 },
    ],
    rows: lines.map(({ period, count, kilometres, rate, amount }) => [
      word(countWords[period], { count }),
      writeIncluded(writer, kilometres),
      money(rate),
      money(amount),
    ]),
    totals: [
      { label: word('Total'), value: money(total), isStrong: true },
      { label: word('Paid in advance'), value: money(advance) },
      { label: word('Still to be paid'), value: money(total - advance) },
    ],
  };
}

function writeCustomer({ facts, word, day }: PaperWriter, { customer }: ContractFacts) {
  return {
    heading: word('Customer'),
    facts: facts([
      ['Name', customer.name],
      ['Phone', customer.phone],
      ['E-mail', customer.email],
      ['Nationality', customer.nationality],
      ['Emirates ID', customer.emiratesId],
      ['Passport', customer.passportNumber],
      ['Driving licence', customer.drivingLicenseNumber],
      ['Licence valid until', customer.licenceExpiry ? day(customer.licenceExpiry) : null],
    ]),
  };
}

/** None where only the customer drives. */
function listDriverTables({ word, day }: PaperWriter, { drivers = [] }: ContractFacts): PaperTable[] {
  if (drivers.length === 0) return [];
  const columns = (['Name', 'Driving licence', 'Licence valid until', 'Phone'] as const).map((header) => ({
    header: word(header),
    isFigure: false,
    share: 3,
  }));
  const rows = drivers.map(({ name, drivingLicenseNumber, licenceExpiry, phone }) => [
    name,
    drivingLicenseNumber,
    day(licenceExpiry),
    phone ?? '—',
  ]);
  return [{ heading: word('Additional drivers'), columns, rows, totals: [] }];
}

function writeVehicle(writer: PaperWriter, { vehicle }: ContractFacts) {
  const { handoverKilometre: kilometre, fuelEighths, damages } = vehicle;
  return {
    heading: writer.word('Vehicle'),
    facts: writer.facts([
      ['Vehicle', vehicle.name],
      ['Number plate', vehicle.plate],
      ['Colour', vehicle.color],
      ['Chassis number', vehicle.chassisNumber],
      ['Kilometres', kilometre === null ? null : writer.kilometres(kilometre)],
      ['Fuel at handover', writeFuel(writer, fuelEighths)],
      ['Damage at handover', damages && writeDamages(writer, damages)],
      ['Not read again', writeAssumed(writer, vehicle.assumed)],
    ]),
  };
}

const taxNotes = {
  ae: 'The prices include value added tax (VAT) of {rate}.',
  in: 'The prices include goods and services tax (GST) of {rate}.',
} as const;

/** What stands below the terms. */
const listNotes = ({ word }: PaperWriter, { taxRate, vehicle }: ContractFacts, country: Country) => [
  ...(taxRate ? [word(taxNotes[country.id], { rate: formatPercent(taxRate) })] : []),
  ...(vehicle.isTracked
    ? [
        word(
          'This vehicle has a tracking device. The rental company sees and stores where the vehicle is during the rental.',
        ),
      ]
    : []),
];

interface Printed {
  readonly facts: ContractFacts;
  /** HTML with the variables filled in. */
  readonly terms: string;
  readonly logo: Uint8Array | null;
  readonly mark: 'Draft' | 'Sample' | null;
  readonly signatures: readonly Signature[];
  readonly country: Country;
}

export function contractPaper({ facts, terms, logo, mark, signatures, country }: Printed): Paper {
  const { currency, company, includedKilometres } = facts;
  const writer = createPaperWriter(country, company.second);
  const { word, dateTime } = writer;
  return {
    second: writer.second,
    title: word('Rental contract'),
    number: facts.tripCode,
    mark: mark && word(mark),
    issuer: { ...company, logo },
    groups: [
      writeCustomer(writer, facts),
      writeVehicle(writer, facts),
      {
        heading: word('Rental'),
        facts: writer.facts([
          ['From', dateTime(facts.start)],
          ['Until', dateTime(facts.end)],
          ['Kilometres included', writeIncluded(writer, includedKilometres)],
          [
            'Each extra kilometre',
            includedKilometres === null ? null : formatMoney(facts.extraKilometreRate, currency),
          ],
          ['Security deposit', formatMoney(facts.deposit, currency)],
        ]),
      },
    ],
    tables: [...listDriverTables(writer, facts), priceTable(writer, facts)],
    terms: parseBlocks(terms),
    signatures,
    notes: listNotes(writer, facts, country),
  };
}
