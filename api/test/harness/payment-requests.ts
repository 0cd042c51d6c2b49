import {
  paymentLinkEndpoints,
  srmPaymentRequestEndpoints,
  type PaymentPage,
  type PaymentRequest,
  type PaymentRequestList,
} from '@portal/shared/contract';

import type { TestAgent } from './agents';
import type { TestApp } from './start-test-app';

/** The calls for payments by link, at the desk. */
export const paymentCalls = (app: TestApp, { token }: Pick<TestAgent, 'token'>) => ({
  list: (bookingId: string) =>
    app.client<PaymentRequestList>(srmPaymentRequestEndpoints.list, { token, query: { bookingId } }),
  ask: (body: unknown) => app.client<PaymentRequest>(srmPaymentRequestEndpoints.ask, { token, body }),
  mail: (body: unknown) => app.client<PaymentRequest>(srmPaymentRequestEndpoints.mail, { token, body }),
  withdraw: (requestId: string) =>
    app.client<PaymentRequest>(srmPaymentRequestEndpoints.withdraw, { token, body: { requestId } }),
  confirm: (requestId: string, method = 'upi') =>
    app.client<PaymentRequest>(srmPaymentRequestEndpoints.confirm, { token, body: { requestId, method } }),
});

/** The token that the address of a link carries. */
export const readPaymentToken = (link: string | null | undefined): string => {
  const token = new URL(link ?? '').hash.replace('#token=', '');
  if (token === '') throw new Error(`no token in ${link ?? 'no link'}`);
  return token;
};

/** The page of the customer who has the link. */
export const openPaymentPage = (app: TestApp, token: string) =>
  app.client<PaymentPage>(paymentLinkEndpoints.get, { token });
