import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { fileAnswer } from '../entities/answers';
import { authoriseHoldBody, captureHoldBody, releaseHoldBody, renewHoldBody } from '../entities/deposit-hold';
import { uuid } from '../entities/primitives';
import { tripLedger } from '../entities/trip-ledger';
import { DOCUMENT_TIMEOUT } from '../limits';

/** Deposits that a bank holds on a customer's card. The ledger of the trip lists them. */
export const srmDepositHoldEndpoints = {
  authorise: endpoint({
    id: 'srmDepositHolds.authorise',
    capability: 'deposit-holds',
    method: 'POST',
    path: '/srm-payment/holds',
    access: 'agent',
    summary: 'Record a deposit that is authorised on a card',
    body: authoriseHoldBody,
    result: tripLedger,
    failure: 'Failed to update Payment',
    status: 201,
    built: true,
  }),
  renew: endpoint({
    id: 'srmDepositHolds.renew',
    capability: 'deposit-holds',
    method: 'POST',
    path: '/srm-payment/holds/renew',
    access: 'agent',
    summary: 'Record another authorisation before a hold lapses',
    body: renewHoldBody,
    result: tripLedger,
    failure: 'Failed to update Payment',
    built: true,
  }),
  capture: endpoint({
    id: 'srmDepositHolds.capture',
    capability: 'deposit-holds',
    method: 'POST',
    path: '/srm-payment/holds/capture',
    access: 'agent',
    summary: 'Take a part of a hold, and release the rest',
    body: captureHoldBody,
    result: tripLedger,
    failure: 'Failed to update Payment',
    built: true,
  }),
  release: endpoint({
    id: 'srmDepositHolds.release',
    capability: 'deposit-holds',
    method: 'POST',
    path: '/srm-payment/holds/release',
    access: 'agent',
    summary: 'Release a hold',
    body: releaseHoldBody,
    result: tripLedger,
    failure: 'Failed to update Payment',
    built: true,
  }),
  confirmation: endpoint({
    id: 'srmDepositHolds.confirmation',
    capability: 'deposit-holds',
    method: 'GET',
    path: '/srm-payment/holds/confirmation',
    access: 'agent',
    summary: 'The confirmation of an authorisation as PDF',
    query: v.object({ holdId: uuid }),
    result: fileAnswer,
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    timeout: DOCUMENT_TIMEOUT,
    built: true,
  }),
} as const;
