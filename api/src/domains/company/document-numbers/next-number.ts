import { getFinancialYear, type Country } from '@portal/shared/contract';

import type { Db } from '../../../database/connect';
import type { DocumentKind } from '../../../database/tables/invoices';
import { getToday } from '../../../time/today';
import { countDocument } from './document-counter-repository';

const prefixes: Readonly<Record<DocumentKind, string>> = { INVOICE: 'INV', CREDIT_NOTE: 'CN', RECEIPT: 'R' };

export interface DocumentNumber {
  readonly series: string;
  readonly serial: number;
  readonly number: string;
}

/** India numbers tax documents from 1 each financial year, in 16 characters at most: `INV/26-27/000001`. */
export const formatDocumentNumber = (kind: DocumentKind, series: string, serial: number): string => {
  const digits = String(serial).padStart(6, '0');
  return series === '' ? `${prefixes[kind]}-${digits}` : `${prefixes[kind]}/${series.slice(2)}/${digits}`;
};

/**
 * The next number. Others of the company wait for the end of the transaction, and a failed transaction leaves
 * no gap.
 */
export async function nextNumber(
  trx: Db,
  { country, companyId, kind, at }: { country: Country; companyId: string; kind: DocumentKind; at: Date },
): Promise<DocumentNumber> {
  const series = country.id === 'in' ? getFinancialYear(getToday(country, at)) : '';
  const serial = await countDocument(trx, { companyId, kind, series });
  return { series, serial, number: formatDocumentNumber(kind, series, serial) };
}
