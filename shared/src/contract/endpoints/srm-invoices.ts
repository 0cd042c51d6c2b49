import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { creditNoteBody, invoiceRecord, issueInvoiceBody } from '../entities/invoice';
import { uuid } from '../entities/primitives';
import { DOCUMENT_TIMEOUT } from '../limits';

/**
 * Tax invoices. Beyond the supplier platform's own calls: the pages work without them where it answers 404 or
 * 501.
 */
export const srmInvoiceEndpoints = {
  list: endpoint({
    id: 'srmInvoices.list',
    capability: 'invoices',
    method: 'GET',
    path: '/srm-invoices',
    access: 'agent',
    summary: 'Invoice and credit notes of a trip',
    query: v.object({ bookingId: uuid }),
    result: v.object({ list: v.array(invoiceRecord) }),
    failure: 'Failed to fetch the invoice',
    built: true,
  }),
  issue: endpoint({
    id: 'srmInvoices.issue',
    capability: 'invoices',
    method: 'POST',
    path: '/srm-invoices',
    access: 'agent',
    summary: 'Issue the tax invoice of a closed trip',
    body: issueInvoiceBody,
    result: invoiceRecord,
    failure: 'Failed to issue the invoice',
    status: 201,
    built: true,
  }),
  credit: endpoint({
    id: 'srmInvoices.credit',
    capability: 'invoices',
    method: 'POST',
    path: '/srm-invoices/credit-note',
    access: 'agent',
    summary: 'Correct an invoice by a credit note',
    body: creditNoteBody,
    result: invoiceRecord,
    failure: 'Failed to issue the credit note',
    status: 201,
    built: true,
  }),
  pdf: endpoint({
    id: 'srmInvoices.pdf',
    capability: 'invoices',
    method: 'GET',
    path: '/srm-invoices/pdf',
    access: 'agent',
    summary: 'An invoice or a credit note as PDF',
    query: v.object({ invoiceId: uuid }),
    result: v.unknown(),
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    timeout: DOCUMENT_TIMEOUT,
    built: true,
  }),
} as const;
