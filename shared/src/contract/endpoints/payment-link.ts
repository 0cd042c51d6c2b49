import { endpoint } from '../endpoint';
import { fileAnswer } from '../entities/answers';
import { checkoutPage, paymentPage } from '../entities/payment-page';

/** Two minutes: the receipt is printed when it is asked for. As `DOCUMENT_TIMEOUT`, which the first load does not have. */
const RECEIPT_TIMEOUT = 120_000;

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
    timeout: RECEIPT_TIMEOUT,
    built: true,
  }),
} as const;
