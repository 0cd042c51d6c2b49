import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { fileAnswer } from '../entities/answers';
import { uuid } from '../entities/primitives';
import { ledgerEntryBody, tripLedger } from '../entities/trip-ledger';
import { DOCUMENT_TIMEOUT } from '../limits';

/**
 * The money of a trip. Beyond the supplier platform's own calls: the pages work without it where it answers
 * 404 or 501.
 */
export const srmLedgerEndpoints = {
  get: endpoint({
    id: 'srmLedger.get',
    capability: 'ledger',
    method: 'GET',
    path: '/srm-payment/ledger',
    access: 'agent',
    summary: 'What was paid, held, deducted and given back',
    query: v.object({ bookingId: uuid }),
    result: tripLedger,
    failure: 'Failed to fetch the payment',
    built: true,
  }),
  add: endpoint({
    id: 'srmLedger.add',
    capability: 'ledger',
    method: 'POST',
    path: '/srm-payment/ledger',
    access: 'agent',
    summary: 'Record a payment, or what becomes of a deposit',
    body: ledgerEntryBody,
    adds: { cardEntryId: 'card-refunds' },
    result: tripLedger,
    failure: 'Failed to update Payment',
    status: 201,
    built: true,
  }),
  receipt: endpoint({
    id: 'srmLedger.receipt',
    capability: 'ledger',
    method: 'GET',
    path: '/srm-payment/receipt',
    access: 'agent',
    summary: 'The receipt of a payment as PDF',
    query: v.object({ entryId: uuid }),
    result: fileAnswer,
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    timeout: DOCUMENT_TIMEOUT,
    built: true,
  }),
} as const;
