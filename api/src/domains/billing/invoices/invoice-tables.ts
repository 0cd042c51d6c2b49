import type { InvoiceFacts, StoredLine, SummarizedTrip } from '../../../database/tables/invoices';
import { formatMoney, formatPercent } from '../../../documents/format';
import type { Fact, PaperTable, PaperText } from '../../../documents/paper';
import type { PaperWriter } from '../../../documents/words/create-paper-writer';
import { isPaperWord } from '../../../documents/words/paper-words';
import type { StoredInvoice } from './invoice-repository';
import { filterTripLines, sumTripGross } from './trip-parts';
import { writeLineText, writeQuantity } from './write-line';

type Money = (minor: number) => string;

/** The vehicles and their times, where there was more than one. */
function listVehicleTables(
  { word, dateTime }: PaperWriter,
  { vehicles = [] }: Pick<InvoiceFacts, 'vehicles'>,
  heading: PaperText,
): PaperTable[] {
  if (vehicles.length < 2) return [];
  return [
    {
      heading,
      columns: [
        { header: word('Vehicle'), isFigure: false, share: 4 },
        { header: word('From'), isFigure: false, share: 3 },
        { header: word('Until'), isFigure: false, share: 3 },
      ],
      rows: vehicles.map(({ plate, name, from, to }) => [
        [plate, name].filter(Boolean).join(' · '),
        dateTime(from),
        dateTime(to),
      ]),
      totals: [],
    },
  ];
}

function buildLinesTable(
  writer: PaperWriter,
  lines: readonly StoredLine[],
  money: Money,
  totals: PaperTable['totals'],
): PaperTable {
  const { word, join } = writer;
  return {
    columns: [
      { header: word('Description'), isFigure: false, share: 5 },
      { header: word('Quantity'), isFigure: true, share: 2 },
      { header: word('Price, tax included'), isFigure: true, share: 3 },
      { header: word('Net'), isFigure: true, share: 3 },
      { header: word('Tax'), isFigure: true, share: 3 },
      { header: word('Amount'), isFigure: true, share: 3 },
    ],
    // A credit note also keeps the lines that it does not change.
    rows: lines
      .filter(({ gross }) => gross !== 0)
      .map((line) => {
        const text = writeLineText(writer, line.text);
        return [
          line.treatment === 'OUT_OF_SCOPE' ? join([text, '*'], ' ') : text,
          writeQuantity(writer, line),
          line.unitPrice === undefined ? '' : money(line.unitPrice),
          money(line.net),
          money(line.tax),
          money(line.gross),
        ];
      }),
    totals,
  };
}

function settledFacts(
  { word }: PaperWriter,
  { paid, kept, open }: NonNullable<InvoiceFacts['settled']>,
  money: (minor: number) => string,
): Fact[] {
  return [
    { label: word('Paid'), value: money(paid) },
    ...(kept === 0 ? [] : [{ label: word('Deposit kept'), value: money(kept) }]),
    open < 0
      ? { label: word('To be refunded'), value: money(-open) }
      : { label: word('Still to be paid'), value: money(open) },
  ];
}

function listTotals(writer: PaperWriter, row: StoredInvoice, money: Money): PaperTable['totals'] {
  const { word, join } = writer;
  const isInvoice = row.kind === 'INVOICE';
  const { settled } = row.facts;
  return [
    { label: word('Net'), value: money(row.net) },
    ...row.taxes.map(({ name, rate, amount }) => ({
      label: join([isPaperWord(name) ? word(name) : name, formatPercent(rate)], ' '),
      value: money(amount),
    })),
    { label: word(isInvoice ? 'Total' : 'Total credited'), value: money(row.gross), isStrong: true },
    ...(isInvoice && settled ? settledFacts(writer, settled, money) : []),
  ];
}

/** The lines of one trip of a summary invoice with their sum; a trip that a credit note does not change has none. */
function listTripTables(
  writer: PaperWriter,
  row: StoredInvoice,
  { tripId, tripCode, vehicle, vehicles = [] }: SummarizedTrip,
  money: Money,
): PaperTable[] {
  const { word, join } = writer;
  const lines = filterTripLines(row.lines, row, tripId).filter(({ gross }) => gross !== 0);
  if (lines.length === 0) return [];
  const [first] = vehicles;
  const named = [vehicle, vehicles.length === 1 ? first?.name : ''].filter(Boolean).join(' \u00b7 ');
  const title = join([word('Trip'), tripCode], ' ');
  const total = { label: word('Amount'), value: money(sumTripGross(lines, row, tripId)) };
  return [
    ...listVehicleTables(writer, { vehicles }, join([title, word('Vehicles')], ', ')),
    { heading: join([title, named], ', '), ...buildLinesTable(writer, lines, money, [total]) },
  ];
}

/** The trips with what the document has of each, and its totals. */
function buildTripsTable(
  writer: PaperWriter,
  row: StoredInvoice,
  trips: readonly SummarizedTrip[],
  money: Money,
): PaperTable {
  const { word, dateTime } = writer;
  return {
    heading: word('Trips'),
    columns: [
      { header: word('Trip'), isFigure: false, share: 3 },
      { header: word('Vehicle'), isFigure: false, share: 4 },
      { header: word('From'), isFigure: false, share: 4 },
      { header: word('Until'), isFigure: false, share: 4 },
      { header: word('Amount'), isFigure: true, share: 4 },
    ],
    rows: trips.map(({ tripId, tripCode, vehicle, start, end }) => [
      tripCode,
      vehicle,
      dateTime(start),
      dateTime(end),
      money(sumTripGross(row.lines, row, tripId)),
    ]),
    totals: listTotals(writer, row, money),
  };
}

/** The lines of an invoice or a credit note with its totals; those of a summary invoice by trip. */
export function buildInvoiceTables(writer: PaperWriter, row: StoredInvoice): PaperTable[] {
  const money = (minor: number) => formatMoney(minor, row.currency);
  const { trips } = row.facts;
  if (trips)
    return [
      ...trips.flatMap((trip) => listTripTables(writer, row, trip, money)),
      buildTripsTable(writer, row, trips, money),
    ];
  return [
    ...listVehicleTables(writer, row.facts, writer.word('Vehicles')),
    buildLinesTable(writer, row.lines, money, listTotals(writer, row, money)),
  ];
}
