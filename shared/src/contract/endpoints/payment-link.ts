import * as v from 'valibot';
import { endpoint } from '../endpoint';
import { fileAnswer } from '../entities/answers';
import { checkoutPage, paymentPage } from '../entities/payment-page';
import { uuid } from '../entities/primitives';

/** Two minutes: a document is printed when it is asked for. As `DOCUMENT_TIMEOUT`, which the first load does not have. */
const PRINT_TIMEOUT = 120_000;

/** The calls of the customer's page of a payment, which loads no others. */
export const paymentLinkEndpoints = {
  get: endpoint({
    id: 'paymentLinks.get',
    capability: 'payment-links',
    method: 'GET',
    path: '/payment-link',
    access: 'payer',
    summary: 'Who asks for a payment, what for, how much, and how it can be paid',
    result: paymentPage,
    failure: 'Failed to open the payment',
    built: true,
  }),
  checkout: endpoint({
    id: 'paymentLinks.checkout',
    capability: 'payment-links',
    method: 'POST',
    path: '/payment-link/checkout',
    access: 'payer',
    summary: 'The page on which the payment is made by card',
    result: checkoutPage,
    failure: 'Failed to open the payment',
    built: true,
  }),
  receipt: endpoint({
    id: 'paymentLinks.receipt',
    capability: 'payment-links',
    method: 'GET',
    path: '/payment-link/receipt',
    access: 'payer',
    summary: 'The receipt of the payment as PDF',
    result: fileAnswer,
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    timeout: PRINT_TIMEOUT,
    built: true,
  }),
  notice: endpoint({
    id: 'paymentLinks.notice',
    capability: 'payment-links',
    method: 'GET',
    path: '/payment-link/notice',
    access: 'payer',
    summary: 'The notice of a toll or fine that the payment is for, with the proof, as PDF',
    query: v.object({ chargeId: uuid }),
    result: fileAnswer,
    failure: 'Failed to download file. Please try again.',
    kind: 'blob',
    timeout: PRINT_TIMEOUT,
    built: true,
  }),
} as const;
