import { endpoint } from '../endpoint';
import { accountingSummary, journalQuery, vatReturnQuery } from '../entities/accounting';
import { fileAnswer } from '../entities/answers';
import { dateRangeQuery } from '../entities/query';
import { DOCUMENT_TIMEOUT } from '../limits';

const file = {
  capability: 'accounting',
  method: 'GET',
  access: 'agent',
  result: fileAnswer,
  failure: 'Failed to download file. Please try again.',
  kind: 'blob',
  timeout: DOCUMENT_TIMEOUT,
  built: true,
} as const;

/** For the accountant: a journal in double entry, and the figures of tax returns. Beyond the supplier platform's own calls. */
export const srmAccountingEndpoints = {
  summary: endpoint({
    id: 'srmAccounting.summary',
    capability: 'accounting',
    method: 'GET',
    path: '/srm-accounting',
    access: 'agent',
    summary: 'The trial balance of a period, and the figures of the tax return',
    query: dateRangeQuery,
    result: accountingSummary,
    failure: 'Failed to fetch the accounts',
    built: true,
  }),
  journal: endpoint({
    ...file,
    id: 'srmAccounting.journal',
    path: '/srm-accounting/journal',
    summary: 'The journal of a period for an accounting program',
    query: journalQuery,
  }),
  vatReturn: endpoint({
    ...file,
    id: 'srmAccounting.vatReturn',
    path: '/srm-accounting/vat-return',
    summary: 'UAE: the output side of form VAT 201 as Excel or CSV',
    query: vatReturnQuery,
  }),
  gstReturn: endpoint({
    ...file,
    id: 'srmAccounting.gstReturn',
    path: '/srm-accounting/gst-return',
    summary: 'India: the outward supplies of a month or a quarter as GSTR-1 JSON',
    query: dateRangeQuery,
  }),
} as const;
