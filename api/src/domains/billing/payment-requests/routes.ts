import { paymentLinkEndpoints, srmPaymentRequestEndpoints } from '@portal/shared/contract';
import type { FastifyInstance } from 'fastify';

import type { Deps } from '../../../deps';
import { route } from '../../../plugins/route';
import { readPaymentPage, sendPaymentNotice, sendPaymentReceipt } from './payment-page';
import { askPayment, confirmPayment, listRequests, mailRequest, withdrawRequest } from './service';

export function registerPaymentRequests(app: FastifyInstance, deps: Deps): void {
  route(app, srmPaymentRequestEndpoints.list, ({ query, user }) => listRequests(deps, user, query.bookingId));
  route(app, srmPaymentRequestEndpoints.ask, ({ body, user }) => askPayment(deps, user, body));
  route(app, srmPaymentRequestEndpoints.mail, ({ body, user }) => mailRequest(deps, user, body));
  route(app, srmPaymentRequestEndpoints.withdraw, ({ body, user }) =>
    withdrawRequest(deps, user, body.requestId),
  );
  route(app, srmPaymentRequestEndpoints.confirm, ({ body, user }) => confirmPayment(deps, user, body));
  route(app, paymentLinkEndpoints.get, ({ payer }) => readPaymentPage(deps, payer));
  route(app, paymentLinkEndpoints.notice, ({ payer, query, reply }) =>
    sendPaymentNotice(deps, payer, query.chargeId, reply),
  );
  route(app, paymentLinkEndpoints.receipt, ({ payer, reply }) => sendPaymentReceipt(deps, payer, reply));
}
