import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { electronicInvoice } from '../entities/electronic-invoice';
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
    adds: { customerCity: 'electronic-invoices', customerEmirate: 'electronic-invoices' },
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
  electronic: endpoint({
    id: 'srmInvoices.electronic',
    capability: 'electronic-invoices',
    method: 'GET',
    path: '/srm-invoices/electronic',
    access: 'agent',
    summary: 'Which documents of a trip can be electronic, and what the others lack',
    query: v.object({ bookingId: uuid }),
    result: v.object({ list: v.array(electronicInvoice) }),
    failure: 'Failed to fetch the invoice',
    built: true,
  }),
  ubl: endpoint({
    id: 'srmInvoices.ubl',
    capability: 'electronic-invoices',
    method: 'GET',
    path: '/srm-invoices/ubl',
    access: 'agent',
    summary: 'An invoice or a credit note as electronic document: UBL 2.1, PINT AE',
    query: v.object({ invoiceId: uuid }),
    result: v.unknown(),
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    timeout: DOCUMENT_TIMEOUT,
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
