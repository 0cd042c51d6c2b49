import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { countries, journalFormatNames, type JournalFormatName } from '@portal/shared/contract';
import { XMLParser } from 'fast-xml-parser';
import { parse } from 'papaparse';

import { journalFormats } from '../../src/domains/billing/accounting/formats/journal-formats';
import { GstReturn } from '../../src/domains/billing/accounting/gst-return/gst-return';
import { bookDocument, bookEntry, type Transaction } from '../../src/domains/billing/accounting/transactions';
import { TrialBalance } from '../../src/domains/billing/accounting/trial-balance';
import { VatReturn } from '../../src/domains/billing/accounting/vat-return';
import { COMPANY_GSTIN, generateYears } from './generated-years';

const TRIPS = 360;
const books = { ae: generateYears('ae', TRIPS), in: generateYears('in', TRIPS) };
const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);

const journals = Object.fromEntries(
  (['ae', 'in'] as const).map((country) => {
    const { documents, entries } = books[country];
    return [country, [...documents.map(bookDocument), ...entries.map(bookEntry)]];
  }),
) as Record<'ae' | 'in', Transaction[]>;

const balance = (transactions: readonly Transaction[]) => {
  const trial = new TrialBalance();
  for (const transaction of transactions) trial.add(transaction);
  return trial;
};
const findNet = (trial: TrialBalance, account: string) => {
  const sums = trial.listAccounts().find((row) => row.account === account);
  return (sums?.debit ?? 0) - (sums?.credit ?? 0);
};

describe.each(['ae', 'in'] as const)('three generated years in %s', (country) => {
  const { documents, entries } = books[country];
  const journal = journals[country];

  test('every transaction balances, and every document and entry occurs exactly once', () => {
    expect(journal.filter(({ postings }) => sum(postings.map(({ amount }) => amount)) !== 0)).toEqual([]);
    const ids = journal.map(({ id }) => id);
    expect(new Set(ids).size).toBe(documents.length + entries.length);
    expect(new Set(journal.map(({ reference }) => reference)).size).toBe(journal.length);
  });

  test('the trial balance of each year, and of all of them, adds up to nothing', () => {
    for (const year of [2023, 2024, 2025, 2026, null]) {
      const part = journal.filter(({ at }) => year === null || at.getUTCFullYear() === year);
      const { debit, credit } = balance(part).computeTotal();
      expect(debit).toBe(credit);
    }
  });

  test('the accounts have what documents and entries say', () => {
    const trial = balance(journal);
    const sign = ({ kind }: { kind: string }) => (kind === 'INVOICE' ? 1 : -1);
    const taxes = sum(documents.map((document) => sign(document) * document.tax));
    const booked = sum(['vat', 'cgst', 'sgst', 'igst'].map((account) => findNet(trial, account)));
    expect(booked).toBe(-taxes);
    // Deposits are kept or given back, and what is credited is refunded.
    expect([findNet(trial, 'deposits'), findNet(trial, 'receivable')]).toEqual([0, 0]);
    expect(findNet(trial, 'rounding')).toBe(0);
    expect(sum(trial.listAccounts().map(({ debit, credit }) => debit - credit))).toBe(0);
  });
});

const write = (country: 'ae' | 'in', name: JournalFormatName) => {
  const format = journalFormats[name];
  return [
    format.writeStart(countries[country]),
    ...journals[country].map((transaction) => format.writeTransaction(transaction, countries[country])),
    format.writeEnd(),
  ].join('');
};
const toMinor = (text: string) => Math.round(Number(text === '' ? '0' : text) * 100);

test.each([
  ['zoho', 'Journal Number', 'Debit', 'Credit'],
  ['quickbooks', 'Journal No', 'Debits', 'Credits'],
] as const)('the file for %s has each transaction once, balanced', (name, number, debit, credit) => {
  const { data } = parse<Record<string, string>>(write('ae', name).slice(1).trim(), { header: true });
  const sums = new Map<string, number>();
  for (const row of data) {
    const key = row[number] ?? '';
    sums.set(key, (sums.get(key) ?? 0) + toMinor(row[debit] ?? '') - toMinor(row[credit] ?? ''));
  }
  expect([...sums.keys()].sort()).toEqual(journals.ae.map(({ reference }) => reference).sort());
  expect([...sums.values()].filter((rest) => rest !== 0)).toEqual([]);
  expect(data.some((row) => Object.values(row).some((cell) => cell.startsWith('=')))).toBe(false);
});

interface Voucher {
  readonly VOUCHERNUMBER: string;
  readonly VOUCHERTYPENAME: string;
  readonly 'ALLLEDGERENTRIES.LIST': readonly { readonly LEDGERNAME: string; readonly AMOUNT: string }[];
}

test('the file for Tally has one balanced voucher for each transaction, and money only in receipts and payments', () => {
  const parser = new XMLParser({
    isArray: (name) => ['TALLYMESSAGE', 'ALLLEDGERENTRIES.LIST'].includes(name),
    parseTagValue: false,
  });
  const file = parser.parse(write('in', 'tally')) as {
    ENVELOPE: {
      BODY: {
        IMPORTDATA: { REQUESTDATA: { TALLYMESSAGE: { VOUCHER?: Voucher; LEDGER?: { NAME: string } }[] } };
      };
    };
  };
  const messages = file.ENVELOPE.BODY.IMPORTDATA.REQUESTDATA.TALLYMESSAGE;
  const vouchers = messages.flatMap(({ VOUCHER }) => VOUCHER ?? []);
  const ledgers = new Set(messages.flatMap(({ LEDGER }) => LEDGER?.NAME ?? []));
  expect(vouchers.map((one) => one.VOUCHERNUMBER)).toEqual(journals.in.map(({ reference }) => reference));
  for (const voucher of vouchers) {
    const postings = voucher['ALLLEDGERENTRIES.LIST'];
    expect(sum(postings.map(({ AMOUNT }) => toMinor(AMOUNT)))).toBe(0);
    expect(postings.every(({ LEDGERNAME }) => ledgers.has(LEDGERNAME))).toBe(true);
    const hasMoney = postings.some(({ LEDGERNAME }) =>
      ['Cash', 'Bank', 'UPI', 'Card payments', 'Other payments'].includes(LEDGERNAME),
    );
    expect(hasMoney).toBe(voucher.VOUCHERTYPENAME !== 'Journal');
  }
});

const findHledger = (): boolean => {
  try {
    execFileSync('hledger', ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
};

test('hledger reads the journal of three years and finds no fault, where the program is installed', () => {
  const journal = write('ae', 'hledger') + write('in', 'hledger');
  expect(journal.match(/^\d{4}-\d\d-\d\d \(/gm)).toHaveLength(journals.ae.length + journals.in.length);
  if (!findHledger()) {
    console.warn('Left out: hledger check. The Debian package hledger has the program.');
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), 'journal-'));
  try {
    const file = join(folder, 'three-years.journal');
    writeFileSync(file, journal);
    // Balanced, and nothing undeclared. It prints nothing when all is well.
    expect(execFileSync('hledger', ['check', '--strict', '-f', file], { encoding: 'utf8' })).toBe('');
    const total = execFileSync('hledger', ['balance', '-f', file, '-O', 'csv'], { encoding: 'utf8' });
    expect(total.trim().split('\n').at(-1)).toBe('"total","0"');
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('the VAT return has the tax of the trial balance, less credit notes, by emirate', () => {
  const vat = new VatReturn('');
  for (const document of books.ae.documents) vat.add(document);
  const { declared, invoiced, credited } = vat.computeTotal();
  expect(declared.tax).toBe(-findNet(balance(journals.ae), 'vat'));
  expect([invoiced.tax - credited.tax, invoiced.net - credited.net]).toEqual([declared.tax, declared.net]);
  expect(vat.listRows().flatMap(({ emirate, invoiced: { net } }) => (net > 0 ? [emirate] : []))).toEqual([
    'DXB',
    'SHJ',
  ]);
});

test('every taxable amount of GSTR-1 is in one section, and the sections add up to the tax by rate', () => {
  const gst = new GstReturn();
  for (const document of books.in.documents) gst.add(document);
  const file = gst.toJson(COMPANY_GSTIN, '122026');
  type Details = { txval: number; iamt?: number; camt?: number; samt?: number };
  type Item = { itm_det: Details };
  const listItems = (groups: readonly object[], list: string) =>
    groups.flatMap((group) =>
      ((group as Record<string, { itms: Item[] }[]>)[list] ?? []).flatMap(({ itms }) => itms),
    );
  const add = (details: readonly Details[], part: keyof Details) =>
    Math.round(sum(details.map((one) => one[part] ?? 0)) * 100);
  const toDetails = (items: readonly Item[]) => items.map(({ itm_det }) => itm_det);
  const supplied = [
    ...toDetails(listItems(file.b2b, 'inv')),
    ...toDetails(listItems(file.b2cl, 'inv')),
    ...file.b2cs,
  ];
  const notes = [
    ...toDetails(listItems(file.cdnr, 'nt')),
    ...toDetails((file.cdnur as { itms: Item[] }[]).flatMap(({ itms }) => itms)),
  ];
  const rates = gst.listRates();
  for (const [part, expected] of [
    ['txval', sum(rates.map(({ taxable }) => taxable))],
    ['iamt', sum(rates.map(({ igst }) => igst))],
    ['camt', sum(rates.map(({ cgst }) => cgst))],
    ['samt', sum(rates.map(({ sgst }) => sgst))],
  ] as const) {
    expect(add(supplied, part) - add(notes, part)).toBe(expected);
    expect(add([...file.hsn.hsn_b2b, ...file.hsn.hsn_b2c], part)).toBe(expected);
  }
  for (const section of [file.b2b, file.b2cl, file.b2cs, file.cdnr, file.cdnur])
    expect(section.length).toBeGreaterThan(0);
  expect(file.doc_issue.doc_det.map(({ doc_num, docs }) => [doc_num, docs[0]?.cancel])).toEqual([
    [1, 0],
    [5, 0],
  ]);
  const [first] = file.b2b as {
    ctin: string;
    inv: { idt: string; pos: string; itms: { num: number }[] }[];
  }[];
  expect(first?.ctin).toBe('27AAPFU0939F1ZV');
  expect(first?.inv[0]?.idt).toMatch(/^\d\d-\d\d-\d{4}$/);
  expect(journalFormatNames).toHaveLength(4);
});
