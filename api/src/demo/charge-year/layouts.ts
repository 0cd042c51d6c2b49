import type { ChargeIssuer, CountryCode } from '@portal/shared/contract';

export interface Layout {
  readonly issuer: ChargeIssuer;
  readonly country: CountryCode;
  readonly titles: readonly (readonly string[])[];
  readonly isArabic?: boolean;
  readonly print: (row: PrintedRow) => readonly string[];
}

export interface PrintedRow {
  readonly number: string;
  readonly date: string;
  readonly time: string;
  readonly plate: string;
  readonly source: string;
  readonly code: string;
  readonly plain: string;
}

const both = ({ date, time }: PrintedRow): string => `${date} ${time}`.trim();

/** Ten layouts, in which the issuers send their statements: titles, merged headings, columns in different order. */
export const layouts: readonly [Layout, ...Layout[]] = [
  {
    issuer: 'salik',
    country: 'ae',
    titles: [
      ['Salik PJSC'],
      ['Trip history', '', 'Account 4711'],
      [],
      [
        'Transaction ID',
        'Trip Date',
        'Trip Time',
        'Transaction Post Date',
        'Toll Gate',
        'Direction',
        'Tag Number',
        'Plate',
        'Amount (AED)',
      ],
    ],
    print: (row) => [
      row.number,
      row.date,
      row.time,
      '2026-12-31',
      'Al Barsha',
      'Inbound',
      '50012345',
      row.plate,
      '4.00',
    ],
  },
  {
    issuer: 'salik',
    country: 'ae',
    titles: [
      ['Salik account statement'],
      ['Trip Date & Time', 'Gate Name', 'Vehicle Plate', 'Debit', 'Transaction Number'],
    ],
    print: (row) => [both(row), 'Airport Tunnel', row.plate, '6', row.number],
  },
  {
    issuer: 'salik',
    country: 'ae',
    isArabic: true,
    titles: [
      ['سالك'],
      [
        'رقم المعاملة',
        'تاريخ الرحلة',
        'وقت الرحلة',
        'البوابة',
        'رقم اللوحة',
        'رمز اللوحة',
        'مصدر اللوحة',
        'المبلغ (درهم)',
      ],
    ],
    print: (row) => [row.number, row.date, row.time, 'القرهود', row.plain, row.code, row.source, '٤٫٠٠'],
  },
  {
    issuer: 'darb',
    country: 'ae',
    titles: [
      ['DARB by Q Mobility'],
      ['Passage ID', 'Passage Date & Time', 'Bridge', 'Plate', '', '', 'Fee (AED)'],
      ['', '', '', 'Source', 'Code', 'Number', ''],
    ],
    print: (row) => [row.number, both(row), 'Al Maqta', row.source, row.code, row.plain, 'AED 4.00'],
  },
  {
    issuer: 'darb',
    country: 'ae',
    isArabic: true,
    titles: [
      ['درب'],
      ['رقم العبور', 'تاريخ ووقت العبور', 'الجسر', 'رقم اللوحة', 'الإمارة', 'فئة اللوحة', 'رسوم العبور'],
    ],
    print: (row) => [row.number, both(row), 'المقطع', row.plain, row.source, row.code, '٤'],
  },
  {
    issuer: 'dubai_police',
    country: 'ae',
    titles: [
      ['Dubai Police', '', 'Traffic fines'],
      [
        'Fine Number',
        'Plate Source',
        'Plate Code',
        'Plate Number',
        'Fine Date',
        'Fine Time',
        'Fine Location',
        'Fine Amount',
        'Black Points',
      ],
    ],
    print: (row) => [
      row.number,
      row.source,
      row.code,
      row.plain,
      row.date,
      row.time,
      'Sheikh Zayed Road',
      '600',
      '0',
    ],
  },
  {
    issuer: 'abu_dhabi_police',
    country: 'ae',
    isArabic: true,
    titles: [
      ['شرطة أبوظبي'],
      [
        'رقم المخالفة',
        'تاريخ المخالفة',
        'وقت المخالفة',
        'رقم اللوحة',
        'رمز اللوحة',
        'مصدر اللوحة',
        'الموقع',
        'قيمة المخالفة',
      ],
    ],
    print: (row) => [row.number, row.date, row.time, row.plain, row.code, row.source, 'شارع الكورنيش', '٤٠٠'],
  },
  {
    issuer: 'fastag',
    country: 'in',
    titles: [
      ['NETC FASTag statement'],
      [
        'Transaction Date Time',
        'Vehicle Number',
        'Plaza Name',
        'Lane ID',
        'Transaction ID',
        'Transaction Amount',
        'Closing Balance',
      ],
    ],
    print: (row) => [both(row), row.plate, 'Khed Shivapur', '4', row.number, '₹ 1,105.00', '9,000.00'],
  },
  {
    issuer: 'fastag',
    country: 'in',
    titles: [
      ['Wallet statement'],
      ['Txn Date', 'Txn Time', 'Description', 'Ref No', 'Vehicle No', 'Debit', 'Credit'],
    ],
    print: (row) => [row.date, row.time, 'Talegaon plaza', row.number, row.plate, '105.00 Dr', ''],
  },
  {
    issuer: 'e_challan',
    country: 'in',
    titles: [
      ['e-Challan, Parivahan'],
      ['Challan No.', 'Challan Date', 'Vehicle Number', 'Offence', 'Place of Offence', 'Challan Amount'],
    ],
    print: (row) => [row.number, both(row), row.plate, 'Over speeding', 'Mumbai', '2000'],
  },
];
