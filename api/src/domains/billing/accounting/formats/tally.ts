import { toCountryDay } from '@portal/shared/contract';

import { escapeXml } from '../../../../excel/sheet-xml';
import { accounts } from '../accounts';
import type { Posting, Transaction } from '../transactions';
import { describe, type JournalFormat } from './journal-format';

const MINOR_UNITS = 100;

/** Tally refuses cash and bank accounts in a journal voucher; money that comes or goes has vouchers of its own. */
const voucherTypes: Readonly<Record<Transaction['kind'], 'Journal' | 'Receipt' | 'Payment'>> = {
  INVOICE: 'Journal',
  CREDIT_NOTE: 'Journal',
  REINVOICED: 'Journal',
  SUPPLEMENT: 'Journal',
  DEPOSIT_DEDUCTED: 'Journal',
  ADVANCE: 'Receipt',
  PAYMENT: 'Receipt',
  DEPOSIT_HELD: 'Receipt',
  DEPOSIT_CAPTURED: 'Receipt',
  REFUND: 'Payment',
  DEPOSIT_RETURNED: 'Payment',
};

const writeMessage = (content: string): string =>
  `<TALLYMESSAGE xmlns:UDF="TallyUDF">${content}</TALLYMESSAGE>\n`;

const writeLedger = ({ name, tallyGroup }: { name: string; tallyGroup: string }): string =>
  writeMessage(
    `<LEDGER NAME="${escapeXml(name)}" ACTION="Create"><NAME>${escapeXml(name)}</NAME><PARENT>${escapeXml(tallyGroup)}</PARENT></LEDGER>`,
  );

/** A debit is "deemed positive" and has a negative amount there. */
function writePosting({ account, amount }: Posting): string {
  const isDebit = amount > 0;
  return [
    '<ALLLEDGERENTRIES.LIST>',
    `<LEDGERNAME>${escapeXml(accounts[account].name)}</LEDGERNAME>`,
    `<ISDEEMEDPOSITIVE>${isDebit ? 'Yes' : 'No'}</ISDEEMEDPOSITIVE>`,
    `<AMOUNT>${(-amount / MINOR_UNITS).toFixed(2)}</AMOUNT>`,
    '</ALLLEDGERENTRIES.LIST>',
  ].join('');
}

/** Import data of Tally: the ledgers, then one voucher for each transaction. */
export const tally: JournalFormat = {
  extension: 'xml',
  type: 'application/xml; charset=utf-8',
  writeStart: () =>
    [
      '<?xml version="1.0" encoding="UTF-8"?>\n<ENVELOPE><HEADER><TALLYREQUEST>Import Data</TALLYREQUEST></HEADER>',
      '<BODY><IMPORTDATA><REQUESTDESC><REPORTNAME>All Masters</REPORTNAME></REQUESTDESC><REQUESTDATA>\n',
      ...Object.values(accounts).map(writeLedger),
    ].join(''),
  writeTransaction(transaction, { timeZone }) {
    const { id, kind, at, reference, postings } = transaction;
    const type = voucherTypes[kind];
    return writeMessage(
      [
        `<VOUCHER REMOTEID="${id}" VCHTYPE="${type}" ACTION="Create" OBJVIEW="Accounting Voucher View">`,
        `<DATE>${toCountryDay(at, timeZone).replaceAll('-', '')}</DATE>`,
        `<VOUCHERTYPENAME>${type}</VOUCHERTYPENAME>`,
        `<VOUCHERNUMBER>${escapeXml(reference)}</VOUCHERNUMBER>`,
        `<REFERENCE>${escapeXml(reference)}</REFERENCE>`,
        `<NARRATION>${escapeXml(describe(transaction))}</NARRATION>`,
        ...postings.map(writePosting),
        '</VOUCHER>',
      ].join(''),
    );
  },
  writeEnd: () => '</REQUESTDATA></IMPORTDATA></BODY></ENVELOPE>\n',
};
